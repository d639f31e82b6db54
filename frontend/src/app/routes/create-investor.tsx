import { Lock } from 'lucide-react';
import { Link, useNavigate } from 'react-router';

import { errorText, fieldProblems } from '../../api/errors';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { EmptyState } from '../../components/states';
import { useCreateInvestorMutation } from '../../features/investors/api';
import { InvestorForm, type InvestorFormProps } from '../../features/investors/investor-form';
import { UpgradeButton } from '../../features/payments/upgrade-button';
import { toast } from '../../lib/toast';
import { useUser } from '../session';

/** The investor profile's form; without Investor Access the upgrade in its place (decisions, section 10). */
export default function CreateInvestor() {
  const user = useUser();
  const navigate = useNavigate();
  const [create] = useCreateInvestorMutation();

  const submit: InvestorFormProps['onSubmit'] = async (investorInput, key) => {
    try {
      await create({ investorInput, 'Idempotency-Key': key }).unwrap();
      toast.success('Investor profile created successfully!');
      void navigate('/dashboard');
      return { done: true };
    } catch (error) {
      toast.error(errorText(error, 'Failed to create investor profile'));
      return { done: false, problems: fieldProblems(error) };
    }
  };

  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Create investor profile" className="mb-6 text-page font-semibold">
        Create your investor profile
      </PageTitle>
      <Card>
        {user.is_premium ? (
          <InvestorForm userId={user.id} onSubmit={submit} onLeave={() => void navigate('/dashboard')} />
        ) : (
          <EmptyState
            icon={Lock}
            title="An investor profile needs Investor Access"
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button asChild variant="secondary">
                  <Link to="/dashboard">Back to Dashboard</Link>
                </Button>
                <UpgradeButton />
              </div>
            }
          >
            Investor Access gives you the full startup database, advanced filtering, direct founder contact
            and AI-validated startups.
          </EmptyState>
        )}
      </Card>
    </div>
  );
}

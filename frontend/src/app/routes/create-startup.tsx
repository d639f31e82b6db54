import { useNavigate } from 'react-router';

import { errorText, fieldProblems } from '../../api/errors';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { useCreateStartupMutation } from '../../features/startups/api';
import { Wizard, type WizardProps } from '../../features/wizard/wizard';
import { toast } from '../../lib/toast';
import { useUser } from '../session';

export default function CreateStartup() {
  const user = useUser();
  const navigate = useNavigate();
  const [create] = useCreateStartupMutation();

  const submit: WizardProps['onSubmit'] = async (startupInput, key) => {
    try {
      await create({ startupInput, 'Idempotency-Key': key }).unwrap();
      toast.success('Startup created! AI is generating your tasks...');
      void navigate('/dashboard');
      return { done: true };
    } catch (error) {
      toast.error(errorText(error, 'Failed to create startup'));
      return { done: false, problems: fieldProblems(error) };
    }
  };

  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Create your startup" className="mb-6 text-page font-semibold">
        Create your startup
      </PageTitle>
      <Card>
        <Wizard userId={user.id} onSubmit={submit} onLeave={() => void navigate('/dashboard')} />
      </Card>
    </div>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { Investor } from '../../api/generated/client';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { submit } from '../../lib/submit';
import { toast } from '../../lib/toast';
import { useInvestorsUpdateMutation } from './api';
import { editedProfileDraft } from './draft';
import { InvestorForm, type InvestorFormProps } from './investor-form';
import { changesOf } from './profile-form';

/** Changing a profile that exists: only what changed is sent. */
export function EditProfile({ investor }: { investor: Investor }) {
  const navigate = useNavigate();
  const [update] = useInvestorsUpdateMutation();
  const [draft] = useState(() => editedProfileDraft(investor));

  const onSubmit: InvestorFormProps['onSubmit'] = (body, _key, changed) =>
    submit('Failed to update investor profile', async () => {
      await update({ id: investor.id, investorPatch: changesOf(body, changed) }).unwrap();
      toast.success('Investor profile updated!');
      void navigate('/dashboard');
    });

  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Edit investor profile">Edit your investor profile</PageTitle>
      <p className="mt-1 mb-6 text-body text-text-2">Your matches are made anew when you save.</p>
      <Card>
        <InvestorForm
          draft={draft}
          mode="edit"
          onSubmit={onSubmit}
          onLeave={() => void navigate('/dashboard')}
        />
      </Card>
    </div>
  );
}

import { type InvestorInput, investorPatch as patchSchema } from '@proofround/contracts/investors/schemas.js';
import { useNavigate } from 'react-router';

import type { Investor } from '../../api/generated/client';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { draftKey } from '../../forms/draft';
import { patchOf, valuesOf } from '../../forms/field';
import { INVESTOR_FIELDS } from '../../forms/fields/investor';
import { detailOr } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useIsHere } from '../../lib/use-is-here';
import { useInvestorsUpdateMutation } from './api';
import { InvestorForm } from './investor-form';

/** The form for an existing profile. It sends only the changed fields. */
export function EditProfile({ investor }: { investor: Investor }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [update] = useInvestorsUpdateMutation();
  const base = valuesOf(INVESTOR_FIELDS, investor);

  const send = async (body: InvestorInput) => {
    const investorPatch = patchOf(patchSchema, INVESTOR_FIELDS, base, body);
    await update({ id: investor.id, investorPatch }).unwrap();
    toast.success('Investor profile updated!');
    if (isHere()) void navigate('/dashboard');
  };

  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Edit investor profile">Edit your investor profile</PageTitle>
      <p className="mt-1 mb-6 text-body text-text-2">Your matches are made anew when you save.</p>
      <Card>
        <InvestorForm
          draft={draftKey('edit-investor', investor.user_id, investor.id)}
          base={base}
          send={send}
          failure={detailOr('Failed to update investor profile')}
          onLeave={() => void navigate('/dashboard')}
        />
      </Card>
    </div>
  );
}

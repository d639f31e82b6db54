import { useNavigate } from 'react-router';

import type { InvestorInput } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { draftKey } from '../../forms/draft';
import { detailOr } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useIsHere } from '../../lib/use-is-here';
import { useInvestorsCreateMutation } from './api';
import { InvestorForm } from './investor-form';

export const newProfileDraft = (userId: string): string => draftKey('create-investor', userId);

interface NewProfileProps {
  userId: string;
  /** A stored chat about the profile can be continued. */
  hasChat: boolean;
  onCreated: () => void;
}

/** The form for a new profile, with a link to the AI chat. */
export function NewProfile({ userId, hasChat, onCreated }: NewProfileProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [create] = useInvestorsCreateMutation();

  const send = async (investorInput: InvestorInput, key: string) => {
    await create({ investorInput, 'Idempotency-Key': key }).unwrap();
    toast.success('Investor profile created successfully!');
    onCreated();
    if (isHere()) void navigate('/dashboard');
  };

  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Create investor profile">Create your investor profile</PageTitle>
      <p className="mt-1 mb-6 text-body text-text-2">
        Rather talk?{' '}
        <ActionLink to="?by=chat" variant="link" size="inline">
          {hasChat ? 'Continue in the AI chat' : 'Create it in the AI chat'}
        </ActionLink>
        {'. '}
        {hasChat ? 'You have a draft there.' : 'It takes a few minutes.'}
      </p>
      <Card>
        <InvestorForm
          draft={newProfileDraft(userId)}
          send={send}
          failure={detailOr('Failed to create investor profile')}
          onLeave={() => void navigate('/dashboard')}
        />
      </Card>
    </div>
  );
}

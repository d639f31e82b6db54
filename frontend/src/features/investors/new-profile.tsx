import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { submit } from '../../lib/submit';
import { toast } from '../../lib/toast';
import { useInvestorsCreateMutation } from './api';
import { newProfileDraft } from './draft';
import { InvestorForm, type InvestorFormProps } from './investor-form';

interface NewProfileProps {
  userId: string;
  /** There is a conversation about it that can be gone on with. */
  hasChat: boolean;
  onCreated: () => void;
}

/** A new profile by the form, with the way to the AI chat. */
export function NewProfile({ userId, hasChat, onCreated }: NewProfileProps) {
  const navigate = useNavigate();
  const [create] = useInvestorsCreateMutation();
  const [draft] = useState(() => newProfileDraft(userId));

  const onSubmit: InvestorFormProps['onSubmit'] = (investorInput, key) =>
    submit('Failed to create investor profile', async () => {
      await create({ investorInput, 'Idempotency-Key': key }).unwrap();
      toast.success('Investor profile created successfully!');
      onCreated();
      void navigate('/dashboard');
    });

  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Create investor profile">Create your investor profile</PageTitle>
      <p className="mt-1 mb-6 text-body text-text-2">
        Rather talk?{' '}
        <Button asChild variant="link" size="inline" className="whitespace-normal!">
          <Link to="?by=chat">{hasChat ? 'Continue in the AI chat' : 'Create it in the AI chat'}</Link>
        </Button>
        {'. '}
        {hasChat ? 'You have a draft there.' : 'It takes a few minutes.'}
      </p>
      <Card>
        <InvestorForm
          draft={draft}
          mode="create"
          onSubmit={onSubmit}
          onLeave={() => void navigate('/dashboard')}
        />
      </Card>
    </div>
  );
}

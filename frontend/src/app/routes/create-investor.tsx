import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { Investor } from '../../api/generated/client';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { EmptyState } from '../../components/states';
import { Chat } from '../../features/chat/chat';
import { INVESTOR } from '../../features/chat/subjects';
import { useKeptConversation } from '../../features/chat/use-conversation';
import { useInvestorsCreateFromChatMutation, useInvestorsListQuery } from '../../features/investors/api';
import { EditProfile } from '../../features/investors/edit-profile';
import { NewProfile, newProfileDraft } from '../../features/investors/new-profile';
import { BENEFITS_IN_WORDS } from '../../features/payments/benefits';
import { UpgradeButton } from '../../features/payments/upgrade-button';
import { clearDraft, fillFromChat, takeBackFromChat } from '../../forms/draft';
import { INVESTOR_FIELDS } from '../../forms/fields/investor';
import { useIsHere } from '../../lib/use-is-here';
import { QueryView } from '../../lists/query-view';
import { useUser } from '../session';

/** Creates the investor profile by form or chat, or edits the existing one (CREATE-4). */
export default function CreateInvestor() {
  const { is_premium: isPremium } = useUser();
  return isPremium ? <WithAccess /> : <NeedsAccess />;
}

/** Replaces the form for users without Investor Access. */
function NeedsAccess() {
  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Create investor profile" className="mb-6">
        Create your investor profile
      </PageTitle>
      <Card>
        <EmptyState
          icon={Lock}
          title="An investor profile needs Investor Access"
          action={
            <div className="flex flex-col items-center gap-2">
              <UpgradeButton />
              <ButtonLink to="/dashboard" variant="secondary">
                Back to Dashboard
              </ButtonLink>
            </div>
          }
        >
          {BENEFITS_IN_WORDS}
        </EmptyState>
      </Card>
    </div>
  );
}

function WithAccess() {
  const query = useInvestorsListQuery({});
  const [search] = useSearchParams();
  const profile = (
    <QueryView query={query} name="Your profile" shape="field" outline={['h-10', 'h-20', 'h-10']} framed>
      {(investors) => <Profile stored={investors[0]} byChat={search.get('by') === 'chat'} />}
    </QueryView>
  );
  if (query.data) return profile;
  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Investor profile" className="mb-6">
        Your investor profile
      </PageTitle>
      {profile}
    </div>
  );
}

function Profile({ stored, byChat }: { stored: Investor | undefined; byChat: boolean }) {
  // The profile at the first render, so that creating one does not turn this form into an edit form.
  const [investor] = useState(stored);
  if (investor) return <EditProfile investor={investor} />;
  return byChat ? <NewByChat /> : <NewByForm />;
}

function NewByChat() {
  const user = useUser();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [create] = useInvestorsCreateFromChatMutation();
  return (
    <>
      <PageTitle title="AI chat: create investor profile" className="mb-4">
        Create your investor profile
      </PageTitle>
      <Chat
        speaker={user}
        subject={INVESTOR}
        create={(investorInput, key) => create({ investorInput, 'Idempotency-Key': key }).unwrap()}
        onCreated={() => {
          clearDraft(newProfileDraft(user.id));
          if (isHere()) void navigate('/dashboard');
        }}
        onDiscard={() => takeBackFromChat(newProfileDraft(user.id), INVESTOR_FIELDS)}
        onSwitch={(known) => {
          fillFromChat(newProfileDraft(user.id), INVESTOR_FIELDS, known);
          void navigate('/create-investor');
        }}
      />
    </>
  );
}

function NewByForm() {
  const user = useUser();
  const chat = useKeptConversation(user);
  return <NewProfile userId={user.id} hasChat={chat.kept !== undefined} onCreated={chat.forget} />;
}

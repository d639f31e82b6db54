import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { Investor } from '../../api/generated/client';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { Chat } from '../../features/chat/chat';
import { INVESTOR } from '../../features/chat/subjects';
import { useKeptConversation } from '../../features/chat/use-conversation';
import { useInvestorsCreateFromChatMutation, useInvestorsListQuery } from '../../features/investors/api';
import { fillNewProfile, newProfileDraft } from '../../features/investors/draft';
import { EditProfile } from '../../features/investors/edit-profile';
import { NewProfile } from '../../features/investors/new-profile';
import { BENEFITS_IN_WORDS } from '../../features/payments/benefits';
import { UpgradeButton } from '../../features/payments/upgrade-button';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useUser } from '../session';

/** The investor profile: new by form or chat, or an existing one to change (CREATE-4). */
export default function CreateInvestor() {
  const { is_premium: isPremium } = useUser();
  return isPremium ? <WithAccess /> : <NeedsAccess />;
}

/** Without Investor Access the upgrade stands in the form's place. */
function NeedsAccess() {
  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Create investor profile" className="mb-6 text-page font-semibold">
        Create your investor profile
      </PageTitle>
      <Card>
        <EmptyState
          icon={Lock}
          title="An investor profile needs Investor Access"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink to="/dashboard" variant="secondary">
                Back to Dashboard
              </ButtonLink>
              <UpgradeButton />
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
  const { data: investors, error, isFetching, refetch } = useInvestorsListQuery({});
  useLoadFailureToast(error);
  const [search] = useSearchParams();
  if (investors) return <Profile stored={investors[0]} byChat={search.get('by') === 'chat'} />;
  return (
    <div className="mx-auto max-w-[720px]">
      <PageTitle title="Investor profile" className="mb-6 text-page font-semibold">
        Your investor profile
      </PageTitle>
      <Card>
        {error && !isFetching ? (
          <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <div className="flex flex-col gap-4" role="status" aria-label="Loading your profile">
            <Skeleton className="h-10" />
            <Skeleton className="h-20" />
            <Skeleton className="h-10" />
          </div>
        )}
      </Card>
    </div>
  );
}

function Profile({ stored, byChat }: { stored: Investor | undefined; byChat: boolean }) {
  // What the form was opened with: a profile that is created here does not turn it into another.
  const [investor] = useState(stored);
  if (investor) return <EditProfile investor={investor} />;
  return byChat ? <NewByChat /> : <NewByForm />;
}

function NewByChat() {
  const user = useUser();
  const navigate = useNavigate();
  const [create] = useInvestorsCreateFromChatMutation();
  return (
    <>
      <PageTitle title="AI chat: create investor profile" className="mb-4 text-page font-semibold">
        Create your investor profile
      </PageTitle>
      <Chat
        speaker={user}
        subject={INVESTOR}
        create={(investorInput, key) => create({ investorInput, 'Idempotency-Key': key }).unwrap()}
        onCreated={() => {
          newProfileDraft(user.id).clear();
          void navigate('/dashboard');
        }}
        onSwitch={(known) => {
          fillNewProfile(user.id, known);
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

import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { StartupInput } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { Chat } from '../../features/chat/chat';
import { STARTUP } from '../../features/chat/subjects';
import { useKeptConversation } from '../../features/chat/use-conversation';
import { useStartupsCreateMutation } from '../../features/startups/api';
import { Choice } from '../../features/startups/choice';
import { LayoutSwitch } from '../../features/wizard/layout-switch';
import { QUESTIONS, useLayout } from '../../features/wizard/layouts';
import { Wizard, wizardDraft } from '../../features/wizard/wizard';
import { clearDraft, fillFromChat, hasDraft, loadDraft, takeBackFromChat } from '../../forms/draft';
import { STARTUP_FIELDS } from '../../forms/fields/startup';
import { prefetch, whenIdle } from '../../lib/idle';
import { toast } from '../../lib/toast';
import { useIsHere } from '../../lib/use-is-here';
import { useUser } from '../session';

/** Creates a startup by AI chat or by the manual form (CREATE-1), as the URL says. */
export default function CreateStartup() {
  const [search] = useSearchParams();
  const by = search.get('by');
  // The dashboard is the next page, so its files load early.
  useEffect(
    () =>
      whenIdle(
        prefetch(
          () => import('./dashboard'),
          () => import('./founder-dashboard'),
        ),
      ),
    [],
  );
  if (by === 'chat') return <ByChat />;
  return by === 'form' ? <ByForm /> : <ChooseWay />;
}

function ChooseWay() {
  const user = useUser();
  const { kept } = useKeptConversation(user);
  return (
    <div className="mx-auto max-w-[880px]">
      <PageTitle title="Create your startup" />
      <p className="mt-1 mb-6 text-body text-text-2">
        Choose how to describe it. You can switch at any time; what you said is carried over to the form.
      </p>
      <Choice drafts={{ chat: kept !== undefined, form: hasDraft(wizardDraft(user.id)) }} />
    </div>
  );
}

function ByChat() {
  const user = useUser();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [create] = useStartupsCreateMutation();
  const draft = wizardDraft(user.id);
  const takeBack = () => takeBackFromChat(draft, STARTUP_FIELDS);
  return (
    <>
      <PageTitle title="AI chat: create your startup" className="mb-4">
        Create your startup
      </PageTitle>
      <Chat
        speaker={user}
        subject={STARTUP}
        create={(startupInput, key) => create({ startupInput, 'Idempotency-Key': key }).unwrap()}
        onCreated={({ idea_title }) => {
          // Deletes the form's draft: it holds the chat's facts and would create the same startup again.
          if (loadDraft(draft).values['idea_title']?.trim() === idea_title) clearDraft(draft);
          else takeBack();
          if (isHere()) void navigate('/dashboard');
        }}
        onDiscard={takeBack}
        onSwitch={(known) => {
          fillFromChat(draft, STARTUP_FIELDS, known);
          void navigate('?by=form');
        }}
      />
    </>
  );
}

function ByForm() {
  const user = useUser();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const layout = useLayout();
  const chat = useKeptConversation(user);
  const [create] = useStartupsCreateMutation();

  const send = async (startupInput: StartupInput, key: string) => {
    const { id } = await create({ startupInput, 'Idempotency-Key': key }).unwrap();
    // Deletes the stored chat: it holds the same facts and would create the same startup again.
    if (chat.kept?.extracted_data['idea_title'] === startupInput.idea_title) chat.forget();
    toast.success('Startup created! AI is generating your tasks...');
    // The one-question layout leads to the startup, where the user waits for the score.
    if (isHere()) void navigate(layout === QUESTIONS ? `/startups/${id}` : '/dashboard');
  };

  return (
    <div className="mx-auto max-w-[720px]">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PageTitle title="Create your startup" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <LayoutSwitch />
          <ActionLink to="?by=chat" variant="link" size="inline">
            Switch to AI chat
          </ActionLink>
        </div>
      </div>
      <Card>
        <Wizard userId={user.id} layout={layout} send={send} />
      </Card>
    </div>
  );
}

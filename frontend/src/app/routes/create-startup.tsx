import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import type { StartupInput } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { Chat } from '../../features/chat/chat';
import { STARTUP } from '../../features/chat/subjects';
import { useKeptConversation } from '../../features/chat/use-conversation';
import { useStartupsCreateMutation } from '../../features/startups/api';
import { Choice } from '../../features/startups/choice';
import { clearDraft, fillDraft, hasDraft, loadDraft } from '../../features/wizard/draft';
import { Wizard, type WizardProps } from '../../features/wizard/wizard';
import { ahead, whenIdle } from '../../lib/idle';
import { submit } from '../../lib/submit';
import { toast } from '../../lib/toast';
import { useUser } from '../session';

/** By AI chat or by the manual form (CREATE-1); the address says which. */
export default function CreateStartup() {
  const [search] = useSearchParams();
  const by = search.get('by');
  // Where everybody goes from here: it is there at once then.
  useEffect(
    () =>
      whenIdle(
        ahead(
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
      <PageTitle title="Create your startup">Create your startup</PageTitle>
      <p className="mt-1 mb-6 text-body text-text-2">
        Choose how to describe it. You can switch at any time; what you said is carried over to the form.
      </p>
      <Choice drafts={{ chat: kept !== undefined, form: hasDraft(user.id) }} />
    </div>
  );
}

function ByChat() {
  const user = useUser();
  const navigate = useNavigate();
  const [create] = useStartupsCreateMutation();
  return (
    <>
      <PageTitle title="AI chat: create your startup" className="mb-4 text-page font-semibold">
        Create your startup
      </PageTitle>
      <Chat
        speaker={user}
        subject={STARTUP}
        create={(startupInput, key) => create({ startupInput, 'Idempotency-Key': key }).unwrap()}
        onCreated={({ idea_title }) => {
          // The form was filled from this conversation, and would make the same startup again.
          if (loadDraft(user.id).values.idea_title.trim() === idea_title) clearDraft(user.id);
          void navigate('/dashboard');
        }}
        onSwitch={(known) => {
          fillDraft(user.id, known);
          void navigate('?by=form');
        }}
      />
    </>
  );
}

function ByForm() {
  const user = useUser();
  const navigate = useNavigate();
  const chat = useKeptConversation(user);
  const [create] = useStartupsCreateMutation();

  const finish = ({ idea_title }: StartupInput) => {
    // The chat filled this form, and would make the same startup again.
    if (chat.kept?.extracted_data['idea_title'] === idea_title) chat.forget();
    toast.success('Startup created! AI is generating your tasks...');
    void navigate('/dashboard');
  };
  const onSubmit: WizardProps['onSubmit'] = (startupInput, key) =>
    submit('Failed to create startup', async () => {
      await create({ startupInput, 'Idempotency-Key': key }).unwrap();
      finish(startupInput);
    });

  return (
    <div className="mx-auto max-w-[720px]">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PageTitle title="Create your startup">Create your startup</PageTitle>
        <Button asChild variant="link" size="inline">
          <Link to="?by=chat">Switch to AI chat</Link>
        </Button>
      </div>
      <Card>
        <Wizard userId={user.id} onSubmit={onSubmit} onLeave={() => void navigate('/dashboard')} />
      </Card>
    </div>
  );
}

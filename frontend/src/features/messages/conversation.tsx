import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';

import { statusOf } from '../../api/errors';
import type { Message, Thread } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { cn } from '../../lib/cn';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { QueryView } from '../../lists/query-view';
import { useSettled } from '../../lists/use-settled';
import {
  useConversationsAnswerMutation,
  useConversationsBlockMutation,
  useConversationsGetQuery,
  useConversationsMarkReadMutation,
} from './api';
import { MessageList } from './message-list';
import { NoConversation } from './no-conversation';
import { subjectOf } from './thread-list';
import { WriteForm } from './write-form';

/** Marks the messages as read while the reader looks at them. */
function useMarkAsRead({ id, unread_count: unread }: Thread) {
  const [markRead] = useConversationsMarkReadMutation();
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead({ id });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unread, markRead]);
}

function BlockButton({ thread: { id, blocked, other } }: { thread: Thread }) {
  const [block] = useConversationsBlockMutation();
  return (
    <SendButton
      variant={blocked ? 'secondary' : 'caution'}
      size="small"
      send={() => block({ id, blockInput: { blocked: !blocked } }).unwrap()}
      done={blocked ? `${other.name} can write again` : `${other.name} can no longer write`}
      failure={detailOr('Failed to change the block')}
    >
      {blocked ? 'Unblock' : 'Block'}
    </SendButton>
  );
}

interface ConversationProps {
  threadId: string;
  /** Whether the user may open the pages of other users' startups. */
  opensAll: boolean;
  actionsOf: (message: Message) => ReactNode;
}

/** A conversation: its messages, and the form for the next one. */
export function Conversation(props: ConversationProps) {
  const thread = useConversationsGetQuery({ id: props.threadId });
  // Also if it is on screen: an account or a startup takes its conversations with it (TALK-9).
  if (statusOf(thread.error) === 404) return <NoConversation />;
  return (
    <QueryView query={thread} name="This conversation" outline={['h-12', 'h-64']} framed>
      {(found) => <Open key={found.id} thread={found} {...props} />}
    </QueryView>
  );
}

function Open({ thread, opensAll, actionsOf }: ConversationProps & { thread: Thread }) {
  const { id, startup, other, state, can_write: canWrite, blocked } = thread;
  const isOwner = other.role === 'investor' || other.role === 'buyer';
  const { settle, below } = useSettled();
  useMarkAsRead(thread);
  return (
    <Card aria-labelledby="conversation-title">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3 border-b border-line pb-4">
        <div className="min-w-0">
          <h2 id="conversation-title" className="w-fit max-w-full text-card font-semibold break-words">
            {other.name}
          </h2>
          <p className="text-label wrap-anywhere text-text-2">
            {startup && (opensAll || isOwner) ? (
              <Link to={`/startups/${startup.id}`} className="rounded-control text-primary hover:underline">
                {subjectOf(thread)}
              </Link>
            ) : (
              subjectOf(thread)
            )}
          </p>
        </div>
        <BlockButton thread={thread} />
      </header>
      <MessageList thread={thread} actionsOf={actionsOf} onSettled={settle} />
      <div className={cn('mt-4', below)}>
        {state !== 'open' && <Introduction thread={thread} />}
        {state === 'open' && canWrite && <WriteForm threadId={id} />}
        {state === 'open' && !canWrite && (
          <p className="text-body text-text-2">
            {blocked
              ? `You blocked ${other.name}. Unblock to write.`
              : 'You cannot write in this conversation.'}
          </p>
        )}
      </div>
    </Card>
  );
}

/** What stands below a conversation that is not open: the founder waits, and the investor answers. */
function Introduction({ thread }: { thread: Thread }) {
  const { id, state, other } = thread;
  const [answer, { isLoading }] = useConversationsAnswerMutation();
  const send = (accepted: boolean) =>
    void answer({ id, introductionInput: { accepted } })
      .unwrap()
      .then(
        () => toast.success(accepted ? 'You can write to each other now' : 'You passed the introduction'),
        (error: unknown) => failureToast.detailOr('Failed to send your answer', error),
      );
  if (state === 'passed') {
    return <p className="text-body text-text-2">The introduction was passed. Nobody can write here.</p>;
  }
  if (other.role === 'investor') {
    return (
      <p className="text-body text-text-2">
        You asked {other.name} for an introduction. You can write more once they accept.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 text-body">
        {other.name} asks you for an introduction. Accept, and you can write to each other.
      </p>
      <Button loading={isLoading} onClick={() => send(true)}>
        Accept
      </Button>
      <Button variant="secondary" disabled={isLoading} onClick={() => send(false)}>
        Pass
      </Button>
    </div>
  );
}

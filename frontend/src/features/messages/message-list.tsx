import type { ReactNode } from 'react';

import type { Message, Thread } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { QueryView } from '../../lists/query-view';
import { useConversationsListMessagesPagesInfiniteQuery } from './api';
import { MessageRow } from './message-row';

const PAGE = { limit: '50' } as const;

interface MessageListProps {
  thread: Thread;
  actionsOf: (message: Message) => ReactNode;
}

/** The messages of a conversation, the newest at the end. */
export function MessageList({ thread, actionsOf }: MessageListProps) {
  const messages = useConversationsListMessagesPagesInfiniteQuery({ id: thread.id, ...PAGE });
  return (
    <QueryView query={messages} name="The messages" outline={['h-16', 'h-16', 'h-16']}>
      {({ pages }) => (
        <Messages
          messages={pages.flatMap(({ items }) => items).toReversed()}
          other={thread.other.name}
          actionsOf={actionsOf}
          earlier={
            messages.hasNextPage && (
              <Button
                variant="secondary"
                size="small"
                className="self-center"
                loading={messages.isFetchingNextPage}
                onClick={() => void messages.fetchNextPage()}
              >
                Show earlier messages
              </Button>
            )
          }
        />
      )}
    </QueryView>
  );
}

interface MessagesProps {
  messages: readonly Message[];
  other: string;
  actionsOf: (message: Message) => ReactNode;
  earlier: ReactNode;
}

/** The column is reversed: the browser then starts at the newest message, and does not scroll when earlier ones load. */
function Messages({ messages, other, actionsOf, earlier }: MessagesProps) {
  return (
    <div
      role="log"
      aria-label={`Conversation with ${other}`}
      tabIndex={0}
      className="flex max-h-[60dvh] min-h-48 flex-col-reverse overflow-y-auto overscroll-contain py-2 pr-2"
    >
      <div className="mb-auto flex flex-col gap-4">
        {earlier}
        <ol className="flex flex-col gap-4">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} other={other} actions={actionsOf(message)} />
          ))}
        </ol>
      </div>
    </div>
  );
}

import { type ReactNode, useState } from 'react';

import type { Message, Thread } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { LogRows } from '../../lists/log-rows';
import { PartBoundary } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { useOnSettled } from '../../lists/use-settled';
import { useConversationsListMessagesPagesInfiniteQuery } from './api';
import { MessageRow } from './message-row';

const PAGE = { limit: '50' } as const;

interface MessageListProps {
  thread: Thread;
  actionsOf: (message: Message) => ReactNode;
}

/** The messages of a conversation, the newest at the end. */
export function MessageList({ thread, actionsOf, onSettled }: MessageListProps & { onSettled: () => void }) {
  const messages = useConversationsListMessagesPagesInfiniteQuery({ id: thread.id, ...PAGE });
  useOnSettled(messages, onSettled);
  return (
    <QueryView query={messages} name="The messages" outline={['h-16', 'h-16', 'h-16']}>
      {({ pages }) => (
        <Messages
          messages={pages.flatMap(({ items }) => items).toReversed()}
          thread={thread}
          actionsOf={actionsOf}
          loadEarlier={() => {
            if (!messages.isFetching && !messages.isError) void messages.fetchNextPage();
          }}
          earlier={
            messages.hasNextPage && (
              <Button
                variant="secondary"
                size="small"
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

interface MessagesProps extends MessageListProps {
  messages: readonly Message[];
  earlier: ReactNode;
  loadEarlier: () => void;
}

/** The messages, and a screen reader's announcement of those that arrive. */
function Messages({ thread, messages, actionsOf, earlier, loadEarlier }: MessagesProps) {
  const other = thread.other.name;
  const newest = messages.at(-1);
  const [first] = useState(newest?.id);
  const news = newest && newest.id !== first && !newest.mine ? `${other}: ${newest.message}` : '';
  return (
    <>
      <LogRows
        ids={messages.map(({ id }) => id)}
        label={`Conversation with ${other}`}
        earlier={earlier}
        onNearStart={loadEarlier}
        endsWithOwn={newest?.mine === true}
        draw={(at) => {
          const message = messages[at];
          return (
            message && (
              <PartBoundary name="This message" of={message}>
                {() => <MessageRow message={message} other={other} actions={actionsOf(message)} />}
              </PartBoundary>
            )
          );
        }}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

import { ArrowDown, RotateCcw } from 'lucide-react';

import { Button } from '../../components/button';
import { cn } from '../../lib/cn';
import type { Conversation, Message } from './conversation';
import { useFollowBottom } from './use-follow-bottom';

interface MessageListProps {
  conversation: Conversation;
  onRetry: (messageId: string) => void;
  onTakeBack: (messageId: string) => void;
  onOpen: () => void;
}

function Failed({ message, conversation, onRetry, onTakeBack }: MessageListProps & { message: Message }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-label">
      <span className="text-bad">Not delivered</span>
      {!conversation.ended && (
        <>
          <Button
            variant="link"
            size="line"
            disabled={conversation.waiting}
            onClick={() => onRetry(message.id)}
          >
            Retry
          </Button>
          <Button
            variant="link"
            size="line"
            disabled={conversation.waiting}
            onClick={() => onTakeBack(message.id)}
          >
            Edit
          </Button>
        </>
      )}
    </div>
  );
}

function Line({ message, ...props }: MessageListProps & { message: Message }) {
  const { by, text, state } = message;
  if (by === 'note') {
    return (
      <p className="flex items-center gap-3 text-label text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text}
      </p>
    );
  }
  const own = by === 'user';
  return (
    <div className={cn('flex flex-col gap-1', own && 'items-end')}>
      <div
        className={cn(
          'max-w-[88%] text-reading',
          own && 'rounded-card bg-primary-tint px-4 py-2.5',
          state === 'sending' && 'opacity-70',
        )}
      >
        <span className="sr-only">{own ? 'You:' : 'Assistant:'}</span>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
      {state === 'failed' && <Failed message={message} {...props} />}
    </div>
  );
}

/** The conversation. It scrolls along while the reader is at its end; further up, a button leads to the new message. */
export function MessageList(props: MessageListProps) {
  const { messages, waiting, unopened } = props.conversation;
  const last = messages.at(-1);
  const { list, onScroll, toBottom, unseen } = useFollowBottom(last?.id, last?.state === 'sending');
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 max-sm:px-4"
        tabIndex={0}
        aria-label="Conversation"
        role="log"
        aria-busy={waiting}
      >
        <div className="mx-auto flex max-w-[720px] flex-col gap-5">
          {messages.map((message) => (
            <Line key={message.id} message={message} {...props} />
          ))}
          {unopened && (
            <div className="flex flex-col items-start gap-3">
              <p className="text-reading text-text-2">
                The assistant could not be reached. Nothing is lost; try again in a moment.
              </p>
              <Button variant="secondary" onClick={props.onOpen} icon={RotateCcw}>
                Try again
              </Button>
            </div>
          )}
        </div>
      </div>
      {unseen && (
        <div className="absolute bottom-3 left-1/2 -translate-x-1/2">
          <Button variant="secondary" size="small" shape="pill" onClick={toBottom} icon={ArrowDown}>
            New message
          </Button>
        </div>
      )}
    </div>
  );
}

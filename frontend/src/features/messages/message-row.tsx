import type { ReactNode } from 'react';

import type { Message } from '../../api/generated/work-client';
import { Quote } from '../../components/quote';
import { Moment } from '../../components/time';
import { cn } from '../../lib/cn';

interface MessageRowProps {
  message: Message;
  /** The name of the other side. */
  other: string;
  actions?: ReactNode;
}

export function MessageRow({ message, other, actions }: MessageRowProps) {
  const { id, mine, message: text, quote, created_at, read_at } = message;
  return (
    <div className={cn('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <div className={cn('max-w-[88%] rounded-card px-4 py-2.5', mine ? 'bg-primary-tint' : 'bg-sunken')}>
        <span className="sr-only">{mine ? 'You:' : `${other}:`}</span>
        {quote && <MessageQuote quote={quote} />}
        <p id={`message-${id}`} className="text-body wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </div>
      <p className="flex items-center gap-2 text-meta text-muted tabular">
        <Moment at={created_at} />
        {mine && read_at !== null && <span>Read</span>}
        {!mine && actions}
      </p>
    </div>
  );
}

const SOURCES = { ledger: 'From the score', match_reason: 'From the match' } as const;

/** What a message quotes, with its source. */
export function MessageQuote({ quote: { kind, text } }: { quote: NonNullable<Message['quote']> }) {
  return (
    <figure className="mb-2">
      <figcaption className="text-meta text-muted">{SOURCES[kind]}</figcaption>
      <Quote>{text}</Quote>
    </figure>
  );
}

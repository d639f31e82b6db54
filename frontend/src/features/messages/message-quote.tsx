import type { Message } from '../../api/generated/work-client';
import { Quote } from '../../components/quote';

const SOURCES = { ledger: 'From the ledger', match_reason: 'From the match' } as const;

/** What a message quotes, with its source. */
export function MessageQuote({ quote: { kind, text } }: { quote: NonNullable<Message['quote']> }) {
  return (
    <figure className="mb-2">
      <figcaption className="text-meta text-muted">{SOURCES[kind]}</figcaption>
      <Quote>{text}</Quote>
    </figure>
  );
}

import type { StartupReview } from '../api/generated/client';
import { Quote } from './quote';

/** The reasons why a startup is held, each with the words that it refers to. */
export function HoldReasons({ reasons }: { reasons: StartupReview['reasons'] }) {
  return (
    <ul aria-label="Reasons" className="flex flex-col gap-3">
      {reasons.map(({ code, text, quote }, at) => (
        <li key={`${code} ${at}`} className="min-w-0">
          <p className="text-body break-words">{text}</p>
          {/* An admin hides a startup without a quote. */}
          {quote && <Quote>{quote}</Quote>}
        </li>
      ))}
    </ul>
  );
}

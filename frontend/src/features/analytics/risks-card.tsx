import type { NamedRisk } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { Quote } from '../../components/quote';

/** Known risk patterns, each with the sentence that shows it and the investor's likely question. */
export function RisksCard({ risks, isOwner = true }: { risks: readonly NamedRisk[]; isOwner?: boolean }) {
  return (
    <TitledCard
      title={isOwner ? 'Risks to be ready for' : 'Risks to ask about'}
      note="Patterns that investors know, and what they ask about them"
    >
      <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
        {risks.map(({ code, title, question, quote }, at) => (
          <li key={`${code} ${at}`} className="min-w-0 border-t border-line py-3">
            <h3 className="text-body font-medium break-words">{title}</h3>
            {quote && <Quote>{quote}</Quote>}
            <p className="mt-1.5 text-label break-words text-text-2">
              <span className="font-medium text-text">{isOwner ? 'An investor will ask:' : 'Ask:'}</span>{' '}
              {question}
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

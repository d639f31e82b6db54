import type { ReactNode } from 'react';

import type { Deal } from '../../api/generated/work-client';
import { Day } from '../../components/time';
import { awaitedStepOf, needsSignature, nextStepOf, OTHER_ROLE, owedText, STEP_NAMES } from './words';

/** What an open deal waits for: the user's next step, or the other side. */
export function NextStep({ deal }: { deal: Deal }) {
  const next = nextStepOf(deal);
  if (!next)
    return <Frame title={`Wait for the ${OTHER_ROLE[deal.role]}`}>You have confirmed each step.</Frame>;
  const awaited = awaitedStepOf(deal);
  if (awaited)
    return (
      <Frame title={`Wait for the ${OTHER_ROLE[deal.role]}`}>
        You have confirmed the {STEP_NAMES[awaited.step].toLowerCase()}; the {OTHER_ROLE[deal.role]} still
        owes a confirmation, by <Day at={awaited.due_at} />. Next is the {STEP_NAMES[next.step].toLowerCase()}
        .
      </Frame>
    );
  return (
    <Frame title={STEP_NAMES[next.step]}>
      {owedText(next, deal.role)}, by <Day at={next.due_at} />.{' '}
      {needsSignature(next, deal)
        ? 'Sign it below; your signature confirms it.'
        : 'Confirm it below once it is done.'}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label="Next step"
      className="rounded-card border border-primary bg-primary-tint p-6 max-sm:p-4"
    >
      <p className="text-label text-text-2">Your next step</p>
      <h2 className="mt-1 text-section font-semibold">{title}</h2>
      <p className="mt-1 text-body text-text-2">{children}</p>
    </section>
  );
}

import { useState } from 'react';

import type { Deal } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { StepItem } from './step-item';

/** The steps from the letter of intent to the handover. */
export function ChecklistCard({ deal }: { deal: Deal }) {
  const [now] = useState(() => Date.now());
  const done = deal.steps.filter(({ done_at }) => done_at !== null).length;
  const next = deal.steps.find(({ done_by_me: mine }) => !mine);
  return (
    <TitledCard
      title="Checklist"
      note={`${done} of ${deal.steps.length} steps done. A step is done when both of you have confirmed it; the last one completes the deal.`}
    >
      <ol>
        {deal.steps.map((step) => (
          <StepItem key={step.step} step={step} deal={deal} isNext={step === next} now={now} />
        ))}
      </ol>
    </TitledCard>
  );
}

import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';

import type { Deal, DealStep } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { Day } from '../../components/time';
import { formatDate } from '../../lib/format';
import { ConfirmButton } from './confirm-button';
import { EscrowOffer } from './escrow-offer';
import {
  isUnsigned,
  needsSignature,
  nextStepOf,
  OTHER_ROLE,
  owedText,
  STEP_NAMES,
  STEP_TEXTS,
} from './words';

/** Says which side has confirmed a step that is not done. An ended deal waits for nobody. */
function confirmations({ done_by_me: mine, done_by_them: theirs }: DealStep, { role, state }: Deal): string {
  const other = `The ${OTHER_ROLE[role]}`;
  if (state !== 'open') {
    if (mine) return 'Only you confirmed it.';
    return theirs ? `Only the ${OTHER_ROLE[role]} confirmed it.` : 'Nobody confirmed it.';
  }
  if (mine) return `You confirmed it. ${other} has not confirmed it yet.`;
  return theirs ? `${other} confirmed it. It waits for you.` : 'Nobody has confirmed it yet.';
}

/** Once a side has confirmed the payment, the link to the provider is hidden to prevent a second one. */
const isUnpaid = ({ step, done_by_me: mine, done_by_them: theirs }: DealStep): boolean =>
  step === 'payment' && !mine && !theirs;

interface StepItemProps {
  step: DealStep;
  deal: Deal;
  /** Whether it is the first step that the user has not confirmed. */
  isNext: boolean;
  now: number;
}

/** A step: who owes it by when, who has confirmed it, and the user's own confirmation. */
function StepItem({ step, deal, isNext, now }: StepItemProps) {
  const titleId = `step-${step.step}`;
  const isDone = step.done_at !== null;
  const isOpen = !isDone && deal.state === 'open';
  const isLate = isOpen && Date.parse(step.due_at) < now;
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li
      data-takes-focus
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon
          className={isDone ? 'mt-0.5 size-5 shrink-0 text-ok' : 'mt-0.5 size-5 shrink-0 text-muted'}
          aria-hidden
        />
        <div className="min-w-0">
          <h3 id={titleId} className="text-body font-semibold">
            {STEP_NAMES[step.step]}
          </h3>
          <p className="text-label text-text-2">{STEP_TEXTS[step.step]}</p>
          {isOpen && (
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-muted">
              <span>
                {owedText(step, deal.role)}, by <Day at={step.due_at} />
              </span>
              {isLate && <Badge tone="warn">Overdue</Badge>}
            </p>
          )}
          <p className="text-label text-text-2">
            {step.done_at === null
              ? confirmations(step, deal)
              : `Both of you confirmed it on ${formatDate(step.done_at)}${isUnsigned(step, deal) ? ', without a signature here' : ''}.`}
          </p>
          {deal.escrow && isUnpaid(step) && (
            <EscrowOffer escrow={deal.escrow} role={deal.role} titleId={titleId} />
          )}
        </div>
      </div>
      {isOpen && needsSignature(step, deal) && (
        <p className="text-label text-text-2 max-sm:pl-8">Sign it below to confirm it.</p>
      )}
      {isOpen && !needsSignature(step, deal) && (
        // On phones the button is in line with the text above it.
        <div className="max-sm:pl-8">
          <ConfirmButton step={step} deal={deal} titleId={titleId} isNext={isNext} />
        </div>
      )}
    </li>
  );
}

/** The steps from the letter of intent to the handover. */
export function ChecklistCard({ deal }: { deal: Deal }) {
  const [now] = useState(() => Date.now());
  const done = deal.steps.filter(({ done_at }) => done_at !== null).length;
  const next = nextStepOf(deal);
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

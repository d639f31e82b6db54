import { createHash } from 'node:crypto';

import { DAY_MS, DEAL_STEPS, type DealStepName, type DealStepState } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { DealRow } from './deal.entity.js';
import type { DealStepRow } from './deal-parts.entity.js';

/** Who owes each step, and how many days after the acceptance (DEAL-3). */
export const STEP_TERMS: Readonly<Record<DealStepName, { owed_by: DealStepState['owed_by']; days: number }>> =
  {
    letter_of_intent: { owed_by: 'both', days: 7 },
    diligence: { owed_by: 'buyer', days: 21 },
    agreement: { owed_by: 'both', days: 35 },
    payment: { owed_by: 'buyer', days: 42 },
    handover: { owed_by: 'seller', days: 49 },
  };

export const stepDue = (step: DealStepName, from: Date): Date =>
  new Date(from.getTime() + STEP_TERMS[step].days * DAY_MS);

type Terms = Pick<DealRow, 'buyer_id' | 'seller_id' | 'startup_id' | 'amount'>;

/** The SHA-256 of a deal's terms (DEAL-8), a JSON array in a fixed order. */
export function termsHash(deal: Terms, steps: readonly Pick<DealStepRow, 'step' | 'due_at'>[]): string {
  const dates = new Map(steps.map(({ step, due_at }) => [step, due_at.toISOString()]));
  const terms = [
    deal.buyer_id,
    deal.seller_id,
    deal.startup_id,
    deal.amount.toFixed(2),
    ...DEAL_STEPS.map((step) => [step, dates.get(step) ?? null]),
  ];
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
}

/**
 * Both sides are reminded after seven silent days and seven days before the deal ends by itself: after 21
 * silent days, or on the due date of the last step that is not done if that is later (DEAL-6).
 */
const SILENT_DAYS = 7;
export const REMINDERS = 2;
const SILENT_MS = SILENT_DAYS * DAY_MS;

/** When the sweep checks the deal next after an act. */
export const firstReminderAt = (from = new Date()): Date => new Date(from.getTime() + SILENT_MS);

type OpenStep = Pick<DealStepRow, 'due_at' | 'done_at'>;

/** The last due date of a step that is not done, in milliseconds; 0 if all are done. */
const lastOpenDue = (steps: readonly OpenStep[]): number =>
  Math.max(0, ...steps.filter(({ done_at }) => done_at === null).map(({ due_at }) => due_at.getTime()));

/** When the sweep checks the deal next after a reminder, if nobody acts before. */
export const nextReminderAt = (reminders: number, steps: readonly OpenStep[]): Date =>
  new Date(Math.max(firstReminderAt().getTime(), lastOpenDue(steps) - (REMINDERS - reminders) * SILENT_MS));

/** When an open deal falls through if nobody acts. */
export const silentUntil = (
  { due_at, reminders }: { due_at: Date; reminders: number },
  steps: readonly OpenStep[],
): Date => new Date(Math.max(due_at.getTime() + (REMINDERS - reminders) * SILENT_MS, lastOpenDue(steps)));

/** Records that a side acted on an open deal, so that the days of silence start again (DEAL-6). */
export async function recordAct(tx: EntityManager, deal: DealRow): Promise<void> {
  deal.reminders = 0;
  deal.due_at = firstReminderAt();
  await tx.update(DealRow, { id: deal.id }, { reminders: deal.reminders, due_at: deal.due_at });
}

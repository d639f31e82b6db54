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

/** Both sides are reminded after every seven silent days. Seven days after the last reminder the deal ends (DEAL-6). */
const SILENT_DAYS = 7;
export const REMINDERS = 2;

/** When the sweep checks the deal next if nobody acts before. */
export const nextLook = (from = new Date()): Date => new Date(from.getTime() + SILENT_DAYS * DAY_MS);

/** When an open deal falls through if nobody acts. */
export const silentUntil = ({ due_at, reminders }: { due_at: Date; reminders: number }): Date =>
  new Date(due_at.getTime() + (REMINDERS - reminders) * SILENT_DAYS * DAY_MS);

/** Records that a side acted on an open deal, so that the days of silence start again (DEAL-6). */
export async function recordAct(tx: EntityManager, deal: DealRow): Promise<void> {
  deal.reminders = 0;
  deal.due_at = nextLook();
  await tx.update(DealRow, { id: deal.id }, { reminders: deal.reminders, due_at: deal.due_at });
}

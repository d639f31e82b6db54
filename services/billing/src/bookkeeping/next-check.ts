import { DAY_MS } from '@proofround/contracts';

import type { SubscriptionState } from '../payments/payments.js';
import { graceEnd, hasEnded, type SubscriptionRow } from '../records/subscription.entity.js';

/** An overdue check is repeated after its overdue time divided by this, but within the longest pause. */
export const PAUSE_DIVISOR = 4;
export const MAX_PAUSE_MS = 6 * 3600 * 1000;
/** Stripe begins the next period before it is paid, so the subscription is read within a period too. */
const WITHIN_PERIOD_MS = 7 * DAY_MS;
/** The same while a payment is due. */
const WHILE_DUE_MS = DAY_MS;
/** The first check of a subscription whose period has no end. */
const WITHOUT_END_MS = DAY_MS;

type ReadState = Pick<SubscriptionState, 'status' | 'period_end' | 'cancel_at_period_end'>;
type StoredFacts = Pick<SubscriptionRow, 'past_due_since'> & { readonly suspended: boolean };

/**
 * When reconciliation reads a subscription next, unless a webhook comes first; null if it has ended. `afterMs`
 * is the time that Stripe gets to report a change by itself.
 */
export function nextCheck(
  { status, period_end, cancel_at_period_end }: ReadState,
  { past_due_since, suspended }: StoredFacts,
  afterMs: number,
  now = Date.now(),
): Date | null {
  if (hasEnded(status)) return null;
  // Its owner is suspended, so its renewal is still to be stopped (PAY-24).
  if (suspended && !cancel_at_period_end) return new Date(now + afterMs);
  const periodEnd = period_end ? period_end.getTime() + afterMs : now + WITHOUT_END_MS;
  // After the end of the period, at growing intervals while it stays unpaid.
  const pause = Math.min((now - periodEnd) / PAUSE_DIVISOR, MAX_PAUSE_MS);
  const afterPeriod = Math.max(periodEnd, now + Math.max(afterMs, pause));
  const withinPeriod = now + (status === 'past_due' ? WHILE_DUE_MS : WITHIN_PERIOD_MS);
  // From then on the unpaid subscription gives no access (PAY-22).
  const stop = graceEnd({ status, past_due_since })?.getTime() ?? 0;
  const dates = stop > now ? [withinPeriod, afterPeriod, stop] : [withinPeriod, afterPeriod];
  return new Date(Math.min(...dates));
}

import type { Subscription } from '@proofround/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';

import { givesAccess, SubscriptionRow } from '../records/subscription.entity.js';

export type ShownStatus = Subscription['status'];

/** The states in which the owner can do something about a subscription. */
const SHOWN: readonly ShownStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** The user's subscription: one that gives access before one that does not, then the latest paid period. */
export async function currentSubscription(
  manager: EntityManager,
  user_id: string,
): Promise<(SubscriptionRow & { status: ShownStatus }) | null> {
  const rows = await manager.find(SubscriptionRow, {
    where: { user_id, status: In(SHOWN), foreign_part: IsNull() },
    order: { period_end: 'DESC' },
  });
  const row = rows.find(givesAccess) ?? rows[0];
  const status = SHOWN.find((shown) => shown === row?.status);
  return row && status ? Object.assign(row, { status }) : null;
}

/** The most subscriptions that are read at once; each needs a call to Stripe. */
const MOST_READ = 20;

/** The user's subscriptions, also ended ones: the latest paid period first. */
export function latestSubscriptions(manager: EntityManager, user_id: string): Promise<SubscriptionRow[]> {
  return manager.find(SubscriptionRow, {
    where: { user_id, foreign_part: IsNull() },
    order: { period_end: 'DESC' },
    take: MOST_READ,
  });
}

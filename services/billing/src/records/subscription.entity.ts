import { DAY_MS, type Plan } from '@proofround/contracts';
import { asNumber } from '@proofround/service-kit';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { subscriptionStates, type SubscriptionStatus } from './subscription-states.js';

export type ForeignPart = 'price' | 'currency' | 'product';

/** A subscription, as last read from Stripe. */
@Entity('subscriptions')
@Check('subscriptions_plan', `"plan" IN ('monthly', 'annual', 'pro')`)
@Check('subscriptions_foreign', `"foreign_part" IN ('price', 'currency', 'product')`)
@Index('subscriptions_user', ['user_id'])
@Index('subscriptions_due', ['next_check_at'], { where: '"next_check_at" IS NOT NULL' })
export class SubscriptionRow {
  /** Stripe's id. */
  @PrimaryColumn('text')
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  plan: Plan;

  /** Changes only through `subscriptionStates`. */
  @Column('text')
  status: SubscriptionStatus;

  @Column('timestamptz', { nullable: true })
  period_end: Date | null;

  /** True when the subscription ends with the paid period. */
  @Column('boolean', { default: false })
  cancel_at_period_end: boolean;

  /** Stripe's id of the payer; null, like the next three, if it was last read before 23 November 2026. */
  @Column('text', { nullable: true })
  customer_id: string | null;

  /** The price at Stripe that we have accepted; the subscription stays ours with it when our prices change. */
  @Column('text', { nullable: true })
  price_id: string | null;

  /** The product of that price. */
  @Column('text', { nullable: true })
  product_id: string | null;

  /** The price per interval in cents of a US dollar. */
  @Column('bigint', { nullable: true, transformer: asNumber })
  amount_cents: number | null;

  /** What makes the subscription foreign, although the checkout was ours. It then grants nothing. */
  @Column('text', { nullable: true })
  foreign_part: ForeignPart | null;

  /** When we first read that the payment failed; null unless it is past due. */
  @Column('timestamptz', { nullable: true })
  past_due_since: Date | null;

  /** When we sent the request that read this state. A reading with an earlier time is outdated. */
  @Column('timestamptz')
  as_of: Date;

  /** When reconciliation reads it again; null once the subscription has ended. */
  @Column('timestamptz', { nullable: true })
  next_check_at: Date | null;
}

/** How long a subscription gives access after its payment failed, if Stripe tries as long (PAY-22). */
const PAYMENT_GRACE_MS = 30 * DAY_MS;

const GIVES_ACCESS: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

type SubscriptionGrace = Pick<SubscriptionRow, 'status' | 'past_due_since'>;

/** When an unpaid subscription stops; null unless it is past due. */
export const graceEnd = ({ status, past_due_since }: SubscriptionGrace): Date | null =>
  status === 'past_due' && past_due_since !== null
    ? new Date(past_due_since.getTime() + PAYMENT_GRACE_MS)
    : null;

/** `past_due` gives access while Stripe still tries to collect the payment, but not for ever. */
export function givesAccess(row: SubscriptionGrace & Pick<SubscriptionRow, 'foreign_part'>): boolean {
  const end = graceEnd(row);
  return (
    row.foreign_part === null &&
    GIVES_ACCESS.includes(row.status) &&
    (end === null || end.getTime() > Date.now())
  );
}

/** The states in which a renewal is owed. */
export const OWING = ['past_due', 'unpaid'] as const satisfies readonly SubscriptionStatus[];

/** True when Stripe never changes the subscription again. */
export const hasEnded = (status: SubscriptionStatus): boolean => subscriptionStates.isFinal(status);

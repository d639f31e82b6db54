import type { Plan } from '@proofround/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { subscriptionStates, type SubscriptionStatus } from './subscription-states.js';

/** A subscription, as last read from Stripe. */
@Entity('subscriptions')
@Check('subscriptions_plan', `"plan" IN ('monthly', 'annual')`)
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

  /** Moves by `subscriptionStates`. */
  @Column('text')
  status: SubscriptionStatus;

  @Column('timestamptz', { nullable: true })
  period_end: Date | null;

  /** When we sent the request that read this state. A reading with an earlier time is outdated. */
  @Column('timestamptz')
  as_of: Date;

  /** When reconciliation reads it again; null once the subscription has ended. */
  @Column('timestamptz', { nullable: true })
  next_check_at: Date | null;
}

/** `past_due` gives access because Stripe still tries to collect the payment. */
const GIVES_ACCESS: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

export const givesAccess = (status: SubscriptionStatus): boolean => GIVES_ACCESS.includes(status);
/** True when Stripe never changes the subscription again. */
export const hasEnded = (status: SubscriptionStatus): boolean => subscriptionStates.isFinal(status);

import type { Plan } from '@proofround/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { subscriptionStates, type SubscriptionStatus } from './subscription-states.js';

/** A subscription as Stripe had it when we last asked. */
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

  /** When the question was asked whose answer this is: what was asked earlier is older news. */
  @Column('timestamptz')
  as_of: Date;

  /** When Stripe is asked again without being told to; null once the subscription has ended. */
  @Column('timestamptz', { nullable: true })
  next_check_at: Date | null;
}

/** Stripe still tries to collect a payment that is past due, so access goes on. */
const GIVES_ACCESS: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

export const givesAccess = (status: SubscriptionStatus): boolean => GIVES_ACCESS.includes(status);
/** Stripe never changes such a subscription again. */
export const hasEnded = (status: SubscriptionStatus): boolean => subscriptionStates.isFinal(status);

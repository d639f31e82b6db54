import type { Plan } from '@proofround/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

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

  /** In Stripe's words. */
  @Column('text')
  status: string;

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
const GIVES_ACCESS = ['active', 'trialing', 'past_due'];
/** Stripe never changes these again. */
const ENDED = ['canceled', 'incomplete_expired'];

export const givesAccess = (status: string): boolean => GIVES_ACCESS.includes(status);
export const hasEnded = (status: string): boolean => ENDED.includes(status);

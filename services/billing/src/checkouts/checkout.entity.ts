import type { PaymentStatus, Plan } from '@proofround/contracts';
import { Check, Column, Entity, In, Index, PrimaryColumn, type EntityManager } from 'typeorm';

import { checkoutStates } from './checkout-states.js';

/**
 * creating: written before Stripe is asked, so that no crash loses it. open: the payer has the
 * page. retiring: to be expired at Stripe. complete, expired: over. abandoned: never got a page.
 */
export type CheckoutStatus = 'creating' | 'open' | 'retiring' | 'complete' | 'expired' | 'abandoned';

/** One attempt of a user to pay. */
@Entity('checkouts')
@Check('checkouts_plan', `"plan" IN ('monthly', 'annual')`)
@Check('checkouts_status', `"status" IN ('creating', 'open', 'retiring', 'complete', 'expired', 'abandoned')`)
@Check('checkouts_payment', `"payment_status" IN ('paid', 'unpaid', 'no_payment_required')`)
@Index('checkouts_session', ['session_id'], { unique: true })
@Index('checkouts_user', ['user_id', 'status'])
@Index('checkouts_due', ['next_check_at'], { where: '"next_check_at" IS NOT NULL' })
export class CheckoutRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  plan: Plan;

  /** User, route, Idempotency-Key and body of the request, as a hash; null without a key. */
  @Column('text', { nullable: true })
  request_hash: string | null;

  /** Counts Stripe's refusals: part of the key, since Stripe repeats a refusal under the same one. */
  @Column('int', { default: 0 })
  generation: number;

  /** Stripe's id, once there is one. */
  @Column('text', { nullable: true })
  session_id: string | null;

  /** Moves by `checkoutStates`. */
  @Column('text')
  status: CheckoutStatus;

  @Column('text', { default: 'unpaid' })
  payment_status: PaymentStatus['payment_status'];

  /** How often Stripe was asked without being told to. */
  @Column('int', { default: 0 })
  checks: number;

  /** When Stripe is asked next, unless news comes before; null once it is over. */
  @Column('timestamptz', { nullable: true })
  next_check_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** Asks no more after a page that Stripe does not know, and counts it as expired unless it was paid. */
export async function expireUnknown(manager: EntityManager, id: string): Promise<void> {
  await manager.update(
    CheckoutRow,
    { id, status: In(checkoutStates.sourcesOf('expired', 'billing')) },
    { status: 'expired' },
  );
  await manager.update(CheckoutRow, { id }, { next_check_at: null });
}

/** Whether nothing can change any more. */
export function isFinal(row: Pick<CheckoutRow, 'status' | 'payment_status'>): boolean {
  return row.status === 'expired' || (row.status === 'complete' && row.payment_status !== 'unpaid');
}

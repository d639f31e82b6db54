import type { PaymentStatus, Plan } from '@proofround/contracts';
import { Check, Column, Entity, type EntityManager, In, Index, PrimaryColumn } from 'typeorm';

import { checkoutStates, type CheckoutStatus } from './checkout-states.js';

@Entity('checkouts')
@Check('checkouts_plan', `"plan" IN ('monthly', 'annual', 'pro')`)
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

  /** The price that the page offers, in cents; null for pages from before 23 November 2026. */
  @Column('int', { nullable: true })
  amount_cents: number | null;

  /** Hash of user, route, Idempotency-Key and body; null without a key. */
  @Column('text', { nullable: true })
  request_hash: string | null;

  /** Number of Stripe's refusals. It is part of Stripe's idempotency key, because Stripe repeats a refusal under the same key. */
  @Column('int', { default: 0 })
  generation: number;

  /** Stripe's id, once Stripe has created the session. */
  @Column('text', { nullable: true })
  session_id: string | null;

  /** Changes only through `checkoutStates`. */
  @Column('text')
  status: CheckoutStatus;

  @Column('text', { default: 'unpaid' })
  payment_status: PaymentStatus['payment_status'];

  /** How often we asked Stripe without a webhook or a request. */
  @Column('int', { default: 0 })
  checks: number;

  /** When reconciliation asks Stripe next; null once nothing can change. */
  @Column('timestamptz', { nullable: true })
  next_check_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** For a page that Stripe does not know: ends its checks and marks it expired, unless it is complete. */
export async function expireUnknown(manager: EntityManager, id: string): Promise<void> {
  await manager.update(
    CheckoutRow,
    { id, status: In(checkoutStates.sourcesOf('expired', 'billing')) },
    { status: 'expired' },
  );
  await manager.update(CheckoutRow, { id }, { next_check_at: null });
}

/** True when neither status nor payment can change. */
export function isFinal(row: Pick<CheckoutRow, 'status' | 'payment_status'>): boolean {
  return row.status === 'expired' || (row.status === 'complete' && row.payment_status !== 'unpaid');
}

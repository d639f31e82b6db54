import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { PaymentSession } from '../payments/payments.js';
import { CheckoutRow, isFinal } from '../records/checkout.entity.js';
import { checkoutStates } from '../records/checkout-states.js';

/** Our records of payment pages. Callers hold the lock of the payer's member row. */
@Injectable()
export class CheckoutRecords {
  /**
   * Copies a session's state into our record. A record that has ended or is paid stays so.
   * `outcome` is that of the subscription which the session created.
   */
  async record(
    tx: EntityManager,
    userId: string,
    session: PaymentSession,
    outcome: 'settled' | 'pending' | 'ended',
  ): Promise<CheckoutRow> {
    const row = await this.rowOf(tx, userId, session);
    row.session_id = session.id;
    if (checkoutStates.allowed(row.status, session.status, 'Stripe'))
      row.status = checkoutStates.move(row.status, session.status, 'Stripe');
    if (outcome !== 'pending' && row.payment_status === 'unpaid') row.payment_status = session.payment;
    // A delayed payment that failed leaves a complete session that stays unpaid.
    if (isFinal(row) || outcome === 'ended') row.next_check_at = null;
    return tx.save(row);
  }

  /** Marks the user's open pages, except one, as retiring; reconciliation expires them at Stripe. */
  async retireOpen(tx: EntityManager, userId: string, except?: string): Promise<void> {
    await tx.update(
      CheckoutRow,
      {
        user_id: userId,
        status: In(checkoutStates.sourcesOf('retiring', 'billing')),
        ...(except === undefined ? {} : { id: Not(except) }),
      },
      { status: 'retiring', next_check_at: new Date() },
    );
  }

  /** Marks a page as retiring whose payer's account was deleted while Stripe created it. */
  async retireNew(tx: EntityManager, id: string, session_id: string): Promise<void> {
    await tx.update(
      CheckoutRow,
      { id, status: In(checkoutStates.sourcesOf('retiring', 'deleted account')) },
      { session_id, status: 'retiring', next_check_at: new Date() },
    );
  }

  /** The session's record, or a new one when a crash lost it. */
  private async rowOf(tx: EntityManager, userId: string, session: PaymentSession): Promise<CheckoutRow> {
    const lock = { mode: 'pessimistic_write' } as const;
    const known = await tx.findOne(CheckoutRow, { where: { session_id: session.id }, lock });
    if (known) return known;
    const attempt =
      session.checkout_id === null
        ? null
        : await tx.findOne(CheckoutRow, {
            where: { id: session.checkout_id, user_id: userId, session_id: IsNull() },
            lock,
          });
    return (
      attempt ??
      tx.create(CheckoutRow, {
        id: uuid(),
        user_id: userId,
        plan: session.plan ?? 'monthly',
        amount_cents: null,
        request_hash: null,
        generation: 0,
        status: checkoutStates.begin(session.status, 'Stripe'),
        payment_status: 'unpaid',
        checks: 0,
        next_check_at: new Date(),
        created_at: new Date(),
      })
    );
  }
}

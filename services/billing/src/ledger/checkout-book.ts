import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { checkoutStates } from '../checkouts/checkout-states.js';
import { CheckoutRow, isFinal } from '../checkouts/checkout.entity.js';
import type { PaymentSession } from '../payments/payments.js';

/** Our records of payment pages. Every change happens under the lock of the payer's member row. */
@Injectable()
export class CheckoutBook {
  /** Whose session it is: by our record, else by what we wrote into it at Stripe. */
  async ownerOf(tx: EntityManager, session: PaymentSession): Promise<string | null> {
    const row = await tx.findOneBy(CheckoutRow, { session_id: session.id });
    return row?.user_id ?? session.user_id;
  }

  /**
   * Takes over how a session stands; what is over stays over, what is paid stays paid.
   * `subscription` is what it led to: settled (it counts as one), pending, or ended.
   */
  async record(
    tx: EntityManager,
    userId: string,
    session: PaymentSession,
    subscription: 'settled' | 'pending' | 'ended',
  ): Promise<CheckoutRow> {
    const row = await this.rowOf(tx, userId, session);
    row.session_id = session.id;
    if (checkoutStates.allowed(row.status, session.status, 'Stripe'))
      row.status = checkoutStates.move(row.status, session.status, 'Stripe');
    if (subscription !== 'pending' && row.payment_status === 'unpaid') row.payment_status = session.payment;
    // A payment that takes days and fails leaves a complete session that nobody will ever pay.
    if (isFinal(row) || subscription === 'ended') row.next_check_at = null;
    return tx.save(row);
  }

  /** Ends every open page of the user but one; the sweep tells Stripe. */
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

  /** Keeps a page that came about while its payer's account went, so that it is ended as well. */
  async retireNew(tx: EntityManager, id: string, session_id: string): Promise<void> {
    await tx.update(
      CheckoutRow,
      { id, status: In(checkoutStates.sourcesOf('retiring', 'deleted account')) },
      { session_id, status: 'retiring', next_check_at: new Date() },
    );
  }

  /** The session's row; one is written where a crash came between Stripe's answer and our record. */
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

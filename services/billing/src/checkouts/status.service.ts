import { Injectable } from '@nestjs/common';
import { notFound, SESSION_NOT_FOUND, type Actor, type PaymentStatus } from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { AuthSync } from '../access/auth-sync.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { CheckoutRow, isFinal } from './checkout.entity.js';

/** As Stripe's ids look: nothing else is asked of Stripe. */
const SESSION_ID = /^cs_[A-Za-z0-9_]{1,250}$/;

const unknown = () => notFound(SESSION_NOT_FOUND);

function assertMaySee(actor: Actor, payer: string): void {
  if (actor.user_id !== payer && !actor.is_admin) throw unknown();
}

/** How a payment stands (PAY-6, PAY-7). */
@Injectable()
export class StatusService {
  constructor(
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly authSync: AuthSync,
    private readonly database: DataSource,
  ) {}

  /**
   * Asks Stripe until the payment is final, and says paid only once auth knows it: the very next
   * GET /auth/me says is_premium. @throws DomainError not_found for others than payer and admin;
   * unavailable when Stripe or auth cannot be reached, and the browser asks again.
   */
  async status(actor: Actor, sessionId: string): Promise<PaymentStatus> {
    if (!SESSION_ID.test(sessionId)) throw unknown();
    const deadline = new Deadline(RPC_BUDGET_MS);
    const row = await this.present(actor, sessionId, deadline);
    const { payment_status, status, user_id } = row;
    if (payment_status !== 'unpaid') await this.authSync.ensure(user_id, deadline);
    return { payment_status, status: status === 'complete' || status === 'expired' ? status : 'open' };
  }

  private async present(
    actor: Actor,
    session_id: string,
    deadline: Deadline,
  ): Promise<Pick<CheckoutRow, 'status' | 'payment_status' | 'user_id'>> {
    const row = await this.database.manager.findOneBy(CheckoutRow, { session_id });
    if (row) assertMaySee(actor, row.user_id);
    if (row && isFinal(row)) return row;
    const session = await this.payments.session(session_id, deadline);
    // A session that we have no record of may still be ours: a crash came between.
    if (!row) {
      if (!session?.user_id) throw unknown();
      assertMaySee(actor, session.user_id);
    }
    const now = session ? await this.bookkeeping.takeSession(session, deadline) : row;
    if (!now) throw unknown();
    return now;
  }
}

import { Injectable } from '@nestjs/common';
import { type Actor, notFound, type PaymentStatus, SESSION_NOT_FOUND } from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { AuthSync } from '../access/auth-sync.js';
import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { CheckoutRow, isFinal } from '../records/checkout.entity.js';

/** The format of Stripe's session ids. Other values are not sent to Stripe. */
const SESSION_ID = /^cs_[A-Za-z0-9_]{1,250}$/;

const sessionNotFound = () => notFound(SESSION_NOT_FOUND);

function assertMaySee(actor: Actor, payer: string): void {
  if (actor.user_id !== payer && !actor.is_admin) throw sessionNotFound();
}

/** The status of a payment (PAY-6, PAY-7). */
@Injectable()
export class StatusService {
  constructor(
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly authSync: AuthSync,
    private readonly database: DataSource,
  ) {}

  /**
   * Reads the session from Stripe until the payment is final. Says paid only after auth has
   * recorded the access, so that the next GET /auth/me says is_premium.
   * @throws DomainError not_found unless the actor is the payer or the admin; unavailable when
   * Stripe or auth cannot be reached.
   */
  async getStatus(actor: Actor, sessionId: string): Promise<PaymentStatus> {
    if (!SESSION_ID.test(sessionId)) throw sessionNotFound();
    const deadline = new Deadline(RPC_BUDGET_MS);
    const row = await this.currentState(actor, sessionId, deadline);
    const { payment_status, status, user_id } = row;
    if (payment_status !== 'unpaid') await this.authSync.ensure(user_id, deadline);
    return { payment_status, status: status === 'complete' || status === 'expired' ? status : 'open' };
  }

  private async currentState(
    actor: Actor,
    session_id: string,
    deadline: Deadline,
  ): Promise<Pick<CheckoutRow, 'status' | 'payment_status' | 'user_id'>> {
    const row = await this.database.manager.findOneBy(CheckoutRow, { session_id });
    if (row) assertMaySee(actor, row.user_id);
    if (row && isFinal(row)) return row;
    const session = await this.payments.session(session_id, deadline);
    // A crash may have lost our record of the session.
    if (!row) {
      if (!session?.user_id) throw sessionNotFound();
      assertMaySee(actor, session.user_id);
    }
    const recorded = session ? await this.bookkeeping.syncSession(session, deadline) : row;
    if (!recorded) throw sessionNotFound();
    return recorded;
  }
}

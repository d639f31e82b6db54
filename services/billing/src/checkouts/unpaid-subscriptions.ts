import { Injectable } from '@nestjs/common';
import { unavailable } from '@proofround/service-kit';
import { DataSource, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import type { Deadline } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { givesAccess, hasEnded, OWING, SubscriptionRow } from '../records/subscription.entity.js';

/**
 * Ends the subscriptions that stopped because nobody paid (PAY-23). Stripe may still collect their
 * invoices, and a new subscription beside them would be paid for too.
 */
@Injectable()
export class UnpaidSubscriptions {
  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
  ) {}

  /**
   * Cancels them at Stripe, which ends the collection of their invoices. One that turns out to be
   * paid stays. Repeating it is safe.
   * @throws DomainError unavailable, if one may still be collected
   */
  async end(user_id: string, deadline: Deadline): Promise<void> {
    const { manager } = this.database;
    const owed = { user_id, status: In(OWING), foreign_part: IsNull() };
    for (const { id } of await manager.findBy(SubscriptionRow, owed)) {
      // The owner may have paid a moment ago, and the webhook has not arrived yet.
      await this.bookkeeping.syncSubscription(id, deadline);
      const row = await manager.findOneBy(SubscriptionRow, { id, ...owed });
      if (!row || givesAccess(row)) continue;
      const state = await this.payments.cancelSubscription(id, `replace-${id}-${uuid()}`, deadline);
      if (state && !hasEnded(state.status)) throw unavailable();
      await this.bookkeeping.syncSubscription(id, deadline);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Departures } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { CancellationOrders } from '../bookkeeping/cancellation-orders.js';
import { CheckoutRecords } from '../bookkeeping/checkout-records.js';
import { MemberRow } from '../records/member.entity.js';
import { SubscriptionRow } from '../records/subscription.entity.js';

/** Erases a deleted account. Its payments stay, as tax law requires; they contain no name. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly checkouts: CheckoutRecords,
    private readonly cancellations: CancellationOrders,
    departures: Departures,
  ) {
    departures.eraseBy('user', (tx, userId) => this.erase(tx, userId));
  }

  /**
   * Ends access and open payment pages, and orders the cancellation of the subscriptions. The
   * locked member row is the tombstone: `Bookkeeping` cancels whatever the user pays for later.
   */
  private async erase(tx: EntityManager, user_id: string): Promise<void> {
    const withoutRights = { is_premium: false, is_pro: false, suspended: false, suspension_changed_at: null };
    await tx.update(MemberRow, { user_id }, withoutRights);
    await this.checkouts.retireOpen(tx, user_id);
    const subscriptions = await tx.findBy(SubscriptionRow, { user_id });
    await this.cancellations.order(tx, subscriptions);
    // Payloads of unfinished webhooks contain the payer's data, and processing does not need them.
    await tx.query(
      `UPDATE webhook_events SET payload = '' WHERE payload <> '' AND EXISTS (
         SELECT 1 FROM unnest($1::text[]) AS theirs (id) WHERE strpos(payload, theirs.id) > 0)`,
      [[user_id, ...subscriptions.map(({ id }) => id)]],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Departures } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { MemberRow } from '../access/member.entity.js';
import { SubscriptionRow } from '../access/subscription.entity.js';
import { CheckoutBook } from '../ledger/checkout-book.js';
import { CancellationBook } from './cancellation-book.js';

/** Ends a user's payments. What was paid stays on the books, as tax law asks; it names nobody. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly checkouts: CheckoutBook,
    private readonly cancellations: CancellationBook,
    departures: Departures,
  ) {
    departures.eraseBy('user', (tx, userId) => this.erase(tx, userId));
  }

  /**
   * The member's row is the tombstone, and locked: nothing gives them Investor Access from here on,
   * and what they pay for, or turn out to have paid for, is cancelled. Open payment pages end.
   */
  private async erase(tx: EntityManager, user_id: string): Promise<void> {
    await tx.update(MemberRow, { user_id }, { is_premium: false });
    await this.checkouts.retireOpen(tx, user_id);
    const subscriptions = await tx.findBy(SubscriptionRow, { user_id });
    await this.cancellations.order(tx, subscriptions);
    // Webhooks that wait or failed: they name the payer, and are worked off without what they say.
    await tx.query(
      `UPDATE webhook_events SET payload = '' WHERE payload <> '' AND EXISTS (
         SELECT 1 FROM unnest($1::text[]) AS theirs (id) WHERE strpos(payload, theirs.id) > 0)`,
      [[user_id, ...subscriptions.map(({ id }) => id)]],
    );
  }
}

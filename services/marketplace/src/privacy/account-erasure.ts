import { Injectable } from '@nestjs/common';
import { FORMER_MEMBER } from '@proofround/contracts';
import { Departures } from '@proofround/service-kit';
import { Any, type EntityManager, Not } from 'typeorm';

import { DealErasure } from '../deals/deal-erasure.js';
import { ListingsService } from '../listings/listings.service.js';
import { eraseBuyersWords, eraseOwnersWords } from '../offers/erase-words.js';
import { ListedStartupRow } from '../records/listed-startup.entity.js';
import { ListingRow } from '../records/listing.entity.js';
import { OfferRow } from '../records/offer.entity.js';

@Injectable()
export class AccountErasure {
  constructor(
    private readonly listings: ListingsService,
    private readonly deals: DealErasure,
    departures: Departures,
  ) {
    departures.eraseBy('user', (tx, userId) => this.erase(tx, userId));
  }

  /**
   * Closes the user's startups like deleted ones (LISTING-6) and deletes the user's pending offers.
   * Decided offers, sold listings and deals stay for the other party without the user's id and words.
   */
  private async erase(tx: EntityManager, user_id: string): Promise<void> {
    // Lock order: startups, then listings, as in every writer.
    const startups = await tx.find(ListedStartupRow, {
      where: { owner_id: user_id },
      order: { startup_id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.query(
      `SELECT id FROM listings
       WHERE owner_id = $1 OR id IN (SELECT listing_id FROM offers WHERE buyer_id = $1)
       ORDER BY id FOR UPDATE`,
      [user_id],
    );
    for (const startup of startups) await this.listings.closeDeleted(tx, startup);
    await tx.delete(OfferRow, { buyer_id: user_id, status: 'pending' });
    await this.deals.eraseUser(tx, user_id);
    await eraseBuyersWords(tx, user_id);
    await tx.update(OfferRow, { buyer_id: user_id }, { buyer_id: FORMER_MEMBER });
    const sold = await tx.find(ListingRow, { select: { id: true }, where: { owner_id: user_id } });
    await eraseOwnersWords(
      tx,
      sold.map(({ id }) => id),
    );
    await tx.update(ListingRow, { owner_id: user_id }, { owner_id: FORMER_MEMBER });
    const own = startups.map(({ startup_id }) => startup_id);
    await tx.update(
      ListedStartupRow,
      { startup_id: Any(own), owner_id: Not(FORMER_MEMBER) },
      { owner_id: FORMER_MEMBER },
    );
  }
}

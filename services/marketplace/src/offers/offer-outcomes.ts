import { Injectable } from '@nestjs/common';
import { offerDecided, type EventData, type OfferDecision } from '@proofround/contracts';
import { Outbox } from '@proofround/service-kit';
import { In, type EntityManager } from 'typeorm';

import type { ListingRow } from '../listings/listing.entity.js';
import { ListedStartupRow } from '../startups/listed-startup.entity.js';
import { offerStates } from './offer-states.js';
import { OfferRow } from './offer.entity.js';

type Reason = EventData<typeof offerDecided>['reason'];
type DecidedOffer = Pick<OfferRow, 'id' | 'buyer_id' | 'offer_amount'>;

/** Ends offers and notifies their buyers. The caller has locked the listing. */
@Injectable()
export class OfferOutcomes {
  constructor(private readonly outbox: Outbox) {}

  /** Rejects the pending offers of a closed listing. */
  async rejectPending(
    tx: EntityManager,
    listing: ListingRow,
    reason: Exclude<Reason, 'decision'>,
  ): Promise<void> {
    const listing_id = listing.id;
    const by = 'closed listing';
    const rejected = await tx.findBy(OfferRow, {
      listing_id,
      status: In(offerStates.sourcesOf('rejected', by)),
    });
    await tx.update(
      OfferRow,
      { listing_id, status: In(offerStates.sourcesOf('rejected', by)) },
      { status: 'rejected' },
    );
    await this.announce(tx, listing, rejected, 'rejected', reason);
  }

  /** Notifies each buyer of the outcome, without the title of a deleted startup. */
  async announce(
    tx: EntityManager,
    listing: ListingRow,
    offers: readonly DecidedOffer[],
    status: OfferDecision,
    reason: Reason,
  ): Promise<void> {
    if (offers.length === 0) return;
    const startup = await tx.findOneByOrFail(ListedStartupRow, { startup_id: listing.startup_id });
    await this.outbox.appendAll(
      tx,
      offerDecided,
      offers.map(({ id, buyer_id, offer_amount }) => ({
        offer_id: id,
        listing_id: listing.id,
        startup_id: listing.startup_id,
        owner_id: listing.owner_id,
        buyer_id,
        offer_amount,
        status,
        idea_title: startup.deleted ? null : startup.idea_title,
        reason,
      })),
    );
  }
}

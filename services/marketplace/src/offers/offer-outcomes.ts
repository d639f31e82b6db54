import { Injectable } from '@nestjs/common';
import {
  type EventData,
  offerDecided,
  type OfferDecision,
  type OfferMaker,
  type offerWithdrawn,
} from '@proofround/contracts';
import { Outbox } from '@proofround/service-kit';
import { type EntityManager, In } from 'typeorm';

import type { ListingRow } from '../records/listing.entity.js';
import { startupOf } from '../records/listing-access.js';
import { OfferRow, type RejectionReason } from '../records/offer.entity.js';
import { type OfferMover, offerStates } from '../records/offer-states.js';
import type { LockedOffer } from './offer-access.js';

type Cause = EventData<typeof offerDecided>['reason'];
type DecidedOffer = Pick<OfferRow, 'id' | 'buyer_id' | 'offer_amount' | 'made_by' | 'deal_id'>;

const CLOSED_REASONS: Record<Exclude<Cause, 'decision'>, RejectionReason> = {
  sold: 'sold',
  withdrawn: 'withdrawn listing',
  deleted: 'withdrawn listing',
};

/** Rejects an offer whose listing the caller has locked. `reason` may be a user's words. */
export async function rejectOffer(
  tx: EntityManager,
  offer: OfferRow,
  by: OfferMover,
  reason: string | null,
): Promise<void> {
  offer.status = offerStates.move(offer.status, 'rejected', by);
  offer.reason = reason;
  await tx.update(
    OfferRow,
    { id: offer.id, status: In(offerStates.sourcesOf('rejected', by)) },
    { status: 'rejected', reason },
  );
}

/** The data of events about one offer, without the title of a deleted startup. */
export async function offerEventData(
  tx: EntityManager,
  listing: ListingRow,
  offer: OfferRow,
): Promise<EventData<typeof offerWithdrawn>> {
  const startup = await startupOf(tx, listing);
  return {
    offer_id: offer.id,
    listing_id: listing.id,
    startup_id: listing.startup_id,
    owner_id: listing.owner_id,
    buyer_id: offer.buyer_id,
    offer_amount: offer.offer_amount,
    made_by: offer.made_by,
    idea_title: startup.deleted ? null : startup.idea_title,
  };
}

/** Why a listing closed, and whose act closed it. */
interface Closing {
  readonly cause: Exclude<Cause, 'decision'>;
  readonly closed_by: string;
  /** The deal of a sale. */
  readonly lost_to?: string;
}

/** Ends offers and notifies their sides. The caller has locked the listing. */
@Injectable()
export class OfferOutcomes {
  constructor(private readonly outbox: Outbox) {}

  /** Rejects an offer by a decision. `reason` is in the words of the side that decided. */
  async rejectByDecision(
    tx: EntityManager,
    { listing, offer }: LockedOffer,
    side: OfferMaker,
    reason: string | null,
  ): Promise<void> {
    await rejectOffer(tx, offer, side, reason);
    await this.announce(tx, listing, [offer], 'rejected', 'decision');
  }

  /** Rejects the pending offers of a closed listing (OFFER-27). */
  async rejectPending(
    tx: EntityManager,
    listing: ListingRow,
    { cause, closed_by, lost_to }: Closing,
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
      { status: 'rejected', reason: CLOSED_REASONS[cause], lost_to: lost_to ?? null },
    );
    await this.announce(tx, listing, rejected, 'rejected', cause, closed_by);
  }

  /** Publishes the outcome of offers, without the title of a deleted startup. */
  async announce(
    tx: EntityManager,
    listing: ListingRow,
    offers: readonly DecidedOffer[],
    status: OfferDecision,
    reason: Cause,
    closed_by?: string,
  ): Promise<void> {
    if (offers.length === 0) return;
    const startup = await startupOf(tx, listing);
    await this.outbox.appendAll(
      tx,
      offerDecided,
      offers.map(({ id, buyer_id, offer_amount, made_by, deal_id }) => ({
        offer_id: id,
        listing_id: listing.id,
        startup_id: listing.startup_id,
        owner_id: listing.owner_id,
        buyer_id,
        offer_amount,
        made_by,
        ...(deal_id === null ? {} : { deal_id }),
        status,
        idea_title: startup.deleted ? null : startup.idea_title,
        reason,
        ...(closed_by === undefined ? {} : { closed_by }),
      })),
    );
  }
}

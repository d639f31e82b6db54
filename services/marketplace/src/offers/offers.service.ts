import { Injectable } from '@nestjs/common';
import {
  type Actor,
  conflict,
  forbidden,
  listingSold,
  NOT_FOR_SALE,
  type Offer,
  type OfferDecision,
  type OfferInput,
  type OfferMaker,
  offerReceived,
  OWN_LISTING,
} from '@proofround/contracts';
import { Commands, Departures, Outbox, type RawJson, Transactions } from '@proofround/service-kit';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { DealOpenings } from '../deals/deal-openings.js';
import { moveListing } from '../records/listing.entity.js';
import { listingMissing, startupOf, visibleListing } from '../records/listing-access.js';
import { insertOffer, OfferRow, toOffer } from '../records/offer.entity.js';
import { offerStates } from '../records/offer-states.js';
import { assertMovable, assertNotHeld, type LockedOffer, lockForDecision } from './offer-access.js';
import { OfferOutcomes } from './offer-outcomes.js';
import { PendingOffers } from './pending-offers.js';

/** Offers on listings (OFFER-1 to OFFER-11). */
@Injectable()
export class OffersService {
  constructor(
    private readonly commands: Commands,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly outcomes: OfferOutcomes,
    private readonly departures: Departures,
    private readonly pendingOffers: PendingOffers,
    private readonly deals: DealOpenings,
  ) {}

  /** Makes an offer on another user's active listing and notifies the owner. Takes an Idempotency-Key. */
  async create(actor: Actor, listingId: string, input: OfferInput): Promise<Offer | RawJson> {
    return this.commands.run(actor.user_id, async (tx) => {
      await this.departures.assertPresent(tx, actor.user_id);
      const listing = await visibleListing(tx, actor, listingId);
      if (listing.owner_id === actor.user_id) throw forbidden(OWN_LISTING);
      const startup = await startupOf(tx, listing);
      // The admin sees withdrawn and held listings but cannot make an offer on them either.
      if (listing.status === 'withdrawn' || startup.held) throw listingMissing();
      if (listing.status === 'sold') throw conflict(NOT_FOR_SALE);
      await this.pendingOffers.assertRoom(tx, listing.id, actor.user_id);
      const buyer_id = actor.user_id;
      const row = await insertOffer(tx, listing, { ...input, buyer_id, made_by: 'buyer', counter_of: null });
      await this.outbox.append(tx, offerReceived, {
        offer_id: row.id,
        listing_id: listing.id,
        startup_id: listing.startup_id,
        owner_id: listing.owner_id,
        buyer_id: row.buyer_id,
        offer_amount: row.offer_amount,
        idea_title: startup.idea_title,
      });
      return toOffer(row);
    });
  }

  /**
   * Stores the decision of the side that did not make the offer. Accepting sells the listing, rejects its
   * other offers and opens a deal in the same transaction.
   */
  async decide(actor: Actor, offerId: string, status: OfferDecision, reason: string | null): Promise<Offer> {
    return this.transactions.run(async (tx) => {
      const { side, ...locked } = await lockForDecision(tx, actor, offerId);
      assertMovable(locked, status, side);
      if (status === 'accepted') await this.accept(tx, locked, side);
      else await this.outcomes.rejectByDecision(tx, locked, side, reason);
      return toOffer(locked.offer);
    });
  }

  private async accept(tx: EntityManager, { listing, offer }: LockedOffer, side: OfferMaker): Promise<void> {
    await assertNotHeld(tx, listing);
    offer.status = offerStates.move(offer.status, 'accepted', side);
    offer.deal_id = uuid();
    await tx.update(
      OfferRow,
      { id: offer.id, status: In(offerStates.sourcesOf('accepted', side)) },
      { status: 'accepted', deal_id: offer.deal_id },
    );
    await this.outcomes.announce(tx, listing, [offer], 'accepted', 'decision');
    await moveListing(tx, listing, 'sold', 'accepted offer');
    const closed_by = side === 'owner' ? listing.owner_id : offer.buyer_id;
    await this.outcomes.rejectPending(tx, listing, { cause: 'sold', closed_by, lost_to: offer.deal_id });
    await this.deals.open(tx, { id: offer.deal_id, listing, offer, acceptedBy: side });
    await this.outbox.append(tx, listingSold, {
      listing_id: listing.id,
      startup_id: listing.startup_id,
      owner_id: listing.owner_id,
      deal_id: offer.deal_id,
    });
  }
}

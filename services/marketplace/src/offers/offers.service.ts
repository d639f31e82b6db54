import { Injectable } from '@nestjs/common';
import {
  conflict,
  forbidden,
  isId,
  LISTING_HELD,
  NOT_FOR_SALE,
  NOT_YOUR_LISTING,
  notFound,
  OFFER_DECIDED,
  OFFER_NOT_FOUND,
  offerReceived,
  OWN_LISTING,
  type Actor,
  type Offer,
  type OfferDecision,
  type OfferInput,
} from '@proofround/contracts';
import { Commands, Departures, Outbox, Transactions, type RawJson } from '@proofround/service-kit';
import { In, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { isVisible, listingMissing, lockListing, startupOf, visibleListing } from '../listings/access.js';
import { moveListing, type ListingRow } from '../listings/listing.entity.js';
import { OfferOutcomes } from './offer-outcomes.js';
import { offerStates } from './offer-states.js';
import { OfferRow, toOffer } from './offer.entity.js';

const offerMissing = () => notFound(OFFER_NOT_FOUND);

/** Offers on listings (OFFER-1 to OFFER-11). */
@Injectable()
export class OffersService {
  constructor(
    private readonly commands: Commands,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly outcomes: OfferOutcomes,
    private readonly departures: Departures,
  ) {}

  /** Makes an offer on another user's active listing and notifies the owner. Takes an Idempotency-Key. */
  async make(actor: Actor, listingId: string, input: OfferInput): Promise<Offer | RawJson> {
    return this.commands.run(actor.user_id, async (tx) => {
      await this.departures.assertPresent(tx, actor.user_id);
      const listing = await visibleListing(tx, actor, listingId);
      if (listing.owner_id === actor.user_id) throw forbidden(OWN_LISTING);
      const startup = await startupOf(tx, listing);
      // The admin sees withdrawn and held listings but cannot make an offer on them either.
      if (listing.status === 'withdrawn' || startup.held) throw listingMissing();
      if (listing.status === 'sold') throw conflict(NOT_FOR_SALE);
      const row = tx.create(OfferRow, {
        id: uuid(),
        listing_id: listing.id,
        buyer_id: actor.user_id,
        ...input,
        status: offerStates.begin('pending', 'buyer'),
        created_at: new Date(),
      });
      await tx.insert(OfferRow, row);
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
   * Stores the owner's decision on a pending offer. Accepting it sells the listing and rejects its
   * other pending offers in the same transaction. A listing of a held startup cannot be sold.
   */
  async decide(actor: Actor, offerId: string, status: OfferDecision): Promise<Offer> {
    return this.transactions.run(async (tx) => {
      const { listing, offer } = await this.lockForOwner(tx, actor, offerId);
      if (!offerStates.allowed(offer.status, status, 'owner')) throw conflict(OFFER_DECIDED);
      if (listing.status !== 'active') throw conflict(NOT_FOR_SALE);
      if (status === 'accepted' && (await startupOf(tx, listing)).held) throw conflict(LISTING_HELD);
      offer.status = offerStates.move(offer.status, status, 'owner');
      await tx.update(
        OfferRow,
        { id: offer.id, status: In(offerStates.sourcesOf(status, 'owner')) },
        { status },
      );
      await this.outcomes.announce(tx, listing, [offer], status, 'decision');
      if (status === 'accepted') {
        await moveListing(tx, listing, 'sold', 'accepted offer');
        await this.outcomes.rejectPending(tx, listing, 'sold');
      }
      return toOffer(offer);
    });
  }

  /** Locks the listing of an offer for the listing's owner. @throws DomainError not_found, forbidden */
  private async lockForOwner(
    tx: EntityManager,
    actor: Actor,
    offerId: string,
  ): Promise<{ listing: ListingRow; offer: OfferRow }> {
    const unlocked = isId(offerId) ? await tx.findOneBy(OfferRow, { id: offerId }) : null;
    const listing = unlocked && (await lockListing(tx, unlocked.listing_id));
    // Read again under the lock, because the offer may have been decided meanwhile.
    const offer = listing && (await tx.findOneBy(OfferRow, { id: offerId }));
    if (!offer) throw offerMissing();
    if (listing.owner_id !== actor.user_id) {
      const startup = await startupOf(tx, listing);
      const isKnown = isVisible(actor, listing, startup) || offer.buyer_id === actor.user_id;
      throw isKnown ? forbidden(NOT_YOUR_LISTING) : offerMissing();
    }
    return { listing, offer };
  }
}

import { Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_LISTED,
  ALREADY_SOLD,
  conflict,
  type EventData,
  type Listing,
  type ListingInput,
  NOT_FOR_SALE,
  notFound,
  STARTUP_NOT_FOUND,
  type startupDeleted,
} from '@proofround/contracts';
import { Commands, Departures, type RawJson, Transactions } from '@proofround/service-kit';
import { type EntityManager, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { DealErasure } from '../deals/deal-erasure.js';
import { eraseOwnersWords } from '../offers/erase-words.js';
import { OfferOutcomes } from '../offers/offer-outcomes.js';
import { ListingRow, moveListing, NO_TEXTS } from '../records/listing.entity.js';
import { ownListing } from '../records/listing-access.js';
import { listingStates } from '../records/listing-states.js';
import { toListing } from '../records/listing-view.js';
import { ListedStartupsService } from '../startups/listed-startups.service.js';

/** A founder's startups for sale (LISTING-1 to LISTING-7). */
@Injectable()
export class ListingsService {
  constructor(
    private readonly startups: ListedStartupsService,
    private readonly outcomes: OfferOutcomes,
    private readonly deals: DealErasure,
    private readonly departures: Departures,
    private readonly commands: Commands,
    private readonly transactions: Transactions,
  ) {}

  /** Lists a startup that, according to the startups service, is the caller's. Takes an Idempotency-Key. */
  async create(actor: Actor, { startup_id, ...terms }: ListingInput): Promise<Listing | RawJson> {
    const current = await this.startups.fetchOwnAndStore(actor.user_id, startup_id);
    // The checks run inside the command, so a repeat gets the first answer even if the startup has changed.
    return this.commands.run(actor.user_id, async (tx) => {
      await this.departures.assertPresent(tx, actor.user_id);
      const startup = current && (await this.startups.store(tx, current));
      if (!startup) throw notFound(STARTUP_NOT_FOUND);
      // The startup's row is locked, so of two simultaneous calls the second sees the first's listing.
      const existing = await tx.findOneBy(ListingRow, { startup_id, status: Not('withdrawn') });
      if (existing) throw conflict(existing.status === 'sold' ? ALREADY_SOLD : ALREADY_LISTED);
      const row = tx.create(ListingRow, {
        id: uuid(),
        startup_id,
        owner_id: actor.user_id,
        ...terms,
        status: listingStates.begin('active', 'owner'),
        created_at: new Date(),
      });
      await tx.insert(ListingRow, row);
      return toListing(actor, row, startup);
    });
  }

  /** Withdraws a listing and rejects its pending offers; a repeat does nothing. */
  async withdraw(actor: Actor, listingId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const listing = await ownListing(tx, actor, listingId);
      if (listing.status === 'sold') throw conflict(NOT_FOR_SALE);
      if (listing.status === 'withdrawn') return;
      await moveListing(tx, listing, 'withdrawn', 'owner');
      await this.outcomes.rejectPending(tx, listing, { cause: 'withdrawn', closed_by: actor.user_id });
    });
  }

  /** Reads a listed startup again, after its owner has changed or deleted it (LISTING-3, LISTING-7). */
  async refresh(startupId: string): Promise<void> {
    const copy = await this.startups.findStored(startupId);
    if (!copy) return;
    const startup = await this.startups.fetch(startupId);
    await this.transactions.run((tx) =>
      startup ? this.startups.update(tx, startup) : this.closeDeleted(tx, copy),
    );
  }

  /**
   * Erases a deleted startup's copy and the texts of its listings; ends active listings and the open deal.
   * The startup's row is locked first, as in `create`, to avoid deadlocks.
   */
  async closeDeleted(tx: EntityManager, startup: EventData<typeof startupDeleted>): Promise<void> {
    await this.startups.forget(tx, startup);
    const listings = await tx.find(ListingRow, {
      where: { startup_id: startup.startup_id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.update(ListingRow, { startup_id: startup.startup_id }, NO_TEXTS);
    for (const listing of listings) {
      if (!listingStates.allowed(listing.status, 'withdrawn', 'deleted startup')) continue;
      await moveListing(tx, listing, 'withdrawn', 'deleted startup');
      await this.outcomes.rejectPending(tx, listing, { cause: 'deleted', closed_by: listing.owner_id });
    }
    await this.deals.eraseStartup(tx, startup.startup_id);
    await eraseOwnersWords(
      tx,
      listings.map(({ id }) => id),
    );
  }
}

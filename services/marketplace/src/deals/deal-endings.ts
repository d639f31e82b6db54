import { Injectable } from '@nestjs/common';
import { dealCompleted, dealFellThrough, FORMER_MEMBER, listingReopened } from '@proofround/contracts';
import { Outbox } from '@proofround/service-kit';
import { type EntityManager, In } from 'typeorm';

import { type ListingRow, moveListing } from '../records/listing.entity.js';
import { startupOf } from '../records/listing-access.js';
import { OfferRow } from '../records/offer.entity.js';
import { offerStates } from '../records/offer-states.js';
import { closeDeal, DealRow, nameStartup } from './deal.entity.js';
import type { LockedDeal } from './deal-access.js';
import { type DealEnder, dealStates } from './deal-states.js';
import { dealEventData, stepsOf } from './deal-view.js';

/** The reasons of deals that fell through without an act of either side. */
const REASONS_WITHOUT_ACT = {
  silence: 'Nobody acted on this deal for 21 days.',
  account: 'The buyer deleted their account.',
  startup: 'The startup was deleted.',
};

/** Ends deals. The caller has locked the listing. */
@Injectable()
export class DealEndings {
  constructor(private readonly outbox: Outbox) {}

  /** Completes a deal whose steps are all done; its listing stays sold. @returns whether they are */
  async completeIfDone(tx: EntityManager, deal: DealRow): Promise<boolean> {
    if (!(await stepsOf(tx, deal.id)).every(({ done_at }) => done_at !== null)) return false;
    await closeDeal(tx, deal, 'completed', 'both sides', { closed_by: null, reason: null });
    const facts = await dealEventData(tx, deal);
    await nameStartup(tx, deal, facts.idea_title);
    await this.outbox.append(tx, dealCompleted, facts);
    return true;
  }

  /** Ends a deal and opens its listing again; notifies buyers whose offers the sale rejected (DEAL-5). */
  async fallThrough(
    tx: EntityManager,
    { listing, deal }: LockedDeal,
    by: Exclude<DealEnder, 'startup'>,
    words?: string,
  ): Promise<void> {
    const reason = by === 'buyer' || by === 'seller' ? (words ?? null) : REASONS_WITHOUT_ACT[by];
    await closeDeal(tx, deal, 'fell_through', by, { closed_by: by, reason });
    await tx.update(
      OfferRow,
      { id: deal.offer_id, status: In(offerStates.sourcesOf('rejected', 'fallen deal')) },
      { status: 'rejected', reason: 'fell_through' },
    );
    await this.outbox.append(tx, dealFellThrough, { ...(await dealEventData(tx, deal)), by, reopened: true });
    await this.reopen(tx, listing, deal);
  }

  /** Ends the open deal of a deleted startup. Its listing stays sold, because there is nothing left to sell. */
  async endOfDeleted(tx: EntityManager, startup_id: string): Promise<void> {
    const open = await tx.findBy(DealRow, {
      startup_id,
      status: In(dealStates.sourcesOf('fell_through', 'startup')),
    });
    for (const deal of open) {
      const closing = { closed_by: 'startup', reason: REASONS_WITHOUT_ACT.startup } as const;
      await closeDeal(tx, deal, 'fell_through', 'startup', closing);
      const facts = await dealEventData(tx, deal);
      await this.outbox.append(tx, dealFellThrough, { ...facts, by: 'startup', reopened: false });
    }
  }

  private async reopen(tx: EntityManager, listing: ListingRow, deal: DealRow): Promise<void> {
    await moveListing(tx, listing, 'active', 'fallen deal');
    const { startup_id, idea_title } = await dealEventData(tx, deal);
    // Bidders do not see the listing of a held startup.
    const isHeld = (await startupOf(tx, listing)).held;
    const lost = isHeld
      ? []
      : await tx.find(OfferRow, { select: { buyer_id: true }, where: { lost_to: deal.id } });
    const bidders = new Set(lost.map(({ buyer_id }) => buyer_id));
    bidders.delete(deal.buyer_id);
    bidders.delete(FORMER_MEMBER);
    await this.outbox.append(tx, listingReopened, {
      listing_id: listing.id,
      startup_id,
      owner_id: listing.owner_id,
      deal_id: deal.id,
      idea_title: idea_title ?? '',
      bidder_ids: [...bidders],
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DEAL_STEPS, dealOpened, type OfferMaker } from '@proofround/contracts';
import { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import type { ListingRow } from '../records/listing.entity.js';
import type { OfferRow } from '../records/offer.entity.js';
import { DealRow } from './deal.entity.js';
import { DealStepRow } from './deal-parts.entity.js';
import { dealStates } from './deal-states.js';
import { firstReminderAt, stepDue } from './deal-terms.js';
import { dealEventData } from './deal-view.js';

interface Opening {
  readonly id: string;
  readonly listing: ListingRow;
  readonly offer: OfferRow;
  readonly acceptedBy: OfferMaker;
}

/** Opens the deal of an accepted offer, in the transaction of the acceptance (DEAL-1). */
@Injectable()
export class DealOpenings {
  constructor(private readonly outbox: Outbox) {}

  async open(tx: EntityManager, { id, listing, offer, acceptedBy }: Opening): Promise<void> {
    const now = new Date();
    const deal = tx.create(DealRow, {
      id,
      listing_id: listing.id,
      offer_id: offer.id,
      startup_id: listing.startup_id,
      seller_id: listing.owner_id,
      buyer_id: offer.buyer_id,
      seller_name: null,
      startup_title: null,
      buyer_name: null,
      amount: offer.offer_amount,
      status: dealStates.begin('open', 'accepted offer'),
      created_at: now,
      closed_at: null,
      closed_by: null,
      reason: null,
      reminders: 0,
      due_at: firstReminderAt(now),
    });
    await tx.insert(DealRow, deal);
    await tx.insert(
      DealStepRow,
      DEAL_STEPS.map((step) => ({ deal_id: id, step, due_at: stepDue(step, now) })),
    );
    await this.outbox.append(tx, dealOpened, {
      ...(await dealEventData(tx, deal)),
      amount: deal.amount,
      accepted_by: acceptedBy === 'owner' ? 'seller' : 'buyer',
    });
  }
}

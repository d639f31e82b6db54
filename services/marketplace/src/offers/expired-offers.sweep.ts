import { Inject, Injectable } from '@nestjs/common';
import { offerExpired } from '@proofround/contracts';
import { CONFIG, Loops, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import type { MarketplaceConfig } from '../config.js';
import { OfferRow } from '../records/offer.entity.js';
import { offerStates } from '../records/offer-states.js';
import { sweepDue } from '../work/sweep-due.js';
import { lockOffer } from './offer-access.js';
import { offerEventData, rejectOffer } from './offer-outcomes.js';

/** Rejects offers that nobody decided in time (OFFER-25). */
@Injectable()
export class ExpiredOffersSweep {
  constructor(
    database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Pick<MarketplaceConfig, 'DEAL_SWEEP_MS'>,
    loops: Loops,
  ) {
    sweepDue(database, loops, {
      name: 'the sweep of expired offers',
      everyMs: config.DEAL_SWEEP_MS,
      rows: OfferRow,
      due: 'expires_at',
      statuses: offerStates.sourcesOf('rejected', 'expiry'),
      handle: (id) => this.expire(id),
    });
  }

  /** Checks the offer again under the listing's lock, so a decision or another replica is not repeated. */
  private async expire(offerId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await lockOffer(tx, offerId);
      if (!locked) return;
      const { listing, offer } = locked;
      if (!offerStates.allowed(offer.status, 'rejected', 'expiry')) return;
      await rejectOffer(tx, offer, 'expiry', 'expired');
      await this.outbox.append(tx, offerExpired, await offerEventData(tx, listing, offer));
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { offerExpired } from '@proofround/contracts';
import { CONFIG, Loops, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource, In, LessThanOrEqual } from 'typeorm';

import type { MarketplaceConfig } from '../config.js';
import { offerStates } from '../records/offer-states.js';
import { OfferRow } from '../records/offer.entity.js';
import { eachDue, SWEEP_BATCH } from '../work/each-due.js';
import { lockOffer } from './offer-access.js';
import { offerFact, rejectOffer } from './offer-outcomes.js';

/** Rejects offers that nobody decided in time (OFFER-25). */
@Injectable()
export class OfferExpiry {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) config: Pick<MarketplaceConfig, 'DEAL_SWEEP_MS'>,
    loops: Loops,
  ) {
    loops.add({
      name: 'the sweep for expired offers',
      everyMs: config.DEAL_SWEEP_MS,
      next: () => this.sweep(),
    });
  }

  private async sweep(): Promise<boolean> {
    const due = await this.database.manager.find(OfferRow, {
      select: { id: true },
      where: {
        status: In(offerStates.sourcesOf('rejected', 'expiry')),
        expires_at: LessThanOrEqual(new Date()),
      },
      order: { expires_at: 'ASC' },
      take: SWEEP_BATCH,
    });
    return eachDue(due, ({ id }) => this.expire(id));
  }

  /** Checks the offer again under the listing's lock, so a decision or another replica is not repeated. */
  private async expire(offerId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await lockOffer(tx, offerId);
      if (!locked) return;
      const { listing, offer } = locked;
      if (!offerStates.allowed(offer.status, 'rejected', 'expiry')) return;
      await rejectOffer(tx, offer, 'expiry', 'expired');
      await this.outbox.append(tx, offerExpired, await offerFact(tx, listing, offer));
    });
  }
}

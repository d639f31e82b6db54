import { Inject, Injectable } from '@nestjs/common';
import { conflict, OFFERS_FULL, ownOffersSentence } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import type { MarketplaceConfig } from '../config.js';
import { OfferRow } from '../records/offer.entity.js';

type Limits = Pick<MarketplaceConfig, 'RATE_LIMITS' | 'LIMIT_OFFERS_BY_BUYER' | 'LIMIT_OFFERS_BY_LISTING'>;

/** Bounds the offers that await a decision (OFFER-20). */
@Injectable()
export class PendingOffers {
  constructor(@Inject(CONFIG) private readonly limits: Limits) {}

  /** Checks that the buyer may make one more offer, under the listing's lock. @throws DomainError conflict */
  async assertRoom(tx: EntityManager, listing_id: string, buyer_id: string): Promise<void> {
    const { RATE_LIMITS, LIMIT_OFFERS_BY_BUYER, LIMIT_OFFERS_BY_LISTING } = this.limits;
    if (!RATE_LIMITS) return;
    const pending = { listing_id, status: 'pending' } as const;
    if ((await tx.countBy(OfferRow, { ...pending, buyer_id })) >= LIMIT_OFFERS_BY_BUYER)
      throw conflict(ownOffersSentence(LIMIT_OFFERS_BY_BUYER));
    if ((await tx.countBy(OfferRow, pending)) >= LIMIT_OFFERS_BY_LISTING) throw conflict(OFFERS_FULL);
  }
}

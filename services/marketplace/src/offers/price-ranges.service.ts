import { Injectable } from '@nestjs/common';
import { notFound, STARTUP_NOT_FOUND, type Actor, type PriceRangeReply } from '@proofround/contracts';

import { ListedStartupsService } from '../startups/listed-startups.service.js';
import { roundedPriceRange } from '../price-range/price-range.js';

/** Guidance on a price before a startup is listed (PRICE-3). */
@Injectable()
export class PriceRangesService {
  constructor(private readonly startups: ListedStartupsService) {}

  /** The indicative range of a startup, for its owner and the admin. @throws DomainError not_found, unavailable */
  async getPriceRange(actor: Actor, startupId: string): Promise<PriceRangeReply> {
    const startup = await this.startups.fetch(startupId);
    if (!startup || (startup.owner_id !== actor.user_id && !actor.is_admin))
      throw notFound(STARTUP_NOT_FOUND);
    return { price_range: roundedPriceRange({ ...startup.shown, tech_stack: null }) };
  }
}

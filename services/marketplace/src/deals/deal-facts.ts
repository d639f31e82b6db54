import type { dealCompleted, EventData } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { ListedStartupRow } from '../records/listed-startup.entity.js';
import type { DealRow } from './deal.entity.js';

/** The data that all events about a deal carry, without the title of a deleted startup. */
export async function dealFacts(tx: EntityManager, deal: DealRow): Promise<EventData<typeof dealCompleted>> {
  const startup = await tx.findOneByOrFail(ListedStartupRow, { startup_id: deal.startup_id });
  return {
    deal_id: deal.id,
    listing_id: deal.listing_id,
    startup_id: deal.startup_id,
    seller_id: deal.seller_id,
    buyer_id: deal.buyer_id,
    idea_title: startup.deleted ? null : startup.idea_title,
  };
}

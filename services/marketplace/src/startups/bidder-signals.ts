import { Injectable } from '@nestjs/common';
import { FORMER_MEMBER } from '@proofround/contracts';
import { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Both tables are read by index: the listings of the startup, then their offers. */
const BIDDERS = `
  SELECT DISTINCT offers.listing_id, offers.buyer_id FROM listings
  JOIN offers ON offers.listing_id = listings.id
  WHERE listings.startup_id = $1 AND offers.buyer_id <> $2`;

const bidders = z.array(z.object({ listing_id: z.string(), buyer_id: z.string() }));

/** Makes the open pages of those who made an offer reload their offers and deals (LIVE-8). */
@Injectable()
export class BidderSignals {
  constructor(private readonly outbox: Outbox) {}

  /** Call it when a startup was hidden or shown again. */
  async visibilityChanged(tx: EntityManager, startupId: string): Promise<void> {
    const rows = bidders.parse(await tx.query(BIDDERS, [startupId, FORMER_MEMBER]));
    await this.outbox.appendLiveAll(
      tx,
      rows.map(({ listing_id, buyer_id }) => ({
        userId: buyer_id,
        live: { event: 'visibility.updated', data: { listing_id } },
      })),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { type Actor, type Listing, type PageRequest } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { isVisible, listingMissing } from '../records/listing-access.js';
import { LISTING_COLUMNS, listingRecord, MY_OFFER, myOfferOf, toListing } from '../records/listing-view.js';

const record = listingRecord.extend({ offer_count: z.number().nullable() });
const records = z.array(record);

const listingFor = (actor: Actor, row: z.output<typeof record>): Listing =>
  toListing(actor, row, row, { offerCount: row.offer_count ?? 0, myOffer: myOfferOf(row) });

/** The offers of buyers; null unless the caller owns the listing. */
const OFFER_COUNT = `
  CASE WHEN l.owner_id = $1
    THEN (SELECT count(*)::int FROM offers o WHERE o.listing_id = l.id AND o.made_by = 'buyer') END AS offer_count`;

/** Reads listings; each call runs one statement on indexes. */
@Injectable()
export class BrowseService {
  constructor(private readonly database: DataSource) {}

  /** Active listings and the caller's own sold ones, newest first; `mine` excludes other owners'. */
  async list(actor: Actor, page: PageRequest, mine = false): Promise<RawJson> {
    const limit = page.limit ?? PAGE_ROWS;
    const values: unknown[] = [actor.user_id, limit + 1];
    if (page.cursor !== undefined) values.push(page.cursor);
    const whose = mine ? 'AND l.owner_id = $1' : '';
    const shown = mine || actor.is_admin ? '' : 'AND (NOT s.held OR l.owner_id = $1)';
    const before = page.cursor === undefined ? '' : 'AND l.id < $3';
    const rows = records.parse(
      await this.database.query(
        `WITH page AS (
           (SELECT l.* FROM listings l JOIN startups s ON s.startup_id = l.startup_id
            WHERE l.status = 'active' ${whose} ${shown} ${before} ORDER BY l.id DESC LIMIT $2)
           UNION ALL
           (SELECT l.* FROM listings l WHERE l.status = 'sold' AND l.owner_id = $1 ${before}
            ORDER BY l.id DESC LIMIT $2)
           ORDER BY id DESC LIMIT $2
         )
         SELECT ${LISTING_COLUMNS}, ${OFFER_COUNT}
         FROM page l JOIN startups s ON s.startup_id = l.startup_id ${MY_OFFER}
         ORDER BY l.id DESC`,
        values,
      ),
    );
    return pageOf(rows, limit, (row) => JSON.stringify(listingFor(actor, row)));
  }

  /** One listing. @throws DomainError not_found unless the caller may see it */
  async get(actor: Actor, listingId: string): Promise<Listing> {
    const found = await this.find(actor, 'l.id = $2', listingId);
    if (!found) throw listingMissing();
    return found;
  }

  /** A startup's active or sold listing; null unless the caller may see one (LISTING-10). */
  getOfStartup(actor: Actor, startupId: string): Promise<Listing | null> {
    return this.find(actor, `l.startup_id = $2 AND l.status <> 'withdrawn'`, startupId);
  }

  private async find(actor: Actor, condition: string, id: string): Promise<Listing | null> {
    const [row] = records.parse(
      await this.database.query(
        `SELECT ${LISTING_COLUMNS}, ${OFFER_COUNT}
         FROM listings l JOIN startups s ON s.startup_id = l.startup_id ${MY_OFFER}
         WHERE ${condition}`,
        [actor.user_id, id],
      ),
    );
    return row && isVisible(actor, row, row) ? listingFor(actor, row) : null;
  }
}

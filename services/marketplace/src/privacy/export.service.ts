import { Injectable } from '@nestjs/common';
import type { AccountExport, Actor, RequestOf, rpc } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';

import { ListingRow } from '../listings/listing.entity.js';
import { OfferRow, toOfferFacts } from '../offers/offer.entity.js';

type Request = RequestOf<typeof rpc.accounts.export.marketplace>;

/** Exports the caller's data in this service, section by section, newest first. */
@Injectable()
export class ExportService {
  constructor(private readonly database: DataSource) {}

  /** One page of a section as JSON, with the cursor of the next page if rows remain (docs/privacy.md). */
  async page({ user_id }: Actor, { section, cursor }: Omit<Request, 'actor'>): Promise<RawJson> {
    const before = cursor === undefined ? {} : { id: LessThan(z.uuid().parse(cursor)) };
    const page = { order: { id: 'DESC' }, take: PAGE_ROWS + 1 } as const;
    const { manager } = this.database;
    switch (section) {
      case 'listings': {
        const rows = await manager.find(ListingRow, { where: { owner_id: user_id, ...before }, ...page });
        return pageOf(rows.map(toListing), PAGE_ROWS);
      }
      case 'offers_received': {
        const where = { listing: { owner_id: user_id }, ...before };
        return pageOf((await manager.find(OfferRow, { where, ...page })).map(toOfferFacts), PAGE_ROWS);
      }
      case 'offers_made': {
        const rows = await manager.find(OfferRow, { where: { buyer_id: user_id, ...before }, ...page });
        const offers: AccountExport['offers_made'] = rows.map((row) => ({
          ...toOfferFacts(row),
          message: row.message,
        }));
        return pageOf(offers, PAGE_ROWS);
      }
    }
  }
}

const toListing = (row: ListingRow): AccountExport['listings'][number] => ({
  id: row.id,
  startup_id: row.startup_id,
  asking_price: row.asking_price,
  reason_for_selling: row.reason_for_selling,
  tech_stack: row.tech_stack,
  status: row.status,
  created_at: row.created_at.toISOString(),
});

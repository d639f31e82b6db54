import { Injectable } from '@nestjs/common';
import type { AccountExport, Actor, RequestOf, rpc } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';

import { exportedDeals } from '../deals/deal-export.js';
import { DealNoteRow } from '../deals/deal-parts.entity.js';
import { DealRow } from '../deals/deal.entity.js';
import { ListingRow } from '../records/listing.entity.js';
import { OfferRow, toOfferFacts } from '../records/offer.entity.js';

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
        // The user's side: an owner's offers from buyers, a buyer's counter-offers from owners.
        const where = [
          { listing: { owner_id: user_id }, made_by: 'buyer', ...before },
          { buyer_id: user_id, made_by: 'owner', ...before },
        ] as const;
        const rows = await manager.find(OfferRow, { where: [...where], ...page });
        const offers: AccountExport['offers_received'] = rows.map((row) => ({
          ...toOfferFacts(row),
          reason: row.reason,
        }));
        return pageOf(offers, PAGE_ROWS);
      }
      case 'offers_made': {
        const where = [
          { buyer_id: user_id, made_by: 'buyer', ...before },
          { listing: { owner_id: user_id }, made_by: 'owner', ...before },
        ] as const;
        const rows = await manager.find(OfferRow, { where: [...where], ...page });
        const offers: AccountExport['offers_made'] = rows.map((row) => ({
          ...toOfferFacts(row),
          message: row.message,
        }));
        return pageOf(offers, PAGE_ROWS);
      }
      case 'deals': {
        const where = [
          { buyer_id: user_id, ...before },
          { seller_id: user_id, ...before },
        ];
        const rows = await manager.find(DealRow, { where, ...page });
        return pageOf(await exportedDeals(manager, rows, user_id), PAGE_ROWS);
      }
      case 'deal_notes': {
        const rows = await manager.find(DealNoteRow, { where: { author_id: user_id, ...before }, ...page });
        const notes: AccountExport['deal_notes'] = rows.map(({ id, deal_id, note, created_at }) => ({
          id,
          deal_id,
          note,
          created_at: created_at.toISOString(),
        }));
        return pageOf(notes, PAGE_ROWS);
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

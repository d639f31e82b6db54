import { Injectable } from '@nestjs/common';
import type { AccountExport, Actor, OfferMaker, RequestOf, rpc } from '@proofround/contracts';
import { newestFirst, newestRows, PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { Any, DataSource, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';

import { DealRow } from '../deals/deal.entity.js';
import { exportedDeals } from '../deals/deal-export.js';
import { DealNoteRow } from '../deals/deal-parts.entity.js';
import { ListingRow } from '../records/listing.entity.js';
import { OfferRow, toOfferFacts } from '../records/offer.entity.js';

type Request = RequestOf<typeof rpc.accounts.export.marketplace>;

@Injectable()
export class ExportService {
  constructor(private readonly database: DataSource) {}

  /** One page of a section as JSON, with the cursor of the next page if rows remain (docs/privacy.md). */
  async export({ user_id }: Actor, { section, cursor }: Omit<Request, 'actor'>): Promise<RawJson> {
    const { manager } = this.database;
    const page = { cursor: z.uuid().optional().parse(cursor) };
    switch (section) {
      case 'listings':
        return newestFirst(manager, ListingRow, { owner_id: user_id }, page, toExportedListing);
      case 'offers_received':
        return newestFirst(
          manager,
          OfferRow,
          await this.offersOf(user_id, { onListings: 'buyer', asBuyer: 'owner' }),
          page,
          toReceived,
        );
      case 'offers_made':
        return newestFirst(
          manager,
          OfferRow,
          await this.offersOf(user_id, { onListings: 'owner', asBuyer: 'buyer' }),
          page,
          toMade,
        );
      case 'deals': {
        const rows = await newestRows(
          manager,
          DealRow,
          [{ buyer_id: user_id }, { seller_id: user_id }],
          page,
        );
        return pageOf(await exportedDeals(manager, rows, user_id), PAGE_ROWS);
      }
      case 'deal_notes':
        return newestFirst(manager, DealNoteRow, { author_id: user_id }, page, toNote);
    }
  }

  /**
   * The offers on the user's listings and those of the user as a buyer, each by the side that made them. The
   * listings are read by themselves, because a condition on a joined table uses no index of the offers.
   */
  private async offersOf(
    user_id: string,
    made_by: Readonly<Record<'onListings' | 'asBuyer', OfferMaker>>,
  ): Promise<FindOptionsWhere<OfferRow>[]> {
    const listings = await this.database.manager.find(ListingRow, {
      select: { id: true },
      where: { owner_id: user_id },
    });
    return [
      { listing_id: Any(listings.map(({ id }) => id)), made_by: made_by.onListings },
      { buyer_id: user_id, made_by: made_by.asBuyer },
    ];
  }
}

const toReceived = (row: OfferRow): AccountExport['offers_received'][number] => ({
  ...toOfferFacts(row),
  reason: row.reason,
});

const toMade = (row: OfferRow): AccountExport['offers_made'][number] => ({
  ...toOfferFacts(row),
  message: row.message,
});

const toNote = ({ id, deal_id, note, created_at }: DealNoteRow): AccountExport['deal_notes'][number] => ({
  id,
  deal_id,
  note,
  created_at: created_at.toISOString(),
});

const toExportedListing = (row: ListingRow): AccountExport['listings'][number] => ({
  id: row.id,
  startup_id: row.startup_id,
  asking_price: row.asking_price,
  reason_for_selling: row.reason_for_selling,
  tech_stack: row.tech_stack,
  status: row.status,
  created_at: row.created_at.toISOString(),
});

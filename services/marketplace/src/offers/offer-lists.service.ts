import { Injectable } from '@nestjs/common';
import { type Actor, type MyOffer, offerMaker, offerStatus, type PageRequest } from '@proofround/contracts';
import { newestFirst, numeric, PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { assertMayReadOffers, isVisible } from '../records/listing-access.js';
import {
  LISTING_COLUMNS,
  listingRecord,
  MY_OFFER,
  myOfferOf,
  toListing,
  withoutTexts,
} from '../records/listing-view.js';
import { OfferRow, toOffer } from '../records/offer.entity.js';

const myOfferRecord = listingRecord.extend({
  offer_id: z.string(),
  buyer_id: z.string(),
  offer_amount: numeric,
  message: z.string().nullable(),
  offer_status: offerStatus,
  offered_at: z.date(),
  made_by: offerMaker,
  counter_of: z.string().nullable(),
  reason: z.string().nullable(),
  expires_at: z.date(),
  deal_id: z.string().nullable(),
});
type MyOfferRecord = z.output<typeof myOfferRecord>;

/** While the startup is held, the buyer sees the offer without the founder's texts. */
function toMyOffer(actor: Actor, record: MyOfferRecord): MyOffer {
  const isHidden = record.held && !record.deleted && !isVisible(actor, record, record);
  const shown = isHidden ? withoutTexts(record) : record;
  const offer = toOffer({
    ...record,
    id: record.offer_id,
    listing_id: record.id,
    status: record.offer_status,
    created_at: record.offered_at,
  });
  return { ...offer, listing: toListing(actor, shown, shown, { myOffer: myOfferOf(record) }) };
}

@Injectable()
export class OfferListsService {
  constructor(private readonly database: DataSource) {}

  /** Offers on a listing, for its owner and the admin. @throws DomainError not_found, forbidden */
  async list(actor: Actor, listingId: string, page: PageRequest): Promise<RawJson> {
    const { manager } = this.database;
    await assertMayReadOffers(manager, actor, listingId);
    return newestFirst(manager, OfferRow, { listing_id: listingId }, page, toOffer);
  }

  /** The caller's own offers and the counter-offers to them, with their listings, sold and withdrawn ones too. */
  async listMine(actor: Actor, page: PageRequest): Promise<RawJson> {
    const limit = page.limit ?? PAGE_ROWS;
    const values: unknown[] = [actor.user_id, limit + 1];
    if (page.cursor !== undefined) values.push(page.cursor);
    const rows = z.array(myOfferRecord).parse(
      await this.database.query(
        `SELECT ${LISTING_COLUMNS}, o.id AS offer_id, o.buyer_id, o.offer_amount, o.message,
           o.status AS offer_status, o.created_at AS offered_at, o.made_by, o.counter_of, o.reason,
           o.expires_at, o.deal_id
         FROM offers o
         JOIN listings l ON l.id = o.listing_id
         JOIN startups s ON s.startup_id = l.startup_id ${MY_OFFER}
         WHERE o.buyer_id = $1 ${page.cursor === undefined ? '' : 'AND o.id < $3'}
         ORDER BY o.id DESC LIMIT $2`,
        values,
      ),
    );
    const offers = rows.map((record) => ({ id: record.offer_id, record }));
    return pageOf(offers, limit, ({ record }) => JSON.stringify(toMyOffer(actor, record)));
  }
}

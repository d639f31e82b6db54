import { type Actor, type Listing, listingStatus, offerStatus } from '@proofround/contracts';
import { numeric } from '@proofround/service-kit';
import { z } from 'zod';

import { priceRange } from '../price-range/price-range.js';
import type { ListedStartupRow } from './listed-startup.entity.js';
import { type ListingRow, NO_TEXTS } from './listing.entity.js';

/** The columns of a listing `l`, its startup `s` and the caller's newest offer `m` ({@link MY_OFFER}). */
export const LISTING_COLUMNS = `
  l.id, l.startup_id, l.owner_id, l.asking_price, l.reason_for_selling, l.tech_stack, l.status, l.created_at,
  l.status = 'sold' AND EXISTS (SELECT 1 FROM deals d WHERE d.listing_id = l.id AND d.status = 'open') AS sale_open,
  s.idea_title, s.idea_description, s.user_count, s.monthly_revenue, s.sector, s.overall_score, s.held, s.deleted,
  m.id AS my_offer_id, m.offer_amount AS my_offer_amount, m.status AS my_offer_status`;

/** Joins the caller's newest own offer on a listing `l`; `$1` is the caller. */
export const MY_OFFER = `
  LEFT JOIN LATERAL (
    SELECT id, offer_amount, status FROM offers
    WHERE buyer_id = $1 AND listing_id = l.id AND made_by = 'buyer' ORDER BY id DESC LIMIT 1
  ) m ON true`;

/** Parses a row of {@link LISTING_COLUMNS}. */
export const listingRecord = z.object({
  id: z.string(),
  startup_id: z.string(),
  owner_id: z.string(),
  asking_price: numeric,
  reason_for_selling: z.string().nullable(),
  tech_stack: z.string().nullable(),
  status: listingStatus,
  sale_open: z.boolean(),
  created_at: z.date(),
  idea_title: z.string(),
  idea_description: z.string(),
  user_count: numeric,
  monthly_revenue: numeric,
  sector: z.string().nullable(),
  overall_score: z.number().nullable(),
  held: z.boolean(),
  deleted: z.boolean(),
  my_offer_id: z.string().nullable(),
  my_offer_amount: numeric.nullable(),
  my_offer_status: offerStatus.nullable(),
});
type ListingRecord = z.output<typeof listingRecord>;

type ListingFields = Pick<ListingRow, keyof ListingRow & keyof ListingRecord> &
  Partial<Pick<ListingRecord, 'sale_open'>>;
type StartupFields = Pick<
  ListedStartupRow,
  | 'idea_title'
  | 'idea_description'
  | 'user_count'
  | 'monthly_revenue'
  | 'sector'
  | 'overall_score'
  | 'deleted'
> & { readonly unavailable?: 'held' };

/** The caller's newest offer of a record. */
export const myOfferOf = (record: ListingRecord): Listing['my_offer'] =>
  record.my_offer_id === null || record.my_offer_amount === null || record.my_offer_status === null
    ? null
    : { id: record.my_offer_id, offer_amount: record.my_offer_amount, status: record.my_offer_status };

/** A listing as the caller sees it (LISTING-3). Only the owner gets the number of offers. */
export function toListing(
  actor: Pick<Actor, 'user_id'>,
  listing: ListingFields,
  startup: StartupFields,
  { offerCount = 0, myOffer = null }: { offerCount?: number; myOffer?: Listing['my_offer'] } = {},
): Listing {
  const is_owner = listing.owner_id === actor.user_id;
  const { idea_title, idea_description, user_count, monthly_revenue } = startup;
  const { tech_stack } = listing;
  const unavailable = startup.deleted ? 'deleted' : startup.unavailable;
  return {
    id: listing.id,
    startup: {
      id: listing.startup_id,
      idea_title,
      idea_description,
      user_count,
      monthly_revenue,
      ...(unavailable && { unavailable }),
    },
    asking_price: listing.asking_price,
    reason_for_selling: listing.reason_for_selling,
    tech_stack,
    status: listing.status,
    is_active: listing.status === 'active',
    ...(listing.sale_open && { sale_open: true }),
    is_owner,
    ...(is_owner ? { offer_count: offerCount } : {}),
    price_range: priceRange({ idea_title, idea_description, monthly_revenue, tech_stack }),
    sector: startup.sector,
    overall_score: startup.overall_score,
    my_offer: myOffer,
    created_at: listing.created_at.toISOString(),
  };
}

export const HELD_TITLE = 'Startup not available';

/** A listing of a held startup without the founder's texts and figures. */
export const withoutTexts = (record: ListingRecord): ListingRecord & { readonly unavailable: 'held' } => ({
  ...record,
  unavailable: 'held',
  idea_title: HELD_TITLE,
  idea_description: '',
  user_count: 0,
  monthly_revenue: 0,
  sector: null,
  overall_score: null,
  ...NO_TEXTS,
});

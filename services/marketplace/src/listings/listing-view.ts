import { listingStatus, type Actor, type Listing } from '@proofround/contracts';
import { numeric } from '@proofround/service-kit';
import { z } from 'zod';

import { priceRange } from '../price-range/price-range.js';
import type { ListedStartupRow } from '../startups/listed-startup.entity.js';
import type { ListingRow } from './listing.entity.js';

/** The columns that a query selects from a listing `l` and its startup `s`. */
export const LISTING_COLUMNS = `
  l.id, l.startup_id, l.owner_id, l.asking_price, l.reason_for_selling, l.tech_stack, l.status, l.created_at,
  s.idea_title, s.idea_description, s.user_count, s.monthly_revenue, s.held`;

/** Parses a row of {@link LISTING_COLUMNS}. */
export const listingRecord = z.object({
  id: z.string(),
  startup_id: z.string(),
  owner_id: z.string(),
  asking_price: numeric,
  reason_for_selling: z.string().nullable(),
  tech_stack: z.string().nullable(),
  status: listingStatus,
  created_at: z.date(),
  idea_title: z.string(),
  idea_description: z.string(),
  user_count: numeric,
  monthly_revenue: numeric,
  held: z.boolean(),
});
type ListingRecord = z.output<typeof listingRecord>;

type ListingFields = Pick<
  ListingRow,
  | 'id'
  | 'startup_id'
  | 'owner_id'
  | 'asking_price'
  | 'reason_for_selling'
  | 'tech_stack'
  | 'status'
  | 'created_at'
>;
type StartupFields = Pick<
  ListedStartupRow,
  'idea_title' | 'idea_description' | 'user_count' | 'monthly_revenue'
>;

/**
 * A listing as the caller sees it (LISTING-3). Only the owner gets the number of offers.
 */
export function toListing(
  actor: Pick<Actor, 'user_id'>,
  listing: ListingFields,
  startup: StartupFields,
  offerCount = 0,
): Listing {
  const is_owner = listing.owner_id === actor.user_id;
  const { idea_title, idea_description, user_count, monthly_revenue } = startup;
  const { tech_stack } = listing;
  return {
    id: listing.id,
    startup: { id: listing.startup_id, idea_title, idea_description, user_count, monthly_revenue },
    asking_price: listing.asking_price,
    reason_for_selling: listing.reason_for_selling,
    tech_stack,
    status: listing.status,
    is_active: listing.status === 'active',
    is_owner,
    ...(is_owner ? { offer_count: offerCount } : {}),
    price_range: priceRange({ idea_title, idea_description, monthly_revenue, tech_stack }),
    created_at: listing.created_at.toISOString(),
  };
}

const HELD_TITLE = 'Startup not available';

/** A listing of a held startup without the founder's texts and figures. */
export const withoutTexts = (record: ListingRecord): ListingRecord => ({
  ...record,
  idea_title: HELD_TITLE,
  idea_description: '',
  user_count: 0,
  monthly_revenue: 0,
  reason_for_selling: null,
  tech_stack: null,
});

import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';
import { money } from '../wire/numbers.js';
import { optionalText, TEXT_BOUNDS } from '../wire/text.js';

/** An amount that somebody asks or offers: more than nothing. */
function price() {
  return money().refine((value) => value > 0, {
    message: 'Must be more than 0',
    params: { type: 'greater_than' },
  });
}

/** What a listing shows of its startup, as it is now (LISTING-3). */
export const listedStartup = z.object({
  id,
  idea_title: z.string(),
  idea_description: z.string(),
  user_count: z.number(),
  monthly_revenue: z.number(),
});
export type ListedStartup = z.infer<typeof listedStartup>;

/** POST /marketplace/listings (LISTING-1). */
export const listingInput = z
  .object({
    startup_id: id,
    asking_price: price(),
    reason_for_selling: optionalText(TEXT_BOUNDS.long),
    tech_stack: optionalText(TEXT_BOUNDS.long),
  })
  .meta({ id: 'ListingInput' });
export type ListingInput = z.output<typeof listingInput>;

/** active: takes offers. sold: an offer was accepted. withdrawn: by its owner, or its startup is gone. */
export const listingStatus = z.enum(['active', 'sold', 'withdrawn']).meta({ id: 'ListingStatus' });
export type ListingStatus = z.infer<typeof listingStatus>;

/** Guidance on a price: annualised revenue times a published multiple (PRICE-1). */
export const priceRange = z
  .object({
    low: z.number().describe('US dollars'),
    high: z.number().describe('US dollars'),
    basis: z.string().describe('How it came about, in words'),
    source: z.string().describe('Who published the multiple'),
    as_of: z.string().describe('The date of the published figures'),
  })
  .meta({ id: 'PriceRange' });
export type PriceRange = z.infer<typeof priceRange>;

/** A listing as the API shows it to the caller (LISTING-3, LISTING-4). */
export const listing = z
  .object({
    id,
    startup: listedStartup,
    asking_price: z.number().describe('US dollars'),
    reason_for_selling: z.string().nullable(),
    tech_stack: z.string().nullable(),
    status: listingStatus,
    is_active: z.boolean().describe('status is active'),
    is_owner: z.boolean().describe("Whether it is the caller's own"),
    offer_count: z.number().int().min(0).optional().describe('For the owner only'),
    price_range: priceRange.nullable().describe('Guidance only; null for a startup without revenue'),
    created_at: timestamp,
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listing>;

/** POST /marketplace/offer/{listingId}. */
export const offerInput = z
  .object({ offer_amount: price(), message: optionalText(TEXT_BOUNDS.long) })
  .meta({ id: 'OfferInput' });
export type OfferInput = z.output<typeof offerInput>;

/** An offer is decided once: by the owner, or rejected when the listing is sold or withdrawn. */
export const offerStatus = z.enum(['pending', 'accepted', 'rejected']).meta({ id: 'OfferStatus' });
export type OfferStatus = z.infer<typeof offerStatus>;

/** What an owner may decide. */
export const offerDecision = z.enum(['accepted', 'rejected'], 'Must be one of: accepted, rejected');
export type OfferDecision = z.infer<typeof offerDecision>;

/** An offer. */
export const offer = z
  .object({
    id,
    listing_id: id,
    buyer_id: id,
    offer_amount: z.number().describe('US dollars'),
    message: z.string().nullable(),
    status: offerStatus,
    created_at: timestamp,
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;

/** A buyer's own offer, with what it was made on. */
export const myOffer = offer.extend({ listing }).meta({ id: 'MyOffer' });
export type MyOffer = z.infer<typeof myOffer>;

import { z } from 'zod';

import { saleOpen } from '../facts/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { money } from '../wire/numbers.js';
import { optionalText, TEXT_BOUNDS } from '../wire/text.js';

/** An asking price or offer: US dollars, more than 0. */
function price() {
  return money().refine((value) => value > 0, {
    message: 'Must be more than 0',
    params: { type: 'greater_than' },
  });
}

/** The current startup in a listing (LISTING-3). */
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

/** active: takes offers. sold: an offer was accepted. withdrawn: by its owner, or the startup was deleted. */
export const listingStatus = z.enum(['active', 'sold', 'withdrawn']).meta({ id: 'ListingStatus' });
export type ListingStatus = z.infer<typeof listingStatus>;

/** Guidance on a price: annualised revenue times a published multiple (PRICE-1). */
export const priceRange = z
  .object({
    low: z.number().describe('US dollars'),
    high: z.number().describe('US dollars'),
    basis: z.string().describe('The calculation, in words'),
    source: z.string().describe('The publisher of the multiple'),
    as_of: z.string().describe('The date of the published figures'),
  })
  .meta({ id: 'PriceRange' });
export type PriceRange = z.infer<typeof priceRange>;

export const priceRangeReply = z
  .object({ price_range: priceRange.nullable() })
  .meta({ id: 'PriceRangeReply' });
export type PriceRangeReply = z.infer<typeof priceRangeReply>;

/**
 * An offer is decided once, by the side that did not make it. It is also rejected when it expires, when its buyer
 * withdraws it, and when its listing is sold or withdrawn.
 */
export const offerStatus = z.enum(['pending', 'accepted', 'rejected']).meta({ id: 'OfferStatus' });
export type OfferStatus = z.infer<typeof offerStatus>;

/** A listing in the API (LISTING-3, LISTING-4). */
export const listing = z
  .object({
    id,
    startup: listedStartup.extend({
      unavailable: z
        .enum(['deleted', 'held'])
        .optional()
        .describe(
          'Why it has no texts and figures, and no page for the caller: it is deleted, or held and not the caller’s. Absent otherwise',
        ),
    }),
    asking_price: z.number().describe('US dollars'),
    reason_for_selling: z.string().nullable(),
    tech_stack: z.string().nullable(),
    status: listingStatus,
    is_active: z.boolean().describe('Whether status is active'),
    sale_open: saleOpen.optional(),
    is_owner: z.boolean().describe('Whether the caller owns it'),
    offer_count: z.number().int().min(0).optional().describe('For the owner only'),
    price_range: priceRange.nullable().describe('Guidance only; null for a startup without revenue'),
    sector: z.string().nullable(),
    overall_score: z.number().nullable().describe('null until the startup is analysed'),
    my_offer: z
      .object({ id, offer_amount: z.number(), status: offerStatus })
      .nullable()
      .describe("The caller's newest offer on it"),
    created_at: timestamp,
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listing>;

export const startupListing = z
  .object({ listing: listing.nullable().describe('Active or sold; null if the caller sees none') })
  .meta({ id: 'StartupListing' });
export type StartupListing = z.infer<typeof startupListing>;

/** POST /marketplace/offer/{id}, with the listing's id. */
export const offerInput = z
  .object({ offer_amount: price(), message: optionalText(TEXT_BOUNDS.long) })
  .meta({ id: 'OfferInput' });
export type OfferInput = z.output<typeof offerInput>;

export const OFFER_REASON_MAX = 500;

export const offerDecision = z.enum(['accepted', 'rejected'], 'Must be one of: accepted, rejected');
export type OfferDecision = z.infer<typeof offerDecision>;

/** Who made an offer: its buyer or, with a counter-offer, the owner of the listing. */
export const offerMaker = z.enum(['buyer', 'owner']);
export type OfferMaker = z.infer<typeof offerMaker>;

export const offer = z
  .object({
    id,
    listing_id: id,
    buyer_id: id,
    offer_amount: z.number().describe('US dollars'),
    message: z.string().nullable(),
    status: offerStatus,
    made_by: offerMaker.describe('An owner makes counter-offers only'),
    counter_of: id.nullable().describe('The offer that this one answers'),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why it was rejected: countered, withdrawn, expired, sold, withdrawn listing, fell_through, or the words of the side that decided',
      ),
    expires_at: timestamp.nullable().describe('When a pending offer is rejected; null once it is decided'),
    deal_id: id.nullable().describe('The deal of an accepted offer'),
    created_at: timestamp,
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;

export const myOffer = offer.extend({ listing }).meta({ id: 'MyOffer' });
export type MyOffer = z.infer<typeof myOffer>;

export const rejectionInput = z.object({ reason: optionalText(OFFER_REASON_MAX) });

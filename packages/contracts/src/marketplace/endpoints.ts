import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';
import { STARTUP_NOT_FOUND } from '../startups/sentences.js';
import { pageQuery } from '../wire/pages.js';
import { listing, listingInput, myOffer, offer, offerDecision, offerInput } from './schemas.js';

/** The sentences of the marketplace's rules, said by the service and shown to the user. */
export const LISTING_NOT_FOUND = 'Listing not found';
export const OFFER_NOT_FOUND = 'Offer not found';
export const ALREADY_LISTED = 'This startup is already listed for sale';
export const ALREADY_SOLD = 'This startup has been sold';
export const NOT_YOUR_LISTING = 'Only the owner of this listing can do this';
export const OWN_LISTING = 'You cannot make an offer on your own listing';
export const NOT_FOR_SALE = 'This listing is no longer for sale';
export const OFFER_DECIDED = 'This offer has already been decided';
export const LISTING_HELD = 'This startup is held for review';

const exampleListing = {
  id: '01936f6e-9a1b-7c3d-8e4f-5a6b7c8d9e0f',
  startup: {
    id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
    idea_title: 'LedgerLoop',
    idea_description: 'Bookkeeping that reconciles itself for small clinics.',
    user_count: 12,
    monthly_revenue: 1850,
  },
  asking_price: 90000,
  reason_for_selling: 'I am moving on to another company.',
  tech_stack: 'TypeScript, PostgreSQL',
  status: 'active',
  is_active: true,
  is_owner: false,
  price_range: null,
  created_at: '2026-11-20T09:30:00.000Z',
};
const exampleOffer = {
  id: '01936f6f-1111-7222-8333-444455556666',
  listing_id: exampleListing.id,
  buyer_id: '01936f6e-7777-7888-9999-aaaabbbbcccc',
  offer_amount: 85000,
  message: 'We run a bookkeeping firm and would keep the team.',
  status: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
};

export const createListing = endpoint('createListing', 'POST /marketplace/listings', {
  tag: 'Marketplace',
  summary: 'List an own startup for sale',
  description: 'One active listing per startup; none after a sale; again after a withdrawal.',
  access: 'signed-in',
  body: listingInput,
  reply: listing,
  status: 201,
  idempotent: true,
  errors: { 404: [STARTUP_NOT_FOUND], 409: [ALREADY_LISTED, ALREADY_SOLD] },
  examples: {
    body: {
      startup_id: exampleListing.startup.id,
      asking_price: 90000,
      reason_for_selling: 'I am moving on to another company.',
      tech_stack: 'TypeScript, PostgreSQL',
    },
    reply: { ...exampleListing, is_owner: true, offer_count: 0 },
  },
});

export const listListings = endpoint('listListings', 'GET /marketplace/listings', {
  tag: 'Marketplace',
  summary: "Every active listing and the caller's own sold ones, newest first",
  description:
    "With mine=true the caller's own alone. Listings of held startups are shown to their owner and the admin only.",
  access: 'signed-in',
  query: z.object({ mine: z.enum(['true', 'false'], 'Must be true or false').optional(), ...pageQuery }),
  reply: z.array(listing),
  status: 200,
  paged: true,
  examples: { reply: [exampleListing] },
});

export const getListing = endpoint('getListing', 'GET /marketplace/listings/{id}', {
  tag: 'Marketplace',
  summary: 'One listing; a withdrawn one, or one of a held startup, for its owner only',
  access: 'signed-in',
  reply: listing,
  status: 200,
  errors: { 404: [LISTING_NOT_FOUND] },
  examples: { reply: exampleListing },
});

export const withdrawListing = endpoint('withdrawListing', 'DELETE /marketplace/listings/{id}', {
  tag: 'Marketplace',
  summary: 'Withdraw an own listing; its pending offers are rejected',
  description: 'Withdrawing it again is fine too.',
  access: 'signed-in',
  status: 204,
  errors: { 403: [NOT_YOUR_LISTING], 404: [LISTING_NOT_FOUND], 409: [NOT_FOR_SALE] },
});

export const makeOffer = endpoint('makeOffer', 'POST /marketplace/offer/{listingId}', {
  tag: 'Marketplace',
  summary: "Make an offer on somebody else's listing",
  description: 'Any signed-in user, as often as they like, while the listing is active.',
  access: 'signed-in',
  body: offerInput,
  reply: offer,
  status: 201,
  idempotent: true,
  errors: { 403: [OWN_LISTING], 404: [LISTING_NOT_FOUND], 409: [NOT_FOR_SALE] },
  examples: {
    body: { offer_amount: 85000, message: 'We run a bookkeeping firm and would keep the team.' },
    reply: exampleOffer,
  },
});

export const listOffers = endpoint('listOffers', 'GET /marketplace/offers/{listingId}', {
  tag: 'Marketplace',
  summary: 'The offers that a listing received, newest first',
  description: 'For its owner and the admin.',
  access: 'signed-in',
  query: z.object(pageQuery),
  reply: z.array(offer),
  status: 200,
  paged: true,
  errors: { 403: [NOT_YOUR_LISTING], 404: [LISTING_NOT_FOUND] },
  examples: { reply: [exampleOffer] },
});

export const listMyOffers = endpoint('listMyOffers', 'GET /marketplace/my-offers', {
  tag: 'Marketplace',
  summary: "The caller's own offers with their listings, newest first",
  description: 'Of a startup that is held the listing tells nothing but its id and status.',
  access: 'signed-in',
  query: z.object(pageQuery),
  reply: z.array(myOffer),
  status: 200,
  paged: true,
  examples: { reply: [{ ...exampleOffer, listing: exampleListing }] },
});

/** PUT /marketplace/offer/{offerId}/status: in the body, the query or both, which must agree. */
export const decideOffer = endpoint('decideOffer', 'PUT /marketplace/offer/{offerId}/status', {
  tag: 'Marketplace',
  summary: 'Accept or reject a pending offer',
  description:
    'status comes in the body or the query; where it is in both, they must agree. Accepting closes the listing as sold and rejects its other pending offers at the same moment. While the startup is held no offer can be accepted.',
  access: 'signed-in',
  body: z.object({ status: offerDecision.nullish() }).nullish(),
  query: z.object({ status: offerDecision.optional() }),
  reply: offer,
  status: 200,
  errors: {
    403: [NOT_YOUR_LISTING],
    404: [OFFER_NOT_FOUND],
    409: [OFFER_DECIDED, NOT_FOR_SALE, LISTING_HELD],
  },
  examples: { body: { status: 'accepted' }, reply: { ...exampleOffer, status: 'accepted' } },
});

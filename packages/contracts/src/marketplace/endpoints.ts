import { z } from 'zod';

import { VERIFIED_EMAIL } from '../access-rules.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ALREADY_LISTED,
  ALREADY_SOLD,
  LISTING_HELD,
  LISTING_NOT_FOUND,
  NOT_FOR_SALE,
  NOT_YOUR_LISTING,
  OFFER_DECIDED,
  OFFER_EXPIRED,
  OFFER_NOT_FOUND,
  OFFERS_FULL,
  OWN_COUNTER_OFFER,
  OWN_LISTING,
  ownOffersSentence,
  STARTUP_NOT_FOUND,
} from '../sentences.js';
import { pageQuery } from '../wire/pages.js';
import { optionalText } from '../wire/text.js';
import {
  listing,
  listingInput,
  myOffer,
  offer,
  OFFER_REASON_MAX,
  offerDecision,
  offerInput,
  priceRangeReply,
  startupListing,
} from './schemas.js';

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
  sector: 'FinTech',
  overall_score: 61.5,
  my_offer: null,
  created_at: '2026-11-20T09:30:00.000Z',
};
const exampleOffer = {
  id: '01936f6f-1111-7222-8333-444455556666',
  listing_id: exampleListing.id,
  buyer_id: '01936f6e-7777-7888-9999-aaaabbbbcccc',
  offer_amount: 85000,
  message: 'We run a bookkeeping firm and would keep the team.',
  status: 'pending',
  made_by: 'buyer',
  counter_of: null,
  reason: null,
  expires_at: '2026-12-04T10:00:00.000Z',
  deal_id: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

export const listingsHttp = {
  create: endpoint('listings.create', 'POST /marketplace/listings', {
    tag: 'Marketplace',
    summary: "List the caller's startup for sale",
    description:
      'A startup has at most one active listing. It can be listed again after a withdrawal, but not after a sale.',
    access: 'signed-in',
    body: listingInput,
    reply: listing,
    status: 201,
    limit: 'listings',
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
  }),

  list: endpoint('listings.list', 'GET /marketplace/listings', {
    tag: 'Marketplace',
    summary: "List all active listings and the caller's sold ones, newest first",
    description:
      "With mine=true only the caller's listings. Only the owner and the admin see listings of held startups.",
    access: 'signed-in',
    query: z.object({ mine: z.enum(['true', 'false'], 'Must be true or false').optional(), ...pageQuery }),
    reply: z.array(listing),
    paged: true,
    examples: { reply: [exampleListing] },
  }),

  get: endpoint('listings.get', 'GET /marketplace/listings/{id}', {
    tag: 'Marketplace',
    summary: 'Get a listing; only the owner sees one that is withdrawn or whose startup is held',
    access: 'signed-in',
    reply: listing,
    conditional: true,
    errors: { 404: [LISTING_NOT_FOUND] },
    examples: { reply: exampleListing },
  }),

  getOfStartup: endpoint('listings.getOfStartup', 'GET /startups/{id}/listing', {
    tag: 'Marketplace',
    summary: "Get a startup's listing that is active or sold; null if the caller sees none",
    access: 'signed-in',
    reply: startupListing,
    examples: { reply: { listing: exampleListing } },
  }),

  withdraw: endpoint('listings.withdraw', 'DELETE /marketplace/listings/{id}', {
    tag: 'Marketplace',
    summary: "Withdraw the caller's listing and reject its pending offers",
    description: 'Idempotent: withdrawing it again succeeds.',
    access: 'signed-in',
    errors: { 403: [NOT_YOUR_LISTING], 404: [LISTING_NOT_FOUND], 409: [NOT_FOR_SALE] },
  }),
};

export const offersHttp = {
  create: endpoint('offers.create', 'POST /marketplace/offer/{id}', {
    tag: 'Marketplace',
    summary: "Make an offer on another user's listing",
    description:
      'Any signed-in user may make offers while the listing is active, several on one listing too.',
    access: [VERIFIED_EMAIL],
    body: offerInput,
    reply: offer,
    status: 201,
    limit: 'offers',
    idempotent: true,
    errors: {
      403: [OWN_LISTING],
      404: [LISTING_NOT_FOUND],
      409: [NOT_FOR_SALE, ownOffersSentence(5), OFFERS_FULL],
    },
    examples: {
      body: { offer_amount: 85000, message: 'We run a bookkeeping firm and would keep the team.' },
      reply: exampleOffer,
    },
  }),

  list: endpoint('offers.list', 'GET /marketplace/offers/{listingId}', {
    tag: 'Marketplace',
    summary: "List a listing's offers, newest first",
    description: 'Only the owner of the listing and the admin may call it.',
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(offer),
    paged: true,
    errors: { 403: [NOT_YOUR_LISTING], 404: [LISTING_NOT_FOUND] },
    examples: { reply: [exampleOffer] },
  }),

  listMine: endpoint('offers.listMine', 'GET /marketplace/my-offers', {
    tag: 'Marketplace',
    summary: "List the caller's offers with their listings, newest first",
    description: 'The listing of a held startup contains only its id and status.',
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: z.array(myOffer),
    paged: true,
    examples: { reply: [{ ...exampleOffer, listing: exampleListing }] },
  }),

  decide: endpoint('offers.decide', 'PUT /marketplace/offer/{offerId}/status', {
    tag: 'Marketplace',
    summary: 'Accept or reject a pending offer',
    description:
      'The owner decides on offers, and the buyer on counter-offers. Send status in the body or the query; if it is in both, they must agree. Accepting an offer closes the listing as sold, rejects its other pending offers and opens a deal at the same time. No offer can be accepted while the startup is held.',
    access: 'signed-in',
    body: z.object({ status: offerDecision.nullish(), reason: optionalText(OFFER_REASON_MAX) }).nullish(),
    query: z.object({ status: offerDecision.optional() }),
    reply: offer,
    limit: 'changes',
    errors: {
      403: [NOT_YOUR_LISTING, OWN_COUNTER_OFFER],
      404: [OFFER_NOT_FOUND],
      409: [OFFER_DECIDED, OFFER_EXPIRED, NOT_FOR_SALE, LISTING_HELD],
    },
    examples: { body: { status: 'accepted' }, reply: { ...exampleOffer, status: 'accepted' } },
  }),

  counter: endpoint('offers.counter', 'POST /marketplace/offer/{offerId}/counter', {
    tag: 'Marketplace',
    summary: 'Answer a pending offer with another amount',
    description:
      'The side that did not make the offer may answer it. The answered offer becomes rejected, and the other side decides on the new one.',
    access: [VERIFIED_EMAIL],
    body: offerInput,
    reply: offer,
    status: 201,
    limit: 'offers',
    idempotent: true,
    errors: {
      403: [NOT_YOUR_LISTING, OWN_COUNTER_OFFER],
      404: [OFFER_NOT_FOUND],
      409: [OFFER_DECIDED, OFFER_EXPIRED, NOT_FOR_SALE, LISTING_HELD],
    },
    examples: {
      body: { offer_amount: 95000, message: 'The clinics stay on for two years.' },
      reply: { ...exampleOffer, offer_amount: 95000, made_by: 'owner', counter_of: exampleOffer.id },
    },
  }),

  withdraw: endpoint('offers.withdraw', 'DELETE /marketplace/offer/{id}', {
    tag: 'Marketplace',
    summary: "Withdraw the caller's pending offer",
    description: 'Its status becomes rejected, with the reason withdrawn.',
    access: 'signed-in',
    errors: { 404: [OFFER_NOT_FOUND], 409: [OFFER_DECIDED] },
  }),

  getPriceRange: endpoint('offers.getPriceRange', 'GET /startups/{id}/price-range', {
    tag: 'Marketplace',
    summary: "Get the indicative price range of the caller's startup, before it is listed",
    description: 'Rounded to two significant figures. The owner and the admin may call it.',
    access: 'signed-in',
    reply: priceRangeReply,
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: { price_range: null } },
  }),
};

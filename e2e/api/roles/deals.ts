import type { Objects } from './callers.js';
import { ANYONE_SIGNED_IN, type Row } from './rows.js';

/** The founder sells and the other founder buys; for all others a deal does not exist. */
const PARTIES = (done: number) => [401, done, done, 404, 404, 404] as const;

const onDeal = (path: string, body?: object) => async (objects: Objects) => ({
  path: `/deals/${await objects.deal()}${path}`,
  ...(body ? { body } : {}),
});

/** Negotiations and deals. */
export const DEAL_ROWS: Readonly<Record<string, Row>> = {
  'POST /marketplace/offer/{offerId}/counter': {
    call: async (objects) => ({
      path: `/marketplace/offer/${await objects.offer()}/counter`,
      body: { offer_amount: 85_000 },
    }),
    statuses: [401, 201, 403, 403, 403, 403],
  },
  // The other founder made the offer.
  'DELETE /marketplace/offer/{id}': {
    call: async (objects) => ({ path: `/marketplace/offer/${await objects.offer()}` }),
    statuses: [401, 404, 204, 404, 404, 404],
  },
  // Listings are public, also to other founders.
  'GET /startups/{id}/listing': {
    call: async (objects) => ({ path: `/startups/${await objects.startup()}/listing` }),
    statuses: ANYONE_SIGNED_IN,
  },
  'GET /startups/{id}/price-range': {
    call: async (objects) => ({ path: `/startups/${await objects.startup()}/price-range` }),
    statuses: [401, 200, 404, 404, 404, 200],
  },

  'GET /deals': { call: () => ({ path: '/deals' }), statuses: ANYONE_SIGNED_IN },
  'GET /deals/{id}': { call: onDeal(''), statuses: PARTIES(200) },
  'GET /deals/{id}/letter-of-intent.pdf': {
    call: onDeal('/letter-of-intent.pdf'),
    statuses: PARTIES(200),
  },
  'PUT /deals/{id}/steps/{step}': { call: onDeal('/steps/payment', { done: true }), statuses: PARTIES(200) },
  'POST /deals/{id}/fell-through': {
    call: onDeal('/fell-through', { reason: 'No financing.' }),
    statuses: PARTIES(200),
  },
  'POST /deals/{id}/notes': { call: onDeal('/notes', { note: 'Hello' }), statuses: PARTIES(201) },
  // Not the hash of the terms, so a permitted caller gets 409.
  'POST /deals/{id}/signature': {
    call: onDeal('/signature', { name: 'Olu Bright', terms_hash: '0'.repeat(64) }),
    statuses: PARTIES(409),
  },
};

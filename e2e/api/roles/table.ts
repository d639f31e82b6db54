import { anInvestorProfile, aStartup } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anyone } from '../world.js';
import type { Objects } from './cast.js';

export interface Call {
  path: string;
  body?: unknown;
}

export interface Row {
  /** The call, with a new object. */
  call: (objects: Objects) => Promise<Call> | Call;
  /** The status for each role: nobody, founder (owner), other founder, investor, premium, admin. */
  statuses: readonly [number, number, number, number, number, number];
}

const at =
  (path: (id: string) => string, object: (objects: Objects) => Promise<string>, body?: () => unknown) =>
  async (objects: Objects): Promise<Call> => ({
    path: path(await object(objects)),
    ...(body ? { body: body() } : {}),
  });
const fixedPath = (path: string, body?: () => unknown) => (): Call => ({
  path,
  ...(body ? { body: body() } : {}),
});

/** Only the owner may do it; all others get 404. */
const OWNER = (done: number) => [401, done, 404, 404, 404, 404] as const;
/** Only the owner and the admin may read it. */
const OWNER_AND_ADMIN = [401, 200, 404, 404, 404, 200] as const;
const ANYONE_SIGNED_IN = [401, 200, 200, 200, 200, 200] as const;
const EVERYBODY = (done: number) => [done, done, done, done, done, done] as const;
const ADMIN = [401, 403, 403, 403, 403, 200] as const;
/** Owner-only calls on public listings. */
const SELLER = (done: number) => [401, done, 403, 403, 403, 403] as const;

const analysed = (objects: Objects) => objects.analysed();
const startup = (objects: Objects) => objects.startup();
const profile = (objects: Objects) => objects.profile();
const listing = (objects: Objects) => objects.listing();
const offer = (objects: Objects) => objects.offer();

const newProfile =
  (path: string) =>
  async (objects: Objects): Promise<Call> => {
    await objects.noProfile();
    return { path, body: anInvestorProfile() };
  };

/** Every route with the status of each role (ACCESS-4). */
export const TABLE: Readonly<Record<string, Row>> = {
  'POST /auth/register': {
    call: fixedPath('/auth/register', () => ({
      email: `${uuid()}@example.com`,
      password: 'correct horse',
      name: 'New',
    })),
    statuses: EVERYBODY(201),
  },
  'POST /auth/login': {
    call: fixedPath('/auth/login', () => ({
      email: process.env['E2E_ADMIN_EMAIL'],
      password: process.env['E2E_ADMIN_PASSWORD'],
    })),
    statuses: EVERYBODY(200),
  },
  'GET /auth/me': { call: fixedPath('/auth/me'), statuses: ANYONE_SIGNED_IN },
  'GET /account/export': { call: fixedPath('/account/export'), statuses: ANYONE_SIGNED_IN },
  // With a wrong password, so that nobody of the cast is deleted.
  'DELETE /account': {
    call: fixedPath('/account', () => ({ password: 'not the password' })),
    statuses: [401, 403, 403, 403, 403, 403],
  },

  'GET /startups': { call: fixedPath('/startups?limit=2'), statuses: ANYONE_SIGNED_IN },
  'POST /startups': {
    call: fixedPath('/startups', () => aStartup()),
    statuses: [401, 201, 201, 403, 403, 201],
  },
  'GET /startups/{id}': {
    call: at((id) => `/startups/${id}`, startup),
    statuses: [401, 200, 404, 200, 200, 200],
  },
  'PATCH /startups/{id}': {
    call: at(
      (id) => `/startups/${id}`,
      startup,
      () => ({ user_count: 13 }),
    ),
    statuses: OWNER(200),
  },
  'DELETE /startups/{id}': { call: at((id) => `/startups/${id}`, startup), statuses: OWNER(204) },
  'POST /startups/{id}/analyze': {
    call: at((id) => `/startups/${id}/analyze`, analysed),
    statuses: OWNER(200),
  },
  // None of the cast's startups is held, so a permitted caller gets 409.
  'POST /startups/{id}/review': {
    call: at((id) => `/startups/${id}/review`, analysed),
    statuses: OWNER(409),
  },
  'GET /startups/{id}/scores': {
    call: at((id) => `/startups/${id}/scores`, startup),
    statuses: OWNER_AND_ADMIN,
  },
  'GET /startups/{id}/tasks': {
    call: at((id) => `/startups/${id}/tasks`, startup),
    statuses: OWNER_AND_ADMIN,
  },
  'PUT /tasks/{id}': {
    call: at(
      (id) => `/tasks/${id}`,
      (objects) => objects.task(),
      () => ({ status: 'completed' }),
    ),
    statuses: OWNER(200),
  },

  'POST /startups/{id}/view': {
    call: at((id) => `/startups/${id}/view`, startup),
    statuses: [401, 204, 404, 204, 204, 204],
  },
  'POST /interest/{startupId}': {
    call: at((id) => `/interest/${id}`, startup),
    statuses: [401, 403, 403, 201, 201, 403],
  },
  'GET /startups/{id}/analytics': {
    call: at((id) => `/startups/${id}/analytics`, startup),
    statuses: OWNER_AND_ADMIN,
  },

  'POST /investors': { call: newProfile('/investors'), statuses: [401, 403, 403, 403, 201, 403] },
  'POST /investor-profile': {
    call: newProfile('/investor-profile'),
    statuses: [401, 403, 403, 403, 201, 403],
  },
  'GET /investors': { call: fixedPath('/investors'), statuses: ANYONE_SIGNED_IN },
  'PATCH /investors/{id}': {
    call: at(
      (id) => `/investors/${id}`,
      profile,
      () => ({ budget: 3_000_000 }),
    ),
    statuses: [401, 404, 404, 403, 200, 404],
  },
  'DELETE /investors/{id}': {
    call: at((id) => `/investors/${id}`, profile),
    statuses: [401, 404, 404, 404, 204, 404],
  },

  'GET /matches/{startupId}': { call: at((id) => `/matches/${id}`, startup), statuses: OWNER_AND_ADMIN },
  'GET /matches/investor/{investorId}': {
    call: at((id) => `/matches/investor/${id}`, profile),
    statuses: [401, 404, 404, 403, 200, 200],
  },
  'POST /match/{startupId}': { call: at((id) => `/match/${id}`, analysed), statuses: OWNER(200) },

  'POST /ai-chat': {
    call: fixedPath('/ai-chat', () => ({ message: 'Hello!', session_id: null })),
    statuses: ANYONE_SIGNED_IN,
  },

  'GET /marketplace/listings': {
    call: fixedPath('/marketplace/listings?limit=2'),
    statuses: ANYONE_SIGNED_IN,
  },
  'POST /marketplace/listings': {
    call: async (objects) => ({
      path: '/marketplace/listings',
      body: { startup_id: await objects.startup(), asking_price: 1 },
    }),
    statuses: OWNER(201),
  },
  'GET /marketplace/listings/{id}': {
    call: at((id) => `/marketplace/listings/${id}`, listing),
    statuses: ANYONE_SIGNED_IN,
  },
  'DELETE /marketplace/listings/{id}': {
    call: at((id) => `/marketplace/listings/${id}`, listing),
    statuses: SELLER(204),
  },
  'POST /marketplace/offer/{listingId}': {
    call: at(
      (id) => `/marketplace/offer/${id}`,
      listing,
      () => ({ offer_amount: 10 }),
    ),
    statuses: [401, 403, 201, 201, 201, 201],
  },
  'GET /marketplace/offers/{listingId}': {
    call: at((id) => `/marketplace/offers/${id}`, listing),
    statuses: [401, 200, 403, 403, 403, 200],
  },
  'GET /marketplace/my-offers': { call: fixedPath('/marketplace/my-offers'), statuses: ANYONE_SIGNED_IN },
  'PUT /marketplace/offer/{offerId}/status': {
    call: at(
      (id) => `/marketplace/offer/${id}/status`,
      offer,
      () => ({ status: 'rejected' }),
    ),
    statuses: SELLER(200),
  },

  'POST /payment/create-checkout': {
    call: fixedPath('/payment/create-checkout', () => ({ origin_url: anyone().url })),
    statuses: [401, 403, 403, 200, 409, 403],
  },
  'GET /payment/status/{sessionId}': {
    call: at(
      (id) => `/payment/status/${id}`,
      (objects) => objects.paymentSession(),
    ),
    statuses: [401, 404, 404, 200, 404, 200],
  },
  'POST /payment/webhook': {
    call: fixedPath('/payment/webhook', () => ({ forged: true })),
    statuses: EVERYBODY(400),
  },

  'GET /notifications': { call: fixedPath('/notifications'), statuses: ANYONE_SIGNED_IN },
  'GET /notifications/unread-count': {
    call: fixedPath('/notifications/unread-count'),
    statuses: ANYONE_SIGNED_IN,
  },
  'POST /notifications/{id}/read': {
    call: at(
      (id) => `/notifications/${id}/read`,
      (objects) => objects.notification(),
    ),
    statuses: OWNER(200),
  },
  'POST /notifications/read-all': { call: fixedPath('/notifications/read-all'), statuses: ANYONE_SIGNED_IN },

  'GET /admin/stats': { call: fixedPath('/admin/stats'), statuses: ADMIN },
  'GET /admin/users': { call: fixedPath('/admin/users?limit=20'), statuses: ADMIN },
  'GET /admin/recent-activity': { call: fixedPath('/admin/recent-activity'), statuses: ADMIN },
  'POST /admin/queues/session': {
    call: fixedPath('/admin/queues/session'),
    statuses: [401, 403, 403, 403, 403, 204],
  },
  'GET /admin/reviews': { call: fixedPath('/admin/reviews?limit=2'), statuses: ADMIN },
  'PUT /admin/reviews/{startupId}': {
    call: at(
      (id) => `/admin/reviews/${id}`,
      analysed,
      () => ({ state: 'cleared' }),
    ),
    statuses: [401, 403, 403, 403, 403, 409],
  },
  'GET /admin/trends': { call: fixedPath('/admin/trends?days=7'), statuses: ADMIN },

  'GET /events': { call: fixedPath('/events'), statuses: ANYONE_SIGNED_IN },
  'GET /config': { call: fixedPath('/config'), statuses: ANYONE_SIGNED_IN },
  'GET /health': { call: fixedPath('/health'), statuses: EVERYBODY(200) },
};

/** The expected status of a role. */
export function expected(row: Row, index: number): number {
  return row.statuses[index] ?? Number.NaN;
}

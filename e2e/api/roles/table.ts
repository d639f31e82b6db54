import { anInvestorProfile } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anyone } from '../stack-under-test.js';
import type { Objects } from './callers.js';
import { CONVERSATIONS } from './conversations.js';
import { DEAL_ROWS } from './deals.js';
import {
  ADMIN,
  analysed,
  ANYONE_SIGNED_IN,
  at,
  type Call,
  EVERYBODY,
  fixedPath,
  listing,
  offer,
  OWNER,
  OWNER_AND_ADMIN,
  profile,
  type Row,
  SELLER,
  startup,
  SUBSCRIBER,
} from './rows.js';
import { STARTUPS } from './startups.js';

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
  'PATCH /auth/me': { call: fixedPath('/auth/me', () => ({})), statuses: ANYONE_SIGNED_IN },
  'POST /auth/verify': {
    call: fixedPath('/auth/verify', () => ({ token: 'forged' })),
    statuses: EVERYBODY(404),
  },
  // The addresses of the callers are verified already.
  'POST /auth/verify/resend': {
    call: fixedPath('/auth/verify/resend'),
    statuses: [401, 409, 409, 409, 409, 409],
  },
  'POST /auth/email/undo': {
    call: fixedPath('/auth/email/undo', () => ({ token: 'forged' })),
    statuses: EVERYBODY(404),
  },
  'POST /auth/password/forgot': {
    call: fixedPath('/auth/password/forgot', () => ({ email: `${uuid()}@example.com` })),
    statuses: EVERYBODY(202),
  },
  'POST /auth/password/reset': {
    call: fixedPath('/auth/password/reset', () => ({ token: 'forged', password: 'correct horse' })),
    statuses: EVERYBODY(404),
  },
  'PUT /auth/password': {
    call: fixedPath('/auth/password', () => ({
      current_password: 'not the password',
      new_password: 'battery staple horse',
    })),
    statuses: [401, 403, 403, 403, 403, 403],
  },
  'GET /auth/me': { call: fixedPath('/auth/me'), statuses: ANYONE_SIGNED_IN },
  'GET /auth/sessions': { call: fixedPath('/auth/sessions'), statuses: ANYONE_SIGNED_IN },
  'DELETE /auth/sessions/{id}': {
    call: () => ({ path: `/auth/sessions/${uuid()}` }),
    statuses: [401, 404, 404, 404, 404, 404],
  },
  'POST /auth/logout': {
    call: fixedPath('/auth/logout'),
    statuses: ANYONE_SIGNED_IN,
    endsSessions: true,
  },
  'POST /auth/logout-all': {
    call: fixedPath('/auth/logout-all'),
    statuses: ANYONE_SIGNED_IN,
    endsSessions: true,
  },
  'POST /auth/login/mfa': {
    call: fixedPath('/auth/login/mfa', () => ({ mfa_token: 'none', code: '123456' })),
    statuses: EVERYBODY(401),
  },
  'POST /auth/mfa/setup': { call: fixedPath('/auth/mfa/setup'), statuses: ANYONE_SIGNED_IN },
  // Without a code, so that none of the callers gets a second factor.
  'POST /auth/mfa/confirm': {
    call: fixedPath('/auth/mfa/confirm', () => ({})),
    statuses: [401, 422, 422, 422, 422, 422],
  },
  'POST /auth/mfa/disable': {
    call: fixedPath('/auth/mfa/disable', () => ({ code: '000000' })),
    statuses: [401, 409, 409, 409, 409, 409],
  },
  'GET /account/export': { call: fixedPath('/account/export'), statuses: ANYONE_SIGNED_IN },
  // With a wrong password, so that none of the callers is deleted.
  'DELETE /account': {
    call: fixedPath('/account', () => ({ password: 'not the password' })),
    statuses: [401, 403, 403, 403, 403, 403],
  },

  ...STARTUPS,

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
  'POST /marketplace/offer/{id}': {
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
  ...DEAL_ROWS,

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
  'GET /payment/subscription': { call: fixedPath('/payment/subscription'), statuses: ANYONE_SIGNED_IN },
  'POST /payment/subscription/cancel': {
    call: fixedPath('/payment/subscription/cancel'),
    statuses: SUBSCRIBER,
  },
  'POST /payment/subscription/resume': {
    call: fixedPath('/payment/subscription/resume'),
    statuses: SUBSCRIBER,
  },
  'POST /payment/subscription/change': {
    call: fixedPath('/payment/subscription/change', () => ({ plan: 'monthly' })),
    statuses: [401, 403, 403, 404, 404, 403],
  },
  'GET /payment/invoices': { call: fixedPath('/payment/invoices'), statuses: ANYONE_SIGNED_IN },
  'POST /payment/portal': {
    call: fixedPath('/payment/portal', () => ({ origin_url: anyone().url })),
    statuses: SUBSCRIBER,
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
  'GET /notifications/settings': { call: fixedPath('/notifications/settings'), statuses: ANYONE_SIGNED_IN },
  'PUT /notifications/settings': {
    call: fixedPath('/notifications/settings', () => ({ kind: 'offers', inbox: true, email: true })),
    statuses: ANYONE_SIGNED_IN,
  },
  'POST /unsubscribe/{token}': {
    call: fixedPath('/unsubscribe/forged'),
    statuses: EVERYBODY(404),
  },
  'POST /notifications/{id}/read': {
    call: at(
      (id) => `/notifications/${id}/read`,
      (objects) => objects.notification(),
    ),
    statuses: OWNER(200),
  },
  'POST /notifications/read-all': { call: fixedPath('/notifications/read-all'), statuses: ANYONE_SIGNED_IN },

  ...CONVERSATIONS,

  'GET /admin/stats': { call: fixedPath('/admin/stats'), statuses: ADMIN },
  'GET /admin/users': { call: fixedPath('/admin/users?limit=20'), statuses: ADMIN },
  'GET /admin/recent-activity': { call: fixedPath('/admin/recent-activity'), statuses: ADMIN },
  'POST /admin/queues/session': {
    call: fixedPath('/admin/queues/session'),
    statuses: [401, 403, 403, 403, 403, 204],
  },
  // An unknown user and an unknown report, so that none of the callers is suspended or hidden.
  'PUT /admin/users/{id}/suspension': {
    call: () => ({ path: `/admin/users/${uuid()}/suspension`, body: { suspended: true, reason: 'Spam.' } }),
    statuses: [401, 403, 403, 403, 403, 404],
  },
  'POST /reports': {
    call: async (objects) => ({
      path: '/reports',
      body: { kind: 'startup', id: await objects.startup(), reason: 'It is not theirs.' },
    }),
    statuses: [401, 201, 404, 201, 201, 201],
  },
  'GET /admin/reports': { call: fixedPath('/admin/reports?limit=2'), statuses: ADMIN },
  'PUT /admin/reports/{id}': {
    call: () => ({ path: `/admin/reports/${uuid()}`, body: { state: 'dismissed' } }),
    statuses: [401, 403, 403, 403, 403, 404],
  },
  'GET /admin/audit': { call: fixedPath('/admin/audit?limit=2'), statuses: ADMIN },
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

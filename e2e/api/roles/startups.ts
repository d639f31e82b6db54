import { aStartup } from '@proofround/test-kit';

import {
  analysed,
  ANYONE_SIGNED_IN,
  at,
  EVERYBODY,
  fixedPath,
  INVESTORS,
  OWNER,
  OWNER_AND_ADMIN,
  type Row,
  startup,
} from './rows.js';

/** Startups, and what founders and investors do with them. */
export const STARTUPS: Readonly<Record<string, Row>> = {
  'GET /startups': { call: fixedPath('/startups?limit=2'), statuses: ANYONE_SIGNED_IN },
  'POST /startups': {
    call: fixedPath('/startups', () => aStartup()),
    statuses: [401, 201, 201, 403, 403, 201],
  },
  'GET /startups/first': { call: fixedPath('/startups/first'), statuses: INVESTORS(200) },
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
  // None of the callers' startups is held, so a permitted caller gets 409.
  'POST /startups/{id}/review': {
    call: at((id) => `/startups/${id}/review`, analysed),
    statuses: OWNER(409),
  },
  'GET /startups/{id}/scores': {
    call: at((id) => `/startups/${id}/scores`, startup),
    statuses: OWNER_AND_ADMIN,
  },
  'POST /startups/{id}/shares': {
    call: at(
      (id) => `/startups/${id}/shares`,
      startup,
      () => ({ fields: ['problem'] }),
    ),
    statuses: OWNER(201),
  },
  'GET /startups/{id}/shares': { call: at((id) => `/startups/${id}/shares`, startup), statuses: OWNER(200) },
  'DELETE /startups/{id}/shares/{shareId}': {
    call: async (objects) => {
      const { startup_id, id } = await objects.share();
      return { path: `/startups/${startup_id}/shares/${id}` };
    },
    statuses: OWNER(204),
  },
  'GET /shares/{token}': {
    call: async (objects) => {
      const { url } = await objects.share();
      return { path: `/shares/${url.slice(url.lastIndexOf('/') + 1)}` };
    },
    statuses: EVERYBODY(200),
  },
  'GET /startups/{id}/one-pager.pdf': {
    call: at((id) => `/startups/${id}/one-pager.pdf`, startup),
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
  'GET /interests': { call: fixedPath('/interests'), statuses: INVESTORS(200) },
  // Without an interest, so that nobody withdraws another's.
  'DELETE /interest/{startupId}': {
    call: at((id) => `/interest/${id}`, startup),
    statuses: INVESTORS(404),
  },
  'GET /pipeline': { call: fixedPath('/pipeline'), statuses: INVESTORS(200) },
  'PUT /pipeline/{startupId}': {
    call: at(
      (id) => `/pipeline/${id}`,
      startup,
      () => ({ column: 'watching' }),
    ),
    statuses: INVESTORS(200),
  },
  'DELETE /pipeline/{startupId}': {
    call: at((id) => `/pipeline/${id}`, startup),
    statuses: INVESTORS(404),
  },
  'GET /fit-weights': { call: fixedPath('/fit-weights'), statuses: INVESTORS(200) },
  'PUT /fit-weights': {
    call: fixedPath('/fit-weights', () => ({ team: 1, market: 1, feasibility: 1, product: 1, risk: 1 })),
    statuses: INVESTORS(200),
  },
  'GET /searches': { call: fixedPath('/searches'), statuses: INVESTORS(200) },
  'POST /searches': {
    call: fixedPath('/searches', () => ({ name: 'SaaS', query: 'sector=SaaS' })),
    statuses: INVESTORS(201),
  },
  // None of the callers has this search.
  'PATCH /searches/{id}': {
    call: at(
      (id) => `/searches/${id}`,
      startup,
      () => ({ name: 'Clinics' }),
    ),
    statuses: INVESTORS(404),
  },
  'PUT /searches/{id}/follow': {
    call: at(
      (id) => `/searches/${id}/follow`,
      startup,
      () => ({ followed: true }),
    ),
    statuses: INVESTORS(404),
  },
  'DELETE /searches/{id}': { call: at((id) => `/searches/${id}`, startup), statuses: INVESTORS(404) },
  'GET /startups/{id}/feedback': {
    call: at((id) => `/startups/${id}/feedback`, startup),
    statuses: OWNER_AND_ADMIN,
  },
  'GET /startups/{id}/analytics': {
    call: at((id) => `/startups/${id}/analytics`, startup),
    statuses: OWNER_AND_ADMIN,
  },
};

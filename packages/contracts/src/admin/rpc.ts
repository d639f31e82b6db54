import { z } from 'zod';

import { ADMINS_ONLY } from '../access-rules.js';
import { actor } from '../messaging/access.js';
import { defineRpc, rpcBehind } from '../messaging/rpc.js';
import { pathId } from '../wire/ids.js';
import { PAGE_LIMIT_MAX, pageRequest } from '../wire/pages.js';
import { searchText } from '../wire/text.js';
import { adminHttp } from './endpoints.js';
import { adminStats, adminTrendDay, recentStartup, trendPeriod } from './schemas.js';

export const adminRpc = {
  getStats: {
    auth: defineRpc('auth.admin.getStats.v1', {
      access: ADMINS_ONLY,
      request: z.object({ actor }),
      reply: adminStats.pick({
        total_users: true,
        startup_users: true,
        investor_users: true,
        premium_users: true,
      }),
    }),
    startups: defineRpc('startups.admin.getStats.v1', {
      access: ADMINS_ONLY,
      request: z.object({ actor }),
      reply: adminStats.pick({ total_startups: true }),
    }),
    /** Total revenue, in US dollars. */
    billing: defineRpc('billing.admin.getStats.v1', {
      access: ADMINS_ONLY,
      request: z.object({ actor }),
      reply: z.object({ total_revenue: z.number() }),
    }),
  },

  listUsers: rpcBehind('auth', adminHttp.listUsers, {
    ...pageRequest,
    q: searchText.optional(),
  }),
  setSuspension: rpcBehind('auth', adminHttp.setSuspension, { user_id: pathId }),

  getActivity: rpcBehind(
    'startups',
    adminHttp.getActivity,
    { limit: z.number().int().min(1).max(PAGE_LIMIT_MAX) },
    { reply: z.array(recentStartup) },
  ),

  getTrends: {
    /** Sign-ups per UTC day by type of account, oldest first, without days that have none. */
    auth: defineRpc('auth.admin.getTrends.v1', {
      access: ADMINS_ONLY,
      request: z.object({ actor, period: trendPeriod }),
      reply: z.array(adminTrendDay.pick({ date: true, startup_users: true, investor_users: true })),
    }),
    /** Startups submitted per UTC day, oldest first, without days that have none and deleted startups. */
    startups: defineRpc('startups.admin.getTrends.v1', {
      access: ADMINS_ONLY,
      request: z.object({ actor, period: trendPeriod }),
      reply: z.array(adminTrendDay.pick({ date: true, startups: true })),
    }),
    /** Revenue per UTC day in US dollars, oldest first, without days that have none. */
    billing: defineRpc('billing.admin.getTrends.v1', {
      access: ADMINS_ONLY,
      request: z.object({ actor, period: trendPeriod }),
      reply: z.array(adminTrendDay.pick({ date: true, revenue: true })),
    }),
  },
};

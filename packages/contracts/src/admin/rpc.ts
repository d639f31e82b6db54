import { z } from 'zod';

import { user } from '../accounts/schemas.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { pageRequest } from '../wire/pages.js';
import { adminStats, ADMINS_ONLY, recentStartup } from './endpoints.js';

/** How many users there are, of which kind, and how many hold Investor Access. */
export const adminUserTotals = defineRpc('auth.admin.totals.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor }),
  reply: adminStats.pick({
    total_users: true,
    startup_users: true,
    investor_users: true,
    premium_users: true,
  }),
});

/** A page of users, newest first. */
export const adminUsers = defineRpc('auth.admin.users.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor, ...pageRequest }),
  reply: z.array(user),
});

/** How many startups there are. */
export const adminStartupTotals = defineRpc('startups.admin.totals.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor }),
  reply: adminStats.pick({ total_startups: true }),
});

/** The newest startups. */
export const adminRecentStartups = defineRpc('startups.admin.recent.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor, limit: z.number().int().min(1).max(200) }),
  reply: z.array(recentStartup),
});

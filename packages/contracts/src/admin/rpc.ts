import { z } from 'zod';

import { user } from '../accounts/schemas.js';
import { actor } from '../messaging/access.js';
import { defineRpc } from '../messaging/rpc.js';
import { PAGE_LIMIT_MAX, pageRequest } from '../wire/pages.js';
import { adminStats, ADMINS_ONLY, adminTrendDay, recentStartup, TREND_DAYS } from './endpoints.js';

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
  request: z.object({ actor, limit: z.number().int().min(1).max(PAGE_LIMIT_MAX) }),
  reply: z.array(recentStartup),
});

export const DAY_MS = 86_400_000;

/** A run of whole days UTC, both ends included, at most as many as GET /admin/trends gives. */
export const trendPeriod = z.object({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= TREND_DAYS.max;
}, `Must be 1 to ${TREND_DAYS.max} days, the first one first`);
export type TrendPeriod = z.infer<typeof trendPeriod>;

/**
 * Sign-ups per day of a period and kind of account, oldest first; only the days that had any,
 * e.g. `[{date: "2026-11-20", startup_users: 4, investor_users: 1}]`.
 */
export const adminUserTrend = defineRpc('auth.admin.trend.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor, period: trendPeriod }),
  reply: z.array(adminTrendDay.pick({ date: true, startup_users: true, investor_users: true })),
});

/**
 * Startups submitted per day of a period, oldest first; only the days that had any, e.g.
 * `[{date: "2026-11-20", startups: 3}]`. Deleted ones are not counted, as in the totals.
 */
export const adminStartupTrend = defineRpc('startups.admin.trend.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor, period: trendPeriod }),
  reply: z.array(adminTrendDay.pick({ date: true, startups: true })),
});

/**
 * Money taken per day of a period in US dollars, oldest first; only the days that had any, e.g.
 * `[{date: "2026-11-20", revenue: 149}]`.
 */
export const adminRevenueTrend = defineRpc('billing.admin.trend.v1', {
  access: ADMINS_ONLY,
  request: z.object({ actor, period: trendPeriod }),
  reply: z.array(adminTrendDay.pick({ date: true, revenue: true })),
});

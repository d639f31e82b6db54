import { z } from 'zod';

import { exampleUser } from '../accounts/examples.js';
import { user } from '../accounts/schemas.js';
import { stage } from '../analysis/schemas.js';
import type { Gate } from '../messaging/access.js';
import { endpoint } from '../messaging/endpoint.js';
import { id, timestamp } from '../wire/ids.js';
import { queryNumber } from '../wire/numbers.js';
import { pageQuery } from '../wire/pages.js';

/** The designated admin alone (ADMIN-1). */
export const ADMINS_ONLY: readonly Gate[] = [{ requires: 'admin', detail: 'Admin access required' }];

/** GET /admin/stats (ADMIN-2). */
export const adminStats = z
  .object({
    total_users: z.number().int(),
    startup_users: z.number().int(),
    investor_users: z.number().int(),
    total_startups: z.number().int(),
    premium_users: z.number().int(),
    total_revenue: z.number().describe('US dollars, all time'),
  })
  .meta({ id: 'AdminStats' });

/** A startup in the admin’s recent activity: no more than what names it. */
export const recentStartup = z
  .object({ id, idea_title: z.string(), sector: z.string(), stage, created_at: timestamp })
  .meta({ id: 'RecentStartup' });

/** GET /admin/recent-activity: the five newest of each. */
export const recentActivity = z
  .object({ recent_users: z.array(user), recent_startups: z.array(recentStartup) })
  .meta({ id: 'RecentActivity' });
export const RECENT = 5;

/** Over how many days GET /admin/trends may look back, today included. */
export const TREND_DAYS = { min: 7, max: 365, default: 30 } as const;

/** One day of the platform, from midnight to midnight UTC. */
export const adminTrendDay = z
  .object({
    date: z.iso.date().describe('The day, UTC'),
    startup_users: z.number().int().describe('Founders who signed up'),
    investor_users: z.number().int().describe('Investors who signed up'),
    startups: z.number().int().describe('Startups submitted, without those deleted since'),
    revenue: z.number().describe('US dollars taken'),
  })
  .meta({ id: 'AdminTrendDay' });
export type AdminTrendDay = z.infer<typeof adminTrendDay>;

/** GET /admin/trends: every day of the period, oldest first, those on which nothing happened with zeros. */
export const adminTrends = z.object({ days: z.array(adminTrendDay) }).meta({ id: 'AdminTrends' });

export const getAdminStats = endpoint('getAdminStats', 'GET /admin/stats', {
  tag: 'Admin',
  summary: 'The platform in figures',
  access: ADMINS_ONLY,
  reply: adminStats,
  status: 200,
  examples: {
    reply: {
      total_users: 120,
      startup_users: 90,
      investor_users: 30,
      total_startups: 84,
      premium_users: 12,
      total_revenue: 3576,
    },
  },
});

export const listUsers = endpoint('listUsers', 'GET /admin/users', {
  tag: 'Admin',
  summary: 'Users, newest first',
  access: ADMINS_ONLY,
  query: z.object(pageQuery),
  reply: z.array(user),
  status: 200,
  paged: true,
  examples: { reply: [exampleUser] },
});

export const getRecentActivity = endpoint('getRecentActivity', 'GET /admin/recent-activity', {
  tag: 'Admin',
  summary: 'The five newest users and startups',
  access: ADMINS_ONLY,
  reply: recentActivity,
  status: 200,
  examples: {
    reply: {
      recent_users: [exampleUser],
      recent_startups: [
        {
          id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d11',
          idea_title: 'LedgerLoop',
          sector: 'FinTech',
          stage: 'mvp',
          created_at: '2026-11-20T09:31:00.000Z',
        },
      ],
    },
  },
});

export const getAdminTrends = endpoint('getAdminTrends', 'GET /admin/trends', {
  tag: 'Admin',
  summary: 'Sign-ups, startups and revenue per day',
  description:
    'The last `days` days up to and including today, UTC, oldest first; days on which nothing happened have zeros.',
  access: ADMINS_ONLY,
  query: z.object({
    days: queryNumber(
      z
        .number()
        .int('Must be a whole number')
        .min(TREND_DAYS.min, `Must be at least ${TREND_DAYS.min}`)
        .max(TREND_DAYS.max, `Must be at most ${TREND_DAYS.max}`),
    )
      .optional()
      .meta({ description: `How many days; ${TREND_DAYS.default} unless told otherwise` }),
  }),
  reply: adminTrends,
  status: 200,
  examples: {
    reply: {
      days: [
        { date: '2026-11-19', startup_users: 0, investor_users: 0, startups: 0, revenue: 0 },
        { date: '2026-11-20', startup_users: 4, investor_users: 1, startups: 3, revenue: 149 },
      ],
    },
  },
});

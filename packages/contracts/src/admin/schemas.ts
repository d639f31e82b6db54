import { z } from 'zod';

import { stage } from '../facts/schemas.js';
import { adminUser } from '../moderation/schemas.js';
import { id, timestamp } from '../wire/ids.js';
import { DAY_MS } from '../wire/time.js';

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

export const recentStartup = z
  .object({ id, idea_title: z.string(), sector: z.string(), stage, created_at: timestamp })
  .meta({ id: 'RecentStartup' });

/** GET /admin/recent-activity: the five newest of each. */
export const recentActivity = z
  .object({ recent_users: z.array(adminUser), recent_startups: z.array(recentStartup) })
  .meta({ id: 'RecentActivity' });
export const RECENT = 5;

/** The number of days that GET /admin/trends covers, including today. */
export const TREND_DAYS = { min: 7, max: 365, default: 30 } as const;

/** One day of the platform, from midnight to midnight UTC. */
export const adminTrendDay = z
  .object({
    date: z.iso.date().describe('The day, UTC'),
    startup_users: z.number().int().describe('Founders who signed up'),
    investor_users: z.number().int().describe('Investors who signed up'),
    startups: z.number().int().describe('Startups submitted and not deleted since'),
    revenue: z.number().describe('Revenue in US dollars'),
  })
  .meta({ id: 'AdminTrendDay' });
export type AdminTrendDay = z.infer<typeof adminTrendDay>;

/** GET /admin/trends: every day of the period, oldest first; days without activity have zeros. */
export const adminTrends = z.object({ days: z.array(adminTrendDay) }).meta({ id: 'AdminTrends' });

/** A period of whole UTC days, both ends included. */
export const trendPeriod = z.object({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= TREND_DAYS.max;
}, `Must be 1 to ${TREND_DAYS.max} days, the first one first`);
export type TrendPeriod = z.infer<typeof trendPeriod>;

import { z } from 'zod';

import { ADMINS_ONLY } from '../access-rules.js';
import { exampleUser } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import { adminUser, suspension } from '../moderation/schemas.js';
import { ADMIN_UNSUSPENDABLE, USER_NOT_FOUND } from '../sentences.js';
import { queryNumber } from '../wire/numbers.js';
import { pageQuery } from '../wire/pages.js';
import { searchText } from '../wire/text.js';
import { adminStats, adminTrends, recentActivity, TREND_DAYS } from './schemas.js';

const exampleAdminUser = { ...exampleUser, suspended_at: null, suspension_reason: null };

export const adminHttp = {
  getStats: endpoint('admin.getStats', 'GET /admin/stats', {
    tag: 'Admin',
    summary: 'Get the totals of the platform',
    access: ADMINS_ONLY,
    reply: adminStats,
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
  }),

  listUsers: endpoint('admin.listUsers', 'GET /admin/users', {
    tag: 'Admin',
    summary: 'List users, newest first',
    access: ADMINS_ONLY,
    query: z.object({
      ...pageQuery,
      q: searchText.optional().meta({ description: 'Case-insensitive substring of name or e-mail address' }),
    }),
    reply: z.array(adminUser),
    paged: true,
    examples: { reply: [exampleAdminUser] },
  }),

  setSuspension: endpoint('admin.setSuspension', 'PUT /admin/users/{id}/suspension', {
    tag: 'Admin',
    summary: 'Suspend an account or restore it',
    description:
      'All calls of a suspended user are refused and their live streams end. Their startups and listings stay; PUT /admin/reviews/{startupId} hides a startup.',
    access: ADMINS_ONLY,
    body: suspension,
    reply: adminUser,
    errors: { 404: [USER_NOT_FOUND], 409: [ADMIN_UNSUSPENDABLE] },
    examples: {
      body: { suspended: true, reason: 'Sends the same offer to every seller.' },
      reply: {
        ...exampleAdminUser,
        suspended_at: '2026-11-20T10:00:00.000Z',
        suspension_reason: 'Sends the same offer to every seller.',
      },
    },
  }),

  getActivity: endpoint('admin.getActivity', 'GET /admin/recent-activity', {
    tag: 'Admin',
    summary: 'List the five newest users and startups',
    access: ADMINS_ONLY,
    reply: recentActivity,
    examples: {
      reply: {
        recent_users: [exampleAdminUser],
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
  }),

  getTrends: endpoint('admin.getTrends', 'GET /admin/trends', {
    tag: 'Admin',
    summary: 'List sign-ups, startups and revenue per day',
    description:
      'The last `days` days in UTC, including today, oldest first. Days without activity have zeros.',
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
        .meta({ description: `Number of days; default ${TREND_DAYS.default}` }),
    }),
    reply: adminTrends,
    examples: {
      reply: {
        days: [
          { date: '2026-11-19', startup_users: 0, investor_users: 0, startups: 0, revenue: 0 },
          { date: '2026-11-20', startup_users: 4, investor_users: 1, startups: 3, revenue: 149 },
        ],
      },
    },
  }),
};

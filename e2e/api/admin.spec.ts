import { adminStats, startup as startupSchema } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, theAdmin } from './stack-under-test.js';

const recent = z.object({
  recent_users: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string() })),
  recent_startups: z.array(z.object({ id: z.string(), idea_title: z.string(), created_at: z.string() })),
});
const newestFirst = (rows: { created_at: string }[]) =>
  rows
    .map(({ created_at }) => created_at)
    .toSorted()
    .toReversed();

describe('the statistics for the admin', () => {
  // rules: ADMIN-2, ACCOUNT-9
  it('are six figures of the platform, with users by kind, including the admin', async () => {
    const admin = await theAdmin();
    await aFounder();
    const answer = await admin.get('/admin/stats');
    const stats = adminStats.parse(answer.body);
    expect(Object.keys(answer.body as object).toSorted()).toEqual([
      'investor_users',
      'premium_users',
      'startup_users',
      'total_revenue',
      'total_startups',
      'total_users',
    ]);
    expect(stats.startup_users).toBeGreaterThanOrEqual(2);
    expect(stats.total_users).toBe(stats.startup_users + stats.investor_users);
  });

  // rule: ADMIN-4
  it('contain the five newest users and startups, newest first', async () => {
    const admin = await theAdmin();
    for (let index = 0; index < 6; index++) {
      const founder = await aFounder();
      await founder.read(startupSchema, 'POST', '/startups', aStartup());
    }
    const { recent_users, recent_startups } = await admin.read(recent, 'GET', '/admin/recent-activity');
    for (const rows of [recent_users, recent_startups]) {
      expect(rows).toHaveLength(5);
      expect(rows.map(({ created_at }) => created_at)).toEqual(newestFirst(rows));
    }
  });
});

import { Injectable } from '@nestjs/common';
import type { Actor, ReplyOf, rpc } from '@proofround/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { scoreShown } from '../records/held-score.js';
import { ownStartupToRead } from '../records/startup-access.js';

/** Only the newest interested investors are listed; all are counted. */
const MAX_LISTED = 1000;
const DAYS = 30;

const totalsRows = z.tuple([
  z.object({
    view_count: z.coerce.number(),
    unique_viewers: z.coerce.number(),
    interest_count: z.coerce.number(),
  }),
]);
const interestedRows = z.array(
  z.object({
    user_id: z.string(),
    created_at: z.date(),
    budget: z.coerce.number().nullable(),
    investment_sectors: z.array(z.string()).nullable(),
  }),
);
const dailyRows = z.array(
  z.object({ date: z.string(), views: z.coerce.number(), interests: z.coerce.number() }),
);

/**
 * A startup's views, interest and score, for its owner and the admin (ANALYTICS-1). Each figure of views adds
 * what is rolled up and what is not, in one statement, so a roll-up changes none (ANALYTICS-3).
 */
@Injectable()
export class AnalyticsService {
  constructor(private readonly database: DataSource) {}

  async getAnalytics(actor: Actor, startupId: string): Promise<ReplyOf<typeof rpc.interest.getAnalytics>> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const [counts, interested, daily] = await Promise.all([
      this.totals(startup.id),
      this.interested(startup.id),
      this.daily(startup.id),
    ]);
    return {
      ...counts,
      ai_score: startup.ai_score && scoreShown(startup.ai_score, startup.held_back),
      interested_investors: interested.map(({ user_id, created_at, budget, investment_sectors }) => ({
        user_id,
        investor: budget === null || investment_sectors === null ? null : { budget, investment_sectors },
        interested_at: created_at.toISOString(),
      })),
      daily,
    };
  }

  private async totals(startupId: string) {
    const [row] = totalsRows.parse(
      await this.database.query(
        `WITH rolled_up AS (
           SELECT coalesce(sum(views), 0) AS views, coalesce(sum(new_viewers), 0) AS viewers
           FROM view_days WHERE startup_id = $1
         ), recent AS (
           SELECT viewer_id, sum(times) AS times FROM views WHERE startup_id = $1 GROUP BY viewer_id
         ), added AS (
           SELECT coalesce(sum(recent.times), 0) AS views, count(*) FILTER (WHERE known.viewer_id IS NULL) AS viewers
           FROM recent LEFT JOIN startup_viewers AS known
             ON known.startup_id = $1 AND known.viewer_id = recent.viewer_id
         )
         SELECT rolled_up.views + added.views AS view_count, rolled_up.viewers + added.viewers AS unique_viewers,
           (SELECT count(*) FROM interests WHERE startup_id = $1) AS interest_count
         FROM rolled_up, added`,
        [startupId],
      ),
    );
    return row;
  }

  private async interested(startupId: string) {
    return interestedRows.parse(
      await this.database.query(
        `SELECT interests.user_id, interests.created_at, budget, investment_sectors
         FROM interests LEFT JOIN investor_profiles ON investor_profiles.user_id = interests.user_id
         WHERE startup_id = $1 ORDER BY interests.id DESC LIMIT ${MAX_LISTED}`,
        [startupId],
      ),
    );
  }

  private async daily(startupId: string) {
    return dailyRows.parse(
      await this.database.query(
        `SELECT to_char(day, 'YYYY-MM-DD') AS date, sum(views) AS views, sum(interests) AS interests
         FROM (
           SELECT day, times AS views, 0 AS interests FROM views WHERE startup_id = $1
           UNION ALL
           SELECT day, views, 0 FROM view_days WHERE startup_id = $1
           UNION ALL
           SELECT (created_at AT TIME ZONE 'UTC')::date, 0, 1 FROM interests WHERE startup_id = $1
         ) AS counted
         WHERE day > (now() AT TIME ZONE 'UTC')::date - ${DAYS} GROUP BY day ORDER BY day`,
        [startupId],
      ),
    );
  }
}

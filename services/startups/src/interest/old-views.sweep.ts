import { Injectable } from '@nestjs/common';
import { Loops, Transactions } from '@proofround/service-kit';
import { z } from 'zod';

const EVERY_MS = 600_000;
/** How many views one transaction rolls up. */
const BATCH = 5000;

/** The day before yesterday and earlier: nobody stores a view there any more, and no page asks who saw it. */
const IS_CLOSED = `day < (now() AT TIME ZONE 'UTC')::date - 1`;

/** Only one roll-up runs at a time, so the first view of a pair is counted once. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtextextended('view roll-up', 0)) AS taken`;

/** Locks the startups first, as a deletion does, so that the two do not wait for each other. */
const ROLL_UP = `
  WITH batch AS (
    SELECT startup_id, day, viewer_id FROM views WHERE ${IS_CLOSED} ORDER BY day LIMIT ${BATCH}
  ), startup AS MATERIALIZED (
    SELECT id FROM startups WHERE id IN (SELECT startup_id FROM batch) ORDER BY id FOR KEY SHARE
  ), gone AS (
    DELETE FROM views USING batch, startup
    WHERE startup.id = batch.startup_id
      AND (views.startup_id, views.day, views.viewer_id) = (batch.startup_id, batch.day, batch.viewer_id)
    RETURNING views.startup_id, views.day, views.viewer_id, views.times
  ), pair AS (
    SELECT startup_id, viewer_id, min(day) AS first_day, max(day) AS last_day, sum(times) AS times
    FROM gone GROUP BY 1, 2
  ), first_view AS (
    SELECT startup_id, first_day AS day, count(*) AS viewers FROM pair
    WHERE NOT EXISTS (
      SELECT 1 FROM startup_viewers AS known
      WHERE known.startup_id = pair.startup_id AND known.viewer_id = pair.viewer_id
    ) GROUP BY 1, 2
  ), kept AS (
    INSERT INTO startup_viewers AS known (startup_id, viewer_id, last_day, times)
    SELECT startup_id, viewer_id, last_day, times FROM pair
    ON CONFLICT (startup_id, viewer_id) DO UPDATE
    SET last_day = greatest(known.last_day, excluded.last_day), times = known.times + excluded.times
  ), counted AS (
    INSERT INTO view_days AS counted (startup_id, day, views, new_viewers)
    SELECT startup_id, day, views, coalesce(viewers, 0)
    FROM (SELECT startup_id, day, sum(times) AS views FROM gone GROUP BY 1, 2) AS of_day
    LEFT JOIN first_view USING (startup_id, day)
    ON CONFLICT (startup_id, day) DO UPDATE
    SET views = counted.views + excluded.views, new_viewers = counted.new_viewers + excluded.new_viewers
  )
  SELECT count(*)::int AS moved FROM gone`;

const locked = z.tuple([z.object({ taken: z.boolean() })]);
const rolledUp = z.tuple([z.object({ moved: z.number() })]);

/**
 * Keeps `views` small: rows of closed days become one row for each viewer of a startup, and counts for each
 * day. Analytics read both in one statement, so they are exact at any time (ANALYTICS-3).
 */
@Injectable()
export class OldViewsSweep {
  constructor(
    private readonly transactions: Transactions,
    loops: Loops,
  ) {
    loops.add({ name: 'the sweep of old views', everyMs: EVERY_MS, next: () => this.next() });
  }

  /** Rolls up one batch. Returns whether more may be left. */
  next(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const [{ taken }] = locked.parse(await tx.query(LOCK));
      if (!taken) return false;
      // A later statement sees what the former holder of the lock has rolled up.
      const [{ moved }] = rolledUp.parse(await tx.query(ROLL_UP));
      return moved === BATCH;
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '@proofround/contracts';
import { statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import { ViewBounds } from './view-bounds.js';

/** Locks rows in id order, so two batches cannot deadlock. */
const STORE = statement(
  `WITH seen AS (
     SELECT startup_id, viewer_id, count(*) AS times
     FROM unnest($1::uuid[], $2::uuid[], $3::boolean[]) AS new_view (startup_id, viewer_id, is_counted)
     WHERE is_counted GROUP BY 1, 2
   ), startup AS (
     SELECT id FROM startups WHERE id = ANY($1::uuid[]) AND NOT held_back ORDER BY id FOR KEY SHARE
   ), stored AS (
     INSERT INTO views (startup_id, day, viewer_id, times)
     SELECT startup_id, (now() AT TIME ZONE 'UTC')::date, viewer_id, seen.times
     FROM seen JOIN startup ON startup.id = seen.startup_id ORDER BY 1, 3
     ON CONFLICT (startup_id, day, viewer_id) DO UPDATE SET times = views.times + excluded.times
   )
   SELECT id FROM startup`,
  z.object({ id: z.string() }),
);

/** Counts views of shown startups and returns their ids. One statement, to save processor time (decision 13). */
async function storeViews(
  statements: Statements,
  views: readonly { startup_id: string; viewer_id: string; is_counted: boolean }[],
): Promise<ReadonlySet<string>> {
  const rows = await statements.run(STORE, [
    views.map(({ startup_id }) => startup_id),
    views.map(({ viewer_id }) => viewer_id),
    views.map(({ is_counted }) => is_counted),
  ]);
  return new Set(rows.map(({ id }) => id));
}

interface View {
  actor: Actor;
  startup_id: string;
}

/** The indexes (from 0) of views by the startup's owner or by an admin. */
const OWNER_OR_ADMIN_VIEWS = statement(
  `SELECT (new_view.ordinal - 1)::int AS index
   FROM unnest($1::uuid[], $2::uuid[], $3::boolean[])
     WITH ORDINALITY AS new_view (startup_id, user_id, is_admin, ordinal)
   JOIN startups ON startups.id = new_view.startup_id
   WHERE startups.owner_id = new_view.user_id OR new_view.is_admin`,
  z.object({ index: z.number() }),
);

/** Records views of startups (VIEW-1). A browse list sends many views in one message. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly statements: Statements,
    private readonly bounds: ViewBounds,
  ) {}

  /**
   * Counts views by investors, of about 2,000 startups a day each (VIEW-2); accepts but does not count views by
   * the owner and the admin.
   * @returns in the order of `views`, whether the actor may see the startup. Other founders may
   * not, nor may investors while the startup is held.
   */
  async recordView(views: readonly View[]): Promise<boolean[]> {
    const [stored, accepted] = await Promise.all([
      this.store(views.filter(({ actor }) => actor.user_type === 'investor')),
      this.acceptUncounted(views.filter(({ actor }) => actor.user_type !== 'investor')),
    ]);
    return views.map((view) => stored.has(view) || accepted.has(view));
  }

  private async store(views: readonly View[]): Promise<Set<View>> {
    if (views.length === 0) return new Set();
    const viewers = views.map(({ actor }) => actor.user_id);
    const overLimit = await this.bounds.count(viewers);
    const visible = await storeViews(
      this.statements,
      views.map(({ actor: { user_id }, startup_id }) => ({
        startup_id,
        viewer_id: user_id,
        is_counted: !overLimit.has(user_id),
      })),
    );
    return new Set(views.filter(({ startup_id }) => visible.has(startup_id)));
  }

  private async acceptUncounted(views: readonly View[]): Promise<Set<View>> {
    if (views.length === 0) return new Set();
    const rows = await this.statements.run(OWNER_OR_ADMIN_VIEWS, [
      views.map(({ startup_id }) => startup_id),
      views.map(({ actor }) => actor.user_id),
      views.map(({ actor }) => actor.is_admin),
    ]);
    return new Set(rows.flatMap(({ index }) => views[index] ?? []));
  }
}

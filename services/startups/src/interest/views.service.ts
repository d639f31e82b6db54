import { Injectable } from '@nestjs/common';
import { isId, type Actor } from '@proofround/contracts';
import { statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

/** A view that somebody asks to be counted. */
interface View {
  actor: Actor;
  startup_id: string;
}

const startup = z.object({ id: z.string() });
const asked = z.object({ index: z.number() });

/** Which of the views (counted from 0) are of a startup that is its owner's or asked for by an admin. */
const MAY_PASS = statement(
  `SELECT (one.place - 1)::int AS index
   FROM unnest($1::uuid[], $2::uuid[], $3::boolean[])
     WITH ORDINALITY AS one (startup_id, user_id, is_admin, place)
   JOIN startups ON startups.id = one.startup_id
   WHERE startups.owner_id = one.user_id OR one.is_admin`,
  asked,
);

/** In one order, so that batches do not wait for each other crosswise. */
const STORE = statement(
  `WITH seen AS (
     SELECT startup_id, viewer_id, count(*) AS times
     FROM unnest($1::uuid[], $2::uuid[]) AS one (startup_id, viewer_id) GROUP BY 1, 2
   ), there AS (
     SELECT id FROM startups WHERE id = ANY($1::uuid[]) AND NOT held_back ORDER BY id FOR KEY SHARE
   ), stored AS (
     INSERT INTO views (startup_id, day, viewer_id, times)
     SELECT startup_id, (now() AT TIME ZONE 'UTC')::date, viewer_id, seen.times
     FROM seen JOIN there ON there.id = seen.startup_id ORDER BY 1, 3
     ON CONFLICT (startup_id, day, viewer_id) DO UPDATE SET times = views.times + excluded.times
   )
   SELECT id FROM there`,
  startup,
);

/** Views of startups (VIEW-1). A browse list records one per card, many in one message. */
@Injectable()
export class ViewsService {
  constructor(private readonly statements: Statements) {}

  /**
   * Counts views by investors, all in one statement. The owner's own and the admin's are accepted
   * and not counted; for another founder the startup is not there, nor for an investor while it is
   * held. Gives, in the same order,
   * whether each startup is there for its actor, once the views are stored.
   */
  async record(views: readonly View[]): Promise<boolean[]> {
    const possible = views.filter(({ startup_id }) => isId(startup_id));
    const [stored, passed] = await Promise.all([
      this.store(possible.filter(({ actor }) => actor.user_type === 'investor')),
      this.pass(possible.filter(({ actor }) => actor.user_type !== 'investor')),
    ]);
    return views.map((view) => stored.has(view) || passed.has(view));
  }

  private async store(views: readonly View[]): Promise<Set<View>> {
    if (views.length === 0) return new Set();
    const rows = await this.statements.run(STORE, [
      views.map(({ startup_id }) => startup_id),
      views.map(({ actor }) => actor.user_id),
    ]);
    const there = new Set(rows.map(({ id }) => id));
    return new Set(views.filter(({ startup_id }) => there.has(startup_id.toLowerCase())));
  }

  private async pass(views: readonly View[]): Promise<Set<View>> {
    if (views.length === 0) return new Set();
    const rows = await this.statements.run(MAY_PASS, [
      views.map(({ startup_id }) => startup_id),
      views.map(({ actor }) => actor.user_id),
      views.map(({ actor }) => actor.is_admin),
    ]);
    return new Set(rows.flatMap(({ index }) => views[index] ?? []));
  }
}

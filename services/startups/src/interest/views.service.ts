import { Injectable } from '@nestjs/common';
import { isId, type Actor } from '@proofround/contracts';
import { statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import { storeViews } from './store-views.sql.js';

/** A view that somebody asks to be counted. */
interface View {
  actor: Actor;
  startup_id: string;
}

/** Which of the views (counted from 0) are of a startup that is its owner's or asked for by an admin. */
const MAY_PASS = statement(
  `SELECT (one.place - 1)::int AS index
   FROM unnest($1::uuid[], $2::uuid[], $3::boolean[])
     WITH ORDINALITY AS one (startup_id, user_id, is_admin, place)
   JOIN startups ON startups.id = one.startup_id
   WHERE startups.owner_id = one.user_id OR one.is_admin`,
  z.object({ index: z.number() }),
);

/** Views of startups (VIEW-1). A browse list records one per card, many in one message. */
@Injectable()
export class ViewsService {
  constructor(private readonly statements: Statements) {}

  /**
   * Counts views by investors. The owner's own and the admin's are accepted and not counted; for
   * another founder the startup is not there, nor for an investor while it is held. Gives, in the
   * same order, whether each startup is there for its actor, once the views are stored.
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
    const known = await storeViews(
      this.statements,
      views.map(({ actor, startup_id }) => ({ startup_id, viewer_id: actor.user_id })),
    );
    return new Set(views.filter(({ startup_id }) => known.has(startup_id.toLowerCase())));
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

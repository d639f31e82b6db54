import { Injectable } from '@nestjs/common';
import { isId, type Actor } from '@proofround/contracts';
import { statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

/** How many views are written at once at most. */
const BATCH = 500;

interface Waiting {
  startup_id: string;
  viewer_id: string;
  stored: (known: boolean) => void;
  failed: (error: unknown) => void;
}

const known = z.object({ id: z.string() });

const MAY_PASS = statement('SELECT id FROM startups WHERE id = $1 AND (owner_id = $2 OR $3)', known);

/** In one order, so that replicas do not wait for each other crosswise. */
const STORE = statement(
  `WITH seen AS (
     SELECT startup_id, viewer_id, count(*) AS times
     FROM unnest($1::uuid[], $2::uuid[]) AS one (startup_id, viewer_id) GROUP BY 1, 2
   ), there AS (
     SELECT id FROM startups WHERE id = ANY($1::uuid[]) ORDER BY id FOR KEY SHARE
   ), stored AS (
     INSERT INTO views (startup_id, day, viewer_id, times)
     SELECT startup_id, (now() AT TIME ZONE 'UTC')::date, viewer_id, seen.times
     FROM seen JOIN there ON there.id = seen.startup_id ORDER BY 1, 3
     ON CONFLICT (startup_id, day, viewer_id) DO UPDATE SET times = views.times + excluded.times
   )
   SELECT id FROM there`,
  known,
);

/**
 * Views of startups (decisions, section 3). A browse list records one per card, so they are
 * written together: while one batch is on its way to the database the next one gathers, and each
 * caller is answered when its own batch is committed.
 */
@Injectable()
export class ViewsService {
  private readonly waiting: Waiting[] = [];
  private writing = false;

  constructor(private readonly statements: Statements) {}

  /**
   * Counts a view by an investor. The owner's own and the admin's are accepted and not counted;
   * for another founder the startup is not there. Gives whether it is there for the actor.
   */
  async record(actor: Actor, startupId: string): Promise<boolean> {
    if (!isId(startupId)) return false;
    if (actor.user_type === 'investor') return this.store(startupId, actor.user_id);
    return this.mayPass(actor, startupId);
  }

  private async mayPass(actor: Actor, startupId: string): Promise<boolean> {
    const rows = await this.statements.run(MAY_PASS, [startupId, actor.user_id, actor.is_admin]);
    return rows.length > 0;
  }

  private store(startup_id: string, viewer_id: string): Promise<boolean> {
    return new Promise((stored, failed) => {
      this.waiting.push({ startup_id, viewer_id, stored, failed });
      if (!this.writing) void this.write();
    });
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        const there = await this.insert(batch);
        for (const { startup_id, stored } of batch) stored(there.has(startup_id.toLowerCase()));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.writing = false;
  }

  /** Stores a batch; gives the ids of the startups that exist. */
  private async insert(batch: readonly Waiting[]): Promise<Set<string>> {
    const values = [batch.map(({ startup_id }) => startup_id), batch.map(({ viewer_id }) => viewer_id)];
    const rows = await this.statements.run(STORE, values);
    return new Set(rows.map(({ id }) => id));
  }
}

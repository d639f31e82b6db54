import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Match candidates come from indexes. The keys of rows that are there already are derived by the
 * service after its start, in small steps, because a later vocabulary needs the same.
 */
export class Matching1764400000000 extends Migration {
  override readonly name = 'Matching1764400000000';

  override async up(runner: QueryRunner): Promise<void> {
    // Whoever writes a pair locks matches first, then the two that it refers to; so does this.
    // Lists are read best first, and a pair is kept when it is among the best of either side.
    await runner.query('CREATE INDEX "matches_startup_best" ON "matches" ("startup_id", "match_score")');
    await runner.query('CREATE INDEX "matches_investor_best" ON "matches" ("investor_id", "match_score")');
    await runner.query('DROP INDEX "matches_investor"');
    for (const table of ['startups', 'investor_profiles']) {
      await runner.query(`ALTER TABLE "${table}" ADD "match_keys" text array NOT NULL DEFAULT '{}'`);
      await runner.query(`ALTER TABLE "${table}" ADD "match_keys_version" integer NOT NULL DEFAULT 0`);
    }
    // Without a list of pending entries: every search would have to read all of it.
    for (const table of ['startups', 'investor_profiles']) {
      await runner.query(
        `CREATE INDEX "${table}_match" ON "${table}" USING gin ("match_keys") WITH (fastupdate = off)`,
      );
    }
  }
}

import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Indexes for match candidates. The service derives the keys of existing rows after its start, in
 * small steps, because it needs the same code for each later vocabulary.
 */
export class Matching1764400000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    // This alters matches before startups and investor_profiles, in the lock order of writers of pairs.
    // The indexes serve lists of matches and the search for the best pairs of either side.
    await runner.query('CREATE INDEX "matches_startup_best" ON "matches" ("startup_id", "match_score")');
    await runner.query('CREATE INDEX "matches_investor_best" ON "matches" ("investor_id", "match_score")');
    await runner.query('DROP INDEX "matches_investor"');
    for (const table of ['startups', 'investor_profiles']) {
      await runner.query(`ALTER TABLE "${table}" ADD "match_keys" text array NOT NULL DEFAULT '{}'`);
      await runner.query(`ALTER TABLE "${table}" ADD "match_keys_version" integer NOT NULL DEFAULT 0`);
    }
    // With fastupdate every search would also read the whole list of pending entries.
    for (const table of ['startups', 'investor_profiles']) {
      await runner.query(
        `CREATE INDEX "${table}_match" ON "${table}" USING gin ("match_keys") WITH (fastupdate = off)`,
      );
    }
  }
}

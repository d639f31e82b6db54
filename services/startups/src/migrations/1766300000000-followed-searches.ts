import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** When a followed search looks for new startups (SEARCH-6). */
export class FollowedSearches1766300000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "saved_searches"
        ADD COLUMN IF NOT EXISTS "look_due_at" timestamptz,
        ADD COLUMN IF NOT EXISTS "looked_until" timestamptz`);
    await createIndexOnline(
      runner,
      'saved_searches_due',
      'ON "saved_searches" ("look_due_at") WHERE "look_due_at" IS NOT NULL',
    );
  }
}

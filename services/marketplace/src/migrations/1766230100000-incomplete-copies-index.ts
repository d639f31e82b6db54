import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The copies that still lack a sector or a score; empty once each was read. */
export class IncompleteCopiesIndex1766230100000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(
      runner,
      'startups_incomplete',
      `ON "startups" ("complete_at") WHERE NOT "deleted" AND ("sector" IS NULL OR "score_version" = 0)`,
    );
  }
}

import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

const FILTERED = '("version", "stage", "overall_score", "monthly_revenue", "user_count")';

/** Indexes for the sorts by score and by revenue, with the columns of the filters as in startups_shown. */
export class BrowseOrder1765100000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(
      runner,
      'startups_by_score',
      `ON "startups" ((coalesce("overall_score", -1)), "id") INCLUDE ${FILTERED} WHERE NOT "held_back"`,
    );
    await createIndexOnline(
      runner,
      'startups_by_revenue',
      `ON "startups" ("monthly_revenue", "id") INCLUDE ${FILTERED} WHERE NOT "held_back"`,
    );
  }
}

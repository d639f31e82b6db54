import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';
import { z } from 'zod';

const BATCH = 1000;
const last = z.array(z.object({ id: z.string() }));

/** Indexes for the review queue and for shown startups; adds `review` to existing documents. */
export class ShownStartups1764900000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(
      runner,
      'startups_queue',
      'ON "startups" ("review_place") WHERE "review_place" IS NOT NULL',
    );
    // Replaces startups_browse and excludes startups that investors do not see.
    await createIndexOnline(
      runner,
      'startups_shown',
      `ON "startups" ("id") INCLUDE ("version", "stage", "overall_score", "monthly_revenue", "user_count")
       WHERE NOT "held_back"`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "startups_browse"');
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      const rows: unknown = await runner.query(
        `WITH batch AS (
           SELECT id FROM startups WHERE id > $1 ORDER BY id LIMIT ${BATCH}
         ), done AS (
           UPDATE startups SET version = version + 1, document = regexp_replace(document,
             ',("task_summary":\\{[^{}]*\\},"match_count":[0-9]+\\})$', ',"review":null,\\1')
           FROM batch
           WHERE startups.id = batch.id
             AND strpos(document, '"review":') = 0
         )
         SELECT id FROM batch ORDER BY id DESC LIMIT 1`,
        [after],
      );
      after = last.parse(rows)[0]?.id;
    }
  }
}

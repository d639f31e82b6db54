import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';
import { z } from 'zod';

const BATCH = 1000;
const last = z.array(z.object({ id: z.string() }));

/** SQL for what `searchable` does to a text in lower case. */
const folded = (column: string) =>
  String.raw`replace(replace(replace(startups."${column}", 'ς', 'σ'), U&'i\0307', 'i'), 'ı', 'i')`;

/** Folds the searched texts of existing startups as new searches do (FILTER-1). */
export class FoldedSearch1766240000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      const rows: unknown = await runner.query(
        `WITH batch AS (
           SELECT id FROM startups WHERE id > $1 ORDER BY id LIMIT ${BATCH}
         ), done AS (
           UPDATE startups SET search_text = ${folded('search_text')}, sector_key = ${folded('sector_key')}
           FROM batch
           WHERE startups.id = batch.id
             AND (search_text, sector_key) IS DISTINCT FROM (${folded('search_text')}, ${folded('sector_key')})
         )
         SELECT id FROM batch ORDER BY id DESC LIMIT 1`,
        [after],
      );
      after = last.parse(rows)[0]?.id;
    }
  }
}

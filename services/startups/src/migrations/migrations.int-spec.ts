import { dataSourceOptions, migrateDatabase } from '@proofround/service-kit';
import { addProfiles, createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { searchable } from '../records/searchable.js';
import { startupsService } from '../service.js';

const definition = startupsService.database ?? { entities: [], migrations: [] };
const searched = z.array(z.object({ search_text: z.string(), sector_key: z.string() }));
const documents = z.array(z.object({ document: z.string(), version: z.number() }));

async function before(name: string): Promise<{ database: DataSource; url: string }> {
  const url = await createDatabase('startups-migrations');
  const { migrations } = definition;
  const end = migrations.findIndex((migration) => migration.name === name);
  const earlier = { entities: [], migrations: end < 0 ? migrations : migrations.slice(0, end) };
  await migrateDatabase(earlier, { url, service: 'startups' });
  const options = dataSourceOptions(definition, { url, service: 'startups', pool: 2 });
  return { url, database: await new DataSource(options).initialize() };
}

describe('the migrations', () => {
  it('create the tables that the entities describe', async () => {
    const { database } = await before('none');
    const drift = await database.driver.createSchemaBuilder().log();
    await database.destroy();
    const tables = /"(startups|review_decisions)"/;
    expect(drift.upQueries.map(({ query }) => query).filter((query) => tables.test(query))).toEqual([]);
  });

  it('add a review to documents without one, once, whatever the founder wrote', async () => {
    const { database, url } = await before('ShownStartups1764900000000');
    await addProfiles(database, { startups: 1, investors: 0 });
    const end = '"task_summary":{"total":8,"completed":1},"match_count":3}';
    const quoted = `{"idea_title":${JSON.stringify(`x","review":null,${end}`)},`;
    await database.query('UPDATE startups SET document = $1', [quoted + end]);
    const read = async () => documents.parse(await database.query('SELECT document, version FROM startups'));
    // A second run, as after an interrupted one, changes nothing.
    for (let run = 0; run < 2; run++) {
      await migrateDatabase(definition, { url, service: 'startups' });
      expect(await read()).toEqual([{ document: `${quoted}"review":null,${end}`, version: 2 }]);
      await database.query(`DELETE FROM migrations WHERE name = 'ShownStartups1764900000000'`);
    }
    await database.destroy();
  });

  // rules: PIPELINE-10, PIPELINE-13
  it('group the passes of a startup from three on, and withdraw the interest of those who passed', async () => {
    const { database, url } = await before('FeedbackGroups1766290000000');
    await addProfiles(database, { startups: 2, investors: 0 });
    const passed = z.array(z.object({ startup_id: z.string(), user_id: z.string() })).parse(
      await database.query(
        `WITH passes AS (
           SELECT id AS startup_id, generate_series(1, row_number() OVER (ORDER BY id) + 1) FROM startups
         )
         INSERT INTO pipeline_cards (id, startup_id, user_id, board_column, reason, updated_at)
         SELECT gen_random_uuid(), startup_id, gen_random_uuid(), 'passed', 'team', now() FROM passes
         RETURNING startup_id, user_id`,
      ),
    );
    await database.query(
      `INSERT INTO interests (id, startup_id, user_id, created_at)
       SELECT gen_random_uuid(), startup_id, user_id, now() FROM pipeline_cards`,
    );
    await migrateDatabase(definition, { url, service: 'startups' });
    expect(passed).toHaveLength(5);
    expect(await database.query('SELECT 1 FROM interests')).toEqual([]);
    const groups: unknown = await database.query(
      `SELECT feedback_size, count(*)::int AS cards, count(DISTINCT feedback_group)::int AS groups
       FROM pipeline_cards GROUP BY feedback_size ORDER BY feedback_size`,
    );
    expect(groups).toEqual([
      { feedback_size: 3, cards: 3, groups: 1 },
      { feedback_size: null, cards: 2, groups: 0 },
    ]);
    await database.destroy();
  });

  // rule: FILTER-1
  it('fold the searched texts of existing startups as a search does, once', async () => {
    const { database, url } = await before('FoldedSearch1766240000000');
    await addProfiles(database, { startups: 1, investors: 0 });
    const text = 'ΚΑΦΕΣ İzmir IŞIK ışık'.toLowerCase();
    await database.query('UPDATE startups SET search_text = $1, sector_key = $1', [text]);
    for (let run = 0; run < 2; run++) {
      await migrateDatabase(definition, { url, service: 'startups' });
      const rows = searched.parse(await database.query('SELECT search_text, sector_key FROM startups'));
      expect(rows).toEqual([{ search_text: searchable(text), sector_key: searchable(text) }]);
      await database.query(`DELETE FROM migrations WHERE name = 'FoldedSearch1766240000000'`);
    }
    await database.destroy();
  });

  it('put existing startups into the cells of their parts, once', async () => {
    const { database, url } = await before('FitCells1766270000000');
    await addProfiles(database, { startups: 3, investors: 0 });
    await database.query(
      `UPDATE startups SET parts = CASE WHEN id::text LIKE '%0' THEN NULL ELSE ARRAY[NULL, 100, 69.9, 0, 52.5] END`,
    );
    for (let run = 0; run < 2; run++) {
      await migrateDatabase(definition, { url, service: 'startups' });
      expect(await database.query('SELECT most FROM fit_blocks')).toEqual([
        { most: [null, 100, 80, 20, 60] },
      ]);
      expect(await database.query('SELECT most FROM fit_cells')).toEqual([{ most: [null, 100, 70, 10, 55] }]);
      await database.query(`DELETE FROM migrations WHERE name = 'FitCells1766270000000'`);
    }
    await database.destroy();
  });
});

import { createDatabase } from '@proofround/test-kit';
import { DataSource, type QueryRunner } from 'typeorm';
import { z } from 'zod';

import { dataSourceOptions } from '../service/data-source.js';
import { migrateDatabase } from '../service/migrate-database.js';
import { countByDay, COUNTED_ON } from './day-counts.js';
import { OnlineMigration } from './migration.js';

class Counts1 extends OnlineMigration {
  override readonly name = 'Counts1700000000001';
  override async up(runner: QueryRunner): Promise<void> {
    await countByDay(runner, 'things', { kind: 'kind' });
  }
}

const NOTHING = { entities: [], migrations: [] };
const COUNTED = { entities: [], migrations: [Counts1] };
const rows = z.array(z.object({ date: z.string(), kind: z.string(), rows: z.coerce.number() }));

describe('the counts of rows per day', () => {
  let url: string;
  let database: DataSource;

  beforeEach(async () => {
    url = await createDatabase('day_counts');
    await migrateDatabase(NOTHING, { url, service: 'test' });
    database = await new DataSource(
      dataSourceOptions(NOTHING, { url, pool: 8, service: 'test' }),
    ).initialize();
    await database.query('CREATE TABLE things (id serial, kind text, created_at timestamptz)');
  });
  afterEach(() => database.destroy());

  const add = (kind: string, at: string, count = 1) =>
    database.query(
      'INSERT INTO things (kind, created_at) SELECT $1, $2::timestamptz FROM generate_series(1, $3)',
      [kind, at, count],
    );
  const migrate = () => migrateDatabase(COUNTED, { url, service: 'test' });
  const counted = async () =>
    rows.parse(
      await database.query(
        `SELECT ${COUNTED_ON} AS date, kind, sum(rows) AS rows FROM things_by_day
         GROUP BY 1, 2 HAVING sum(rows) <> 0 ORDER BY 1, 2`,
      ),
    );

  it('contain the rows from before, those added and those removed, by UTC day and kind', async () => {
    await add('a', '2026-01-31T23:59:59Z', 3);
    await migrate();
    await add('a', '2026-02-01T01:00:00+02:00', 2);
    await add('b', '2026-02-01T00:00:00Z');
    await database.query('DELETE FROM things WHERE id = 1');
    expect(await counted()).toEqual([
      { date: '2026-01-31', kind: 'a', rows: 4 },
      { date: '2026-02-01', kind: 'b', rows: 1 },
    ]);
  });

  it('stay right when the migration runs again, as after a crash', async () => {
    await add('a', '2026-01-31T12:00:00Z', 3);
    for (let run = 0; run < 2; run++) {
      await migrate();
      await add('a', '2026-01-31T12:00:00Z');
      await database.query(`DELETE FROM migrations WHERE name = '${new Counts1().name}'`);
    }
    await migrate();
    expect(await counted()).toEqual([{ date: '2026-01-31', kind: 'a', rows: 5 }]);
  });

  it('lose no change of many connections, nor of a transaction that was rolled back', async () => {
    await migrate();
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await add('a', `2026-01-0${1 + (index % 3)}T12:00:00Z`);
        await database.query('DELETE FROM things WHERE id = $1', [index + 1]);
      }),
    );
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query("INSERT INTO things (kind, created_at) VALUES ('a', now())");
    await runner.rollbackTransaction();
    await runner.release();
    const left = z
      .array(z.object({ rows: z.coerce.number() }))
      .parse(await database.query('SELECT count(*) AS rows FROM things'));
    const sum = (await counted()).reduce((total, { rows: count }) => total + count, 0);
    expect(sum).toBe(left[0]?.rows);
  });
});

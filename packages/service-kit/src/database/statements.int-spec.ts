import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { DatabaseConfig } from '../config/load-config.js';
import { dataSourceOptions } from './database.js';
import { statement, Statements } from './statements.js';

const double = statement('SELECT $1::int * 2 AS twice', z.object({ twice: z.number() }));
const prepared = statement('SELECT name FROM pg_prepared_statements', z.object({ name: z.string() }));
const limit = statement('SHOW statement_timeout', z.object({ statement_timeout: z.string() }));

describe('prepared statements', () => {
  const open: DataSource[] = [];
  afterEach(() => Promise.all(open.splice(0).map((database) => database.destroy())));

  /** Both use the one connection of a pool of their own. */
  const connect = async (pooler: DatabaseConfig['DATABASE_POOLER']) => {
    const url = await createDatabase('statements');
    const options = dataSourceOptions(
      { entities: [], migrations: [] },
      { url, service: 'test', pool: 1, pooler },
    );
    const database = await new DataSource(options).initialize();
    open.push(database);
    return new Statements(database, { DATABASE_POOLER: pooler });
  };

  it('are kept on their connection, which limits the time of each', async () => {
    const statements = await connect('none');
    expect(await statements.run(double, [21])).toEqual([{ twice: 42 }]);
    expect((await statements.run(prepared, [])).map(({ name }) => name)).toContain(double.name);
    expect(await statements.run(limit, [])).toEqual([{ statement_timeout: '30s' }]);
  });

  // rule: OPS-74
  it('leave nothing on a connection behind a pooler, and no setting is sent to it', async () => {
    const statements = await connect('transaction');
    expect(await statements.run(double, [21])).toEqual([{ twice: 42 }]);
    expect(await statements.run(prepared, [])).toEqual([]);
    expect(await statements.run(limit, [])).toEqual([{ statement_timeout: '0' }]);
  });
});

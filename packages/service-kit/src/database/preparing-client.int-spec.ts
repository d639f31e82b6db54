import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { DatabaseConfig } from '../config/load-config.js';
import { dataSourceOptions } from '../service/data-source.js';
import { RepeatedStatements } from './preparing-client.js';
import { statement, Statements } from './statements.js';

const prepared = z.array(z.object({ statement: z.string() }));
const double = statement('SELECT $1::int * 2 AS twice', z.object({ twice: z.number() }));

describe('statements that repeat', () => {
  const open: DataSource[] = [];
  afterEach(() => Promise.all(open.splice(0).map((database) => database.destroy())));

  /** All statements use the one connection of a pool of their own. */
  const connect = async (pooler: DatabaseConfig['DATABASE_POOLER']) => {
    const url = await createDatabase('preparing');
    const options = { url, service: 'test', pool: 1, pooler };
    const database = await new DataSource(
      dataSourceOptions({ entities: [], migrations: [] }, options),
    ).initialize();
    open.push(database);
    return database;
  };
  const repeat = async (database: DataSource, text: string, times = 8) => {
    const found: unknown[] = [];
    for (let n = 1; n <= times; n++)
      found.push(await database.transaction((tx) => tx.query<unknown>(text, [n])));
    return found;
  };
  const preparedBy = async (database: DataSource) =>
    prepared
      .parse(await database.query('SELECT statement FROM pg_prepared_statements'))
      .map((row) => row.statement);
  const limitOf = (database: DataSource) => database.query<unknown>('SHOW statement_timeout');

  it('are prepared on their connection, and give the same rows', async () => {
    const database = await connect('none');
    expect(await repeat(database, double.text)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [{ twice: 2 * n }]),
    );
    await database.query('SELECT $1::int AS once', [1]);
    expect(await preparedBy(database)).toEqual([double.text]);
    // `Statements` uses the same connection, and finds the statement prepared.
    expect(await new Statements(database).run(double, [21])).toEqual([{ twice: 42 }]);
    expect(await preparedBy(database)).toEqual([double.text]);
  });

  it('are prepared when `Statements` runs them, also without parameters', async () => {
    const database = await connect('none');
    const now = statement('SELECT now() AS time', z.object({ time: z.date() }));
    const statements = new Statements(database);
    for (let n = 1; n <= 8; n++) await statements.run(now, []);
    expect(await preparedBy(database)).toEqual([now.text]);
  });

  it('get 30 seconds each', async () => {
    expect(await limitOf(await connect('none'))).toEqual([{ statement_timeout: '30s' }]);
  });

  // rule: OPS-46
  it('may be 30 seconds apart in a transaction', async () => {
    const database = await connect('none');
    expect(await database.query('SHOW idle_in_transaction_session_timeout')).toEqual([
      { idle_in_transaction_session_timeout: '30s' },
    ]);
  });

  it('work again after one of them failed', async () => {
    const database = await connect('none');
    const text = 'SELECT 10 / $1::int AS part';
    await repeat(database, text);
    await expect(database.query(text, [0])).rejects.toThrow('division by zero');
    expect(await database.query(text, [5])).toEqual([{ part: 2 }]);
  });

  // rule: OPS-74
  it('are not prepared behind a pooler, and no setting is sent to it', async () => {
    const database = await connect('transaction');
    await repeat(database, double.text);
    for (let n = 1; n <= 8; n++) await new Statements(database).run(double, [n]);
    expect(await preparedBy(database)).toEqual([]);
    expect(await limitOf(database)).toEqual([{ statement_timeout: '0' }]);
  });
});

describe('the choice of statements to prepare', () => {
  const named = (statements: RepeatedStatements, text: string, times: number, parameters = 2) =>
    Array.from({ length: times }, () => statements.nameOf(text, parameters)).at(-1);

  it('takes those that ran several times, each under a name of its own', () => {
    const statements = new RepeatedStatements();
    expect(named(statements, 'a', 5)).toBeUndefined();
    expect(named(statements, 'a', 1)).toEqual(expect.any(String));
    expect(named(statements, 'b', 6)).not.toBe(named(statements, 'a', 1));
  });

  it('leaves out those with many parameters, and all others once there are enough', () => {
    const statements = new RepeatedStatements();
    expect(named(statements, 'many rows', 9, 600)).toBeUndefined();
    for (let n = 0; n < 200; n++) named(statements, `statement ${n}`, 6);
    expect(named(statements, 'one more', 9)).toBeUndefined();
    expect(named(statements, 'statement 199', 1)).toEqual(expect.any(String));
  });
});

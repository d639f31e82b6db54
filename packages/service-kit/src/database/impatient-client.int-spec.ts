import { createDatabase } from '@proofround/test-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

import type { DatabaseConfig } from '../config/load-config.js';
import { dataSourceOptions } from '../service/data-source.js';
import { isDatabaseAway } from './database-check.js';
import { ImpatientClient } from './impatient-client.js';
import { statement, Statements } from './statements.js';

const backend = z.tuple([z.object({ pid: z.number() })]);
const slowly = statement('SELECT pg_sleep(0.3)', z.unknown());

describe('a connection to a server that does not answer', () => {
  const open: DataSource[] = [];
  const frozen: number[] = [];
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    await Promise.all(open.splice(0).map((database) => database.destroy()));
  });

  /** A pool of one connection. */
  const connect = async (pooler: DatabaseConfig['DATABASE_POOLER'] = 'none') => {
    const url = await createDatabase('silent');
    const options = dataSourceOptions(
      { entities: [], migrations: [] },
      { url, service: 'test', pool: 1, pooler },
    );
    const database = await new DataSource(options).initialize();
    open.push(database);
    return database;
  };
  const freeze = async (database: DataSource | EntityManager) => {
    const [{ pid }] = backend.parse(await database.query('SELECT pg_backend_pid() AS pid'));
    frozen.push(pid);
    process.kill(pid, 'SIGSTOP');
  };

  // rule: OPS-49
  it.each(['none', 'transaction'] as const)(
    'is given up with pooler %s; the next one works',
    async (pooler) => {
      const database = await connect(pooler);
      await freeze(database);
      jest.replaceProperty(ImpatientClient, 'silenceMs', 100);
      const failure: unknown = await database.query('SELECT 1').catch((error: unknown) => error);
      expect(isDatabaseAway(failure)).toBe(true);
      jest.restoreAllMocks();
      expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    },
  );

  it('is given up in a transaction, whose work is then undone', async () => {
    const database = await connect();
    await database.query('CREATE TABLE things (id int)');
    const failure: unknown = await database
      .transaction(async (tx) => {
        await tx.query('INSERT INTO things VALUES (1)');
        await freeze(tx);
        jest.replaceProperty(ImpatientClient, 'silenceMs', 100);
        await tx.query('INSERT INTO things VALUES (2)');
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    jest.restoreAllMocks();
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    expect(await database.query('SELECT id FROM things')).toEqual([]);
  });

  it('stays open during long statements and while it is idle', async () => {
    const database = await connect();
    jest.replaceProperty(ImpatientClient, 'silenceMs', 1000);
    for (let n = 0; n < 4; n++) await new Statements(database).run(slowly, []);
    const pid = async () => backend.parse(await database.query('SELECT pg_backend_pid() AS pid'))[0].pid;
    const before = await pid();
    await database.query('SELECT pg_sleep(0.9)');
    expect(await pid()).toBe(before);
  });
});

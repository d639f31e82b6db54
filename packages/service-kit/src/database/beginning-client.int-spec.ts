import { createDatabase } from '@proofround/test-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { dataSourceOptions } from '../service/database.js';

const backend = z.tuple([z.object({ pid: z.number() })]);

describe('the start of a transaction', () => {
  let database: DataSource;
  let observer: DataSource;

  beforeAll(async () => {
    const url = await createDatabase('beginning');
    const open = () =>
      new DataSource(
        dataSourceOptions({ entities: [], migrations: [] }, { url, service: 'test', pool: 1 }),
      ).initialize();
    // All statements of each use the one connection of its pool.
    [database, observer] = await Promise.all([open(), open()]);
    await database.query('CREATE TABLE things (id int PRIMARY KEY)');
    await database.transaction((tx) => tx.query('SELECT 1')); // prepares the start
  });
  afterEach(() => database.query('DELETE FROM things'));
  afterAll(() => Promise.all([database.destroy(), observer.destroy()]));

  const insert = (tx: EntityManager, id: number) => tx.query('INSERT INTO things VALUES ($1)', [id]);
  const things = () => observer.query<unknown>('SELECT id FROM things ORDER BY id');

  it('is sent with the first statement', async () => {
    const [{ pid }] = backend.parse(await database.query('SELECT pg_backend_pid() AS pid'));
    const state = () => observer.query<unknown>('SELECT state FROM pg_stat_activity WHERE pid = $1', [pid]);
    await database.transaction(async (tx) => {
      expect(await state()).toEqual([{ state: 'idle' }]);
      expect(await tx.query('SELECT $1::int AS one', [1])).toEqual([{ one: 1 }]);
      expect(await state()).toEqual([{ state: 'idle in transaction' }]);
    });
    expect(await state()).toEqual([{ state: 'idle' }]);
  });

  it('is sent with a first statement without parameters', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.query('INSERT INTO things VALUES (1)');
        await tx.query('SELECT 1 / 0');
      }),
    ).rejects.toThrow('division by zero');
    expect(await things()).toEqual([]);
    await database.transaction(async (tx) => {
      expect(await tx.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await tx.query('INSERT INTO things VALUES (1)');
      expect(await things()).toEqual([]);
    });
    expect(await things()).toEqual([{ id: 1 }]);
  });

  it('makes the changes one: all are kept or none', async () => {
    for (let id = 1; id <= 8; id++) {
      const half = database.transaction(async (tx) => {
        await insert(tx, id);
        await insert(tx, id);
      });
      await expect(half).rejects.toThrow('duplicate key');
    }
    expect(await things()).toEqual([]);
    await database.transaction(async (tx) => {
      await insert(tx, 1);
      expect(await things()).toEqual([]);
      await insert(tx, 2);
    });
    expect(await things()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('is undone when the first statement fails, and the next transaction works', async () => {
    await database.transaction((tx) => insert(tx, 1));
    await expect(database.transaction((tx) => insert(tx, 1))).rejects.toThrow('duplicate key');
    await database.transaction((tx) => insert(tx, 2));
    expect(await things()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('needs no server when the transaction does nothing', async () => {
    expect(await database.transaction(() => Promise.resolve('nothing'))).toBe('nothing');
    await expect(database.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await database.transaction((tx) => insert(tx, 1));
    expect(await things()).toEqual([{ id: 1 }]);
  });

  it('that fails keeps the first statement from running', async () => {
    await database.query('DEALLOCATE start');
    await expect(database.transaction((tx) => insert(tx, 1))).rejects.toThrow('does not exist');
    expect(await things()).toEqual([]);
    await database.query('PREPARE start AS START TRANSACTION').catch(() => undefined);
  });
});

import { createDatabase, until } from '@proofround/test-kit';
import { Column, DataSource, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { Transactions } from '../database/transactions.js';
import { Commands } from '../idempotency/commands.js';
import { dataSourceOptions } from '../service/data-source.js';
import { migrateDatabase } from '../service/migrate-database.js';
import { Loops } from '../work/loops.js';
import { type Deletable, Departures } from './departures.js';
import { type DeletedKind, DeletedStartupRow, tombstone } from './tombstones.js';

@Entity('departed_users')
class DepartedRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('timestamptz', { nullable: true })
  departed_at: Date | null;

  @Column('boolean', { default: false })
  swept: boolean;
}

const marks = z.array(z.object({ departed_at: z.date().nullable(), swept: z.boolean() }));

describe('departures', () => {
  const definition = {
    entities: [DepartedRow, DeletedStartupRow],
    migrations: [],
    tombstones: {
      user: tombstone(DepartedRow, { id: 'user_id', since: 'departed_at', erasedTwice: 'swept' }),
      startup: tombstone(DeletedStartupRow, { id: 'startup_id', since: 'deleted_at' }, { keepDays: 60 }),
    },
  };
  let database: DataSource;
  let transactions: Transactions;
  let departures: Departures;

  beforeAll(async () => {
    const url = await createDatabase('departures');
    await migrateDatabase(definition, { url, service: 'test' });
    database = new DataSource(dataSourceOptions(definition, { url, pool: 12, service: 'test' }));
    await database.initialize();
    await database.query(`
      CREATE TABLE departed_users (
        user_id uuid PRIMARY KEY, departed_at timestamptz, swept boolean NOT NULL DEFAULT false);
      CREATE TABLE deleted_startups (startup_id uuid PRIMARY KEY, deleted_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE things (owner_id uuid NOT NULL)`);
    transactions = new Transactions(database);
    departures = aService();
  });
  afterAll(() => database.destroy());

  /** A service that stores things and erases them with their owner. */
  const aService = (tombstones = definition.tombstones) => {
    const commands = new Commands(transactions);
    const loops = new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 });
    const service = new Departures(transactions, commands, tombstones, loops);
    for (const kind of ['user', 'startup'] as const) {
      service.eraseBy(kind, async (tx, id) => {
        await tx.query('DELETE FROM things WHERE owner_id = $1', [id]);
      });
    }
    return service;
  };
  const depart = (kind: DeletedKind, id: string) => transactions.run((tx) => departures.depart(tx, kind, id));
  const isGone = (kind: DeletedKind, id: string) => transactions.run((tx) => departures.isGone(tx, kind, id));
  const insert = (tx: EntityManager, id: string) =>
    tx.query('INSERT INTO things (owner_id) VALUES ($1)', [id]);
  const create = (id: string, during: () => Promise<void> = () => Promise.resolve()) =>
    transactions.run(async (tx) => {
      await departures.assertPresent(tx, id);
      await during();
      await insert(tx, id);
    });
  const things = async (id: string) =>
    (await database.query<unknown[]>('SELECT 1 FROM things WHERE owner_id = $1', [id])).length;
  const markOf = async (id: string) =>
    marks.parse(
      await database.query('SELECT departed_at, swept FROM departed_users WHERE user_id = $1', [id]),
    )[0];
  const age = (id: string, interval: string) =>
    database.query(`UPDATE departed_users SET departed_at = departed_at - $2::interval WHERE user_id = $1`, [
      id,
      interval,
    ]);

  it('erase the data about a user or startup, and record the id', async () => {
    for (const kind of ['user', 'startup'] as const) {
      const [leaving, staying] = [uuid(), uuid()];
      for (const id of [leaving, staying]) await insert(database.manager, id);
      await depart(kind, leaving);
      expect([await things(leaving), await things(staying)]).toEqual([0, 1]);
      expect([await isGone(kind, leaving), await isGone(kind, staying)]).toEqual([true, false]);
    }
  });

  it('are found among several ids with two statements', async () => {
    const [user, startup, staying] = [uuid(), uuid(), uuid()];
    await depart('user', user);
    await depart('startup', startup);
    const gone = (...asked: Deletable[]) =>
      transactions.run(async (tx) => {
        const query = jest.spyOn(tx, 'query');
        const found = await departures.goneAmong(tx, asked);
        expect(query).toHaveBeenCalledTimes(2);
        return found.map(({ id }) => id);
      });
    const [aUser, aStartup] = [
      (id: string) => ({ kind: 'user', id }) as const,
      (id: string) => ({ kind: 'startup', id }) as const,
    ];
    expect(await gone(aUser(user), aStartup(startup))).toEqual([user, startup]);
    expect(await gone(aUser(staying), aUser(user), aStartup(startup))).toEqual([user, startup]);
    expect(await gone(aUser(user), aStartup(staying))).toEqual([user]);
    expect(await gone(aUser(staying))).toEqual([]);
  });

  it('refuse late creations', async () => {
    const id = uuid();
    await create(id);
    await depart('user', id);
    await expect(create(id)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await things(id)).toBe(0);
  });

  it('delete the stored replies to the user, and those that contain the id of the startup', async () => {
    const [user, startup] = [uuid(), uuid()];
    const keep = (owner: string, quotes: string[]) =>
      database.query(
        `INSERT INTO idempotency_keys (user_id, route, key, fingerprint, reply, quotes)
         VALUES ($1, 'POST /things', $2, 'a', '{}', $3)`,
        [owner, uuid(), quotes],
      );
    const kept = async () => {
      const rows = await database.query<unknown[]>(
        'SELECT 1 FROM idempotency_keys WHERE user_id = $1 OR $2 = ANY(quotes)',
        [user, startup],
      );
      return rows.length;
    };
    await keep(user, []);
    await keep(uuid(), [startup]);
    expect(await kept()).toBe(2);
    await depart('user', user);
    expect(await kept()).toBe(1);
    await depart('startup', startup);
    expect(await kept()).toBe(0);
  });

  it('wait for a creation in progress, then erase it', async () => {
    const id = uuid();
    let leave: Promise<void> | undefined;
    await create(id, async () => {
      leave = depart('user', id);
      await until('the departure waits for a lock', async () => {
        const waiting = await database.query<unknown[]>(
          `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        return waiting.length > 0;
      });
    });
    await leave;
    expect(await things(id)).toBe(0);
    expect(await isGone('user', id)).toBe(true);
  });

  it('are rolled back if the erasure fails', async () => {
    const id = uuid();
    await insert(database.manager, id);
    const broken = aService();
    broken.eraseBy('user', () => Promise.reject(new Error('broken')));
    await expect(transactions.run((tx) => broken.depart(tx, 'user', id))).rejects.toThrow('broken');
    expect([await isGone('user', id), await things(id)]).toEqual([false, 1]);
  });

  it('mark a row that exists for other reasons, once', async () => {
    const id = uuid();
    await database.query('INSERT INTO departed_users (user_id) VALUES ($1)', [id]);
    expect(await isGone('user', id)).toBe(false);
    await depart('user', id);
    await age(id, '1 minute');
    const first = await markOf(id);
    await depart('user', id);
    expect(first?.departed_at).toBeInstanceOf(Date);
    expect(await markOf(id)).toEqual(first);
  });

  describe('with a second erasure', () => {
    it('erase data of late requests, once, after 15 seconds', async () => {
      const id = uuid();
      await depart('user', id);
      await insert(database.manager, id);
      await departures.eraseAgain();
      expect([await things(id), (await markOf(id))?.swept]).toEqual([1, false]);
      await age(id, '15 seconds');
      await departures.eraseAgain();
      expect([await things(id), (await markOf(id))?.swept]).toEqual([0, true]);
      await insert(database.manager, id);
      await departures.eraseAgain();
      expect(await things(id)).toBe(1);
    });

    it('let replicas handle different ids', async () => {
      const looked: string[] = [];
      const gone = Array.from({ length: 6 }, () => uuid());
      for (const id of gone) {
        await depart('user', id);
        await age(id, '16 seconds');
      }
      const replicas = Array.from({ length: 3 }, () => {
        const replica = aService();
        replica.eraseBy('user', (_, id) => {
          looked.push(id);
          return Promise.resolve();
        });
        return replica;
      });
      await Promise.all(replicas.map((replica) => replica.eraseAgain()));
      expect(looked.sort()).toEqual(gone.sort());
    });
  });

  it('forget an id after its `keepDays`, and keep it forever without them', async () => {
    const [old, young, user] = [uuid(), uuid(), uuid()];
    await depart('startup', old);
    await depart('startup', young);
    await depart('user', user);
    await database.query(
      "UPDATE deleted_startups SET deleted_at = now() - interval '61 days' WHERE startup_id = $1",
      [old],
    );
    await age(user, '1000 days');
    await departures.sweep();
    expect(await isGone('startup', old)).toBe(false);
    expect(await isGone('startup', young)).toBe(true);
    expect(await isGone('user', user)).toBe(true);
  });

  it('fail if a service configures no tombstone table or no erasure', async () => {
    const nowhere = aService({} as typeof definition.tombstones);
    await expect(transactions.run((tx) => nowhere.isGone(tx, 'user', uuid()))).rejects.toThrow(
      'No tombstone table is configured for a user',
    );
    const nobody = new Departures(
      transactions,
      new Commands(transactions),
      definition.tombstones,
      new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 }),
    );
    await expect(transactions.run((tx) => nobody.depart(tx, 'user', uuid()))).rejects.toThrow(
      'No erasure is registered for a user',
    );
  });
});

import { DomainError, type Idempotency } from '@proofround/contracts';
import { createDatabase, until } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { runInContext } from '../context/request-context.js';
import { Transactions } from '../database/transactions.js';
import { RawJson } from '../rpc/rpc-handlers.js';
import { dataSourceOptions } from '../service/data-source.js';
import { migrateDatabase } from '../service/migrate-database.js';
import { Commands } from './commands.js';

describe('commands under an Idempotency-Key', () => {
  const definition = { entities: [], migrations: [] };
  let database: DataSource;
  let commands: Commands;

  beforeAll(async () => {
    const url = await createDatabase('commands');
    await migrateDatabase(definition, { url, service: 'test' });
    database = new DataSource(dataSourceOptions(definition, { url, pool: 12, service: 'test' }));
    await database.initialize();
    await database.query('CREATE TABLE made (id uuid PRIMARY KEY)');
    commands = new Commands(new Transactions(database));
  });
  afterAll(() => database.destroy());

  const aKey = (): Idempotency => ({ route: 'POST /things', key: uuid(), fingerprint: 'a' });
  const make = (user: string, idempotency: Idempotency | undefined, during?: () => Promise<void>) =>
    runInContext({ correlation_id: 'test-correlation', idempotency }, () =>
      commands.run(user, async (tx) => {
        const id = uuid();
        await tx.query('INSERT INTO made (id) VALUES ($1)', [id]);
        await during?.();
        return { id };
      }),
    );
  const count = async () =>
    Number((await database.query<[{ n: string }]>('SELECT count(*) AS n FROM made'))[0].n);
  const idOf = (answer: { id: string } | RawJson) =>
    answer instanceof RawJson ? (JSON.parse(answer.text) as { id: string }).id : answer.id;

  // rule: KEY-1
  it('run once and return the first reply again', async () => {
    const user = uuid();
    const key = aKey();
    const before = await count();
    const first = await make(user, key);
    const second = await make(user, key);
    expect(second).toBeInstanceOf(RawJson);
    expect(second).toMatchObject({ extras: { replayed: true } });
    expect(idOf(second)).toBe(idOf(first));
    expect(await count()).toBe(before + 1);
  });

  // rule: KEY-2
  it('refuse the same key with another body', async () => {
    const user = uuid();
    const key = aKey();
    await make(user, key);
    await expect(make(user, { ...key, fingerprint: 'b' })).rejects.toMatchObject({
      code: 'invalid',
      problems: [expect.objectContaining({ loc: ['body'] })],
    });
  });

  // rule: KEY-3
  it('are refused as a conflict while the first still runs', async () => {
    const user = uuid();
    const key = aKey();
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    let begun = false;
    const first = make(user, key, () => {
      begun = true;
      return held;
    });
    await until('the first is at work', () => begun);
    await expect(make(user, key)).rejects.toMatchObject({ code: 'conflict' });
    finish();
    const id = idOf(await first);
    expect(idOf(await make(user, key))).toBe(id);
  });

  it('run once when many come at the same moment', async () => {
    const user = uuid();
    const key = aKey();
    const before = await count();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => make(user, key)));
    expect(await count()).toBe(before + 1);
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [idOf(result.value)] : []));
    expect(new Set(ids).size).toBe(1);
  });

  it('run separately for another user or route with the same key', async () => {
    const key = aKey();
    const [one, other] = [uuid(), uuid()];
    const first = await make(one, key);
    expect(idOf(await make(other, key))).not.toBe(idOf(first));
    expect(idOf(await make(one, { ...key, route: 'POST /others' }))).not.toBe(idOf(first));
  });

  // rule: KEY-4
  it('store nothing when they fail', async () => {
    const user = uuid();
    const key = aKey();
    const before = await count();
    const failing = make(user, key, () => Promise.reject(new DomainError('conflict', 'No')));
    await expect(failing).rejects.toMatchObject({ message: 'No' });
    expect(await count()).toBe(before);
    expect(await make(user, key)).toEqual({ id: expect.any(String) as string });
  });

  // rule: KEY-1
  it('forget the first reply after 24 hours', async () => {
    const user = uuid();
    const key = aKey();
    const first = await make(user, key);
    await database.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 minute' WHERE user_id = $1`,
      [user],
    );
    expect(idOf(await make(user, key))).not.toBe(idOf(first));
  });

  // rule: KEY-6
  it('forget the replies of a user whose account is deleted, and keep those of others', async () => {
    const [user, other, key] = [uuid(), uuid(), aKey()];
    const first = idOf(await make(user, key));
    const kept = idOf(await make(other, key));
    await database.transaction((tx) => commands.forgetUser(tx, user));
    expect(idOf(await make(user, key))).not.toBe(first);
    expect(idOf(await make(other, key))).toBe(kept);
  });

  it('run without a key', async () => {
    const user = uuid();
    expect(idOf(await make(user, undefined))).not.toBe(idOf(await make(user, undefined)));
  });

  describe('whose replies contain a deleted id', () => {
    const forget = (...ids: string[]) => database.transaction((tx) => commands.forget(tx, ...ids));

    it('are forgotten, and others are kept', async () => {
      const [user, key, other] = [uuid(), aKey(), aKey()];
      const first = idOf(await make(user, key));
      const kept = idOf(await make(user, other));
      await forget(first, uuid());
      expect(idOf(await make(user, key))).not.toBe(first);
      expect(idOf(await make(user, other))).toBe(kept);
    });

    it('are found by an index among many', async () => {
      await database.query(
        `INSERT INTO idempotency_keys (user_id, route, key, fingerprint, reply, quotes)
         SELECT gen_random_uuid(), 'POST /things', n::text, 'a', '{}', ARRAY[gen_random_uuid()]
         FROM generate_series(1, 20000) AS n`,
      );
      await database.query('ANALYZE idempotency_keys');
      await database.transaction(async (tx) => {
        const during = async () =>
          (
            await tx.query<[{ n: string }]>(
              `SELECT seq_scan AS n FROM pg_stat_xact_user_tables WHERE relname = 'idempotency_keys'`,
            )
          )[0].n;
        const before = await during();
        await commands.forget(tx, uuid());
        expect(await during()).toBe(before);
      });
    });
  });
});

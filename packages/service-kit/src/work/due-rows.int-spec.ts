import { Logger } from '@nestjs/common';
import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { dataSourceOptions } from '../service/data-source.js';
import { DueRows, type DueRowsOptions } from './due-rows.js';
import { Loops } from './loops.js';

const looked = z.object({ id: z.string(), looks: z.number() });
type Looked = z.output<typeof looked>;
const AN_HOUR_MS = 3_600_000;

describe('rows that are due', () => {
  let database: DataSource;

  beforeAll(async () => {
    const url = await createDatabase('due-rows');
    const none = { entities: [], migrations: [] };
    database = await new DataSource(dataSourceOptions(none, { url, pool: 4, service: 'test' })).initialize();
    await database.query('CREATE TABLE looked (id text PRIMARY KEY, looks int DEFAULT 0, due timestamptz)');
  });
  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await database.query(`TRUNCATE looked; INSERT INTO looked (id, due) VALUES
      ('b', now() - interval '2 s'), ('c', now() - interval '1 s'), ('a', now() - interval '3 s'),
      ('later', now() + interval '1 h'), ('never', NULL)`);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => database.destroy());

  /** Runs one look and returns the rows it handled. */
  const look = async (options: Partial<DueRowsOptions<Looked>> = {}): Promise<string[]> => {
    const seen: string[] = [];
    const { work = () => Promise.resolve() } = options;
    const { loop } = new DueRows<Looked>(database, new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 }), {
      everyMs: AN_HOUR_MS,
      table: 'looked',
      key: 'id',
      due: 'due',
      claim: `looks = looks + 1, due = now() + $1 * interval '1 ms'`,
      values: [AN_HOUR_MS],
      row: looked,
      ...options,
      work: (row, signal) => {
        seen.push(row.id);
        return work(row, signal);
      },
    });
    loop.wake();
    await loop.whenIdle();
    return seen;
  };
  const work = () => Promise.reject(new Error('away'));

  it('are handled one by one, the longest due first, and postponed', async () => {
    expect(await look()).toEqual(['a', 'b', 'c']);
    expect(await look()).toEqual([]);
  });

  it('are not looked for again when no other row was due', async () => {
    const query = jest.spyOn(database, 'query');
    expect(await look()).toEqual(['a', 'b', 'c']);
    expect(query).toHaveBeenCalledTimes(3);
    expect((await look({ atOnce: 2 })).length).toBe(0);
    expect(query).toHaveBeenCalledTimes(4);
  });

  it('are handled several at a time', async () => {
    let [now, most] = [0, 0];
    const slow = async () => {
      most = Math.max(most, (now += 1));
      await database.query('SELECT pg_sleep(0.05)');
      now -= 1;
    };
    expect((await look({ atOnce: 3, work: slow })).toSorted()).toEqual(['a', 'b', 'c']);
    expect(most).toBeGreaterThan(1);
  });

  it('do not block other rows when they fail, and become due again', async () => {
    expect(await look({ work, values: [0], perLook: 3 })).toEqual(['a', 'b', 'c']);
    expect(await look()).toEqual(['a', 'b', 'c']);
  });

  it('wait for the next look when an error would hit them too', async () => {
    expect(await look({ work, breakOff: () => true })).toEqual(['a']);
    expect(await look()).toEqual(['b', 'c']);
  });

  it('are left for the next look when they exceed the limit of one look', async () => {
    expect(await look({ perLook: 2 })).toEqual(['a', 'b']);
    expect(await look()).toEqual(['c']);
  });
});

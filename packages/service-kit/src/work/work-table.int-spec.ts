import { Logger } from '@nestjs/common';
import { createDatabase, until } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { dataSourceOptions } from '../service/data-source.js';
import { IllegalTransition, transitions } from '../states/transitions.js';
import { Loops } from './loops.js';
import {
  Abandoned,
  type Ending,
  Postponed,
  workStates,
  WorkTable,
  type WorkTableOptions,
} from './work-table.js';

const task = z.object({ id: z.string(), attempts: z.number(), what: z.string() });
type Task = z.output<typeof task>;
const kept = z.object({ status: z.string(), attempts: z.number(), note: z.string().nullable() });

type Status = 'waiting' | 'taken' | 'done' | 'sent' | 'failed';
const RETRIED = { waiting: ['worker'], failed: ['worker'] } as const;
const MOVES = { ...RETRIED, taken: ['worker'], done: ['worker'], sent: ['worker'] } as const;
const TABLE = {
  title: 'Task',
  about: 'A task of this test.',
  start: { waiting: ['worker'] },
  moves: { waiting: MOVES, taken: MOVES, done: {}, sent: {}, failed: {} },
} as const;
const taskStates = transitions<Status, 'worker'>(TABLE);
const waiting = workStates(taskStates, { waiting: 'waiting', failed: 'failed', by: 'worker' });
const taken = workStates(taskStates, {
  waiting: 'waiting',
  claimed: 'taken',
  failed: 'failed',
  by: 'worker',
});

const AN_HOUR_MS = 3_600_000;

describe('a row of a work table', () => {
  let database: DataSource;
  let opened: Loops[] = [];
  let errors: jest.SpyInstance;
  let warnings: jest.SpyInstance;

  beforeAll(async () => {
    const url = await createDatabase('work-table');
    const none = { entities: [], migrations: [] };
    database = await new DataSource(dataSourceOptions(none, { url, pool: 12, service: 'test' })).initialize();
    await database.query(`
      CREATE TABLE tasks (
        id text PRIMARY KEY, what text NOT NULL DEFAULT '', status text NOT NULL DEFAULT 'waiting',
        attempts int NOT NULL DEFAULT 0, next_attempt_at timestamptz NOT NULL DEFAULT now(), note text)`);
  });
  beforeEach(() => {
    warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await Promise.all(opened.map((loops) => loops.onModuleDestroy()));
    opened = [];
    await database.query('TRUNCATE tasks');
    jest.restoreAllMocks();
  });
  afterAll(() => database.destroy());

  /** Opens the table as a process does; a second call acts as another replica. */
  const open = (options: Partial<WorkTableOptions<Task, Status>>) => {
    const loops = new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 });
    opened.push(loops);
    const table = new WorkTable<Task, Status>(database, loops, {
      one: 'a task',
      table: 'tasks',
      key: 'id',
      row: task,
      states: waiting,
      everyMs: 20,
      leaseMs: AN_HOUR_MS,
      retry: { attempts: 3, firstMs: 1, factor: 1 },
      work: () => Promise.resolve('done'),
      ...options,
    });
    loops.onApplicationBootstrap();
    return table;
  };
  const add = (id: string, columns: Record<string, unknown> = {}) => {
    const row = { id, ...columns };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    return database.query(
      `INSERT INTO tasks (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(row),
    );
  };
  const stateOf = async (id: string) =>
    z
      .array(kept)
      .parse(await database.query('SELECT status, attempts, note FROM tasks WHERE id = $1', [id]))[0];
  const ends = (id: string, status: string) =>
    until(`${id} is ${status}`, async () => {
      const row = await stateOf(id);
      return row?.status === status && row;
    });
  const begun = (id: string) =>
    until(`${id} is in hand`, async () => ((await stateOf(id))?.attempts ?? 0) > 0);
  const ago = new Date(Date.now() - 1000);

  it('gets the status that the work returns, and is counted', async () => {
    const counted: [Ending<Status>, string][] = [];
    open({
      work: () => Promise.resolve('sent'),
      count: (ending, { id }) => counted.push([ending, id]),
    });
    await add('one');
    expect(await ends('one', 'sent')).toEqual({ status: 'sent', attempts: 1, note: null });
    expect(counted).toEqual([[{ outcome: 'done', status: 'sent', reason: null }, 'one']]);
  });

  it('is handled at once when its producer wakes the table', async () => {
    const table = open({ everyMs: AN_HOUR_MS });
    await add('one');
    table.wake();
    await ends('one', 'done');
  });

  it('is handled at once when its producer has claimed it', async () => {
    let release: () => void = () => undefined;
    const work = () => new Promise<Status>((resolve) => (release = () => resolve('done')));
    const table = open({ everyMs: AN_HOUR_MS, work });
    await add('one', { attempts: 1 });
    expect(table.hasRoom()).toBe(true);
    const run = table.run({ id: 'one', attempts: 1, what: '' });
    expect(table.hasRoom()).toBe(false);
    release();
    await run;
    expect(await stateOf('one')).toMatchObject({ status: 'done', attempts: 1 });
  });

  it('is tried again after a failure, and is failed after the last attempt', async () => {
    const counted: string[] = [];
    open({
      work: () => Promise.reject(new Error('away')),
      columns: ({ reason }) => ({ note: reason }),
      count: ({ outcome }) => counted.push(outcome),
    });
    await add('one');
    expect(await ends('one', 'failed')).toEqual({ status: 'failed', attempts: 3, note: 'Error: away' });
    expect(counted).toEqual(['retried', 'retried', 'failed']);
    expect(errors).toHaveBeenCalledWith(
      { id: 'one', attempts: 3, err: new Error('away') },
      'a task failed for good',
    );
  });

  it('has the reason that the work gave with its status', async () => {
    open({
      work: () => Promise.resolve({ status: 'sent' as const, reason: 'not wanted' }),
      columns: ({ reason }) => ({ note: reason }),
    });
    await add('one');
    expect(await ends('one', 'sent')).toEqual({ status: 'sent', attempts: 1, note: 'not wanted' });
  });

  it('waits as long as the work asks, and the attempt does not count', async () => {
    const counted: Ending<Status>[] = [];
    let [asked, mayPass] = [0, false];
    open({
      retry: { attempts: 1, firstMs: 1 },
      work: () => {
        asked += 1;
        return mayPass ? Promise.resolve('done' as const) : Promise.reject(new Postponed('too early', 1));
      },
      columns: ({ reason }) => ({ note: reason }),
      count: (ending) => counted.push(ending),
    });
    await add('one');
    await until('it was postponed more often than it may fail', () => asked >= 3);
    mayPass = true;
    expect(await ends('one', 'done')).toMatchObject({ attempts: 1 });
    expect(counted).toHaveLength(1);
  });

  it('is handled again when it is reset', async () => {
    open({});
    await add('one', { status: 'failed', attempts: 3 });
    await database.query(`UPDATE tasks SET status = 'waiting', attempts = 0, next_attempt_at = now()`);
    expect(await ends('one', 'done')).toMatchObject({ attempts: 1 });
  });

  it('is failed at once after a final error, and only the judged reason is logged', async () => {
    open({
      work: () => Promise.reject(new Error('ivy@example.com is unknown')),
      judge: () => ({ reason: 'unknown', final: true }),
      columns: ({ reason }) => ({ note: reason }),
    });
    await add('one');
    expect(await ends('one', 'failed')).toEqual({ status: 'failed', attempts: 1, note: 'unknown' });
    expect(errors.mock.calls).toEqual([
      [{ id: 'one', attempts: 1, reason: 'unknown' }, 'a task failed for good'],
    ]);
  });

  it('waits between attempts according to its policy', async () => {
    const retry = { attempts: 3, firstMs: 600_000 };
    open({ leaseMs: 60_000, retry, work: () => Promise.reject(new Error('no')) });
    await add('one', { attempts: 1 });
    const pause = await until('it was put back', async () => {
      const sql = 'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS s FROM tasks';
      const [{ s }] = z.tuple([z.object({ s: z.number() })]).parse(await database.query(sql));
      return s > 60 && s;
    });
    expect(pause).toBeGreaterThan(1190);
    expect(pause).toBeLessThanOrEqual(1200);
    expect(await stateOf('one')).toMatchObject({ status: 'waiting', attempts: 2 });
  });

  it('goes to another process when its process crashed and the lease ran out', async () => {
    const seen: string[] = [];
    const work = ({ id }: Task) => Promise.resolve(seen.push(id)).then(() => 'done' as const);
    open({ states: taken, work });
    const later = new Date(Date.now() + AN_HOUR_MS);
    await add('held', { status: 'taken', attempts: 1, next_attempt_at: later });
    await add('lost', { status: 'taken', attempts: 1, next_attempt_at: ago });
    expect(await ends('lost', 'done')).toMatchObject({ attempts: 2 });
    expect(seen).toEqual(['lost']);
    expect(await stateOf('held')).toMatchObject({ status: 'taken', attempts: 1 });
  });

  it('is failed when its process crashed during the last attempt', async () => {
    const work = jest.fn(() => Promise.resolve('done' as const));
    const judge = jest.fn(() => ({ reason: 'its process ended', final: true }));
    open({ work, judge });
    await add('one', { attempts: 3, next_attempt_at: ago });
    await ends('one', 'failed');
    expect(work).not.toHaveBeenCalled();
    expect(judge).toHaveBeenCalledWith(expect.any(Abandoned), expect.objectContaining({ id: 'one' }));
  });

  it('is no longer changed by a process whose lease ran out during the work', async () => {
    const releases: ((status: Status) => void)[] = [];
    const work = () => new Promise<Status>((resolve) => releases.push(resolve));
    open({ leaseMs: 1, work });
    await add('one');
    await until('the first is at it', () => releases.length === 1);
    open({ work });
    await until('the second is at it', () => releases.length === 2);
    releases[0]?.('done');
    await opened[0]?.onModuleDestroy();
    expect(await stateOf('one')).toMatchObject({ status: 'waiting', attempts: 2 });
    releases[1]?.('sent');
    await ends('one', 'sent');
  });

  it('is aborted when its lease runs out, and tried again', async () => {
    const signals: AbortSignal[] = [];
    const work = (_: Task, signal: AbortSignal): Promise<Status> => {
      signals.push(signal);
      if (signals.length > 1) return Promise.resolve('done');
      return new Promise<Status>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('too late'))),
      );
    };
    open({ leaseMs: 100, work });
    await add('one');
    expect(await ends('one', 'done')).toMatchObject({ attempts: 2 });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is handled by one replica only', async () => {
    const seen: string[] = [];
    const work = ({ id }: Task) => Promise.resolve(seen.push(id)).then(() => 'done' as const);
    for (let n = 0; n < 40; n++) await add(`task-${n}`);
    open({ work, atOnce: 4 });
    open({ work, atOnce: 4 });
    await until('all are done', async () => {
      const rows: unknown[] = await database.query(`SELECT 1 FROM tasks WHERE status <> 'done'`);
      return rows.length === 0;
    });
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
  });

  it('is handled together with at most `atOnce` rows', async () => {
    let [running, most] = [0, 0];
    const releases: (() => void)[] = [];
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => releases.push(resolve));
      running -= 1;
      return 'done' as const;
    };
    for (let n = 0; n < 9; n++) await add(`task-${n}`);
    open({ atOnce: 3, work });
    for (let n = 0; n <= 6; n++) {
      await until('three are running', () => releases.length === n + 3);
      releases[n]?.();
    }
    for (const release of releases) release();
    await opened[0]?.onModuleDestroy();
    expect(most).toBe(3);
  });

  it('is not locked while it is handled', async () => {
    let release: () => void = () => undefined;
    open({ work: () => new Promise((resolve) => (release = () => resolve('done'))) });
    await add('one');
    await begun('one');
    expect(await database.query('SELECT id FROM tasks FOR UPDATE NOWAIT')).toEqual([{ id: 'one' }]);
    release();
    await ends('one', 'done');
  });

  it('is released when its process aborts the work at shutdown', async () => {
    const work = (_: Task, signal: AbortSignal) =>
      new Promise<Status>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('cut'))),
      );
    open({ work });
    await add('one');
    await begun('one');
    await opened[0]?.onModuleDestroy();
    expect(await stateOf('one')).toMatchObject({ status: 'waiting', attempts: 1 });
    open({});
    expect(await ends('one', 'done')).toMatchObject({ attempts: 2 });
  });

  it('keeps its status when the work returns one that its table does not allow', async () => {
    const table = { ...TABLE, moves: { ...TABLE.moves, waiting: RETRIED } };
    const states = workStates(transitions<Status, 'worker'>(table), {
      waiting: 'waiting',
      failed: 'failed',
      by: 'worker',
    });
    open({ states });
    await add('one');
    await until('the move was refused', () => warnings.mock.calls.length > 0);
    expect(warnings).toHaveBeenCalledWith(
      { err: expect.any(IllegalTransition) as unknown },
      expect.any(String),
    );
    expect(await stateOf('one')).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  it('needs a table with the moves of every work table', () => {
    const table = { ...TABLE, moves: { ...TABLE.moves, taken: { done: ['worker'] } } } as const;
    const withoutRetries = transitions<Status, 'worker'>(table);
    expect(() =>
      workStates(withoutRetries, { waiting: 'waiting', claimed: 'taken', failed: 'failed', by: 'worker' }),
    ).toThrow(IllegalTransition);
  });
});

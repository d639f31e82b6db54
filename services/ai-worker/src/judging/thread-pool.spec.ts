import { setImmediate as turn } from 'node:timers/promises';

import { ThreadPool, TooSlow, type ThreadPoolOptions } from './thread-pool.js';

const FILE = new URL('../testing/thread.mjs', import.meta.url);

describe('threads that work', () => {
  const opened: ThreadPool[] = [];
  const pool = (options: Partial<ThreadPoolOptions> = {}) => {
    const threads = new ThreadPool({ file: FILE, size: 1, timeoutMs: 20_000, memoryMb: 64, ...options });
    opened.push(threads);
    return threads;
  };
  const echo = (threads: ThreadPool, value: unknown) => threads.run({ act: 'echo', value });
  afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.close())));

  it('give back what came out, for each task its own', async () => {
    const threads = pool({ size: 2 });
    const values = Array.from({ length: 20 }, (_, index) => ({ index }));
    expect(await Promise.all(values.map((value) => echo(threads, value)))).toEqual(values);
  });

  it('say how far they are', async () => {
    const reports: unknown[] = [];
    await pool().run({ act: 'count', to: 3 }, { onProgress: (report) => reports.push(report) });
    expect(reports).toEqual([1, 2, 3]);
  });

  it('fail with the task’s own message, and work on', async () => {
    const threads = pool();
    await expect(threads.run({ act: 'fail', message: 'no figures' })).rejects.toThrow('no figures');
    expect(await echo(threads, 1)).toBe(1);
  });

  it('leave the main thread free while one of them is busy without end', async () => {
    const threads = pool({ timeoutMs: 500 });
    await echo(threads, 'started');
    const work = { isOver: false };
    const spinning = threads.run({ act: 'spin' }).catch((error: unknown) => error);
    void spinning.then(() => (work.isOver = true));
    let turns = 0;
    // A blocked main thread makes only a turn or two.
    while (!work.isOver) {
      await turn();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(100);
    expect(await spinning).toBeInstanceOf(TooSlow);
  });

  it('are ended when they are too slow, and replaced', async () => {
    const threads = pool({ timeoutMs: 300 });
    await expect(threads.run({ act: 'spin' })).rejects.toThrow('longer than 300 ms');
    expect(await echo(threads, 'again')).toBe('again');
  });

  it('count only the time of the task itself: not the start, not the wait for another', async () => {
    const threads = pool({ timeoutMs: 1000 });
    const slow = threads.run({ act: 'spin' }).catch((error: unknown) => error);
    const waiting = echo(threads, 'after it');
    expect(await slow).toBeInstanceOf(TooSlow);
    expect(await waiting).toBe('after it');
  });

  it.each([
    ['run out of memory', 'grow'],
    ['end', 'exit'],
  ])('are replaced when they %s; the process stays', async (_name, act) => {
    const threads = pool();
    await expect(threads.run({ act })).rejects.toThrow();
    expect(await echo(threads, 'again')).toBe('again');
  });

  it('are ended when the job is given up', async () => {
    const threads = pool();
    const stop = new AbortController();
    const spinning = threads.run({ act: 'spin' }, { signal: stop.signal });
    stop.abort(new Error('shutting down'));
    await expect(spinning).rejects.toThrow('shutting down');
    await expect(threads.run({ act: 'echo' }, { signal: stop.signal })).rejects.toThrow('shutting down');
    expect(await echo(threads, 'again')).toBe('again');
  });

  it('say so when their file cannot be loaded', async () => {
    const threads = pool({ file: new URL('../testing/no-such-thread.mjs', import.meta.url) });
    await expect(echo(threads, 1)).rejects.toThrow(/cannot find module/i);
    await expect(echo(threads, 1)).rejects.toThrow(/cannot find module/i);
  });

  it('know nothing of the environment, so no key', async () => {
    expect(await pool().run({ act: 'env' })).toEqual([]);
  });

  it('end when they are closed, with what they were doing', async () => {
    const threads = pool();
    const spinning = threads.run({ act: 'spin' });
    const waiting = echo(threads, 1);
    const both = Promise.allSettled([spinning, waiting]);
    await echo(pool(), 'meanwhile');
    await threads.close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

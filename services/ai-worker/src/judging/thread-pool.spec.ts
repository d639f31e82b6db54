import { setImmediate as turn } from 'node:timers/promises';

import { ThreadPool, type ThreadPoolOptions, TooSlow } from './thread-pool.js';

const FILE = new URL('../testing/thread.mjs', import.meta.url);

describe('a thread pool', () => {
  const opened: ThreadPool[] = [];
  const pool = (options: Partial<ThreadPoolOptions> = {}) => {
    const threads = new ThreadPool({ file: FILE, size: 1, timeoutMs: 20_000, memoryMb: 64, ...options });
    opened.push(threads);
    return threads;
  };
  const echo = (threads: ThreadPool, value: unknown) => threads.run({ act: 'echo', value });
  afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.close())));

  it("returns each task's own result", async () => {
    const threads = pool({ size: 2 });
    const values = Array.from({ length: 20 }, (_, index) => ({ index }));
    expect(await Promise.all(values.map((value) => echo(threads, value)))).toEqual(values);
  });

  it('reports progress', async () => {
    const reports: unknown[] = [];
    await pool().run({ act: 'count', to: 3 }, { onProgress: (report) => reports.push(report) });
    expect(reports).toEqual([1, 2, 3]);
  });

  it('fails with the task’s own message and keeps working', async () => {
    const threads = pool();
    await expect(threads.run({ act: 'fail', message: 'no figures' })).rejects.toThrow('no figures');
    expect(await echo(threads, 1)).toBe(1);
  });

  it('keeps the main thread free while a thread runs an endless loop', async () => {
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

  it('ends and replaces a thread that is too slow', async () => {
    const threads = pool({ timeoutMs: 300 });
    await expect(threads.run({ act: 'spin' })).rejects.toThrow('longer than 300 ms');
    expect(await echo(threads, 'again')).toBe('again');
  });

  // A busy machine gives a thread little of the processor.
  it('counts processor time, so a task that gets little of it is not ended', async () => {
    const threads = pool({ timeoutMs: 300 });
    expect(await threads.run({ act: 'idle', ms: 900 })).toBe('idle for 900 ms');
  });

  it('ends a task that does nothing for far longer than its limit', async () => {
    const threads = pool({ timeoutMs: 20 });
    await expect(threads.run({ act: 'idle', ms: 60_000 })).rejects.toThrow('longer than 20 ms');
  });

  it('counts only the time of the task, not the start or the wait', async () => {
    const threads = pool({ timeoutMs: 1000 });
    const slow = threads.run({ act: 'spin' }).catch((error: unknown) => error);
    const waiting = echo(threads, 'after it');
    expect(await slow).toBeInstanceOf(TooSlow);
    expect(await waiting).toBe('after it');
  });

  // rule: LIMIT-21
  it('takes the tasks of several owners in turn, each in the order of arrival', async () => {
    const threads = pool();
    const done: string[] = [];
    const run = async (owner: string, name: string) => {
      await threads.run({ act: 'echo', value: name }, { owner });
      done.push(name);
    };
    const flood = Array.from({ length: 6 }, (_, index) => run('many', `many ${index}`));
    await Promise.all([...flood, run('few', 'few 0'), run('few', 'few 1'), run('one', 'one 0')]);
    expect(done.slice(0, 6)).toEqual(['many 0', 'few 0', 'one 0', 'many 1', 'few 1', 'many 2']);
  });

  it.each([
    ['run out of memory', 'grow'],
    ['end', 'exit'],
  ])('replaces threads that %s; the process survives', async (_name, act) => {
    const threads = pool();
    await expect(threads.run({ act })).rejects.toThrow();
    expect(await echo(threads, 'again')).toBe('again');
  });

  it('ends a thread when its job is aborted', async () => {
    const threads = pool();
    const stop = new AbortController();
    const spinning = threads.run({ act: 'spin' }, { signal: stop.signal });
    stop.abort(new Error('shutting down'));
    await expect(spinning).rejects.toThrow('shutting down');
    await expect(threads.run({ act: 'echo' }, { signal: stop.signal })).rejects.toThrow('shutting down');
    expect(await echo(threads, 'again')).toBe('again');
  });

  it('reports a thread file that cannot be loaded', async () => {
    const threads = pool({ file: new URL('../testing/no-such-thread.mjs', import.meta.url) });
    await expect(echo(threads, 1)).rejects.toThrow(/cannot find module/i);
    await expect(echo(threads, 1)).rejects.toThrow(/cannot find module/i);
  });

  it('gives threads no environment and so no key', async () => {
    expect(await pool().run({ act: 'env' })).toEqual([]);
  });

  it('ends its threads and their tasks when it is closed', async () => {
    const threads = pool();
    const spinning = threads.run({ act: 'spin' });
    const waiting = echo(threads, 1);
    const both = Promise.allSettled([spinning, waiting]);
    await echo(pool(), 'meanwhile');
    await threads.close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

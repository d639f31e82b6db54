import { Logger } from '@nestjs/common';

import { Loop, type LoopOptions } from './loop.js';
import { Loops } from './loops.js';

const EVERY_MS = 100;

describe('a loop', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const ticks = (count: number) => jest.advanceTimersByTimeAsync(count * EVERY_MS);
  const aLoop = (options: Partial<LoopOptions>) =>
    new Loop({ name: 'the work', everyMs: EVERY_MS, next: () => Promise.resolve(false), ...options });

  /** Work whose pieces the test ends; the test also decides whether more is left. */
  function controlledWork() {
    const ends: ((more: boolean) => void)[] = [];
    const signals: AbortSignal[] = [];
    const next = (signal: AbortSignal): Promise<boolean> => {
      signals.push(signal);
      return new Promise((resolve) => ends.push(resolve));
    };
    return { ends, signals, next };
  }

  it('looks for work at an interval, never twice at once', async () => {
    const { ends, next } = controlledWork();
    const loop = aLoop({ next });
    loop.start();
    expect(ends).toHaveLength(0);
    await ticks(3);
    expect(ends).toHaveLength(1);
    ends[0]?.(false);
    await ticks(1);
    expect(ends).toHaveLength(2);
    ends[1]?.(false);
    await loop.stop();
  });

  it('continues while work is left', async () => {
    let left = 5;
    const next = jest.fn(() => Promise.resolve(left-- > 0));
    const loop = aLoop({ next });
    loop.wake();
    await loop.whenIdle();
    expect(next).toHaveBeenCalledTimes(6);
  });

  it('does at most `perLook` pieces per look', async () => {
    const next = jest.fn(() => Promise.resolve(true));
    const loop = aLoop({ next, perLook: 3 });
    loop.wake();
    await loop.whenIdle();
    expect(next).toHaveBeenCalledTimes(3);
  });

  it('looks once more when it is woken during a look', async () => {
    const { ends, next } = controlledWork();
    const loop = aLoop({ next });
    loop.wake();
    loop.wake();
    loop.wake();
    expect(ends).toHaveLength(1);
    ends[0]?.(false);
    await ticks(0);
    expect(ends).toHaveLength(2);
    ends[1]?.(false);
    await loop.whenIdle();
    expect(ends).toHaveLength(2);
  });

  it('waits before the next look so that work accumulates', async () => {
    const { ends, next } = controlledWork();
    const loop = aLoop({ next, gatherMs: 10 });
    loop.wake();
    loop.wake();
    ends[0]?.(false);
    await jest.advanceTimersByTimeAsync(9);
    expect(ends).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(2);
    ends[1]?.(false);
    await loop.whenIdle();
  });

  it('runs at most `atOnce` pieces, including those passed to run()', async () => {
    const { ends, next } = controlledWork();
    const loop = aLoop({ next, atOnce: 2 });
    let end: () => void = () => undefined;
    void loop.run(() => new Promise((resolve) => (end = resolve)));
    loop.wake();
    loop.wake();
    expect(ends).toHaveLength(1);
    expect(loop.hasRoom()).toBe(false);
    end();
    await ticks(0);
    expect(ends).toHaveLength(2);
    for (const one of ends) one(false);
    await loop.whenIdle();
    expect(loop.hasRoom()).toBe(true);
  });

  it('logs a failure and looks again', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const next = jest.fn(() => Promise.reject(new Error('away')));
    const loop = aLoop({ next });
    loop.start();
    await ticks(2);
    expect(next).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith({ err: new Error('away') }, 'the work failed');
    await loop.stop();
  });

  it('stops for good when running work has ended', async () => {
    const { ends, next } = controlledWork();
    const loop = aLoop({ next });
    loop.start();
    await ticks(1);
    let stopped = false;
    const stopping = loop.stop().then(() => (stopped = true));
    await ticks(1);
    expect(stopped).toBe(false);
    ends[0]?.(true);
    await stopping;
    loop.wake();
    await ticks(2);
    expect(ends).toHaveLength(1);
    expect(loop.hasRoom()).toBe(false);
  });

  describe('of a process', () => {
    it('starts and stops with the process, and aborts work after half of the shutdown time', async () => {
      const { ends, signals, next } = controlledWork();
      const loops = new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 });
      loops.add({ name: 'the work', everyMs: EVERY_MS, next });
      await ticks(2);
      expect(ends).toHaveLength(0);
      loops.onApplicationBootstrap();
      await ticks(1);
      expect(ends).toHaveLength(1);
      const ending = loops.onModuleDestroy();
      await jest.advanceTimersByTimeAsync(499);
      expect(signals[0]?.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(signals[0]?.aborted).toBe(true);
      ends[0]?.(true);
      await ending;
      expect(ends).toHaveLength(1);
    });

    it('may run one function per interval', async () => {
      const loops = new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 });
      const chore = jest.fn(() => Promise.resolve());
      loops.every(EVERY_MS, 'the chore', chore);
      loops.onApplicationBootstrap();
      await ticks(3);
      expect(chore).toHaveBeenCalledTimes(3);
      await loops.onModuleDestroy();
    });
  });
});

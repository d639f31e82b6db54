import { setTimeout as delay } from 'node:timers/promises';

import { WaitingCalls } from './waiting-calls.js';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

/** The pauses in ms; each lets that much time pass on the clock. */
let pauses: number[];
let now: number;
beforeEach(() => {
  [pauses, now] = [[], 1_000_000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.mocked(delay).mockImplementation((ms = 0) => {
    pauses.push(ms);
    now += ms;
    return Promise.resolve(undefined);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a call to an absent service', () => {
  it('pauses longer and longer until its time is over', async () => {
    const wait = new WaitingCalls().wait(10, now + 2000);
    while (await wait.pause());
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeCloseTo(2000);
    const bounds = [50, 100, 200, ...pauses.slice(3).map(() => 250)];
    for (const [index, ms] of pauses.entries()) {
      expect(ms).toBeLessThanOrEqual(bounds[index] ?? 0);
      // The last pause is the rest of the time.
      if (index < pauses.length - 1) expect(ms).toBeGreaterThanOrEqual((bounds[index] ?? 0) / 2);
    }
  });

  it('waits no longer when the clock is set back meanwhile', async () => {
    jest.spyOn(Date, 'now').mockImplementation(() => (pauses.length === 0 ? now : now - 3_600_000));
    const wait = new WaitingCalls().wait(10, now + 2000);
    while (await wait.pause());
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeCloseTo(2000);
  });

  it('gives up at once when its time is over', async () => {
    expect(await new WaitingCalls().wait(10, performance.now()).pause()).toBe(false);
  });

  it('gives up at once while too many calls wait', async () => {
    const waitingCalls = new WaitingCalls({ calls: 2, bytes: 100 });
    const soon = () => waitingCalls.wait(10, performance.now() + 10_000);
    const [first, second, third] = [soon(), soon(), soon()];
    expect([await first.pause(), await second.pause(), await third.pause()]).toEqual([true, true, false]);
    expect(await first.pause()).toBe(true);
    first.end();
    first.end();
    expect(await third.pause()).toBe(true);
    expect(await soon().pause()).toBe(false);
  });

  it('gives up at once while the waiting calls hold too many bytes', async () => {
    const waitingCalls = new WaitingCalls({ calls: 10, bytes: 100 });
    const soon = (bytes: number) => waitingCalls.wait(bytes, performance.now() + 10_000);
    const large = soon(90);
    expect(await large.pause()).toBe(true);
    expect(await soon(11).pause()).toBe(false);
    expect(await soon(10).pause()).toBe(true);
    large.end();
    expect(await soon(11).pause()).toBe(true);
  });
});

import { Logger } from '@nestjs/common';

import { Ticker } from './ticker.js';

describe('a ticker', () => {
  const EVERY_MS = 100;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('works again and again, never twice at once', async () => {
    const ends: (() => void)[] = [];
    const ticker = new Ticker('the work', EVERY_MS, () => new Promise((resolve) => ends.push(resolve)));
    ticker.start();
    expect(ends).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await ticker.stop();
  });

  it('says what failed and comes round again', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const work = jest.fn(() => Promise.reject(new Error('away')));
    const ticker = new Ticker('the work', EVERY_MS, work);
    ticker.start();
    await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(work).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith({ err: new Error('away') }, 'the work failed');
    await ticker.stop();
  });

  it('stops once what runs has ended, and for good', async () => {
    let end: () => void = () => undefined;
    const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const ticker = new Ticker('the work', EVERY_MS, work);
    ticker.start();
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    let stopped = false;
    const stopping = ticker.stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(stopped).toBe(false);
    end();
    await stopping;
    await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

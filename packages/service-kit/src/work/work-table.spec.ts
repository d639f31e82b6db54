import { pauseAfter, type RetryPolicy } from './work-table.js';

const AN_HOUR_MS = 3_600_000;

describe('the pause after an attempt', () => {
  const pauses = (retry: RetryPolicy) => [1, 2, 3, 4].map((attempts) => pauseAfter(attempts, retry));

  it('doubles up to an hour', () => {
    expect(pauses({ attempts: 9, firstMs: 1_000_000 })).toEqual([
      1_000_000,
      2_000_000,
      AN_HOUR_MS,
      AN_HOUR_MS,
    ]);
  });

  it('grows by the factor of the policy, up to its bound', () => {
    const retry = { attempts: 9, firstMs: 100, factor: 3, longestMs: 2000 };
    expect(pauses(retry)).toEqual([100, 300, 900, 2000]);
  });
});

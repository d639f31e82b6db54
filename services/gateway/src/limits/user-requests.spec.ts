import { HttpProblem, SLOW_DOWN } from '../http/errors.js';
import type { RateLimits } from './rate-limits.js';
import { UserRequests } from './user-requests.js';

/** Counts that stand for Redis. */
class Counters {
  used = 0;
  asked = 0;

  constructor(private readonly limit: number) {}

  count = (_name: string, _address: string, points: number) => {
    this.asked += 1;
    this.used += points;
    if (this.used > this.limit) return Promise.reject(new HttpProblem(429, SLOW_DOWN));
    return Promise.resolve({ limit: this.limit, remaining: this.limit - this.used, reset: 60 });
  };
}

describe('the requests of all users of one address', () => {
  let now = 1;
  beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  const requestsOf = (counters: Counters) => new UserRequests(counters as unknown as RateLimits);
  const accepted = async (requests: UserRequests, tries: number) => {
    let count = 0;
    for (let request = 0; request < tries; request++)
      count += await requests.count('192.0.2.1', 1).then(
        () => 1,
        () => 0,
      );
    return count;
  };

  // rule: LIMIT-8
  it('are limited exactly, and hardly one in ten is counted in Redis', async () => {
    const counters = new Counters(10_000);
    expect(await accepted(requestsOf(counters), 10_200)).toBe(10_000);
    expect(counters.asked).toBeLessThan(1_100);
  });

  it('are limited over all gateways, each of which lets through a hundredth more at most', async () => {
    const counters = new Counters(10_000);
    const gateways = [requestsOf(counters), requestsOf(counters), requestsOf(counters)];
    let count = 0;
    for (let round = 0; round < 4_000; round++)
      for (const gateway of gateways) count += await accepted(gateway, 1);
    expect(count).toBeGreaterThanOrEqual(10_000);
    expect(count).toBeLessThanOrEqual(10_300);
  });

  it('show what is left, and are counted anew when the time is over', async () => {
    const counters = new Counters(1_000);
    const requests = requestsOf(counters);
    await requests.count('192.0.2.1', 1);
    now += 1_000;
    expect(await requests.count('192.0.2.1', 4)).toEqual({ limit: 1_000, remaining: 995, reset: 59 });
    expect(counters.asked).toBe(1);
    now += 60_000;
    counters.used = 0;
    expect(await requests.count('192.0.2.1', 1)).toMatchObject({ remaining: 999 });
  });
});

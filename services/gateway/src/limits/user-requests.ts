import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { type Allowance, RateLimits } from './rate-limits.js';

const MAX_ENTRIES = 20_000;
/** A hundredth of what is left of the limit may be counted in memory before Redis is asked again. */
const PARTS = 100;

interface Count {
  /** What Redis last said, and when it starts again. */
  readonly last: Allowance;
  readonly resetsAt: number;
  /** Counted here and not yet in Redis. */
  pending: number;
}

/**
 * Counts the requests of all users of one network address (LIMIT-8). Nearly all are counted in memory,
 * because every request has its own count of the user already. The nearer the limit, the more often
 * Redis is asked, so that several gateways together exceed it by a hundredth at most each.
 */
@Injectable()
export class UserRequests {
  private readonly counts = new LRUCache<string, Count>({ max: MAX_ENTRIES });

  constructor(private readonly limits: RateLimits) {}

  /** @throws HttpProblem 429 with Retry-After if the address exceeds the limit */
  async count(address: string, points: number): Promise<Allowance | undefined> {
    const known = this.counts.get(address);
    const now = performance.now();
    if (known && now < known.resetsAt) {
      known.pending += points;
      const remaining = known.last.remaining - known.pending;
      if (known.pending <= remaining / PARTS)
        return { ...known.last, remaining, reset: Math.ceil((known.resetsAt - now) / 1000) };
    }
    const uncounted = known && now < known.resetsAt ? known.pending : points;
    this.counts.delete(address);
    const last = await this.limits.count('user_requests_by_address', address, uncounted);
    if (last) this.counts.set(address, { last, resetsAt: now + last.reset * 1000, pending: 0 });
    return last;
  }
}

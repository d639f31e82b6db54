import type { FastifyRequest } from 'fastify';

import { addressOf } from './address.js';
import { HttpProblem, SLOW_DOWN } from './errors.js';

/** A body that arrives in this time, as nearly all do, is not counted. */
const GRACE_MS = 100;
const MAX_PER_ADDRESS = 50;
export const BODY_TOO_SLOW = 'The request took too long to arrive. Please try again.';

/** The requests whose bodies arrive slowly, by network address (LIMIT-12). */
export class UnfinishedBodies {
  private readonly slow = new Map<string, number>();

  constructor(private readonly timeoutMs: number) {}

  /** Watches a body until the returned function is called; reports one that is refused. */
  watch(request: FastifyRequest, refuse: (problem: HttpProblem) => void): () => void {
    let address: string | undefined;
    let ended = false;
    const close = { connection: 'close' };
    const count = () => {
      if (ended) return;
      const from = addressOf(request);
      const others = this.slow.get(from) ?? 0;
      if (others >= MAX_PER_ADDRESS) {
        refuse(new HttpProblem(429, SLOW_DOWN, { 'retry-after': String(this.timeoutMs / 1000), ...close }));
        return;
      }
      address = from;
      this.slow.set(from, others + 1);
      timer = setTimeout(() => refuse(new HttpProblem(408, BODY_TOO_SLOW, close)), this.timeoutMs - GRACE_MS);
    };
    // After a pause of this process, what has arrived meanwhile is read first.
    let timer = setTimeout(() => setImmediate(count), GRACE_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
      if (address === undefined) return;
      const rest = (this.slow.get(address) ?? 1) - 1;
      if (rest === 0) this.slow.delete(address);
      else this.slow.set(address, rest);
    };
  }
}

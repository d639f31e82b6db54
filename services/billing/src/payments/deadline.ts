import { unavailable } from '@proofround/service-kit';
import pTimeout from 'p-timeout';

/** What is left for all calls of one RPC, so that its answer is there within the caller's 4 s. */
export const RPC_BUDGET_MS = 3500;
/** For work that nobody waits for: a webhook, a sweep. */
export const BACKGROUND_BUDGET_MS = 15_000;

/** A point in time after which an answer is of no use any more. */
export class Deadline {
  private readonly at: number;

  constructor(budgetMs: number) {
    this.at = performance.now() + budgetMs;
  }

  /** Whole milliseconds left, at least one. */
  remaining(): number {
    return Math.max(1, Math.floor(this.at - performance.now()));
  }

  passed(): boolean {
    return performance.now() >= this.at;
  }

  /** What `work` gives, if it gives it in time. @throws DomainError unavailable. */
  async within<T>(work: Promise<T>): Promise<T> {
    return pTimeout(work, { milliseconds: this.remaining(), message: unavailable() });
  }
}

import { unavailable } from '@proofround/service-kit';
import pTimeout from 'p-timeout';

/** Time for all calls of one RPC. It must stay below `RPC_TIMEOUT_MS` of service-kit, after which the caller gives up. */
export const RPC_BUDGET_MS = 3500;
/** Time for background work, such as a webhook or a reconciliation. */
export const BACKGROUND_BUDGET_MS = 15_000;

export class Deadline {
  private readonly at: number;

  constructor(budgetMs: number) {
    this.at = performance.now() + budgetMs;
  }

  /** Whole milliseconds left, at least one. */
  remaining(): number {
    return Math.max(1, Math.floor(this.at - performance.now()));
  }

  /** Resolves to the result of `work`. @throws DomainError unavailable when time runs out first */
  async within<T>(work: Promise<T>): Promise<T> {
    return pTimeout(work, { milliseconds: this.remaining(), message: unavailable() });
  }
}

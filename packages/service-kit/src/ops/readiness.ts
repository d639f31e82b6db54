import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

/** Checks a dependency without which this process is not ready. */
export interface ReadinessCheck {
  name: string;
  /** Rejects or returns false if the dependency is unavailable. */
  check: () => Promise<boolean> | boolean;
}

const CHECK_TIMEOUT_MS = 1000;

/** Decides whether the process is ready: all checks pass and it is not stopping. */
@Injectable()
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

  /** Adds a check to `/ready`. */
  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** Makes `/ready` fail from now on, so that no new work is routed here. */
  stop(): void {
    this.stopping = true;
  }

  /** The names of the failing checks; empty when ready. */
  async failing(): Promise<string[]> {
    if (this.stopping) return ['stopping'];
    const results = await Promise.all(
      this.checks.map(async ({ name, check }) => ((await withinTime(check)) ? [] : [name])),
    );
    return results.flat();
  }
}

async function withinTime(check: ReadinessCheck['check']): Promise<boolean> {
  const answer = Promise.resolve().then(check);
  return pTimeout(answer, { milliseconds: CHECK_TIMEOUT_MS }).catch(() => false);
}

import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

import { isDatabaseAway } from '../database/database-check.js';

/** Checks a dependency without which this process is not ready. */
export interface ReadinessCheck {
  name: string;
  /** Rejects or returns false if the dependency is unavailable. */
  check: () => Promise<boolean> | boolean;
  /** Without it, every reply would be an error or out of date. */
  essential?: boolean;
}

const CHECK_TIMEOUT_MS = 1000;

/** Decides whether the process is ready: all checks pass and it is not stopping. */
@Injectable()
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** Makes `/ready` fail from now on, so that no new work is routed here. */
  stop(): void {
    this.stopping = true;
  }

  /** Whether calls can be answered rightly. An essential dependency that is only slow counts as usable. */
  async canAnswer(): Promise<boolean> {
    const essential = this.checks.filter((one) => one.essential);
    const answers = await Promise.all(
      essential.map(({ check }) =>
        Promise.resolve()
          .then(check)
          .catch((error: unknown) => !isDatabaseAway(error)),
      ),
    );
    return answers.every(Boolean);
  }

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

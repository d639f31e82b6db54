import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

/** Checks a dependency without which this process is not ready. */
export interface ReadinessCheck {
  name: string;
  /** Rejects or returns false if the dependency is unavailable. */
  check: () => Promise<boolean> | boolean;
  /**
   * Set if every reply would be an error or out of date without the dependency. Tells whether an
   * error of the check means that the dependency is away and not only slow.
   */
  isAway?: (error: unknown) => boolean;
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

  /** Whether calls can be answered correctly. An essential dependency that is only slow counts as usable. */
  async canAnswer(): Promise<boolean> {
    const answers = await Promise.all(this.checks.map(isUsable));
    return answers.every(Boolean);
  }

  /** The names of the checks that fail. */
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

/** Whether replies may be sent with the dependency as it is; a check without `isAway` never forbids it. */
async function isUsable({ check, isAway }: ReadinessCheck): Promise<boolean> {
  if (isAway === undefined) return true;
  try {
    return await check();
  } catch (error) {
    return !isAway(error);
  }
}

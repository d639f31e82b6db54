import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

/** A dependency that must answer for this process to be ready. */
export interface ReadinessCheck {
  name: string;
  /** Resolves when the dependency is there, rejects or returns false when not. */
  check: () => Promise<boolean> | boolean;
}

const CHECK_TIMEOUT_MS = 1000;

/** Collects what this process depends on; false from the moment it is told to stop. */
@Injectable()
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

  /** From now on `/ready` asks this too. */
  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** From now on `/ready` says no, whatever the checks say: nobody new is sent here. */
  stop(): void {
    this.stopping = true;
  }

  /** The names of what is not there; empty when ready. */
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

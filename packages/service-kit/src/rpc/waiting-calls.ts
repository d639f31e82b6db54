import { setTimeout as delay } from 'node:timers/promises';

import { rpcWaiting } from '../ops/metrics.js';

/**
 * The first and the longest pause between attempts. They are short, so that a service that is back
 * is found soon.
 */
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 250;

export interface WaitingBounds {
  readonly calls: number;
  readonly bytes: number;
}

/** Limits of the waiting calls of one process, so that a dead service does not fill its memory. */
const BOUNDS: WaitingBounds = { calls: 1000, bytes: 16 * 1024 * 1024 };

export interface Wait {
  /** Pauses before the next attempt. False if the call must give up. */
  pause(): Promise<boolean>;
  end(): void;
}

/** The calls that wait for a service that is absent, e.g. while its only replica restarts. */
export class WaitingCalls {
  private bytes = 0;
  private calls = 0;

  constructor(private readonly bounds: WaitingBounds = BOUNDS) {}

  /** Lets a call with a request of `bytes` wait until that time of `performance.now()`. */
  wait(bytes: number, until: number): Wait {
    let counted = false;
    let longestPause = FIRST_PAUSE_MS;
    return {
      pause: async () => {
        const left = until - performance.now();
        if (left <= 0) return false;
        if (!counted) {
          if (this.calls >= this.bounds.calls || this.bytes + bytes > this.bounds.bytes) return false;
          counted = true;
          this.calls += 1;
          rpcWaiting().inc();
          this.bytes += bytes;
        }
        // Of different lengths, so that the calls do not arrive all at once.
        await delay(Math.min(left, longestPause * (0.5 + Math.random() / 2)));
        longestPause = Math.min(longestPause * 2, MAX_PAUSE_MS);
        return true;
      },
      end: () => {
        if (!counted) return;
        counted = false;
        this.calls -= 1;
        rpcWaiting().dec();
        this.bytes -= bytes;
      },
    };
  }
}

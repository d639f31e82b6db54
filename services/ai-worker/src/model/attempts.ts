import type { Clock } from './clock.js';
import { type ModelUnavailable } from './model.js';

/** A request without a usable answer. */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed';

  constructor(
    readonly reason: ModelUnavailable['reason'],
    /** A status or code for the log, never the provider's words. */
    readonly detail: string,
    readonly options: {
      /** Whether another attempt may succeed. */
      readonly retryable: boolean;
      /** The wait that the provider asks for. */
      readonly retryAfterMs?: number | undefined;
      /** Whether the provider may charge for the request. */
      readonly mayCost: boolean;
    },
  ) {
    super(`${reason}: ${detail}`);
  }
}

export interface AttemptLimits {
  readonly attempts: number;
  /** The end of all attempts, in milliseconds of the clock. */
  readonly deadline: number;
  /** The first pause; it doubles with each attempt, with jitter. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
  readonly signal: AbortSignal;
  /** Whether to continue; checked before each further attempt. */
  readonly shouldContinue: () => boolean;
}

/**
 * Tries until an answer comes or attempts or time run out. Waits as long as the provider asks, or
 * fails at once when that exceeds the deadline. (The SDK's own retries ignore deadline and signal.)
 * @throws AttemptFailed: the last one
 */
export async function withAttempts<T>(
  limits: AttemptLimits,
  clock: Clock,
  attempt: (number: number) => Promise<T>,
): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(number);
    } catch (error) {
      if (!(error instanceof AttemptFailed) || !error.options.retryable || number >= limits.attempts)
        throw error;
      const pause = error.options.retryAfterMs ?? backoff(number, limits, clock);
      if (clock.now() + pause >= limits.deadline || !limits.shouldContinue()) throw error;
      try {
        await clock.sleep(pause, limits.signal);
      } catch {
        throw error;
      }
      if (!limits.shouldContinue()) throw error;
    }
  }
}

/** Exponential backoff with jitter: between half of the pause and the whole. */
function backoff(number: number, { pauseMs, longestPauseMs }: AttemptLimits, clock: Clock): number {
  const whole = Math.min(longestPauseMs, pauseMs * 2 ** (number - 1));
  return whole / 2 + (clock.random() * whole) / 2;
}

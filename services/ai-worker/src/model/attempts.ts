import type { Clock } from './clock.js';
import { type ModelUnavailable } from './model.js';

/** One request that brought no usable answer. */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed';

  constructor(
    readonly reason: ModelUnavailable['reason'],
    /** For our log: a status or a code, never the provider's words. */
    readonly detail: string,
    readonly options: {
      /** Whether another try could bring one. */
      readonly again: boolean;
      /** How long the provider asks us to wait. */
      readonly retryAfterMs?: number | undefined;
      /** Whether the provider may have worked on it, and charge for it. */
      readonly mayCost: boolean;
    },
  ) {
    super(`${reason}: ${detail}`);
  }
}

export interface AttemptLimits {
  readonly attempts: number;
  /** When all attempts together must be over, by the clock. */
  readonly deadline: number;
  /** First pause; doubles with each, with jitter. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
  readonly signal: AbortSignal;
  /** Whether it still makes sense to ask, looked at before each further attempt. */
  readonly goOn: () => boolean;
}

/**
 * Tries until there is an answer, the attempts are used up or the time is. A provider that names
 * a time to wait is waited for exactly that long; where that does not fit, nobody waits in vain.
 * (The SDK's own retries sleep however long the provider says, deaf to the caller's signal.)
 * @throws AttemptFailed: the last one.
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
      if (!(error instanceof AttemptFailed) || !error.options.again || number >= limits.attempts) throw error;
      const pause = error.options.retryAfterMs ?? backoff(number, limits, clock);
      if (clock.now() + pause >= limits.deadline || !limits.goOn()) throw error;
      try {
        await clock.sleep(pause, limits.signal);
      } catch {
        throw error;
      }
      if (!limits.goOn()) throw error;
    }
  }
}

/** Between half and the whole of an exponentially growing pause. */
function backoff(number: number, { pauseMs, longestPauseMs }: AttemptLimits, clock: Clock): number {
  const whole = Math.min(longestPauseMs, pauseMs * 2 ** (number - 1));
  return whole / 2 + (clock.random() * whole) / 2;
}

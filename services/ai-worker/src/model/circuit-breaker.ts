import type { Clock } from './clock.js';

export type CircuitState = 'closed' | 'half-open' | 'open';

/** Leave to make one call; its holder says once how the call ended. */
export interface Pass {
  succeed(): void;
  fail(): void;
  /** It ended in neither (given up by the caller, no budget): says nothing about the provider. */
  release(): void;
}

export interface CircuitOptions {
  /** So many failed calls in a row open the circuit. */
  failures: number;
  /** So long nobody asks; then one call may try. */
  openMs: number;
  onChange?: (state: CircuitState) => void;
}

/**
 * Keeps this process from asking a provider that is down: after a number of failures in a row
 * nobody asks for a while, then one call tries, and its end decides.
 */
export class CircuitBreaker {
  private current: CircuitState = 'closed';
  private failures = 0;
  private openUntil = 0;
  /** Passes of an earlier generation come too late to say anything. */
  private generation = 0;

  constructor(
    private readonly options: CircuitOptions,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    options.onChange?.(this.current);
  }

  get state(): CircuitState {
    return this.current;
  }

  /** undefined: do not call. */
  enter(): Pass | undefined {
    if (this.current === 'half-open') return undefined; // somebody tries already
    if (this.current === 'open') {
      if (this.clock.now() < this.openUntil) return undefined;
      this.become('half-open');
    }
    return this.pass(this.generation);
  }

  private pass(generation: number): Pass {
    let open = true;
    const once = (act: () => void) => () => {
      if (!open) return;
      open = false;
      if (generation === this.generation) act();
    };
    return {
      succeed: once(() => {
        this.failures = 0;
        if (this.current === 'half-open') this.become('closed');
      }),
      fail: once(() => {
        this.failures += 1;
        if (this.current === 'closed' && this.failures < this.options.failures) return;
        this.openUntil = this.clock.now() + this.options.openMs;
        this.become('open');
      }),
      release: once(() => {
        // The try told nothing; the time has passed all the same, so the next call tries.
        if (this.current === 'half-open') this.become('open');
      }),
    };
  }

  private become(state: CircuitState): void {
    this.current = state;
    this.generation += 1;
    if (state === 'closed') this.failures = 0;
    this.options.onChange?.(state);
  }
}

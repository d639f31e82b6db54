import type { Clock } from './clock.js';

export type CircuitState = 'closed' | 'half-open' | 'open';

/** Permission for one call; its holder reports the outcome once. */
export interface Pass {
  succeed(): void;
  fail(): void;
  /** The call ended without a verdict on the provider (aborted by the caller, no budget). */
  release(): void;
}

export interface CircuitOptions {
  /** The consecutive failed calls that open the circuit. */
  failures: number;
  /** The time that the circuit stays open before one trial call. */
  openMs: number;
  onChange?: (state: CircuitState) => void;
}

/**
 * Stops calls to a provider that is down: consecutive failures open the circuit for a while; then one
 * trial call decides.
 */
export class CircuitBreaker {
  private current: CircuitState = 'closed';
  private failures = 0;
  private openUntil = 0;
  /** Counts state changes; passes from an earlier state are ignored. */
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

  /** A pass for one call; undefined while calls are not allowed. */
  enter(): Pass | undefined {
    if (this.current === 'half-open') return undefined; // the trial call is running
    if (this.current === 'open') {
      if (this.clock.now() < this.openUntil) return undefined;
      this.become('half-open');
    }
    return this.pass(this.generation);
  }

  private pass(generation: number): Pass {
    let open = true;
    const once = (report: () => void) => () => {
      if (!open) return;
      open = false;
      if (generation === this.generation) report();
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
        // The trial gave no verdict. The open time has passed, so the next call is the trial.
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

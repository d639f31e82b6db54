/** How often each route must be answered before users count as served again. */
const TIMES = 3;

/**
 * Measures when users are served again after a fault. They are when each route has been answered
 * `TIMES` times and no request has failed meanwhile; the time ends with the first of these answers.
 */
export class Recovery {
  /** How often each route was answered since the last failure, and when the first of these answers came. */
  private row = new Map<string, number>();
  private since: number;
  private failed = false;
  /** When the first complete row of answers after a failure began. */
  private servedAt: number | undefined;

  constructor(
    private readonly routes: readonly string[],
    private readonly beganAt = Date.now(),
  ) {
    this.since = beganAt;
  }

  note(route: string, succeeded: boolean): void {
    if (!succeeded) {
      this.failed = true;
      this.row = new Map();
      return;
    }
    if (this.row.size === 0) this.since = Date.now();
    this.row.set(route, (this.row.get(route) ?? 0) + 1);
    if (this.failed && this.isComplete) this.servedAt ??= this.since;
  }

  /** Whether each route was answered often enough since the last failure or {@link startOver}. */
  get isComplete(): boolean {
    return this.routes.every((route) => (this.row.get(route) ?? 0) >= TIMES);
  }

  /** The time from the fault until users were served again: 0 if none noticed it, undefined if they were not. */
  get servedAfterMs(): number | undefined {
    if (!this.failed) return 0;
    return this.servedAt === undefined ? undefined : this.servedAt - this.beganAt;
  }

  /** Counts only answers from now on. */
  startOver(): void {
    this.row = new Map();
  }
}

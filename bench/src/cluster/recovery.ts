/** So often each route must be answered in a row before users count as served again. */
const TIMES = 3;

/**
 * Measures when users are served again after a fault: from the start of the first row of answers, without
 * any failure between, that has each kind of request three times.
 */
export class Recovery {
  /** The present row: how often each route was answered, and since when. */
  private row = new Map<string, number>();
  private since: number;
  private failed = false;
  /** The start of the first complete row after a failure. */
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

  /** Whether the present row has every kind of request often enough. */
  get isComplete(): boolean {
    return this.routes.every((route) => (this.row.get(route) ?? 0) >= TIMES);
  }

  /** The time from the fault until users were served again: 0 if none noticed it, undefined if they were not. */
  get servedAfterMs(): number | undefined {
    if (!this.failed) return 0;
    return this.servedAt === undefined ? undefined : this.servedAt - this.beganAt;
  }

  /** Starts another row, so that {@link isComplete} tells of answers from now on. */
  startOver(): void {
    this.row = new Map();
  }
}

/** How often each route must be answered before users count as served again. */
const TIMES = 3;

/** Counts answers by route, and remembers when the first answer came. */
class Row {
  private readonly answers = new Map<string, number>();
  since: number | undefined;

  constructor(private readonly routes: readonly string[]) {}

  note(route: string): void {
    this.since ??= Date.now();
    this.answers.set(route, (this.answers.get(route) ?? 0) + 1);
  }

  get isComplete(): boolean {
    return this.routes.every((route) => (this.answers.get(route) ?? 0) >= TIMES);
  }
}

/**
 * Measures when users are served again after a fault. They are when each route has been answered
 * `TIMES` times and no request has failed meanwhile; the time ends with the first of these answers.
 */
export class Recovery {
  /** The answers since the last failure. */
  private row: Row;
  /** The answers since the last failure or {@link startOver}. */
  private last: Row;
  private failed = false;
  /** When the first complete row of answers after a failure began. */
  private servedAt: number | undefined;

  constructor(
    private readonly routes: readonly string[],
    private readonly beganAt = Date.now(),
  ) {
    this.row = new Row(routes);
    this.last = new Row(routes);
  }

  note(route: string, succeeded: boolean): void {
    if (!succeeded) {
      this.failed = true;
      this.row = new Row(this.routes);
      this.last = new Row(this.routes);
      return;
    }
    this.row.note(route);
    this.last.note(route);
    if (this.failed && this.row.isComplete) this.servedAt ??= this.row.since;
  }

  /** Whether each route was answered often enough since the last failure or {@link startOver}. */
  get isComplete(): boolean {
    return this.last.isComplete;
  }

  /** The time from the fault until users were served again: 0 if none noticed it, undefined if they were not. */
  get servedAfterMs(): number | undefined {
    if (!this.failed) return 0;
    return this.servedAt === undefined ? undefined : this.servedAt - this.beganAt;
  }

  /** From now on only new answers make it complete. Those before still tell since when users are served. */
  startOver(): void {
    this.last = new Row(this.routes);
  }
}

/** How often each route must be answered before users count as served again. */
const TIMES = 3;

/** Counts answers by route and notes the time of the first one. */
class AnswerCount {
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
 * Measures when users are served again after a fault. Users are served again when each route has
 * been answered `TIMES` times without a failed request in between; the time ends with the first of
 * these answers.
 */
export class Recovery {
  /** The answers since the last failure. */
  private sinceFailure: AnswerCount;
  /** The answers since the last failure or {@link startOver}. */
  private sinceRestart: AnswerCount;
  private failed = false;
  /** The time of the first answer of the first complete count after a failure. */
  private servedAt: number | undefined;

  constructor(
    private readonly routes: readonly string[],
    private readonly beganAt = Date.now(),
  ) {
    this.sinceFailure = new AnswerCount(routes);
    this.sinceRestart = new AnswerCount(routes);
  }

  note(route: string, succeeded: boolean): void {
    if (!succeeded) {
      this.failed = true;
      this.sinceFailure = new AnswerCount(this.routes);
      this.sinceRestart = new AnswerCount(this.routes);
      return;
    }
    this.sinceFailure.note(route);
    this.sinceRestart.note(route);
    if (this.failed && this.sinceFailure.isComplete) this.servedAt ??= this.sinceFailure.since;
  }

  /** Whether each route was answered often enough since the last failure or {@link startOver}. */
  get isComplete(): boolean {
    return this.sinceRestart.isComplete;
  }

  /** The time from the fault until users were served again: 0 if none noticed it, undefined if they were not. */
  get servedAfterMs(): number | undefined {
    if (!this.failed) return 0;
    return this.servedAt === undefined ? undefined : this.servedAt - this.beganAt;
  }

  /**
   * From now on only new answers make it complete. The earlier ones still count for {@link
   * servedAfterMs}.
   */
  startOver(): void {
    this.sinceRestart = new AnswerCount(this.routes);
  }
}

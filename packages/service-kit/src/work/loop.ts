import { Logger } from '@nestjs/common';

export interface LoopOptions {
  /** The subject of log texts such as "the sweep of expired sessions failed". A sweep is "the sweep of ...". */
  readonly name: string;
  /** The interval at which the loop looks for work; the first look comes after one interval. */
  readonly everyMs: number;
  /** Does the next piece of work; returns false if no work is left. `signal` aborts it. */
  readonly next: (signal: AbortSignal) => Promise<boolean>;
  /** How many pieces of work run at a time; default 1. */
  readonly atOnce?: number;
  /** The maximum number of pieces per look; default unlimited. */
  readonly perLook?: number;
  /** The pause before a look that was requested during the previous one, so that work accumulates. */
  readonly gatherMs?: number;
}

/** Looks for work at an interval and when woken. Logs failures; the next look tries again. */
export class Loop {
  private readonly logger = new Logger(Loop.name);
  private readonly running = new Set<Promise<void>>();
  private readonly abortController = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private wokenWhileBusy = false;
  private stopping = false;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    this.timer = setInterval(() => {
      if (this.hasRoom()) this.wake();
    }, this.options.everyMs);
  }

  /** Looks for work now, or as soon as a running piece ends if the loop is busy. */
  wake(): void {
    if (this.stopping) return;
    this.wokenWhileBusy = !this.hasRoom();
    if (!this.wokenWhileBusy) void this.begin(() => this.look());
  }

  hasRoom(): boolean {
    return !this.stopping && this.running.size < (this.options.atOnce ?? 1);
  }

  /** Runs a piece of work that the caller provides; resolves when it ends, even if it fails. */
  run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.begin(() => work(this.abortController.signal));
  }

  /** Resolves when no work is running. */
  async whenIdle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Starts no more work; resolves when running work ends. After `timeoutMs` it aborts running work. */
  async stop(timeoutMs?: number): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    const timeout =
      timeoutMs === undefined ? undefined : setTimeout(() => this.abortController.abort(), timeoutMs);
    await this.whenIdle();
    clearTimeout(timeout);
  }

  private begin(work: () => Promise<void>): Promise<void> {
    const run = work()
      .catch((error: unknown) => this.logger.warn({ err: error }, `${this.options.name} failed`))
      .finally(() => {
        this.running.delete(run);
        if (this.wokenWhileBusy) this.wake();
      });
    this.running.add(run);
    return run;
  }

  private async look(): Promise<void> {
    const { next, perLook = Infinity, gatherMs } = this.options;
    for (let done = 0; done < perLook && !this.stopping; done++) {
      if (!(await next(this.abortController.signal))) break;
    }
    if (this.wokenWhileBusy && gatherMs !== undefined)
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
  }
}

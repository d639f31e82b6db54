import { Logger } from '@nestjs/common';

export interface LoopOptions {
  /** Names the work in the log, as in "the sweep of webhooks failed". */
  readonly name: string;
  /** How often it looks for work without being woken; the first time comes after as long. */
  readonly everyMs: number;
  /** Does the next piece of work; false when there was none. `signal` asks it to break off. */
  readonly next: (signal: AbortSignal) => Promise<boolean>;
  /** How many pieces are in hand at a time; one unless told otherwise. */
  readonly atOnce?: number;
  /** One look does no more pieces than this. */
  readonly perLook?: number;
  /** How long a look waits when it is asked for during the one before, so that work gathers. */
  readonly gatherMs?: number;
}

/** Looks for work again and again, and when woken. What fails is logged; the next look tries again. */
export class Loop {
  private readonly logger = new Logger(Loop.name);
  private readonly running = new Set<Promise<void>>();
  private readonly cut = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private again = false;
  private stopping = false;

  constructor(private readonly options: LoopOptions) {}

  start(): void {
    this.timer = setInterval(() => {
      if (this.hasRoom()) this.wake();
    }, this.options.everyMs);
  }

  /** Looks at once. With everybody busy, another look follows as soon as somebody is free. */
  wake(): void {
    if (this.stopping) return;
    this.again = !this.hasRoom();
    if (!this.again) void this.begin(() => this.look());
  }

  /** Whether another piece could be begun now. */
  hasRoom(): boolean {
    return !this.stopping && this.running.size < (this.options.atOnce ?? 1);
  }

  /** Does a piece that the caller has found; resolves when it has ended, well or not. */
  run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.begin(() => work(this.cut.signal));
  }

  /** Resolves when nothing is in hand. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Begins nothing more; resolves when what is in hand has ended, which after `patienceMs` is asked to break off. */
  async stop(patienceMs?: number): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    const limit = patienceMs === undefined ? undefined : setTimeout(() => this.cut.abort(), patienceMs);
    await this.idle();
    clearTimeout(limit);
  }

  private begin(work: () => Promise<void>): Promise<void> {
    const run = work()
      .catch((error: unknown) => this.logger.warn({ err: error }, `${this.options.name} failed`))
      .finally(() => {
        this.running.delete(run);
        if (this.again) this.wake();
      });
    this.running.add(run);
    return run;
  }

  private async look(): Promise<void> {
    const { next, perLook = Infinity, gatherMs } = this.options;
    for (let done = 0; done < perLook && !this.stopping; done++) {
      if (!(await next(this.cut.signal))) break;
    }
    if (this.again && gatherMs !== undefined) await new Promise((resolve) => setTimeout(resolve, gatherMs));
  }
}

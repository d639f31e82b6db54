import { Logger } from '@nestjs/common';

/** Does something again and again, never twice at once; what fails is logged and comes round again. */
export class Ticker {
  private readonly logger = new Logger(Ticker.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** `what` names the work in the log, as in "the sweep of webhooks failed". */
  constructor(
    private readonly what: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** The first time comes after `everyMs`. */
  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.work()
        .catch((error: unknown) => this.logger.warn({ err: error }, `${this.what} failed`))
        .finally(() => (this.running = undefined));
    }, this.everyMs);
  }

  /** Resolves when what runs has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}

/**
 * Batches writes to the end of the turn of the event loop, because the NATS client sends messages that are
 * published together in one write. A single message is hardly delayed.
 */
export class EndOfTurn {
  private waiting: (() => void)[] = [];

  /** Runs `write` at the end of the turn and resolves with its result. */
  do<T>(write: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const length = this.waiting.push(() => {
        try {
          Promise.resolve(write()).then(resolve, reject);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      if (length === 1) setImmediate(() => this.run());
    });
  }

  private run(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const write of waiting) write();
  }
}

/**
 * Batches writes to the end of the current turn of the event loop. The NATS client sends messages
 * published together in one write, so under load many messages share one system call in the sender,
 * the broker and the receiver. A single message is delayed only to the end of the turn.
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

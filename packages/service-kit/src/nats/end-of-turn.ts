/**
 * Gathers what is to be written during one turn of the event loop and writes it at its end. The
 * NATS client sends what was published in one go as one write, so under load many messages
 * share a system call here, in the broker and at the receiver; alone, a message waits for
 * nothing but the end of the turn.
 */
export class EndOfTurn {
  private waiting: (() => void)[] = [];

  /** Resolves with what `write` gives, once the turn ended and it was done. */
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

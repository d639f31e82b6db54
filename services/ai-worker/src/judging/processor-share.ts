/**
 * Estimates how much processor time a thread at work has used. Node 20 tells only the time of the whole
 * process, so each thread at work is counted an equal share of it. Otherwise a task would also be charged for
 * its neighbours, and for a neighbour that starts.
 */
export class ProcessorShare {
  private atWork = 0;
  private read: number;
  private shared = 0;

  /** @param processMs the processor time of the process in ms */
  constructor(private readonly processMs: () => number = processorMs) {
    this.read = processMs();
  }

  /** Counts one more thread at work. Returns what it used since, and how to end its work. */
  begin(): { usedMs: () => number; end: () => void } {
    this.advance();
    this.atWork += 1;
    const before = this.shared;
    return {
      usedMs: () => {
        this.advance();
        return this.shared - before;
      },
      end: () => {
        this.advance();
        this.atWork -= 1;
      },
    };
  }

  private advance(): void {
    const now = this.processMs();
    this.shared += (now - this.read) / Math.max(this.atWork, 1);
    this.read = now;
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

import type { Progress } from './analyst.js';

/** The time between two reports of progress; nobody reads steps that follow faster. */
export const PACE_MS = 500;

/** Passes on the first report at once and later ones at this pace: of those in between only the latest. */
export class PacedProgress {
  private pause: NodeJS.Timeout | undefined;
  private latest: Parameters<Progress> | undefined;

  constructor(
    private readonly send: Progress,
    private readonly paceMs = PACE_MS,
  ) {}

  readonly report: Progress = (...report) => {
    this.latest = report;
    if (!this.pause) this.next();
  };

  /** Passes on nothing more. */
  end(): void {
    clearTimeout(this.pause);
    this.latest = undefined;
  }

  private next(): void {
    this.pause = undefined;
    if (!this.latest) return;
    this.send(...this.latest);
    this.latest = undefined;
    this.pause = setTimeout(() => this.next(), this.paceMs);
  }
}

/** A number that a text contains. */
export interface NumberFound {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** The factor in its spelling: 1000 for "4k", 1 for "4,000". */
  readonly scale: number;
  /** Whether it may not be a number at all: "one" in "this one". */
  readonly weak: boolean;
}

/** The words of a trade, as patterns. */
export interface TradeWords {
  /** Words that both sides use. */
  readonly both: readonly string[];
  /** Words of theses only. */
  readonly thesis?: readonly string[];
  /** Words of startups only. */
  readonly startup?: readonly string[];
}

export interface TradeOptions {
  readonly isOfThings?: boolean;
  readonly servesThem?: boolean;
  readonly isShunned?: boolean;
}

/** The words of a trade and its options, which {@link Trade} explains. */
export type TradeEntry = readonly [TradeWords, TradeOptions];

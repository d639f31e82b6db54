/** How a sentence means an item. */
export type Mode =
  /** The investor asks for it. */
  | 'want'
  /** The investor accepts it. */
  | 'open'
  /** The investor refuses it. */
  | 'no'
  /** The investor accepts nothing else. */
  | 'only'
  /** The investor requires it. */
  | 'must'
  /** It makes an exception from a refusal. */
  | 'condition'
  /** The sentence says nothing about what the investor wants. */
  | 'ignore';

/** A stretch of words whose mode the walk determines. */
export interface Item {
  readonly at: number;
  readonly words: number;
  /** Set if it is a place. */
  readonly place?: object;
}

export interface Marked<T extends Item> {
  readonly item: T;
  mode: Mode;
  /** The index in `Walk.spans` of the refusal before it; -1 without one. */
  refusal: number;
  /** It stands in a negated relative clause: "teams that do not have customers". */
  readonly denied: boolean;
}

/** A refusal, from the refusing word to the next refusal or the end of its scope. */
export interface RefusalSpan {
  /** The index of the first refused word. */
  readonly from: number;
  /** It refuses "anything" or "anyone", so it does not refer to earlier items. */
  anything: boolean;
  /** It refers to earlier items: "and won't do it again". */
  refersBack: boolean;
  /** The index where its condition ("unless", "before") begins; null without one. */
  condition: number | null;
}

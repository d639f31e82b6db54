/**
 * How a sentence means an item: 'want' asked for, 'open' accepted, 'no' refused, 'only' nothing else
 * accepted, 'must' required, 'condition' exempts from a refusal, 'ignore' says nothing.
 */
export type Mode = 'want' | 'open' | 'no' | 'only' | 'must' | 'condition' | 'ignore';

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
  /** The index of the refusal in `runs` that precedes it; -1 without one. */
  run: number;
  /** It stands in a negated relative clause: "teams that do not have customers". */
  readonly denied: boolean;
}

/** A refusal, from the refusing word to the next refusal or the end of its scope. */
export interface Run {
  /** The index of the first refused word. */
  readonly from: number;
  /** It refuses "anything" or "anyone", so it does not refer to earlier items. */
  anything: boolean;
  /** It refers to earlier items: "and won't do it again". */
  refersBack: boolean;
  /** The index where its condition ("unless", "before") begins; null without one. */
  condition: number | null;
}

import type { PlaceMention } from '@proofround/text/places/places.js';

import type { TopicMention } from '../topics/topics.js';
import type { Milestone } from './milestones.js';

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

/** Some words of a sentence that follow each other. */
export interface Stretch {
  /** The index of the first word. */
  readonly at: number;
  /** In words. */
  readonly length: number;
}

/** A topic, place or milestone that a sentence names. */
export interface Item extends Stretch {
  readonly topic?: TopicMention;
  readonly place?: PlaceMention;
  readonly milestone?: Milestone;
}

export interface MarkedItem {
  readonly item: Item;
  readonly mode: Mode;
  /** The index of the refusal before it; -1 without one. */
  readonly refusal: number;
  /** It stands in a negated relative clause: "teams that do not have customers". */
  readonly denied: boolean;
}

/** A refusal, from the refusing word to the next refusal or the end of its scope. */
export interface RefusalSpan {
  /** The index of the first refused word. */
  readonly from: number;
  /** It refuses "anything" or "anyone", so it does not refer to earlier items. */
  readonly anything: boolean;
  /** It refers to earlier items: "and won't do it again". */
  readonly refersBack: boolean;
  /** The index where its condition ("unless", "before") begins; null without one. */
  readonly condition: number | null;
}

/** A sentence with the meaning of each item. */
export interface MarkedSentence {
  readonly marked: readonly MarkedItem[];
  readonly spans: readonly RefusalSpan[];
}

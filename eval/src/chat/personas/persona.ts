import type { UserType } from '@proofround/contracts';

/** A text that must hold certain words, where its exact cut does not matter. */
export interface Holding {
  readonly holds: readonly string[];
  /** What belongs to another field, or to none. */
  readonly not?: readonly string[];
}

/** Where several values are right. */
export interface AnyOf {
  readonly any: readonly Expected[];
}

export type Expected = string | number | readonly Expected[] | Holding | AnyOf;

/**
 * Somebody with facts and a way of speaking. The interviewer decides what is asked and when; the
 * person answers by topic, in words that were written without the interviewer's rules at hand.
 */
export interface Persona {
  readonly name: string;
  readonly profile: UserType;
  /** The first message. */
  readonly opening?: string;
  /** What is said when a slot is asked for: the first time, the second time, ... the last one again and again. */
  readonly says: Readonly<Record<string, string | readonly string[]>>;
  /** Said in place of an answer, with the turn (the opening is turn 1). */
  readonly interjects?: Readonly<Record<number, string>>;
  /** Said at the summary, one each time it comes; then yes. */
  readonly atSummary?: readonly string[];
  /** How this person passes. */
  readonly skip?: string;
  readonly yes?: string;
  /** How this person refuses a guess that is wrong; without it the person says the right thing at once. */
  readonly no?: string;
  /** What must come of it, every field; a field that is not here must stay empty. */
  readonly expected: Readonly<Record<string, Expected>>;
}

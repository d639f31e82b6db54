import type { UserType } from '@proofround/contracts';

/** Expects a text that contains certain words. */
export interface Holding {
  readonly holds: readonly string[];
  /** Words that it must not contain. */
  readonly not?: readonly string[];
}

/** Expects one of several values. */
export interface AnyOf {
  readonly any: readonly Expected[];
}

export type Expected = string | number | readonly Expected[] | Holding | AnyOf;

/**
 * A simulated user with facts and a way of speaking. The interviewer chooses the questions; the
 * persona answers by topic, in words written without knowledge of the interviewer's rules.
 */
export interface Persona {
  readonly name: string;
  readonly profile: UserType;
  /** The first message. */
  readonly opening?: string;
  /** The answers for each slot: the first time, the second time, …; the last one repeats. */
  readonly says: Readonly<Record<string, string | readonly string[]>>;
  /** Messages that replace the answer at a turn (the opening is turn 1). */
  readonly interjects?: Readonly<Record<number, string>>;
  /** The answers to the summary, one each time; then yes. */
  readonly atSummary?: readonly string[];
  /** The words for skipping a question. */
  readonly skip?: string;
  readonly yes?: string;
  /** The words for refusing a wrong guess; without them the persona answers directly. */
  readonly no?: string;
  /** The expected data; all other fields must stay empty. */
  readonly expected: Readonly<Record<string, Expected>>;
}

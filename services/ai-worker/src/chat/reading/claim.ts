import type { UserType } from '@proofround/contracts';

import type { Doubtful } from '../state.js';
import type { Answer, Context, Known, Slot } from '../slots/slot.js';
import type { Act } from './acts.js';
import type { MetaQuestion } from './questions.js';

/** How something was said: as the answer, besides it, under a label, as a correction, as a denial. */
export type Manner = 'asked' | 'volunteered' | 'labelled' | 'corrected' | 'denied';

/** What a message says of one field, and where. */
export interface Claim {
  readonly slot: string;
  readonly answer: Answer;
  readonly manner: Manner;
  readonly start: number;
  readonly end: number;
}

/** What a message is read against. */
export interface Situation {
  readonly profile: UserType;
  readonly phase: 'interview' | 'review' | 'complete';
  readonly asked: Slot | null;
  /** How often the question has been asked again. */
  readonly attempts: number;
  readonly known: Known;
  readonly recent: readonly string[];
  readonly doubts: readonly Doubtful[];
  /** Facts were taken from the same message before: it answers nothing else. */
  readonly repeated: boolean;
  readonly context: Context;
}

/** Everything that was understood of a message. */
export interface Reading {
  /** What the whole message is there for, where it is no answer. */
  readonly act: Act | null;
  /** A yes or no in front of something else. */
  readonly lead: 'yes' | 'no' | null;
  /** What it asks the interviewer. */
  readonly topic: MetaQuestion | null;
  readonly claims: readonly Claim[];
  /** A field that is said to be wrong, without what is right. */
  readonly wrong: string | null;
  /** Said to the person where something could not be made out. */
  readonly hints: readonly string[];
}

export const NOTHING: Reading = {
  act: null,
  lead: null,
  topic: null,
  claims: [],
  wrong: null,
  hints: [],
};

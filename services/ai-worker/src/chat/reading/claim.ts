import type { UserType } from '@proofround/contracts';

import type { Context, Known, Slot } from '../slots/slot.js';
import type { Doubtful } from '../state.js';
import type { Act } from './acts/read.js';
import type { Fact } from './facts/fact.js';
import type { MetaQuestion } from './questions/topic-words.js';
import type { Repair } from './repairs/repair.js';

/** The way a fact was given: as the answer, in passing, under a label, as a correction or as a denial. */
export type Manner = 'asked' | 'volunteered' | 'labelled' | 'corrected' | 'denied';

/** What a message says about one field: a fact, and how it was given. */
export interface FieldClaim extends Fact {
  readonly manner: Manner;
}

/** The context for reading a message. */
export interface Situation {
  readonly profile: UserType;
  readonly phase: 'interview' | 'review' | 'complete';
  readonly asked: Slot | null;
  /** How often the question has been asked again. */
  readonly attempts: number;
  readonly known: Known;
  readonly recent: readonly string[];
  /** The slots with a value that the person gave, the latest first. */
  readonly latest: readonly string[];
  /** The two slots of which the chat has just asked which one is wrong. */
  readonly which: readonly string[];
  /** Whether the chat has just listed the usual answers by number. */
  readonly choosing: boolean;
  readonly doubts: readonly Doubtful[];
  /** Whether facts were taken from the same message before. Then it does not answer another question. */
  readonly repeated: boolean;
  /** Whether it is the first message of the conversation. */
  readonly isFirst: boolean;
  readonly context: Context;
}

/** What a message does in the conversation. */
export type DialogueAct = 'answer' | 'correction' | 'question' | 'refusal' | 'aside';

export interface Reading {
  /** Decided once, by {@link readMessage}. */
  readonly dialogue: DialogueAct;
  /** What the message does to earlier answers; null if it is no such correction. */
  readonly repair: Repair | null;
  /** The purpose of the whole message if it is not an answer. */
  readonly act: Act | null;
  /** A yes or no before other content. */
  readonly lead: 'yes' | 'no' | null;
  /** The question to the interviewer. */
  readonly topic: MetaQuestion | null;
  readonly claims: readonly FieldClaim[];
  /** The field that the person calls wrong without giving the right value. */
  readonly wrong: string | null;
  /** What an investor rules out beside the answer to another question. */
  readonly ruledOut: readonly string[];
  /** Explanations for the person about parts that could not be read. */
  readonly hints: readonly string[];
}

export const NO_READING: Reading = {
  dialogue: 'aside',
  repair: null,
  act: null,
  lead: null,
  topic: null,
  claims: [],
  ruledOut: [],
  wrong: null,
  hints: [],
};

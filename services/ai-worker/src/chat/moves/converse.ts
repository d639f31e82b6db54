import { tidy } from '@proofround/text/words/prose.js';
import type { Reading } from '../reading/claim.js';
import { isOrdinaryWord } from '../reading/telling.js';
import { readMessage } from '../reading/read-message.js';
import type { InterviewState } from '../state.js';
import { decide } from './decide.js';
import { Draft } from './draft.js';
import { enter } from './enter.js';
import type { Decision } from './move.js';
import { outOfPatience, wasSeen } from './patience.js';
import { word } from './word.js';

/** "Lanterns.": nobody asked for a name yet, and a plural alone is more likely what it is about. */
const PLURAL = /^\s*\p{L}\p{Ll}+[^s\s]s[.!]*\s*$/u;

/** What the interviewer says, and where the interview stands then. */
export interface Reply {
  readonly message: string;
  readonly state: InterviewState;
}

/** Who finds the words for a decision; the rules do where nobody else does. */
export type Speaker = (decision: Decision, draft: Draft) => string;

/**
 * One turn of the interview: the message becomes claims, the claims a move, the move a sentence. The
 * same state and message always give the same reply. The profile becomes complete at the summary
 * only, by a yes or by saying nothing to change there twice, and only when the contract's schema
 * accepts what is known.
 */
export function converse(state: InterviewState, message: string): Reply {
  return turn(state, message, readIn(state, message), word);
}

/** What a message says in this state of the interview. */
export function readIn(state: InterviewState, message: string): Reading {
  const draft = new Draft(state);
  draft.repeated = wasSeen(state, tidy(message));
  // Whoever opens with what they invest in names it as such; a first word alone is no sector.
  const named = state.profile === 'startup' && !isOrdinaryWord(message) && !PLURAL.test(message);
  if (state.turn === 0 && named) draft.state.asking = draft.slots[0]?.name ?? null;
  return readMessage(message, draft.situation);
}

/** The reply to what was read of a message, in the words of a speaker. */
export function turn(before: InterviewState, message: string, reading: Reading, speak: Speaker): Reply {
  const text = tidy(message);
  const begun = new Draft(before);
  begun.repeated = wasSeen(before, text);
  const { draft, ...made } = decide(reading, begun);
  const { state, changes } = draft;
  state.turn = before.turn + 1;
  enter(made.move, draft);
  const ended = outOfPatience(before, draft, text);
  if (ended) enter(ended.move, draft);
  const reply = (ended ? word : speak)(ended ?? made, draft);
  state.recent = changes.filter(({ after }) => after !== undefined).map(({ slot }) => slot.name);
  if (changes.length === 0) state.recent = before.recent;
  return { message: reply, state };
}

import { tidy } from '@proofround/text/words/prose.js';

import type { Reading } from '../reading/claim.js';
import { isOrdinaryWord } from '../reading/clauses/informative.js';
import { readMessage } from '../reading/read-message.js';
import type { InterviewState } from '../state.js';
import { decide } from './decide.js';
import { Draft } from './draft.js';
import type { Decision, Move } from './move.js';
import { outOfPatience, wasSeen } from './patience.js';
import { completeThesis, rememberRuledOut } from './thesis.js';
import { wordReply } from './word.js';

/** Notes in the state what the reply asks or shows. */
export function recordMove(move: Move, { state, missing }: Draft): void {
  state.paused = move.kind === 'stuck';
  state.choosing = move.kind === 'choose' ? move.slot : null;
  switch (move.kind) {
    case 'ask':
    case 'choose':
    case 'confirm':
    case 'reopen':
      if (state.asking !== move.slot) {
        state.attempts = 0;
        state.askedBack = 0;
      }
      state.asking = move.slot;
      state.together = [];
      if (state.trail.at(-1) !== move.slot) state.trail = [...state.trail, move.slot].slice(-40);
      return;
    case 'summarise':
      state.phase = 'review';
      state.asking = null;
      state.attempts = 0;
      return;
    case 'complete':
      state.phase = 'complete';
      state.asking = null;
      state.doubts = [];
      return;
    case 'stay':
      state.asking = null;
      return;
    case 'which':
      state.which = [...move.slots];
      return;
    case 'stuck':
      state.asking = missing[0]?.name ?? null;
  }
}

/** A lone plural ("Lanterns.") as the first message is more likely the topic than the name. */
const LONE_PLURAL = /^\s*\p{L}\p{Ll}+[^s\s]s[.!]*\s*$/u;

export interface Reply {
  readonly message: string;
  readonly state: InterviewState;
}

/** Turns a decision into a message. */
export type Speaker = (decision: Decision, draft: Draft) => string;

/**
 * Runs one turn without a model: message → claims → move → reply. It is deterministic. The profile
 * becomes complete only at the summary, by a yes or by two messages that change nothing, and only
 * if the contract's schema accepts it.
 */
export function converse(state: InterviewState, message: string): Reply {
  return turn(state, message, readInState(state, message), wordReply);
}

/** Reads a message as an answer to what the state asks. */
export function readInState(state: InterviewState, message: string): Reading {
  const draft = new Draft(state);
  draft.repeated = wasSeen(state, tidy(message));
  // A startup's first message may be its name. An investor's first word alone is not a sector.
  const named = state.profile === 'startup' && !isOrdinaryWord(message) && !LONE_PLURAL.test(message);
  if (state.turn === 0 && named) draft.state.asking = draft.slots[0]?.name ?? null;
  return readMessage(message, draft.situation);
}

/** The slots that have a value by the person, those of this turn last. */
function historyOf({ history }: InterviewState, { changes, state }: Draft): string[] {
  const given = changes.map(({ slot }) => slot.name);
  return [...history.filter((name) => !given.includes(name)), ...new Set(given)].filter(
    (name) => state.known[name] !== undefined,
  );
}

/** The reply to a message that has been read; `speak` words it. */
export function turn(before: InterviewState, message: string, reading: Reading, speak: Speaker): Reply {
  const text = tidy(message);
  const begun = new Draft(before);
  begun.repeated = wasSeen(before, text);
  rememberRuledOut(begun, reading.ruledOut);
  const { draft, ...decided } = decide(reading, begun);
  completeThesis(draft);
  const { state, changes } = draft;
  state.turn = before.turn + 1;
  recordMove(decided.move, draft);
  const ended = outOfPatience(before, draft, text);
  if (ended) recordMove(ended.move, draft);
  const reply = (ended ? wordReply : speak)(ended ?? decided, draft);
  state.history = historyOf(before, draft);
  state.recent = changes.filter(({ after }) => after !== undefined).map(({ slot }) => slot.name);
  if (changes.length === 0) state.recent = before.recent;
  return { message: reply, state };
}

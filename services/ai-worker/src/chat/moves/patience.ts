import { createHash } from 'node:crypto';

import { comparable, wordCount } from '@proofround/text/words/prose.js';
import { actOf } from '../reading/acts.js';
import type { InterviewState } from '../state.js';
import { accept } from './again.js';
import { confirm } from './decide.js';
import type { Draft } from './draft.js';
import { decision, say, type Decision, type Remark } from './move.js';
import { hasTold, nextMove, openSlots, summarise } from './next.js';

/**
 * Nobody is kept in the interview: a turn that teaches nothing new counts as `turn`, one that leaves
 * a question out, asks the interviewer something or was not understood as `question`. Once what is
 * required is known, `interview` of it in a row leads to the summary, and `summary` of it there is
 * taken for agreement. A required slot is put aside after `interview` for the next one; when all of
 * them have been, the reply says what is missing and that the form is the other way.
 */
export const PATIENCE = { turn: 2, question: 1, interview: 6, summary: 4 } as const;

/** However much somebody changes their mind, the questions end here; the summary takes corrections too. */
const MOST_TURNS = 50;

/** So many messages are known again. */
const REMEMBERED = 40;

/** A message of some length, known again by this; null for a word or two, which may well answer twice. */
const fingerprint = (message: string): string | null =>
  wordCount(message) < 3
    ? null
    : createHash('sha256').update(comparable(message)).digest('base64url').slice(0, 12);

/** Whether facts were taken from the same message before. */
export function wasSeen({ seen }: InterviewState, message: string): boolean {
  const mark = fingerprint(message);
  return mark !== null && seen.includes(mark);
}

/** Counts what the turn brought; the words of a person that gave facts are remembered. */
function count(before: InterviewState, draft: Draft, message: string): boolean {
  const { state } = draft;
  if (draft.changes.length > 0) {
    const mark = fingerprint(message);
    if (mark !== null) state.seen = [...state.seen.filter((one) => one !== mark), mark].slice(-REMEMBERED);
    state.idle = 0;
    state.unconfirmed = 0;
    state.raised = [];
    return true;
  }
  if (draft.raised !== null && !draft.repeated && !state.raised.includes(draft.raised)) {
    state.idle = Math.max(0, state.idle - PATIENCE.turn);
    state.raised = [...state.raised, draft.raised].slice(-REMEMBERED);
    return true;
  }
  const left = before.asking !== null && !before.skipped.includes(before.asking);
  if (draft.missing.length > 0 && left && state.skipped.includes(before.asking ?? '')) {
    // What is required next gets its own tries.
    state.idle = PATIENCE.question;
    return true;
  }
  // The greeting that opens a conversation owes nothing.
  if (before.turn === 0) return true;
  const cost = draft.aside !== null ? PATIENCE.question : PATIENCE.turn;
  state.idle = Math.min(
    PATIENCE.interview,
    state.idle + (isTrying(draft, message) ? PATIENCE.question : cost),
  );
  if (before.phase === 'review' && before.asking === null) state.unconfirmed += cost;
  return false;
}

/** Leaving an optional question out is an answer, and words that were not understood are an attempt at one. */
const isTrying = (draft: Draft, message: string): boolean =>
  draft.missing.length === 0 && (draft.declined || (!draft.repeated && actOf(message) === null));

/** The decision that ends what leads nowhere; null where the one that was made stands. */
export function outOfPatience(before: InterviewState, draft: Draft, message: string): Decision | null {
  const { state } = draft;
  const moved = count(before, draft, message);
  if (state.phase === 'complete') return null;
  const answer: Remark[] = draft.aside === null ? [] : [{ kind: 'answer', topic: draft.aside }];
  const led = (made: Decision | null): Decision | null =>
    made && { ...made, remarks: [...answer, ...made.remarks] };
  if (draft.missing.length > 0) {
    if (moved) return null;
    const vain = state.idle >= PATIENCE.interview || (allDeferred(draft) && draft.asked?.required === true);
    return vain ? led(putAside(before, draft)) : null;
  }
  if (state.unconfirmed >= PATIENCE.summary) {
    const { move, remarks } = confirm(draft);
    return led(decision(move, say('nothing-to-change'), ...remarks));
  }
  const asking = state.phase === 'interview' || state.asking !== null;
  const over = state.idle >= PATIENCE.interview || (state.phase === 'interview' && state.turn >= MOST_TURNS);
  if (!asking || !over || (moved && state.turn < MOST_TURNS)) return null;
  state.doubts = [];
  return led(decision(summarise(draft), say('enough')));
}

const allDeferred = ({ missing, state }: Draft): boolean =>
  missing.every(({ name }) => state.deferred.includes(name));

/**
 * Leaves a required slot that is asked for in vain: a suggestion, the next one, or what is missing.
 * Null where a suggestion was made only now.
 */
function putAside(before: InterviewState, draft: Draft): Decision | null {
  const { state, asked: slot } = draft;
  const doubtful = state.doubts.find(({ slot: name }) => name === slot?.name);
  const offered = before.doubts.some(({ slot: name, fallback }) => fallback && name === slot?.name);
  if (doubtful?.fallback && offered) return accept(doubtful, draft);
  if (doubtful?.fallback && !state.deferred.includes(doubtful.slot)) return null;
  if (slot) draft.dropDoubt(slot.name);
  const waiting = draft.missing.filter(({ name }) => !state.deferred.includes(name));
  const vain = waiting.find((one) => one === slot) ?? waiting[0];
  if (vain) state.deferred = [...state.deferred, vain.name];
  state.idle = 0;
  // What is optional is asked for before the interview says that it cannot end.
  const told = hasTold(draft) && !state.hurry;
  const open = told && openSlots(draft).some(({ required }) => !required);
  return allDeferred(draft) && !open
    ? decision({ kind: 'stuck' })
    : decision(nextMove(draft), say('come-back-later'));
}

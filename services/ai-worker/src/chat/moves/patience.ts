import { createHash } from 'node:crypto';

import { comparable, wordCount } from '@proofround/text/words/prose.js';

import { actOf } from '../reading/acts/read.js';
import type { InterviewState } from '../state.js';
import { acceptSuggestion } from './again.js';
import { confirm } from './decide.js';
import type { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, type Remark, say } from './move.js';
import { hasGivenFactsTwice, isDeferredOnly, nextMove, openSlots, summarise } from './next.js';

/**
 * Turns without new information use up units of patience, so that the interview always ends. New information
 * gives all of them back.
 *
 * | a turn without new information                        | costs      |
 * | ----------------------------------------------------- | ---------- |
 * | the person skips, asks something or is not understood | `question` |
 * | any other                                             | `turn`     |
 *
 * A question that the message raises for the first time gives `turn` back.
 *
 * | used up in a row                                | what the interview does                                  |
 * | ----------------------------------------------- | -------------------------------------------------------- |
 * | `interview`, and a required slot is missing     | defers that slot; if all are deferred, names the form    |
 * | `interview`, and all required slots are known   | shows the summary                                        |
 * | `summary` at the summary                        | takes them as agreement                                  |
 */
export const PATIENCE = { turn: 2, question: 1, interview: 6, summary: 4 } as const;

/** The questions end after this many turns. The summary still takes corrections. */
const MAX_TURNS = 50;

/** The number of messages whose fingerprints are kept. */
const REMEMBERED = 40;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Identifies a repeated message. Null for one or two words, because these may answer several questions. */
const fingerprint = (message: string): string | null =>
  wordCount(message) < 3 ? null : digest(comparable(message));

/** Marks a message of one or two words, which counts as given but may be given again. */
const shortMark = (message: string): string => `~${digest(comparable(message)).slice(1)}`;

/** Whether facts were taken from the same message before. */
export function wasSeen({ seen }: InterviewState, message: string): boolean {
  const mark = fingerprint(message);
  return mark !== null && seen.includes(mark);
}

/** Counts the units that the turn costs, and remembers a message with facts. Returns whether it made progress. */
function updateCounters(before: InterviewState, draft: Draft, message: string): boolean {
  const { state } = draft;
  if (draft.changes.length > 0) {
    const mark = fingerprint(message) ?? shortMark(message);
    state.seen = [...state.seen.filter((seen) => seen !== mark), mark].slice(-REMEMBERED);
    state.idle = 0;
    state.unconfirmed = 0;
    state.raised = [];
    return true;
  }
  // Whole texts are in doubt too, and they are long.
  const raised = draft.raised === null ? null : digest(draft.raised);
  if (raised !== null && !draft.repeated && !state.raised.includes(raised)) {
    state.idle = Math.max(0, state.idle - PATIENCE.turn);
    state.raised = [...state.raised, raised].slice(-REMEMBERED);
    return true;
  }
  const wasAsked = before.asking !== null && !before.skipped.includes(before.asking);
  if (draft.missing.length > 0 && wasAsked && state.skipped.includes(before.asking ?? '')) {
    // The next required slot gets its own attempts.
    state.idle = PATIENCE.question;
    return true;
  }
  // The greeting that opens a conversation costs nothing.
  if (before.turn === 0) return true;
  const cost = draft.personQuestion !== null ? PATIENCE.question : PATIENCE.turn;
  state.idle = Math.min(
    PATIENCE.interview,
    state.idle + (isTrying(draft, message) ? PATIENCE.question : cost),
  );
  if (before.phase === 'review' && before.asking === null) state.unconfirmed += cost;
  return false;
}

/** Skipping an optional question is an answer, and a message that was not understood is an attempt at one. */
const isTrying = (draft: Draft, message: string): boolean =>
  draft.missing.length === 0 && (draft.declined || (!draft.repeated && actOf(message) === null));

/** The decision that ends a conversation without progress; null to keep the original decision. */
export function outOfPatience(before: InterviewState, draft: Draft, message: string): Decision | null {
  const { state } = draft;
  const moved = updateCounters(before, draft, message);
  if (state.phase === 'complete') return null;
  const answer: Remark[] =
    draft.personQuestion === null ? [] : [{ kind: 'answer', topic: draft.personQuestion }];
  const withAnswer = (decided: Decision | null): Decision | null =>
    decided && { ...decided, remarks: [...answer, ...decided.remarks] };
  if (draft.missing.length > 0) {
    // A correction during the pause does not reopen the refused question.
    if (moved) return before.paused && allDeferred(draft) ? decision({ kind: 'stuck' }, ACKNOWLEDGE) : null;
    const isInVain =
      state.idle >= PATIENCE.interview || (allDeferred(draft) && draft.asked?.required === true);
    return isInVain ? withAnswer(deferSlot(before, draft)) : null;
  }
  if (state.unconfirmed >= PATIENCE.summary) {
    const { move, remarks } = confirm(draft);
    return withAnswer(decision(move, say('nothing-to-change'), ...remarks));
  }
  const asking = state.phase === 'interview' || state.asking !== null;
  const over = state.idle >= PATIENCE.interview || (state.phase === 'interview' && state.turn >= MAX_TURNS);
  if (!asking || !over || (moved && state.turn < MAX_TURNS)) return null;
  state.doubts = [];
  return withAnswer(decision(summarise(draft), say('enough')));
}

const allDeferred = ({ missing, state }: Draft): boolean =>
  missing.every(({ name }) => state.deferred.includes(name));

/**
 * Defers a required slot that was asked for in vain: accepts the suggestion, moves to the next slot
 * or says what is missing. Null if the suggestion is new.
 */
function deferSlot(before: InterviewState, draft: Draft): Decision | null {
  const { state, asked: slot } = draft;
  const doubtful = state.doubts.find(({ slot: name }) => name === slot?.name);
  const offered = before.doubts.some(({ slot: name, fallback }) => fallback && name === slot?.name);
  if (doubtful?.fallback && offered) return acceptSuggestion(doubtful, draft);
  if (doubtful?.fallback && !state.deferred.includes(doubtful.slot)) return null;
  // A question that comes back at the end brings its suggestion for the first time.
  const isBack = slot?.choices !== undefined && isDeferredOnly(slot, draft);
  if (doubtful?.fallback && isBack && !draft.isDenied(slot, doubtful.value)) return null;
  if (slot) draft.dropDoubt(slot.name);
  const waiting = draft.missing.filter(({ name }) => !state.deferred.includes(name));
  const slotInVain = waiting.find((candidate) => candidate === slot) ?? waiting[0];
  if (slotInVain) state.deferred = [...state.deferred, slotInVain.name];
  state.idle = 0;
  // Optional slots are asked for before the interview says that it cannot end.
  const isForthcoming = hasGivenFactsTwice(draft) && !state.hurry;
  const open = isForthcoming && openSlots(draft).some(({ required }) => !required);
  return allDeferred(draft) && !open
    ? decision({ kind: 'stuck' })
    : decision(nextMove(draft), say('come-back-later'));
}

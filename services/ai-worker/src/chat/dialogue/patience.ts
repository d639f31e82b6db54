import { createHash } from 'node:crypto';

import { intentOf } from '../reading/intents.js';
import { plain, wordCount } from '../reading/text.js';
import type { Draft } from './draft.js';
import { ask, confirm, proceed, review, standIn } from './next.js';
import type { InterviewState } from './state.js';
import { stuck } from './wording.js';

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
    : createHash('sha256').update(plain(message)).digest('base64url').slice(0, 12);

/** Whether facts were taken from the same message before. */
export function wasHeard({ heard }: InterviewState, message: string): boolean {
  const mark = fingerprint(message);
  return mark !== null && heard.includes(mark);
}

/** Counts what the turn brought; the words of a person that gave facts are remembered. */
function count(before: InterviewState, draft: Draft, message: string): boolean {
  const { state } = draft;
  if (draft.changes.length > 0) {
    const mark = fingerprint(message);
    if (mark !== null) state.heard = [...state.heard.filter((one) => one !== mark), mark].slice(-REMEMBERED);
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
  draft.missing.length === 0 && (draft.declined || (!draft.repeated && intentOf(message) === null));

/** The reply, or the one that ends what leads nowhere. */
export function withPatience(
  before: InterviewState,
  draft: Draft,
  { message, reply }: { message: string; reply: string },
): string {
  const { state } = draft;
  const moved = count(before, draft, message);
  if (state.phase === 'complete') return reply;
  const led = (text: string) => `${draft.aside ?? ''}\n\n${text}`.trim();
  if (draft.missing.length > 0) {
    if (moved) return reply;
    const vain = state.idle >= PATIENCE.interview || allDeferred(draft);
    const aside = vain ? putAside(before, draft) : null;
    return aside === null ? reply : led(aside);
  }
  if (state.unconfirmed >= PATIENCE.summary)
    return led(`I found nothing to change in that, so it stays as it is. ${confirm(draft)}`);
  const asking = state.phase === 'interview' || state.asking !== null;
  const over = state.idle >= PATIENCE.interview || (state.phase === 'interview' && state.turn >= MOST_TURNS);
  if (!asking || !over || (moved && state.turn < MOST_TURNS)) return reply;
  state.doubts = [];
  return led(`That is enough for the profile; the rest is optional.\n\n${review(draft)}`);
}

const allDeferred = ({ missing, state }: Draft): boolean =>
  missing.every(({ name }) => state.deferred.includes(name));

/**
 * Leaves a required slot that is asked for in vain: its stand-in, the next one, or what is missing.
 * Null where a stand-in was offered only now.
 */
function putAside(before: InterviewState, draft: Draft): string | null {
  const { state } = draft;
  const slot = draft.asked;
  const doubtful = state.doubts.find(({ slot: name }) => name === slot?.name);
  const offered = before.doubts.some(({ slot: name, fallback }) => fallback && name === slot?.name);
  if (doubtful?.fallback && offered) return standIn(doubtful, draft);
  if (doubtful?.fallback && !state.deferred.includes(doubtful.slot)) return null;
  if (slot) draft.dropDoubt(slot.name);
  const waiting = draft.missing.filter(({ name }) => !state.deferred.includes(name));
  const vain = waiting.find((one) => one === slot) ?? waiting[0];
  if (vain) state.deferred = [...state.deferred, vain.name];
  state.idle = 0;
  if (!allDeferred(draft)) return `Let's come back to that. ${proceed(draft)}`;
  const [first] = draft.missing;
  if (first) ask(draft, first);
  return stuck(draft);
}

import type { Slot } from '../slots/slot.js';
import type { Doubtful } from '../state.js';
import type { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, type Remark, say, type Words } from './move.js';
import { nextMove } from './next.js';

/** An optional question is dropped after this many attempts without an answer. */
const TRIES = 2;

/** Acknowledges the message and asks the next question or shows the summary. */
export function continueInterview(draft: Draft, ...remarks: Remark[]): Decision {
  const { state } = draft;
  const before = remarks.length > 0 ? remarks : [ACKNOWLEDGE];
  if (state.phase === 'complete' && !draft.check().valid) state.phase = 'review';
  const move = nextMove(draft);
  // After a refused change at the summary, the summary is not printed again.
  if (
    move.kind === 'summarise' &&
    state.phase === 'review' &&
    draft.changes.length === 0 &&
    draft.hints.length > 0
  )
    return decision({ kind: 'await-yes' }, ACKNOWLEDGE, say('nothing-changed'));
  return decision(move, ...before);
}

/** Asks the question again in other words. Drops an optional question after {@link TRIES} attempts. */
export function askAgain(draft: Draft, ...remarks: Remark[]): Decision {
  const { state, asked: slot } = draft;
  if (!slot) return decision({ kind: 'await-yes' }, ...remarks);
  state.attempts += 1;
  if (!slot.required && state.attempts >= TRIES && state.phase === 'interview') {
    draft.dropDoubt(slot.name);
    draft.leaveOutTogether(slot);
    return decision(nextMove(draft), { kind: 'left-out', slot: slot.name });
  }
  const doubtful = state.doubts.find(({ slot: name }) => name === slot.name);
  if (doubtful) {
    if (state.attempts < TRIES) return decision({ kind: 'confirm', slot: slot.name }, ...remarks);
    draft.dropDoubt(slot.name);
  }
  return askRequiredAgain(draft, slot, ...remarks);
}

/** Remarks on an answer that gave nothing. */
const UNCLEAR: ReadonlySet<Words> = new Set(['not-understood', 'nonsense']);
/** After so many answers that were not understood, the chat says in one sentence what it needs (CHAT-27). */
const PLAIN_TRY = 2;

/** Asks a required question again, or suggests an answer to it. */
export function askRequiredAgain(draft: Draft, slot: Slot, ...remarks: Remark[]): Decision {
  const inVain = draft.state.attempts >= 2;
  const fallback = inVain ? slot.fallback?.(draft.context) : null;
  const isUnclear = remarks.some(
    (remark) => remark.kind === 'acknowledge' || (remark.kind === 'say' && UNCLEAR.has(remark.words)),
  );
  const isPlain = draft.state.attempts === PLAIN_TRY && isUnclear && slot.plainly !== undefined;
  const heard = remarks.filter((remark) => remark.kind === 'say' && remark.words === 'nonsense');
  const said: Remark[] = isPlain ? [...heard, { kind: 'plainly', slot: slot.name }] : remarks;
  if (isPlain) draft.hints.length = 0;
  if (fallback?.kind !== 'doubt') return decision({ kind: 'ask', slot: slot.name }, ...said);
  draft.doubt(slot, fallback, true);
  return decision({ kind: 'confirm', slot: slot.name }, ...said);
}

/** Accepts the suggested value, says so and continues. */
export function acceptSuggestion({ slot: name, value }: Doubtful, draft: Draft): Decision {
  const slot = draft.slot(name);
  if (slot) draft.take(slot, { kind: 'value', value }, { replace: true });
  return decision(nextMove(draft), { kind: 'suggested', slot: name });
}

import type { Slot } from '../slots/slot.js';
import type { Doubtful } from '../state.js';
import type { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, type Remark, say } from './move.js';
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

/** Asks a required question again, or suggests an answer to it. */
export function askRequiredAgain(draft: Draft, slot: Slot, ...remarks: Remark[]): Decision {
  const fallback = draft.state.attempts >= 2 ? slot.fallback?.(draft.context) : null;
  if (fallback?.kind !== 'doubt') return decision({ kind: 'ask', slot: slot.name }, ...remarks);
  draft.doubt(slot, fallback, true);
  return decision({ kind: 'confirm', slot: slot.name }, ...remarks);
}

/** Accepts the suggested value, says so and continues. */
export function acceptSuggestion({ slot: name, value }: Doubtful, draft: Draft): Decision {
  const slot = draft.slot(name);
  if (slot) draft.take(slot, { kind: 'value', value }, { replace: true });
  return decision(nextMove(draft), { kind: 'suggested', slot: name });
}

import { suggestSector } from '../slots/founder-readers.js';
import type { Slot } from '../slots/slot.js';
import type { Draft } from './draft.js';
import type { Move } from './move.js';

/** The move to go on with: what waits for a yes, the next question, or the summary. */
export function nextMove(draft: Draft): Move {
  const { state, reopened } = draft;
  if (reopened) {
    draft.dropDoubt(reopened.name);
    return { kind: 'reopen', slot: reopened.name };
  }
  const doubtful = state.doubts[0];
  if (doubtful) return { kind: 'confirm', slot: doubtful.slot };
  if (state.phase === 'complete') return { kind: 'stay' };
  const slot = state.phase === 'review' ? (draft.missing[0] ?? null) : nextSlot(draft);
  return slot ? askFor(slot, draft) : summarise(draft);
}

/** The summary; what does not fit as a whole is asked for again. */
export function summarise(draft: Draft): Move {
  const check = draft.check();
  if (check.valid || check.slot === null) return { kind: 'summarise' };
  draft.hints.push(`The ${draft.slot(check.slot)?.label ?? check.slot} does not fit yet: ${check.reason}.`);
  return { kind: 'ask', slot: check.slot };
}

/** A question; for the sector a guess from the description, the first time. */
function askFor(slot: Slot, draft: Draft): Move {
  const { state } = draft;
  if (state.asking !== slot.name && slot.name === 'sector' && !state.put['sector']) {
    const suggestion = suggestSector(draft.context);
    if (suggestion?.kind === 'doubt') {
      draft.doubt(slot, suggestion, false);
      return { kind: 'confirm', slot: slot.name };
    }
  }
  return { kind: 'ask', slot: slot.name };
}

export const openSlots = (draft: Draft): Slot[] =>
  draft.slots.filter((slot) => !draft.isSettled(slot) && (slot.relevant?.(draft.context) ?? true));

/** Whether facts were taken from more than one message: else only what is required is worth asking. */
export const hasTold = ({ state }: Draft): boolean => state.seen.length > 1;

/** Whether nothing new has been learnt for so long. */
export const hesitates = ({ idleBefore, changes }: Draft, from: number): boolean =>
  idleBefore >= from && changes.length === 0;

/** The next slot whose question makes sense; whoever hesitates is asked for what is required first. */
function nextSlot(draft: Draft): Slot | null {
  const { missing, state } = draft;
  const waiting = missing.find(({ name }) => !state.deferred.includes(name)) ?? null;
  const required = waiting ?? missing[0] ?? null;
  const pressing = waiting ?? (hasTold(draft) ? null : required);
  if (state.hurry || (pressing && hesitates(draft, 1))) return required;
  const open = openSlots(draft);
  // What was asked for in vain waits until everything else has been asked for.
  return open.find(({ name }) => !state.deferred.includes(name)) ?? required;
}

/** The question that stands, once more. */
export function sameQuestion(draft: Draft): Move {
  const { state, asked } = draft;
  if (state.phase === 'complete' && state.doubts.length === 0) return { kind: 'stay' };
  const doubtful = state.doubts.find(({ slot }) => slot === asked?.name);
  if (doubtful) return { kind: 'confirm', slot: doubtful.slot };
  return asked ? { kind: 'ask', slot: asked.name } : { kind: 'await-yes' };
}

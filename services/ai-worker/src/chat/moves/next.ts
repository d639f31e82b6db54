import { suggestSector } from '../slots/founder-readers.js';
import type { Slot } from '../slots/slot.js';
import type { Draft } from './draft.js';
import type { Move } from './move.js';

/** The move to continue with: a value in doubt, the next question or the summary. */
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

/** Shows the summary, or asks again for a field that makes the profile invalid. */
export function summarise(draft: Draft): Move {
  const check = draft.check();
  if (check.valid || check.slot === null) return { kind: 'summarise' };
  draft.hints.push(`The ${draft.slot(check.slot)?.label ?? check.slot} does not fit yet: ${check.reason}.`);
  return { kind: 'ask', slot: check.slot };
}

/** Asks for a slot. The first question about the sector offers a guess from the description. */
function askFor(slot: Slot, draft: Draft): Move {
  const { state } = draft;
  if (state.asking !== slot.name && slot.name === 'sector' && !state.timesAsked['sector']) {
    const suggestion = suggestSector(draft.context);
    if (suggestion?.kind === 'doubt') {
      draft.doubt(slot, suggestion, false);
      return { kind: 'confirm', slot: slot.name };
    }
  }
  // A question that comes back at the end comes with a suggestion.
  const isBack = slot.choices !== undefined && isDeferredOnly(slot, draft);
  const fallback = isBack ? slot.fallback?.(draft.context) : null;
  const isNew = fallback?.kind === 'doubt' && !draft.isDenied(slot, fallback.value);
  if (isNew && state.asking !== slot.name) {
    draft.doubt(slot, fallback, true);
    return { kind: 'confirm', slot: slot.name };
  }
  return { kind: 'ask', slot: slot.name };
}

/** Whether a question was left for the end because no answer to it was understood, and not because it was refused. */
export const isDeferredOnly = ({ name }: Slot, { state }: Draft): boolean =>
  state.deferred.includes(name) && !state.refused.includes(name);

export const openSlots = (draft: Draft): Slot[] =>
  draft.slots.filter((slot) => !draft.isSettled(slot) && (slot.relevant?.(draft.context) ?? true));

/**
 * Whether more than one message gave facts or refused them in so many words. If not, only required slots are
 * worth asking for.
 */
export const hasGivenFactsTwice = ({ state }: Draft): boolean => state.seen.length + state.refused.length > 1;

/** Whether the person has given nothing new for at least `from` units of patience. */
export const hesitates = ({ idleBefore, changes }: Draft, from: number): boolean =>
  idleBefore >= from && changes.length === 0;

/** The next slot whose question makes sense. A hesitant person is asked for required slots first. */
function nextSlot(draft: Draft): Slot | null {
  const { missing, state } = draft;
  const waiting = missing.find(({ name }) => !state.deferred.includes(name)) ?? null;
  const required = waiting ?? missing[0] ?? null;
  const pressing = waiting ?? (hasGivenFactsTwice(draft) ? null : required);
  if (state.hurry || (pressing && hesitates(draft, 1))) return required;
  const open = openSlots(draft);
  // A deferred slot waits until everything else has been asked for.
  return open.find(({ name }) => !state.deferred.includes(name)) ?? required;
}

export function sameQuestion(draft: Draft): Move {
  const { state, asked } = draft;
  if (state.phase === 'complete' && state.doubts.length === 0) return { kind: 'stay' };
  const doubtful = state.doubts.find(({ slot }) => slot === asked?.name);
  if (doubtful) return { kind: 'confirm', slot: doubtful.slot };
  return asked ? { kind: 'ask', slot: asked.name } : { kind: 'await-yes' };
}

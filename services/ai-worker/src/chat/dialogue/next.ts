import { listOf } from '../reading/text.js';
import { suggestSector } from '../slots/founder-readers.js';
import { asGroup } from '../slots/groups.js';
import type { Slot } from '../slots/slot.js';
import type { Draft } from './draft.js';
import type { Doubtful } from './state.js';
import { completed, CONFIRM, openingQuestion, summary } from './wording.js';

/** An optional question without an answer is dropped after so many tries. */
const TRIES = 2;

/** After so much that led to nothing (units of patience.ts) what is left is asked for in fewer questions. */
const GROUPED_FROM = 2;

/** The question to go on with, or the summary; puts into the state what is being asked. */
export function proceed(draft: Draft): string {
  const { state } = draft;
  if (draft.reopened) return reopen(draft, draft.reopened);
  const doubtful = state.doubts[0];
  if (doubtful) {
    wait(draft, doubtful.slot);
    return doubtful.ask;
  }
  if (state.phase === 'complete') {
    state.asking = null;
    return '';
  }
  const slot = state.phase === 'review' ? (draft.missing[0] ?? null) : nextSlot(draft);
  if (slot) return ask(draft, slot);
  return review(draft);
}

/** The next slot whose question makes sense; whoever hesitates is asked for what is required first. */
function nextSlot(draft: Draft): Slot | null {
  const { missing, state } = draft;
  const required = missing.find(({ name }) => !state.deferred.includes(name)) ?? missing[0] ?? null;
  if (state.hurry || (required && hesitates(draft, 1))) return required;
  const [first] = openSlots(draft);
  return first && required && state.deferred.includes(first.name) ? required : (first ?? null);
}

const hesitates = ({ state, changes }: Draft, from: number): boolean =>
  state.idle >= from && changes.length === 0;

const openSlots = (draft: Draft): Slot[] =>
  draft.slots.filter((slot) => !draft.isSettled(slot) && (slot.relevant?.(draft.context) ?? true));

/** Counts how often a question has been put in a row. */
function wait({ state }: Draft, slot: string): void {
  if (state.asking !== slot) state.attempts = 0;
  state.asking = slot;
  state.together = [];
  if (state.trail.at(-1) !== slot) state.trail = [...state.trail, slot].slice(-40);
}

/** Puts a slot's question, and into the state that it was. */
export function ask(draft: Draft, slot: Slot): string {
  const { state } = draft;
  const again = state.asking === slot.name;
  if (!again && slot.name === 'sector') {
    const suggestion = suggestSector(draft.context);
    if (suggestion?.kind === 'doubt') {
      draft.doubt(slot, suggestion, false);
      wait(draft, slot.name);
      return suggestion.ask;
    }
  }
  const first = state.trail.length === 0 && Object.keys(state.known).length === 0;
  wait(draft, slot.name);
  // Other things were told meanwhile: the question stands, in other words.
  if (again && draft.changes.length > 0) state.attempts += 1;
  if (first) return openingQuestion(draft);
  const questions = slot.questions(draft.context);
  const tired = !again && state.phase === 'interview' && hesitates(draft, GROUPED_FROM);
  const group = tired ? asGroup(slot, openSlots(draft), draft.context) : null;
  state.together = [...(group?.slots ?? [])];
  const put = group?.question ?? questions[state.attempts % questions.length] ?? questions[0];
  return again || slot.required || state.announced || draft.missing.length > 0 ? put : announce(draft, put);
}

/** Once the required answers are there, the rest is an offer. */
function announce(draft: Draft, question: string): string {
  draft.state.announced = true;
  draft.state.offered = true;
  return `Those are the essentials: say "done", now or at any time, and I'll finish the profile. A few more answers make ${draft.state.profile === 'startup' ? 'the analysis' : 'your matches'} sharper; say "skip" to any of them. ${question}`;
}

/** Asks for a slot again because the person wants to change it. */
function reopen(draft: Draft, slot: Slot): string {
  wait(draft, slot.name);
  draft.dropDoubt(slot.name);
  const known = draft.state.known[slot.name];
  if (known === undefined) return `What should the ${slot.label} be?`;
  return `The ${slot.label} is ${slot.text ? slot.brief(known) : slot.show(known)} so far. What should it be?`;
}

/** The summary with its question; what does not fit as a whole is asked for again. */
export function review(draft: Draft): string {
  const { state } = draft;
  const check = draft.check();
  const slot = check.valid || check.slot === null ? null : draft.slot(check.slot);
  if (!check.valid && slot) {
    draft.hints.push(`The ${slot.label} does not fit yet: ${check.reason}.`);
    return ask(draft, slot);
  }
  state.phase = 'review';
  state.asking = null;
  state.attempts = 0;
  return `${summary(draft)}\n\n${CONFIRM}`;
}

/** The yes to the summary. Only what the contract accepts becomes complete. */
export function confirm(draft: Draft): string {
  const check = draft.check();
  if (!check.valid) return review(draft);
  draft.state.phase = 'complete';
  draft.state.asking = null;
  draft.state.doubts = [];
  return completed(draft);
}

/**
 * A message that was no answer: the question is put in another way; an optional one is dropped in
 * the end, for a required one a stand-in is offered where there is one.
 */
export function again(draft: Draft, opening: string): string {
  const { state } = draft;
  const slot = draft.asked;
  if (!slot) return `${opening} ${CONFIRM}`.trim();
  state.attempts += 1;
  if (!slot.required && state.attempts >= TRIES && state.phase === 'interview') {
    draft.dropDoubt(slot.name);
    draft.leaveOutTogether(slot);
    const out = `Let's leave the ${slot.label} for now; you can add it any time${state.announced ? ', or say "done" to finish' : ''}.`;
    return `${out}\n\n${proceed(draft)}`;
  }
  const doubtful = state.doubts.find(({ slot: name }) => name === slot.name);
  if (doubtful) {
    if (state.attempts < TRIES) return `${opening} ${doubtful.ask}`.trim();
    draft.dropDoubt(slot.name);
  }
  return `${opening} ${insist(draft, slot)}`.trim();
}

/** A required question once more, with its reason, or a stand-in for its answer. */
export function insist(draft: Draft, slot: Slot): string {
  const fallback = draft.state.attempts >= 2 ? slot.fallback?.(draft.context) : null;
  if (fallback?.kind === 'doubt') {
    draft.doubt(slot, fallback, true);
    return fallback.ask;
  }
  const questions = slot.questions(draft.context);
  return questions[draft.state.attempts % questions.length] ?? questions[0];
}

/** Takes the stand-in that was offered, says so, and goes on. */
export function standIn({ slot: name, value }: Doubtful, draft: Draft): string {
  const slot = draft.slot(name);
  if (slot) draft.take(slot, { kind: 'value', value }, { replace: true });
  return `I've put ${slot?.show(value) ?? ''} for now; you can change it any time.\n\n${proceed(draft)}`.trim();
}

/** What is still required, for "done" before its time. */
export function stillMissing(draft: Draft): string {
  return `Almost there: I still need ${listOf(draft.missing.map(({ label }) => `the ${label}`))}.`;
}

import { listOf } from '../reading/text.js';
import { suggestSector } from '../slots/founder-readers.js';
import type { Slot } from '../slots/slot.js';
import type { Draft } from './draft.js';
import { completed, CONFIRM, openingQuestion, summary } from './wording.js';

/** An optional question without an answer is dropped after so many tries. */
const PATIENCE = 2;

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

/** The first slot without an answer whose question makes sense. */
function nextSlot(draft: Draft): Slot | null {
  const open = draft.slots.filter(
    (slot) => !draft.isSettled(slot) && (slot.relevant?.(draft.context) ?? true),
  );
  if (!draft.state.hurry) return open[0] ?? null;
  return open.find(({ required }) => required) ?? null;
}

/** Counts how often a question has been put in a row. */
function wait({ state }: Draft, slot: string): void {
  if (state.asking !== slot) state.attempts = 0;
  state.asking = slot;
  if (state.trail.at(-1) !== slot) state.trail = [...state.trail, slot].slice(-40);
}

function ask(draft: Draft, slot: Slot): string {
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
  const first = !again && state.trail.length === 0;
  wait(draft, slot.name);
  // Other things were told meanwhile: the question stands, in other words.
  if (again && draft.changes.length > 0) state.attempts += 1;
  if (first) return openingQuestion(draft);
  const questions = slot.questions(draft.context);
  const put = questions[state.attempts % questions.length] ?? questions[0];
  return again || slot.required || state.announced || draft.missing.length > 0 ? put : announce(draft, put);
}

/** Once the required answers are there, the rest is an offer. */
function announce(draft: Draft, question: string): string {
  draft.state.announced = true;
  return `Those are the essentials. A few more answers make ${draft.state.profile === 'startup' ? 'the analysis' : 'your matches'} sharper; say "skip" to any of them, or "done" when you have had enough. ${question}`;
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
function review(draft: Draft): string {
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
  if (!slot.required && state.attempts >= PATIENCE && state.phase === 'interview') {
    draft.dropDoubt(slot.name);
    draft.leaveOut(slot);
    return `Let's leave the ${slot.label} for now; you can add it any time.\n\n${proceed(draft)}`;
  }
  const doubtful = state.doubts.find(({ slot: name }) => name === slot.name);
  if (doubtful) {
    if (state.attempts < PATIENCE) return `${opening} ${doubtful.ask}`.trim();
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

/** What is still required, for "done" before its time. */
export function stillMissing(draft: Draft): string {
  return `Almost there: I still need ${listOf(draft.missing.map(({ label }) => `the ${label}`))}.`;
}

import { excerpt, sentence } from '@proofround/text/words/prose.js';

import type { Act } from '../reading/acts/read.js';
import type { Repair } from '../reading/repairs/repair.js';
import { problemOf } from '../slots/profile.js';
import type { Slot } from '../slots/slot.js';
import { continueInterview } from './again.js';
import type { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, type Remark, say } from './move.js';
import { sameQuestion } from './next.js';

const MAX_SHOWN = 60;
/** A value in a sentence: texts in quotes and cut, figures as they are shown. */
const shown = (slot: Slot, given: unknown): string =>
  typeof given === 'string' ? `"${excerpt(given, MAX_SHOWN).replace(/(?<!\.)\.$/, '')}"` : slot.show(given);

/** The value as the other field takes it; null if it does not fit there. */
function fitted(slot: Slot, moved: unknown, { context, state }: Draft): unknown {
  const answer = slot.text || typeof moved !== 'string' ? null : slot.read(moved, context);
  const given = answer === null ? moved : answer.kind === 'value' ? answer.value : null;
  if (given === null || given === undefined) return null;
  if (slot.text && typeof given !== 'string') return null;
  const before = state.known[slot.name];
  const whole =
    slot.text && typeof before === 'string' && typeof given === 'string' && before !== given
      ? `${sentence(before).replace(/(?<![.!?])$/, '.')} ${sentence(given)}`
      : given;
  return problemOf(state.profile, slot.name, whole) === null ? whole : null;
}

function move({ from, to, moved, left }: Extract<Repair, { kind: 'move' }>, draft: Draft): void {
  const [source, target] = [draft.slot(from), draft.slot(to)];
  if (!source || !target) return;
  const value = fitted(target, moved, draft);
  if (value === null) {
    draft.hints.push(
      `I can't put ${shown(source, moved)} as the ${target.label}; tell me what it should be.`,
    );
    return;
  }
  const stays = left === draft.state.known[from];
  if (!stays) draft.rewrite(source, left);
  draft.rewrite(target, value);
  draft.notes.push(
    stays
      ? `I put ${shown(source, moved)} under the ${target.label} as well.`
      : `I moved ${shown(source, moved)} from the ${source.label} to the ${target.label}.`,
  );
}

function swap([first, second]: readonly [string, string], draft: Draft): void {
  const [one, other] = [draft.slot(first), draft.slot(second)];
  if (!one || !other) return;
  const { [first]: was, [second]: otherWas } = draft.state.known;
  const fits = (slot: Slot, given: unknown) =>
    slot.text ? typeof given === 'string' : problemOf(draft.state.profile, slot.name, given) === null;
  if (!fits(one, otherWas) || !fits(other, was)) {
    draft.hints.push(
      `The ${one.label} and the ${other.label} can't change places; tell me what each should be.`,
    );
    return;
  }
  draft.rewrite(one, otherWas);
  draft.rewrite(other, was);
  draft.notes.push(
    `I swapped them: the ${one.label} is now ${shown(one, otherWas)}, and the ${other.label} ${shown(other, was)}.`,
  );
}

function remove({ slot: name, left }: Extract<Repair, { kind: 'remove' }>, draft: Draft): void {
  const slot = draft.slot(name);
  if (!slot) return;
  if (left === undefined) {
    draft.leaveOut(slot);
    return;
  }
  draft.rewrite(slot, left);
  draft.notes.push(`I took that out; the ${slot.label} is now ${shown(slot, left)}.`);
}

function replace({ slot: name, answer }: Extract<Repair, { kind: 'replace' }>, draft: Draft): void {
  const slot = draft.slot(name);
  if (slot) draft.take(slot, answer, { replace: true });
}

/** Does what a correction asks for, says so, and goes on. */
export function applyRepair(repair: Repair, draft: Draft): Decision | null {
  switch (repair.kind) {
    case 'move':
      move(repair, draft);
      return null;
    case 'swap':
      swap(repair.slots, draft);
      return null;
    case 'remove':
      remove(repair, draft);
      return null;
    case 'replace':
      replace(repair, draft);
      return null;
    case 'reopen':
      draft.reopened = draft.slot(repair.slot);
      draft.raised = `${repair.slot}: again`;
      return null;
    case 'which':
      draft.raised = `which: ${repair.slots.join(' ')}`;
      return decision({ kind: 'which', slots: repair.slots });
    case 'unfound':
      return decision(sameQuestion(draft), say('which-answer'));
  }
}

/** The decision after a repair that is done. */
export const afterRepair = (draft: Draft, ...answers: Remark[]): Decision =>
  continueInterview(draft, ...answers, ACKNOWLEDGE);

const NEITHER: ReadonlySet<Act> = new Set(['yes', 'ok', 'no', 'none', 'skip', 'unknown', 'thanks']);

/** The reply to "neither" when the chat has asked which of two answers is wrong. */
export const leaveBoth = (act: Act | null, draft: Draft): Decision | null =>
  act !== null && NEITHER.has(act) ? decision(sameQuestion(draft), say('left')) : null;

import type { Slot } from '../slots/slot.js';
import type { Doubtful } from '../state.js';
import type { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, type Remark, say, type Words } from './move.js';
import { nextMove, openSlots } from './next.js';

/** An optional question is dropped after this many attempts without an answer. */
const TRIES = 2;
/** The last attempt is the choice between the usual answers (CHAT-31). */
const TRIES_WITH_CHOICES = 3;

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
  const tries = slot.choices === undefined || draft.repeated ? TRIES : TRIES_WITH_CHOICES;
  if (!slot.required && state.attempts >= tries && state.phase === 'interview') {
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
const UNCLEAR: ReadonlySet<Words> = new Set(['not-understood', 'nonsense', 'known-already']);
/** After so many answers that were not understood, the chat says in one sentence what it needs (CHAT-27). */
const PLAIN_TRY = 2;

/** Asks a required question again, or suggests an answer to it. */
export function askRequiredAgain(draft: Draft, slot: Slot, ...remarks: Remark[]): Decision {
  const inVain = draft.state.attempts >= 2;
  const fallback = inVain ? slot.fallback?.(draft.context) : null;
  const isUnclear = remarks.some(
    (remark) => remark.kind === 'acknowledge' || (remark.kind === 'say' && UNCLEAR.has(remark.words)),
  );
  const tries = triesOf(draft);
  const isPlain = isUnclear && slot.plainly !== undefined && tries >= PLAIN_TRY && !wasListed(slot, draft);
  const heard = remarks.filter((remark) => remark.kind === 'say' && remark.words === 'nonsense');
  const said: Remark[] = isPlain ? [...heard, { kind: 'plainly', slot: slot.name }] : remarks;
  if (isUnclear && draft.state.phase === 'interview') {
    if (tries > PLAIN_TRY && isDeferrable(slot, draft)) return goOn(slot, draft);
    if (mayChoose(slot, draft)) {
      draft.hints.length = 0;
      return decision({ kind: 'choose', slot: slot.name }, ...said);
    }
  }
  if (isPlain) draft.hints.length = 0;
  if (fallback?.kind !== 'doubt') return decision({ kind: 'ask', slot: slot.name }, ...said);
  draft.doubt(slot, fallback, true);
  return decision({ kind: 'confirm', slot: slot.name }, ...said);
}

/** The turns on the open question that gave no answer: unusable answers, and questions about it. */
const triesOf = ({ state }: Draft): number => state.attempts + state.askedBack;

const wasListed = ({ name }: Slot, { state }: Draft): boolean => (state.timesAsked[choiceKey(name)] ?? 0) > 0;

/** Under this key the wordings of a list of choices are counted. */
export const choiceKey = (name: string): string => `choose ${name}`;

/** Whether the usual answers of the open question are to be listed now, once (CHAT-31). */
export const mayChoose = (slot: Slot, draft: Draft): boolean =>
  slot.choices !== undefined && triesOf(draft) >= PLAIN_TRY && !wasListed(slot, draft);

/** Whether another question can come before a required one that was asked in vain. */
const isDeferrable = ({ required, name, choices, fallback }: Slot, draft: Draft): boolean =>
  required &&
  // A suggestion is better than an open question.
  (choices !== undefined || fallback === undefined) &&
  !draft.state.deferred.includes(name) &&
  openSlots(draft).some((open) => open.name !== name && !draft.state.deferred.includes(open.name));

/** Leaves a required question that was not understood three times for the end (CHAT-31). */
function goOn({ name }: Slot, draft: Draft): Decision {
  draft.state.deferred = [...draft.state.deferred, name];
  draft.hints.length = 0;
  return decision(nextMove(draft), say('come-back-later'));
}

/** Accepts the suggested value, says so and continues. */
export function acceptSuggestion({ slot: name, value }: Doubtful, draft: Draft): Decision {
  const slot = draft.slot(name);
  if (slot) draft.take(slot, { kind: 'value', value }, { replace: true });
  return decision(nextMove(draft), { kind: 'suggested', slot: name });
}

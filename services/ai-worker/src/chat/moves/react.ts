import type { Act } from '../reading/acts/read.js';
import type { Slot } from '../slots/slot.js';
import type { Doubtful } from '../state.js';
import { askAgain, askRequiredAgain, continueInterview } from './again.js';
import type { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, say } from './move.js';
import { nextMove, openSlots, sameQuestion } from './next.js';

const movesOn = (act: Act): boolean => act === 'skip' || act === 'unknown' || act === 'finish';

/** Handles a yes, no or skip to a value in doubt. Null if the message says something else. */
export function settleDoubt(
  act: Act,
  { slot: name, value, fallback }: Doubtful,
  draft: Draft,
): Decision | null {
  const slot = draft.slot(name);
  if (!slot) return null;
  const moveOn = movesOn(act);
  // A single check size holds for both ends unless the person gives another one or refuses it.
  const single = name === 'check_size_max' && value === draft.state.known['check_size_min'];
  const isLeft = (fallback && moveOn) || (single && moveOn && act !== 'skip');
  if (act === 'yes' || act === 'ok' || isLeft) {
    draft.dropDoubt(name);
    draft.take(slot, { kind: 'value', value }, { replace: true });
    return continueInterview(draft);
  }
  // Words to finish end the questions and take nothing out.
  if (act === 'finish') return null;
  if (act === 'no' || (act === 'none' && slot.required)) {
    draft.denyDoubt(slot, value);
    draft.state.attempts = fallback ? 1 : 0;
    if (draft.isKnown(name)) return continueInterview(draft, say('left'));
    draft.state.asking = name;
    return askRequiredAgain(draft, slot, say('all-right'));
  }
  if (!moveOn && act !== 'none') return null;
  draft.dropDoubt(name);
  if (draft.isKnown(name)) return continueInterview(draft, say('left'));
  if (slot.required) {
    // If the person does not know whether "FinTech" is right, the interview does not ask for ever.
    draft.state.asking = name;
    draft.state.attempts += 1;
    return askRequiredAgain(draft, slot, { kind: 'needed', slot: name, because: 'unknown' });
  }
  draft.declined = true;
  draft.leaveOut(slot);
  return continueInterview(draft);
}

const KEEPS_VALUE: ReadonlySet<Act> = new Set(['yes', 'ok', 'no', 'skip', 'unknown']);

/** Handles a message without facts as an answer to the open question. */
export function reactToAct(act: Act, draft: Draft): Decision | null {
  const slot = draft.asked;
  if (!slot) return null;
  // The question was reopened and the person has nothing new, so the known value stays.
  if (draft.isKnown(slot.name) && KEEPS_VALUE.has(act)) {
    draft.state.asking = null;
    return continueInterview(draft, say('keep'));
  }
  switch (act) {
    case 'skip':
    case 'unknown':
      return skipSlot(act, slot, draft);
    case 'no':
    case 'none':
      return answerNone(slot, draft);
    case 'yes':
      return askAgain(draft, ...(slot.afterYes === '' ? [] : [say('more-than-yes')]));
    case 'ok':
      return askAgain(draft, say('good'));
    case 'greeting':
      return decision(sameQuestion(draft), say('greeting'));
    case 'thanks':
      return decision(sameQuestion(draft), say('thanks'));
    case 'hesitates':
      return askAgain(draft, say('no-hurry'));
    case 'nonsense':
      return askAgain(draft, say('nonsense'));
    default:
      return null;
  }
}

function skipSlot(act: 'skip' | 'unknown', slot: Slot, draft: Draft): Decision {
  if (slot.required && act === 'skip' && isRefusedAgain(slot, draft)) return deferRefused(slot, draft);
  if (slot.required) {
    // A person who cannot or will not say gets a suggestion sooner.
    draft.state.attempts += act === 'skip' || slot.name === 'idea_title' ? REFUSAL : 1;
    return askRequiredAgain(draft, slot, { kind: 'needed', slot: slot.name, because: act });
  }
  draft.declined = true;
  draft.leaveOutTogether(slot);
  return continueInterview(draft, say(act === 'skip' ? 'skipped' : 'no-problem'));
}

/** The attempts that one refusal costs. */
const REFUSAL = 2;

/** Whether a required answer that some people keep to themselves is refused for the second time. */
const isRefusedAgain = ({ roughly, name }: Slot, { state }: Draft): boolean =>
  roughly !== undefined && state.attempts >= REFUSAL && !state.deferred.includes(name);

/** Leaves a refused question for the end of the interview (CHAT-25). */
function deferRefused({ name }: Slot, draft: Draft): Decision {
  const { state, missing } = draft;
  state.deferred = [...state.deferred, name];
  state.refused = [...state.refused, name];
  state.idle = 0;
  const isLast = openSlots(draft).every((open) => state.deferred.includes(open.name));
  if (isLast && missing.length > 0) return decision({ kind: 'stuck' });
  return decision(nextMove(draft), { kind: 'needed', slot: name, because: 'refused' });
}

function answerNone(slot: Slot, draft: Draft): Decision {
  if (!slot.noneMeans) {
    draft.state.attempts += 1;
    return askRequiredAgain(draft, slot, { kind: 'needed', slot: slot.name, because: 'none' });
  }
  draft.declined = true;
  draft.take(slot, slot.noneMeans, { replace: true });
  for (const name of draft.state.together) {
    const other = draft.slot(name);
    if (other?.noneMeans && !draft.isSettled(other)) draft.take(other, other.noneMeans, { replace: true });
  }
  const learnt = draft.changes.length > 0 || draft.notes.length > 0;
  return continueInterview(draft, ...(learnt ? [ACKNOWLEDGE] : [say('fine')]));
}

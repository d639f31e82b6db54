import type { Act } from '../reading/acts/read.js';
import type { Reading } from '../reading/claim.js';
import type { MetaQuestion } from '../reading/questions/topic-words.js';
import type { Repair } from '../reading/repairs/repair.js';
import { freshState } from '../state.js';
import { askAgain, askRequiredAgain, continueInterview, mayChoose } from './again.js';
import { Draft } from './draft.js';
import { ACKNOWLEDGE, type Decision, decision, type Move, type Remark, say } from './move.js';
import { nextMove, sameQuestion } from './next.js';
import { reactToAct, settleDoubt } from './react.js';
import { afterRepair, applyRepair, leaveBoth } from './repair.js';

/**
 * Returns the move that answers a message. It changes the draft, which is a copy of the stored state; after a fresh
 * start it returns another draft.
 */
export function decide(reading: Reading, draft: Draft): Decision & { draft: Draft } {
  const { state } = draft;
  const { act } = reading;
  if (state.turn === 0) return { ...respondToFirst(reading, draft), draft };
  if (state.restarting) {
    state.restarting = false;
    if (act === 'yes' || act === 'ok' || act === 'restart') {
      const fresh = new Draft({ ...freshState(state.profile), turn: state.turn });
      fresh.raised = 'fresh start';
      return { ...decision(nextMove(fresh), say('cleared')), draft: fresh };
    }
    if (act === 'no' || act === 'none' || act === 'back')
      return { ...decision(sameQuestion(draft), say('keep-everything')), draft };
  }
  return { ...respond(reading, draft), draft };
}

/** Handles the first message: usually a greeting, sometimes with facts. */
function respondToFirst(reading: Reading, draft: Draft): Decision {
  const { topic, act } = reading;
  if (act === null) draft.absorb(reading);
  const learnt = draft.changes.length > 0 || draft.state.doubts.length > 0;
  if (!learnt) draft.hints.length = 0;
  draft.state.asking = null;
  // A greeting may ask ("¿cómo le va?"); only a question about the interview has an answer.
  const answer: Remark[] = topic === null || topic === 'other' ? [] : [{ kind: 'answer', topic }];
  return decision(nextMove(draft), say('introduction'), ...answer, ...(learnt ? [ACKNOWLEDGE] : []));
}

/** The acts that count as a yes to the summary; "nothing to change" is one of them. */
const AGREES: ReadonlySet<Act> = new Set(['yes', 'ok', 'finish', 'none', 'skip']);

function respond(reading: Reading, draft: Draft): Decision {
  const { state, asked } = draft;
  const { act, topic } = reading;
  const offered = state.offered;
  state.offered = false;
  const corrected = respondToCorrection(reading, draft);
  if (corrected) return corrected;
  const withAnswer = (made: Decision): Decision =>
    topic === null || (topic === 'other' && (act !== null || reading.claims.length > 0))
      ? made
      : { ...made, remarks: [{ kind: 'answer', topic }, ...made.remarks] };
  if (act !== null) {
    const doubtful = state.doubts.find(({ slot }) => slot === state.asking);
    const settled = doubtful ? settleDoubt(act, doubtful, draft) : null;
    if (settled) return withAnswer(settled);
    if (state.phase === 'review' && state.asking === null && AGREES.has(act))
      return withAnswer(confirm(draft));
    const agreed = offered && !asked?.halfAnsweredByYes && (act === 'yes' || act === 'ok');
    const steered = steerConversation(agreed && state.asking !== null ? 'finish' : act, draft);
    if (steered) return withAnswer(steered);
    const answer = state.asking === null ? respondWithoutQuestion(act, draft) : reactToAct(act, draft);
    if (answer) return withAnswer(answer);
  }
  if (topic !== null) {
    draft.personQuestion = topic;
    if (reading.claims.length === 0 && reading.wrong === null) return answerQuestion(topic, draft);
  }
  return withAnswer(takeClaims(reading, draft));
}

/** Handles a correction of earlier answers, and the reply to "which one do you mean?". Null for others. */
function respondToCorrection(reading: Reading, draft: Draft): Decision | null {
  const { state } = draft;
  const left = state.which.length > 0 ? leaveBoth(reading.act, draft) : null;
  state.which = [];
  return left ?? (reading.repair ? repaired(reading, reading.repair, draft) : null);
}

/** A correction comes before the rest of its message. */
function repaired(reading: Reading, repair: Repair, draft: Draft): Decision {
  const { state } = draft;
  const done = applyRepair(repair, draft);
  if (done) return done;
  draft.absorb(reading);
  const isRefused = draft.changes.length === 0 && draft.hints.length > 0 && draft.reopened === null;
  if (isRefused && state.asking !== null) return askWithHint(draft);
  return afterRepair(
    draft,
    ...(reading.topic === null ? [] : [{ kind: 'answer' as const, topic: reading.topic }]),
  );
}

/** Questions about the interview as a whole. They say nothing about the person's will to answer. */
const ABOUT_THE_INTERVIEW: ReadonlySet<MetaQuestion> = new Set([
  'who',
  'how-long',
  'confidential',
  'next',
  'edit-later',
  'cost',
  'help',
  'progress',
  'language',
]);
/** After this many questions in return, an optional question is left out (CHAT-19). */
const MAX_ASKED_BACK = 2;

/** Answers the person's question and asks again. An optional question is not pressed. */
function answerQuestion(topic: MetaQuestion, draft: Draft): Decision {
  const { state, asked } = draft;
  const answer: Remark = { kind: 'answer', topic };
  if (!ABOUT_THE_INTERVIEW.has(topic)) state.askedBack += 1;
  const isPressed = state.askedBack >= MAX_ASKED_BACK && state.phase === 'interview';
  if (asked?.required && state.phase === 'interview' && mayChoose(asked, draft))
    return decision({ kind: 'choose', slot: asked.name }, answer);
  if (!asked || asked.required || !isPressed) return decision(sameQuestion(draft), answer);
  draft.dropDoubt(asked.name);
  draft.leaveOutTogether(asked);
  return decision(nextMove(draft), answer, { kind: 'left-out', slot: asked.name });
}

/** Handles words about the conversation itself, which work at any time. Null for any other act. */
function steerConversation(act: Act, draft: Draft): Decision | null {
  const { state } = draft;
  switch (act) {
    case 'restart':
      if (Object.keys(state.known).length === 0)
        return decision(sameQuestion(draft), say('at-the-beginning'));
      state.restarting = true;
      draft.raised = 'start over';
      return decision({ kind: 'confirm-restart' });
    case 'summary':
      draft.personQuestion = 'progress';
      return decision(sameQuestion(draft), { kind: 'summary' });
    case 'back':
      return back(draft);
    case 'finish':
      return finish(draft);
    default:
      return null;
  }
}

function back(draft: Draft): Decision {
  const { state } = draft;
  const trail = state.asking === null ? state.trail : state.trail.slice(0, -1);
  const previous = trail.at(-1);
  const slot = previous === undefined ? null : draft.slot(previous);
  if (!slot) return decision(sameQuestion(draft), say('at-the-beginning'));
  if (state.phase === 'review') state.phase = 'interview';
  state.trail = trail.slice(0, -1);
  state.skipped = state.skipped.filter((name) => name !== slot.name);
  draft.reopened = slot;
  return decision(nextMove(draft), say('go-back'));
}

function finish(draft: Draft): Decision {
  const { state } = draft;
  if (state.phase === 'complete') return decision({ kind: 'stay' });
  if (state.phase === 'review' && state.asking === null && state.doubts.length === 0) return confirm(draft);
  state.hurry = true;
  state.doubts = state.doubts.filter(
    ({ slot }) => draft.slot(slot)?.required === true && !draft.isKnown(slot),
  );
  if (draft.missing.length === 0) {
    state.asking = null;
    return decision(nextMove(draft));
  }
  if (draft.missing[0]?.name !== state.asking) return decision(nextMove(draft), { kind: 'missing' });
  return askAgain(draft, { kind: 'missing' });
}

/** Handles the yes to the summary. The profile becomes complete only if the contract accepts it. */
export function confirm(draft: Draft): Decision {
  return draft.check().valid ? decision({ kind: 'complete' }) : decision(nextMove(draft));
}

/** Handles an act when no question is open: at the summary and after completion. */
function respondWithoutQuestion(act: Act, { state }: Draft): Decision | null {
  const closing: Move = state.phase === 'complete' ? { kind: 'stay' } : { kind: 'await-yes' };
  switch (act) {
    case 'yes':
    case 'ok':
      return state.phase === 'complete' ? decision(closing) : null;
    case 'no':
      return decision({ kind: 'change-what' });
    case 'none':
    case 'skip':
    case 'unknown':
      return state.phase === 'complete' ? decision(closing) : decision(closing, say('fine'));
    case 'thanks':
    case 'nonsense':
      return decision(closing, say(act));
    case 'hesitates':
      return decision(closing, say('no-hurry'));
    case 'greeting':
      return decision(closing, say('greeting-again'));
    default:
      return null;
  }
}

function takeClaims(reading: Reading, draft: Draft): Decision {
  const { state, asked } = draft;
  const doubtful = state.doubts.find(({ slot }) => slot === state.asking);
  const doubts = JSON.stringify(state.doubts);
  if (doubtful && reading.lead === 'yes') {
    const slot = draft.slot(doubtful.slot);
    if (slot) draft.take(slot, { kind: 'value', value: doubtful.value }, { replace: true });
    state.asking = null;
  }
  draft.absorb(reading);
  if (draft.moved || JSON.stringify(state.doubts) !== doubts) {
    const stands = draft.changes.length === 0 && state.asking !== null && draft.reopened === null;
    return draft.hints.length > 0 && stands ? askWithHint(draft) : continueInterview(draft);
  }
  if (asked && draft.isSettled(asked) && state.phase === 'interview') return continueInterview(draft);
  if (state.asking === null) return onNoChange(reading, draft);
  return askAgain(draft, say(draft.repeated ? 'known-already' : 'not-understood'));
}

/** Repeats the question with the hint, which says what was wrong and what would be accepted. */
function askWithHint(draft: Draft): Decision {
  const { state, asked } = draft;
  if (asked && !asked.required && state.attempts >= 1) {
    draft.hints.length = 0;
    return askAgain(draft, say('not-understood'));
  }
  state.attempts += 1;
  const doubtful = state.doubts.find(({ slot }) => slot === state.asking);
  if (!doubtful && asked?.required && state.attempts >= 2) return askRequiredAgain(draft, asked, ACKNOWLEDGE);
  return decision(sameQuestion(draft), ACKNOWLEDGE);
}

/** Handles a message at or after the summary that changes nothing. */
function onNoChange({ lead }: Reading, draft: Draft): Decision {
  if (draft.state.phase === 'complete') return decision({ kind: 'stay' });
  if (lead === 'yes') return confirm(draft);
  return decision({ kind: 'await-yes' }, say('unsure-what-to-change'));
}

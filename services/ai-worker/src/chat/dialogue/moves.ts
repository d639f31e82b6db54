import type { Intent } from '../reading/intents.js';
import { questionIn } from '../reading/questions.js';
import { sentencesOf } from '../reading/text.js';
import type { Doubtful } from './state.js';
import { freshState } from './state.js';
import { Draft } from './draft.js';
import { again, confirm, insist, proceed, stillMissing } from './next.js';
import { CONFIRM, metaAnswer, openingQuestion, summary } from './wording.js';

/** Words about the conversation itself; they work at any time. Null when it is none of them. */
export function steer(intent: Intent, draft: Draft): string | null {
  const { state } = draft;
  switch (intent) {
    case 'restart':
      if (Object.keys(state.known).length === 0) return `We are at the beginning. ${resume(draft)}`;
      state.restarting = true;
      draft.raised = 'start over';
      return 'That clears everything I have so far. Shall I start over? Yes or no.';
    case 'summary':
      draft.aside = '';
      return `${summary(draft)}\n\n${resume(draft)}`;
    case 'back':
      return back(draft);
    case 'finish':
      return finish(draft);
    default:
      return null;
  }
}

/** The question that stands, once more and in the same words. */
export function resume(draft: Draft): string {
  const { state } = draft;
  if (state.phase === 'complete' && state.doubts.length === 0)
    return 'Anything you want to change, just tell me; else press Create Profile.';
  const slot = draft.asked;
  const doubtful = state.doubts.find(({ slot: name }) => name === slot?.name);
  if (doubtful) return doubtful.ask;
  if (!slot) return CONFIRM;
  if (state.trail.length === 1 && Object.keys(state.known).length === 0) return openingQuestion(draft);
  const questions = slot.questions(draft.context);
  return questions[state.attempts % questions.length] ?? questions[0];
}

function back(draft: Draft): string {
  const { state } = draft;
  const trail = state.asking === null ? state.trail : state.trail.slice(0, -1);
  const previous = trail.at(-1);
  const slot = previous === undefined ? null : draft.slot(previous);
  if (!slot) return `This is where we began. ${resume(draft)}`;
  if (state.phase === 'review') state.phase = 'interview';
  state.trail = trail.slice(0, -1);
  state.skipped = state.skipped.filter((name) => name !== slot.name);
  draft.reopened = slot;
  return `Let's go back. ${proceed(draft)}`;
}

function finish(draft: Draft): string {
  const { state } = draft;
  if (state.phase === 'complete') return resume(draft);
  if (state.phase === 'review' && state.asking === null && state.doubts.length === 0) return confirm(draft);
  state.hurry = true;
  state.doubts = state.doubts.filter(
    ({ slot }) => draft.slot(slot)?.required === true && !draft.isKnown(slot),
  );
  if (draft.missing.length === 0) {
    state.asking = null;
    return proceed(draft);
  }
  const same = draft.missing[0]?.name === state.asking;
  if (!same) return `${stillMissing(draft)} ${proceed(draft)}`;
  return again(draft, stillMissing(draft));
}

/** The yes or no to "start over". Null when it was neither and the interview just goes on. */
export function settleRestart(intent: Intent | null, draft: Draft): Draft | null {
  draft.state.restarting = false;
  if (intent !== 'yes' && intent !== 'ok' && intent !== 'restart') return null;
  const fresh = new Draft({ ...freshState(draft.state.profile), turn: draft.state.turn });
  fresh.raised = 'fresh start';
  return fresh;
}

/** Yes, no or skip to a value that waits for an answer. Null when the message says something else. */
export function settleDoubt(
  intent: Intent,
  { slot: name, value, fallback }: Doubtful,
  draft: Draft,
): string | null {
  const slot = draft.slot(name);
  if (!slot) return null;
  const moveOn = intent === 'skip' || intent === 'unknown' || intent === 'finish';
  if (intent === 'yes' || intent === 'ok' || (fallback && moveOn)) {
    draft.dropDoubt(name);
    draft.take(slot, { kind: 'value', value }, { replace: true });
    return '';
  }
  if (intent === 'no' || (intent === 'none' && slot.required)) {
    draft.dropDoubt(name);
    draft.state.attempts = fallback ? 1 : 0;
    if (draft.isKnown(name)) return "All right, I'll leave that as it was.";
    draft.state.asking = name;
    return `All right. ${insist(draft, slot)}`;
  }
  if (!moveOn && intent !== 'none') return null;
  draft.dropDoubt(name);
  if (slot.required) {
    // Not knowing whether "FinTech" is right is no reason to ask for ever.
    draft.state.asking = name;
    draft.state.attempts += 1;
    return `${slot.why} ${insist(draft, slot)}`;
  }
  draft.declined = true;
  draft.leaveOut(slot);
  return '';
}

const KEEPS: ReadonlySet<Intent> = new Set(['yes', 'ok', 'no', 'skip', 'unknown']);

/** What a message without facts means as an answer to the question that was asked. */
export function reactTo(intent: Intent, draft: Draft): string | null {
  const slot = draft.asked;
  if (!slot) return null;
  // Asked for again, and nothing new to say: what is known stands.
  if (draft.isKnown(slot.name) && KEEPS.has(intent)) {
    draft.state.asking = null;
    return "All right, I'll leave that as it is.";
  }
  switch (intent) {
    case 'skip':
    case 'unknown':
      if (slot.required) {
        // A stand-in is what somebody wants who cannot or will not say.
        draft.state.attempts += intent === 'skip' || slot.name === 'idea_title' ? 2 : 1;
        const why =
          intent === 'skip'
            ? `I can't leave the ${slot.label} out. ${slot.why}`
            : `No problem, let's find it together. ${slot.why}`;
        return `${why} ${insist(draft, slot)}`;
      }
      draft.declined = true;
      draft.leaveOutTogether(slot);
      return intent === 'skip' ? 'Skipped.' : 'No problem, we can leave that out.';
    case 'no':
    case 'none':
      if (slot.noneMeans) {
        draft.declined = true;
        draft.take(slot, slot.noneMeans, { replace: true });
        for (const name of draft.state.together) {
          const other = draft.slot(name);
          if (other?.noneMeans && !draft.isSettled(other))
            draft.take(other, other.noneMeans, { replace: true });
        }
        return draft.changes.length > 0 || draft.notes.length > 0 ? '' : 'All right, I leave that out.';
      }
      draft.state.attempts += 1;
      return `I can't leave the ${slot.label} out. ${slot.why} ${insist(draft, slot)}`;
    case 'yes':
      return again(draft, slot.afterYes === '' ? '' : slot.afterYes);
    case 'ok':
      return again(draft, 'Good.');
    case 'greeting':
      return `Hello! ${resume(draft)}`;
    case 'thanks':
      return `You're welcome. ${resume(draft)}`;
    case 'nonsense':
      return again(draft, "I couldn't make anything of that.");
    default:
      return null;
  }
}

/** The question at the end of a message, and the rest of it. */
export function splitQuestion(message: string): { topic: ReturnType<typeof questionIn>; rest: string } {
  const parts = sentencesOf(message);
  const last = parts.at(-1);
  if (parts.length > 1 && last?.text.trim().endsWith('?')) {
    const topic = questionIn(last.text);
    if (topic !== null) return { topic, rest: message.slice(0, last.start).trim() };
  }
  return { topic: questionIn(message), rest: '' };
}

/** An answer to a question about the interview, then the interview's own question again. */
export function explain(topic: NonNullable<ReturnType<typeof questionIn>>, draft: Draft): string {
  draft.aside = metaAnswer(topic, draft);
  return `${draft.aside}\n\n${resume(draft)}`;
}

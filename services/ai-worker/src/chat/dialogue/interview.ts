import { intentOf, leadingAnswer, type Intent } from '../reading/intents.js';
import { isNonsense, stripGreeting, tidy, withoutSmallTalk } from '../reading/text.js';
import { Draft } from './draft.js';
import { explain, reactTo, resume, settleDoubt, settleRestart, splitQuestion, steer } from './moves.js';
import { again, confirm, proceed, standIn } from './next.js';
import { wasHeard, withPatience } from './patience.js';
import type { InterviewState } from './state.js';
import { understand } from './understand.js';
import { acknowledge, afterwards, CONFIRM, completed, introduction, metaAnswer } from './wording.js';

/** What the interviewer says, and where the interview stands then. */
export interface Reply {
  readonly message: string;
  readonly state: InterviewState;
}

/** Parts of a reply: sentences of one paragraph are joined, the question stands on its own. */
const paragraphs = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

/**
 * One turn of the interview: the same state and message always give the same reply. The profile
 * becomes complete at the summary only, by a yes or by saying nothing to change there twice, and
 * only when the contract's schema accepts what is known.
 */
export function converse(state: InterviewState, message: string): Reply {
  const draft = new Draft(state);
  const text = tidy(message);
  draft.repeated = wasHeard(state, text);
  const said = state.turn === 0 ? begin(text, draft) : turn(text, draft);
  return closeTurn(state, said.draft, { message: text, reply: said.text });
}

/** The reply with the state after it, whoever found the words; nothing is asked for ever. */
export function closeTurn(
  before: InterviewState,
  draft: Draft,
  said: { readonly message: string; readonly reply: string },
): Reply {
  const { state, changes } = draft;
  state.turn = before.turn + 1;
  const message = withPatience(before, draft, said);
  state.recent = changes.filter(({ after }) => after !== undefined).map(({ slot }) => slot.name);
  if (changes.length === 0) state.recent = before.recent;
  return { message, state };
}

interface Said {
  readonly text: string;
  readonly draft: Draft;
}

/** The first message: a greeting as a rule, facts as well if somebody starts with them. */
function begin(text: string, draft: Draft): Said {
  const first = draft.slots[0];
  const intent = intentOf(text);
  const rest = withoutSmallTalk(stripGreeting(text));
  const { topic } = splitQuestion(text);
  draft.state.asking = first?.name ?? null;
  if (topic === null && (intent === null || intent === 'nonsense') && rest !== '' && !isNonsense(rest))
    understand(rest, draft);
  const told = draft.changes.length > 0 || draft.state.doubts.length > 0;
  if (told) return { text: paragraphs(introduction(draft), saidOf(draft, null), proceed(draft)), draft };
  draft.hints.length = 0;
  draft.state.asking = null;
  const answer = topic === null ? '' : metaAnswer(topic, draft);
  return { text: paragraphs(introduction(draft), answer, proceed(draft)), draft };
}

function turn(text: string, draft: Draft): Said {
  const intent = intentOf(text);
  if (draft.state.restarting) {
    const fresh = settleRestart(intent, draft);
    if (fresh) return { text: paragraphs("All cleared, let's start over.", proceed(fresh)), draft: fresh };
    if (intent === 'no' || intent === 'none' || intent === 'back') {
      return { text: `All right, we keep everything. ${resume(draft)}`, draft };
    }
  }
  return { text: respond(text, intent, draft), draft };
}

/** What the summary is agreed to with; nothing to change is a yes, and so is leaving it at that. */
const AGREES: ReadonlySet<Intent> = new Set(['yes', 'ok', 'finish', 'none', 'skip']);

function respond(text: string, intent: Intent | null, draft: Draft): string {
  const { state } = draft;
  const offered = state.offered;
  state.offered = false;
  const doubtful = state.doubts.find(({ slot }) => slot === state.asking);
  if (doubtful && intent !== null) {
    const settled = settleDoubt(intent, doubtful, draft);
    if (settled !== null) return carryOn(draft, settled);
  }
  if (intent !== null) {
    // "create it" at the summary is a yes, not a wish to stop asking
    const atSummary = state.phase === 'review' && state.asking === null;
    if (atSummary && AGREES.has(intent)) return confirm(draft);
    const agreed = offered && !draft.asked?.halfAnsweredByYes && (intent === 'yes' || intent === 'ok');
    const wished =
      agreed || (intent === 'yes' && /\b(?:create|submit|save|publish|ship)\b/i.test(text))
        ? 'finish'
        : intent;
    const steered = steer(state.asking === null ? intent : wished, draft);
    if (steered !== null) return steered;
    const idle = idleReply(intent, draft);
    if (idle !== null) return idle;
    const reaction = state.phase === 'complete' && !draft.asked ? null : reactTo(intent, draft);
    if (reaction !== null) return isQuestionOpen(draft) ? reaction : carryOn(draft, reaction);
  }
  const { topic, rest } = splitQuestion(text);
  if (topic !== null && rest === '') {
    const probe = new Draft(state);
    understand(text, probe);
    // "12 users, is that ok?" says something as well
    const figures = probe.changes.some(({ slot }) => !slot.text && slot.name !== 'idea_title');
    if (!figures || draft.asked?.text === true || topic !== 'other') return explain(topic, draft);
  }
  if (topic !== null) draft.aside = metaAnswer(topic, draft);
  return hear(topic === null || rest === '' ? text : rest, draft, draft.aside ?? '');
}

/** Whether the question that was asked still stands after what was said. */
function isQuestionOpen({ asked, state, changes }: Draft): boolean {
  return (
    asked !== null &&
    changes.length === 0 &&
    !(state.skipped.includes(asked.name) || state.known[asked.name] !== undefined)
  );
}

/** Where nothing is being asked: at the summary and after completion. */
function idleReply(intent: Intent, draft: Draft): string | null {
  const { state } = draft;
  if (state.asking !== null) return null;
  const closing = state.phase === 'complete' ? afterwards(state.turn) : CONFIRM;
  switch (intent) {
    case 'yes':
    case 'ok':
      return state.phase === 'complete' ? afterwards(state.turn) : null;
    case 'no':
      return state.phase === 'complete'
        ? 'All right. What should I change?'
        : 'What should I change? For example: "the sector is HealthTech" or "3,000 users".';
    case 'none':
    case 'skip':
    case 'unknown':
      return state.phase === 'complete' ? closing : `That is fine. ${closing}`;
    case 'thanks':
      return `You're welcome! ${closing}`;
    case 'greeting':
      return `Hello again! ${closing}`;
    case 'nonsense':
      return `I couldn't make anything of that. ${closing}`;
    default:
      return null;
  }
}

/** Reads what was said, and goes on. */
function hear(text: string, draft: Draft, aside: string): string {
  const { state } = draft;
  const asked = draft.asked;
  const lead = leadingAnswer(text);
  let doubtful = state.doubts.find(({ slot }) => slot === state.asking);
  const doubts = state.doubts.length;
  if (doubtful && lead?.says === 'yes') {
    const slot = draft.slot(doubtful.slot);
    if (slot) draft.take(slot, { kind: 'value', value: doubtful.value }, { replace: true });
    state.asking = null;
    understand(lead.rest, draft);
  } else if (doubtful && lead?.says === 'no') {
    // "No, it's e-commerce": the other value, not a correction of something else.
    understand(lead.rest, draft);
  } else {
    understand(text, draft);
  }
  if (draft.moved || state.doubts.length > doubts) {
    if (
      draft.hints.length > 0 &&
      draft.changes.length === 0 &&
      state.asking !== null &&
      draft.reopened === null
    ) {
      const hint = draft.hints.join(' ');
      return paragraphs(
        aside,
        draft.asked && !draft.asked.required && state.attempts >= 1
          ? again(draft, '')
          : insistent(draft, hint),
      );
    }
    return paragraphs(aside, carryOn(draft, saidOf(draft, asked)));
  }
  if (asked && draft.isSettled(asked) && state.phase === 'interview')
    return paragraphs(aside, carryOn(draft, ''));
  if (state.asking === null) return paragraphs(aside, unheard(text, draft));
  doubtful = state.doubts.find(({ slot }) => slot === state.asking);
  if (doubtful?.fallback && state.attempts >= PATIENCE_FOR_STAND_IN)
    return paragraphs(aside, standIn(doubtful, draft));
  return paragraphs(
    aside,
    again(draft, draft.repeated ? 'I have that already.' : "I'm not sure I understood that."),
  );
}

/** So often somebody may answer past the offer of a stand-in; nobody is asked for ever. */
const PATIENCE_FOR_STAND_IN = 4;

/** A hint is the question's next wording: it says what was wrong and what would do. */
function insistent(draft: Draft, hint: string): string {
  draft.state.attempts += 1;
  const doubtful = draft.state.doubts.find(({ slot }) => slot === draft.state.asking);
  if (doubtful?.fallback && draft.state.attempts >= PATIENCE_FOR_STAND_IN) return standIn(doubtful, draft);
  if (doubtful) return `${hint} ${doubtful.ask}`;
  const slot = draft.asked;
  if (slot?.required && draft.state.attempts >= 3) return again(draft, hint);
  return /\?\s*$|\?["']?$/.test(hint) ? hint : `${hint} ${resume(draft)}`;
}

/** A message at the summary or after it that changes nothing. */
function unheard(text: string, draft: Draft): string {
  const { state } = draft;
  if (state.phase === 'complete') return afterwards(state.turn);
  const lead = leadingAnswer(text);
  if (lead?.says === 'yes') return confirm(draft);
  return `I'm not sure what to change. ${CONFIRM}`;
}

/** The acknowledgement with its notes and hints. */
function saidOf(draft: Draft, asked: Draft['asked']): string {
  const hints = draft.reopened === null ? draft.hints : draft.hints.slice(-1);
  return [acknowledge(draft, asked), ...draft.notes, ...hints].filter((part) => part !== '').join(' ');
}

/** Says what was understood and puts the next question, or the summary. */
export function carryOn(draft: Draft, said: string): string {
  const { state } = draft;
  const acknowledged = said === '' ? saidOf(draft, draft.asked) : said;
  const complete = state.phase === 'complete';
  if (complete && !draft.check().valid) state.phase = 'review';
  // A question that was asked again and is still open keeps its count.
  if (
    isQuestionOpen(draft) &&
    said.trim().endsWith('?') &&
    state.doubts.length === 0 &&
    draft.reopened === null
  )
    return said;
  const next = proceed(draft);
  // A refusal at the summary needs no second printing of it.
  if (
    state.phase === 'review' &&
    state.asking === null &&
    draft.changes.length === 0 &&
    draft.hints.length > 0
  ) {
    return paragraphs(acknowledged, `Nothing has changed. ${CONFIRM}`);
  }
  if (next === '' && complete) {
    return draft.changes.length > 0
      ? paragraphs(acknowledged, 'The profile stays complete; press Create Profile when you are ready.')
      : paragraphs(acknowledged, completed(draft));
  }
  return paragraphs(acknowledged, next);
}

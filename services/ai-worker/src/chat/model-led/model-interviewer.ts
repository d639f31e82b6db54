import { Logger } from '@nestjs/common';

import { ModelUnavailable, type Model } from '../../model/model.js';
import { Draft } from '../dialogue/draft.js';
import { carryOn, closeTurn, converse, type Reply } from '../dialogue/interview.js';
import { splitQuestion } from '../dialogue/moves.js';
import type { InterviewState } from '../dialogue/state.js';
import { introduction } from '../dialogue/wording.js';
import { Interviewer, type InterviewReply, type TurnContext, type Utterance } from '../interviewer.js';
import { CHAT_PROMPT_VERSION, chatMessage, chatSystem } from '../prompts/chat.v1.js';
import { intentOf } from '../reading/intents.js';
import { mend, tidy } from '../reading/text.js';
import type { Slot } from '../slots/slot.js';
import { CHAT_ANSWERS, type ChatAnswer } from './answer.js';
import { grounded } from './grounding.js';
import { sayable } from './guard.js';

/** With less time left than this the model is not even asked. */
const LEAST_TIME_MS = 300;

/**
 * Lets a model read free text and find the words. It decides nothing: each of its facts must stand
 * in the message and passes the slot's own reader and the contract; what is asked next is an open
 * slot; words about the conversation (yes, skip, done, back, start over), the summary and
 * completion are the rules'. Without a usable answer in time the rules take the turn.
 */
export class ModelInterviewer extends Interviewer {
  private readonly logger = new Logger(ModelInterviewer.name);

  constructor(private readonly model: Model) {
    super();
  }

  override async reply(
    state: InterviewState,
    message: string,
    history: readonly Utterance[],
    turn: TurnContext,
  ): Promise<InterviewReply> {
    const ruled = converse(state, message);
    if (!this.model.configured || !isForModel(state, message, ruled)) return ruled;
    const answer = await this.ask(state, message, history, turn);
    return (answer && led(state, message, history, answer)) ?? ruled;
  }

  private async ask(
    state: InterviewState,
    message: string,
    history: readonly Utterance[],
    { userId, answerBy }: TurnContext,
  ): Promise<ChatAnswer | null> {
    const timeoutMs = answerBy - Date.now();
    if (timeoutMs < LEAST_TIME_MS) return null;
    const open = askableSlots(new Draft(state)).map(({ name }) => name);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ModelUnavailable('slow'));
      }, timeoutMs);
    });
    try {
      const answer = this.model.ask({
        name: 'chat',
        promptVersion: CHAT_PROMPT_VERSION,
        system: chatSystem(state.profile),
        messages: [{ role: 'user', content: chatMessage(state, open, message, history) }],
        answer: CHAT_ANSWERS[state.profile],
        userId,
        timeoutMs,
        cached: false,
      });
      return (await Promise.race([answer, late])).value;
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      this.logger.warn({ reason: error.reason }, 'the rules take this turn of the chat');
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Free text is the model's; what steers the conversation, or takes something out, is the rules'. */
function isForModel(state: InterviewState, message: string, ruled: Reply): boolean {
  const text = tidy(message);
  if (state.restarting || ruled.state.restarting || intentOf(text) !== null) return false;
  const { topic, rest } = splitQuestion(text);
  // What the product does and promises is said in its own words.
  if (topic !== null && topic !== 'other' && rest === '') return false;
  // What nothing came of for long enough is ended by the rules.
  if (ruled.state.phase !== state.phase && ruled.state.idle + ruled.state.unconfirmed > 0) return false;
  return Object.keys(state.known).every((name) => ruled.state.known[name] !== undefined);
}

/** The turn as the model led it; null where it gave nothing that can be used. */
function led(
  state: InterviewState,
  message: string,
  history: readonly Utterance[],
  { facts, intent, asks, reply }: ChatAnswer,
): InterviewReply | null {
  const draft = new Draft(state);
  const open = state.doubts.length;
  for (const slot of draft.slots) {
    const value = facts[slot.name];
    if (value != null) take(slot, value, message, draft);
  }
  if (draft.changes.length === 0 && draft.state.doubts.length === open) {
    const idle = intent === 'question' && state.phase === 'interview' && state.turn > 0 && open === 0;
    const said = idle && asks === state.asking ? sayable(reply, ownWords(message, history)) : null;
    if (said === null) return null;
    draft.aside = '';
    return closeTurn(state, draft, { message, reply: said });
  }
  const ruling = carryOn(draft, '');
  const { phase, asking, doubts, announced } = draft.state;
  // The summary, a doubt, a refusal and the first offer to stop are said in the rules' words.
  const plain =
    phase === 'interview' && doubts.length === 0 && draft.hints.length === 0 && announced === state.announced;
  const said = plain ? sayable(reply, ownWords(message, history)) : null;
  const target = askableSlots(draft).find(({ name }) => name === asks);
  const opening = state.turn === 0 ? `${introduction(draft)}\n\n` : '';
  if (said === null || !target) return closeTurn(state, draft, { message, reply: `${opening}${ruling}` });
  draft.state.together = [];
  if (target.name !== asking) {
    draft.state.asking = target.name;
    draft.state.attempts = 0;
    draft.state.trail = [...draft.state.trail.slice(0, -1), target.name];
  }
  return closeTurn(state, draft, { message, reply: `${opening}${said}` });
}

/** One fact through the slot's own reader; what is unclear is left out rather than argued about. */
function take(slot: Slot, value: string, message: string, draft: Draft): void {
  const own = grounded(value, tidy(message));
  if (own === null) return;
  const given = slot.read(slot.text ? own : mend(own), draft.context);
  if (given.kind === 'value' || given.kind === 'doubt') draft.take(slot, given, { replace: true });
}

/** What may still be asked for: of who is in a hurry, only what is required. */
const askableSlots = (draft: Draft): Slot[] =>
  draft.slots.filter(
    (slot) =>
      !draft.isSettled(slot) &&
      (slot.relevant?.(draft.context) ?? true) &&
      (slot.required || !draft.state.hurry),
  );

const ownWords = (message: string, history: readonly Utterance[]): string =>
  [...history.filter(({ by }) => by === 'user').map(({ text }) => text), message].join('\n');

import { Logger } from '@nestjs/common';
import type { UserType } from '@proofround/contracts';
import { tidy } from '@proofround/text/words/prose.js';
import { fixTypos } from '@proofround/text/words/typos.js';
import pTimeout from 'p-timeout';
import { z } from 'zod';

import { type Model, ModelUnavailable } from '../../model/model.js';
import { Interviewer, type InterviewReply, type TurnContext, type Utterance } from '../interviewer.js';
import { converse, type Reply, turn } from '../moves/converse.js';
import { Draft } from '../moves/draft.js';
import type { Decision } from '../moves/move.js';
import { wordReply } from '../moves/word.js';
import { introduction } from '../moves/wording.js';
import { CHAT_PROMPT_VERSION, chatMessage, chatSystem } from '../prompts/chat-prompt.v1.js';
import { actOf } from '../reading/acts/read.js';
import { type FieldClaim, NO_READING, type Reading } from '../reading/claim.js';
import { splitQuestion } from '../reading/questions/read.js';
import { readRepair } from '../reading/repairs/read.js';
import { dictatedIn } from '../reading/statements/dictated.js';
import { profileOf } from '../slots/profile.js';
import type { Slot } from '../slots/slot.js';
import type { InterviewState } from '../state.js';
import { grounded } from './grounding.js';
import { safeReply } from './guard.js';

const nullableText = z.string().max(5000).nullable();

/** The schema of the model's answer: every field of the profile, null if the message does not give it. */
function answerFor(type: UserType) {
  const names = profileOf(type).slots.map(({ name }) => name);
  return z.strictObject({
    facts: z.strictObject(Object.fromEntries(names.map((name) => [name, nullableText]))),
    intent: z.enum(['answer', 'question', 'other']),
    asks: z.enum(names).nullable(),
    reply: z.string(),
  });
}

export const CHAT_ANSWERS = { startup: answerFor('startup'), investor: answerFor('investor') } as const;
export type ChatAnswer = z.output<(typeof CHAT_ANSWERS)['startup']>;

/** With less time left than this, the model is not asked. */
const MIN_TIME_MS = 300;

/**
 * Lets a model propose claims and word the moves. Each claim must be grounded in the message and
 * pass the slot's reader and the contract; the model may only ask for an open slot. The rules
 * handle words about the conversation (yes, skip, done, back, start over), the summary and
 * completion, and take the turn if the model gives no usable answer in time.
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
    context: TurnContext,
  ): Promise<InterviewReply> {
    const rulesReply = converse(state, message);
    const mayAsk = this.model.configured && context.modelAllowed;
    if (!mayAsk || !isForModel(state, message, rulesReply)) return rulesReply;
    const answer = await this.ask(state, message, history, context);
    return (answer && turnByModel(state, message, history, answer)) ?? rulesReply;
  }

  private async ask(
    state: InterviewState,
    message: string,
    history: readonly Utterance[],
    { userId, answerBy }: TurnContext,
  ): Promise<ChatAnswer | null> {
    const timeoutMs = answerBy - Date.now();
    if (timeoutMs < MIN_TIME_MS) return null;
    const open = askableSlots(new Draft(state)).map(({ name }) => name);
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
      const late = new ModelUnavailable('slow');
      return (await pTimeout(answer, { milliseconds: timeoutMs, message: late })).value;
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      this.logger.warn({ reason: error.reason }, 'the rules take this turn of the chat');
      return null;
    }
  }
}

/**
 * Whether the model handles this message. The rules keep all that steers the interview or removes a
 * value, and the values that are dictated word for word.
 */
function isForModel(state: InterviewState, message: string, rulesReply: Reply): boolean {
  const text = tidy(message);
  if (state.restarting || rulesReply.state.restarting || actOf(text) !== null) return false;
  const { situation } = new Draft(state);
  // The rules move, swap and remove earlier answers, and say what they did.
  if (dictatedIn(message, situation) || readRepair(text, situation)) return false;
  const { topic, rest } = splitQuestion(text);
  // Questions about the product get the product's own fixed answers.
  if (topic !== null && topic !== 'other' && rest === '') return false;
  // The rules end a conversation that has led nowhere for too long.
  if (rulesReply.state.phase !== state.phase && rulesReply.state.idle + rulesReply.state.unconfirmed > 0)
    return false;
  return Object.keys(state.known).every((name) => rulesReply.state.known[name] !== undefined);
}

/** The turn with the model's answer; null if nothing in it is usable. */
function turnByModel(
  state: InterviewState,
  message: string,
  history: readonly Utterance[],
  { facts, intent, asks, reply }: ChatAnswer,
): InterviewReply | null {
  const reading: Reading = { ...NO_READING, claims: claimsOf(facts, message, state) };
  const modelDraft = new Draft(state);
  modelDraft.absorb(reading);
  const words = safeReply(reply, ownWords(message, history));
  if (modelDraft.changes.length > 0 || modelDraft.state.doubts.length > state.doubts.length)
    return turn(state, message, reading, speaker(state, words, asks));
  const idle = intent === 'question' && state.phase === 'interview' && state.turn > 0;
  if (!idle || words === null || asks !== state.asking || state.doubts.length > 0) return null;
  return turn(state, message, { ...NO_READING, topic: 'other' }, () => words);
}

/** The model's facts that the message contains, each read by its slot. Unclear ones are left out. */
function claimsOf(facts: ChatAnswer['facts'], message: string, state: InterviewState): FieldClaim[] {
  const { slots, context } = new Draft(state);
  return slots.flatMap((slot): FieldClaim[] => {
    const groundedText = facts[slot.name] == null ? null : grounded(facts[slot.name] ?? '', tidy(message));
    if (groundedText === null) return [];
    const answer = slot.read(slot.text ? groundedText : fixTypos(groundedText), context);
    if (answer.kind !== 'value' && answer.kind !== 'doubt') return [];
    return [{ slot: slot.name, answer, manner: 'asked', start: 0, end: 0 }];
  });
}

/** Words the move with the model's text if the guard allows it. The model may ask for another open slot. */
const speaker =
  (before: InterviewState, words: string | null, asks: string | null) =>
  (decision: Decision, draft: Draft): string => {
    const { phase, asking, doubts } = draft.state;
    // The rules word the summary, a doubt, a refusal and the first offer to finish.
    const essential = draft.missing.length === 0 && !before.announced;
    const mayUseModelText =
      phase === 'interview' && doubts.length === 0 && draft.hints.length === 0 && !essential;
    const target = askableSlots(draft).find(({ name }) => name === asks);
    if (!mayUseModelText || words === null || !target) return wordReply(decision, draft);
    draft.state.together = [];
    if (target.name !== asking) {
      draft.state.asking = target.name;
      draft.state.attempts = 0;
      draft.state.trail = [...draft.state.trail.slice(0, -1), target.name];
    }
    return before.turn === 0 ? `${introduction(draft)}\n\n${words}` : words;
  };

/** The slots that the model may ask for. For a person in a hurry these are only the required ones. */
const askableSlots = (draft: Draft): Slot[] =>
  draft.slots.filter(
    (slot) =>
      !draft.isSettled(slot) &&
      (slot.relevant?.(draft.context) ?? true) &&
      (slot.required || !draft.state.hurry),
  );

const ownWords = (message: string, history: readonly Utterance[]): string =>
  [...history.filter(({ by }) => by === 'user').map(({ text }) => text), message].join('\n');

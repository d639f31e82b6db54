import type { UserType } from '@proofround/contracts';
import { Injectable } from '@nestjs/common';

import { converse } from './moves/converse.js';
import { freshState, type InterviewState } from './state.js';
import { checkProfile, profileOf } from './slots/profile.js';

/** One message of a conversation. */
export interface Utterance {
  readonly by: 'user' | 'interviewer';
  readonly text: string;
}

export interface InterviewReply {
  readonly message: string;
  readonly state: InterviewState;
}

/** So long a reply may take, in milliseconds; the gateway waits 4.8 s for the whole turn. */
export const REPLY_WITHIN_MS = 3000;

/** Whose turn it is, and until when it must be answered. */
export interface TurnContext {
  /** Whose budget a model's answer counts against. */
  readonly userId: string;
  /** In milliseconds since the epoch. */
  readonly answerBy: number;
}

/**
 * Leads the interview. However it finds its words and facts, the slots, their validation and what
 * counts as complete are the same: they stand in the state and in the contract's schemas.
 */
export abstract class Interviewer {
  /** Answers a message; `history` is what was said before it, oldest first. */
  abstract reply(
    state: InterviewState,
    message: string,
    history: readonly Utterance[],
    turn: TurnContext,
  ): Promise<InterviewReply>;
}

/** Needs no model: fills slots by reading what is written, the same way every time. */
@Injectable()
export class RulesInterviewer extends Interviewer {
  override reply(state: InterviewState, message: string): Promise<InterviewReply> {
    return Promise.resolve(converse(state, message));
  }
}

/** What a new conversation starts from. */
export const beginning = (profile: UserType): InterviewState => freshState(profile);

/**
 * What the API says of a state: complete only where the person has confirmed and the schema of
 * POST /startups or POST /investor-profile accepts it (CHAT-4).
 */
export function outcomeOf({ profile, phase, known }: InterviewState): {
  is_complete: boolean;
  extracted_data: Record<string, unknown>;
} {
  const is_complete = phase === 'complete' && checkProfile(profile, known).valid;
  const entries = profileOf(profile).slots.flatMap(({ name }) =>
    known[name] === undefined ? [] : [[name, known[name]]],
  );
  return { is_complete, extracted_data: Object.fromEntries(entries) as Record<string, unknown> };
}

import { Injectable } from '@nestjs/common';
import type { ChatReply, UserType } from '@proofround/contracts';

import { converse } from './moves/converse.js';
import { checkProfile, profileOf } from './slots/profile.js';
import { freshState, type InterviewState } from './state.js';

export interface Utterance {
  readonly by: 'user' | 'interviewer';
  readonly text: string;
}

export interface InterviewReply {
  readonly message: string;
  readonly state: InterviewState;
}

/** The time limit of a reply, in milliseconds. The gateway waits 4.8 s for the whole turn. */
export const REPLY_WITHIN_MS = 3000;

/** The user whose turn it is, and the deadline of the reply. */
export interface TurnContext {
  /** The model's answer counts against this user's budget. */
  readonly userId: string;
  /** false: the rules reply, because the user's address is not verified (ACCOUNT-13). */
  readonly modelAllowed: boolean;
  /** Deadline, in milliseconds since the epoch. */
  readonly answerBy: number;
}

/** Leads the interview. All interviewers share the slots, their validation and the rule for completion. */
export abstract class Interviewer {
  /** Replies to a message. `history` holds the earlier messages, oldest first. */
  abstract reply(
    state: InterviewState,
    message: string,
    history: readonly Utterance[],
    turn: TurnContext,
  ): Promise<InterviewReply>;
}

/** Works without a model: it fills slots with fixed rules, so the result is deterministic. */
@Injectable()
export class RulesInterviewer extends Interviewer {
  override reply(state: InterviewState, message: string): Promise<InterviewReply> {
    return Promise.resolve(converse(state, message));
  }
}

export const initialState = (profile: UserType): InterviewState => freshState(profile);

/** The API's view of a state. Complete means confirmed by the person and valid by the schema (CHAT-4). */
export function outcomeOf({
  profile,
  phase,
  known,
  asking,
}: InterviewState): Omit<ChatReply, 'message' | 'session_id'> {
  const is_complete = phase === 'complete' && checkProfile(profile, known).valid;
  const entries = profileOf(profile).slots.flatMap(({ name }) =>
    known[name] === undefined ? [] : [[name, known[name]]],
  );
  return { is_complete, extracted_data: Object.fromEntries(entries) as Record<string, unknown>, asking };
}

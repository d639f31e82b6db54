import type { UserType } from '@proofround/contracts';

import { outcomeOf } from '../interviewer.js';
import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

/** A message of the person, optionally with the expected reply. */
export type Line = string | { readonly user: string; readonly reply: RegExp };

/** A complete scripted interview and its expected result. */
export interface Conversation {
  readonly name: string;
  readonly profile: UserType;
  readonly lines: readonly Line[];
  readonly opening?: string;
  readonly complete: boolean;
  /** The turn that first completes the profile, the greeting included; null if none does. */
  readonly turns: number | null;
  /** The expected extracted data. A pattern stands for a text whose exact cut does not matter. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ConversationRun {
  readonly turns: readonly { user: string; reply: string; expected: RegExp | null; complete: boolean }[];
  readonly state: InterviewState;
  /** The first turn with a complete profile. */
  readonly completedWith: number | null;
  readonly is_complete: boolean;
  readonly extracted_data: Record<string, unknown>;
}

/** Runs a conversation with the interviewer that needs no model. */
export function runConversation({ profile, lines, opening = 'Hello!' }: Conversation): ConversationRun {
  let state = freshState(profile);
  const turns = [opening, ...lines].map((line) => {
    const { user, reply: expected } = typeof line === 'string' ? { user: line, reply: null } : line;
    const reply = converse(state, user);
    state = reply.state;
    return { user, reply: reply.message, expected, complete: outcomeOf(state).is_complete };
  });
  const first = turns.findIndex(({ complete }) => complete);
  return { turns, state, completedWith: first < 0 ? null : first + 1, ...outcomeOf(state) };
}

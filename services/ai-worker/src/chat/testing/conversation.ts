import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';
import { outcomeOf } from '../interviewer.js';

/** What a person says, and what the reply to it must say. */
export type Line = string | { readonly user: string; readonly reply: RegExp };

/** A conversation and what must come of it; one whole interview in somebody's own words. */
export interface Conversation {
  readonly name: string;
  readonly profile: UserType;
  /** After the opening "Hello!", unless the conversation opens otherwise. */
  readonly lines: readonly Line[];
  readonly opening?: string;
  readonly complete: boolean;
  /** With which turn it first was complete, the greeting counted; null when it never was. */
  readonly turns: number | null;
  /** Everything that was extracted; a pattern for texts whose exact cut does not matter. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Held {
  readonly turns: readonly { user: string; reply: string; expected: RegExp | null; complete: boolean }[];
  readonly state: InterviewState;
  /** The first turn that was complete. */
  readonly completedWith: number | null;
  readonly is_complete: boolean;
  readonly extracted_data: Record<string, unknown>;
}

/** Holds a conversation with the interviewer that needs no model. */
export function hold({ profile, lines, opening = 'Hello!' }: Conversation): Held {
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

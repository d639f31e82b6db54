import { z } from 'zod';

import { interviewState } from '../state.js';

/** A session ends so long after it began, however busy it was (CHAT-3). */
export const SESSION_LIFE_MS = 24 * 3600 * 1000;

/** What of a conversation is kept: the newest turns, within both bounds. */
export const HISTORY = { turns: 200, characters: 100_000 } as const;

const utterance = z.object({ by: z.enum(['user', 'interviewer']), text: z.string() });

/** A conversation as Redis holds it. */
export const chatSession = z.object({
  state: interviewState,
  history: z.array(utterance),
});
export type ChatSession = z.infer<typeof chatSession>;
type Utterance = z.infer<typeof utterance>;

/** The history with what was just said, its oldest turns dropped as far as the bounds require. */
export function remember(history: readonly Utterance[], ...said: readonly Utterance[]): Utterance[] {
  const kept: Utterance[] = [];
  let characters = 0;
  for (const one of [...history, ...said].reverse()) {
    characters += one.text.length;
    if (kept.length >= HISTORY.turns || characters > HISTORY.characters) break;
    kept.push(one);
  }
  return kept.reverse();
}

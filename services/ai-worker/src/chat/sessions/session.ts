import { z } from 'zod';

import { interviewState } from '../state.js';

/** A session ends this long after its start, even if it is in use (CHAT-3). */
export const SESSION_LIFE_MS = 24 * 3600 * 1000;

/** The bounds of the stored history. The newest turns are kept. */
const HISTORY = { turns: 200, characters: 100_000 } as const;

const utterance = z.object({ by: z.enum(['user', 'interviewer']), text: z.string() });

/** A conversation as stored in Redis. */
export const chatSession = z.object({
  state: interviewState,
  history: z.array(utterance),
});
export type ChatSession = z.infer<typeof chatSession>;
type Utterance = z.infer<typeof utterance>;

/** Appends messages to the history and drops the oldest turns beyond the bounds. */
export function remember(history: readonly Utterance[], ...added: readonly Utterance[]): Utterance[] {
  const kept: Utterance[] = [];
  let characters = 0;
  for (const message of [...history, ...added].reverse()) {
    characters += message.text.length;
    if (kept.length >= HISTORY.turns || characters > HISTORY.characters) break;
    kept.push(message);
  }
  return kept.reverse();
}

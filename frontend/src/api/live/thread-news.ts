import type { LiveEventData } from '@proofround/contracts/live/events.js';

/** What happened in a conversation: a new message, or the other side read the user's messages. */
export type ThreadNews =
  | { kind: 'message'; message: LiveEventData<'message.created'> }
  | { kind: 'read'; threadId: string; at: string };

const listeners = new Set<(news: ThreadNews) => void>();

/** Hands news of a conversation to the lists of messages in the cache, which need not load again for it. */
export const tellThreadNews = (news: ThreadNews): void => listeners.forEach((listener) => listener(news));

/** Calls back with news. Returns a function that unsubscribes. */
export function onThreadNews(listener: (news: ThreadNews) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

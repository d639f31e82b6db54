/** The braces keep all keys of a user on one node of a cluster. */
export const prefixOf = (userId: string): string => `chat:{${userId}}:`;

/** Marks a deleted user while late writes may still arrive. */
export const goneKey = (userId: string): string => `${prefixOf(userId)}gone`;

/** Longer than any conversation or job. */
export const GONE_MS = 2 * 24 * 3600 * 1000;

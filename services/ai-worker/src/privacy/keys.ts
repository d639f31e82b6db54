/** In braces, so that all keys of a user live on one node of a cluster. */
export const prefixOf = (userId: string): string => `chat:{${userId}}:`;

/** Is there while something of a user whose account is gone could still come late. */
export const goneKey = (userId: string): string => `${prefixOf(userId)}gone`;

/** Longer than a conversation or a job may last. */
export const GONE_MS = 2 * 24 * 3600 * 1000;

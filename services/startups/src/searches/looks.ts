import type { EntityManager } from 'typeorm';

const DAY_MS = 24 * 3_600_000;
/** The least time between two looks after a standstill. */
const LEAST_MS = 23 * 3_600_000;

export const aDayAfter = (moment: Date): Date => new Date(moment.getTime() + DAY_MS);

/** The next look: at the same time of the next day, or a day from now after a standstill. */
export function nextLook(due: Date, now: Date): Date {
  const next = aDayAfter(due);
  return next.getTime() - now.getTime() < LEAST_MS ? aDayAfter(now) : next;
}

/** Simultaneous changes of one investor's searches, and their look, happen one after the other. */
export async function lockSearches(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('saved searches ' || $1, 0))`, [userId]);
}

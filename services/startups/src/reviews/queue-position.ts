import { v7 as uuid } from 'uuid';

/**
 * Positions in the admins' queue are UUIDs, because they serve as page cursors. Time-ordered UUIDs
 * start with `0` for centuries. An `f` in its place sorts unrequested reviews after requested ones.
 */
const UNREQUESTED = 'f';

export const requestedPosition = (): string => uuid();
export const unrequestedPosition = (): string => `${UNREQUESTED}${uuid().slice(1)}`;
export const isUnrequested = (position: string | null): position is string =>
  position?.startsWith(UNREQUESTED) === true;

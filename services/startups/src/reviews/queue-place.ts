import { v7 as uuid } from 'uuid';

/**
 * Positions in the admins' queue are UUIDs, because they serve as page cursors. Time-ordered UUIDs
 * start with `0` for centuries. An `f` in its place sorts unrequested reviews after requested ones.
 */
const LATER = 'f';

export const placeOfAsked = (): string => uuid();
export const placeOfUnasked = (): string => `${LATER}${uuid().slice(1)}`;
export const isUnasked = (place: string | null): place is string => place?.startsWith(LATER) === true;

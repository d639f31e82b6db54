import { v7 as uuid } from 'uuid';

/**
 * `review_place` is the position of a held startup in the admin's queue. It is a UUID, like every cursor, and
 * UUIDs sort by time. The first digit `f` sorts the startups whose founders did not ask after all others.
 */
const UNREQUESTED = 'f';

export const requestedPosition = (): string => uuid();
export const unrequestedPosition = (): string => `${UNREQUESTED}${uuid().slice(1)}`;
export const isUnrequested = (position: string | null): position is string =>
  position?.startsWith(UNREQUESTED) === true;

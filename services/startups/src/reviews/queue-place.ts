import { v7 as uuid } from 'uuid';

/**
 * Where a startup stands in the admins' queue: an id, so that it serves as the cursor of a page.
 * Ids are time-ordered and begin with a zero for centuries; the same with an `f` in front come
 * after all of those.
 */
const LATER = 'f';

export const placeOfAsked = (): string => uuid();
export const placeOfUnasked = (): string => `${LATER}${uuid().slice(1)}`;
export const isUnasked = (place: string | null): place is string => place?.startsWith(LATER) === true;

import { z } from 'zod';

/** A UUID of any version; ours are v7. Another value in a body is a 422. */
export const id = z.guid('Must be a UUID');

export function isId(value: string): boolean {
  return id.safeParse(value).success;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The maximum length of an id in a path, valid or not. */
export const PATH_ID_MAX = 200;
/**
 * An id from a path. Text that is no UUID becomes an id that nothing has: the service then replies
 * not_found, after the errors of the body (ERR-8).
 */
export const pathId = z
  .string()
  .max(PATH_ID_MAX)
  .transform((text) => (isId(text) ? text.toLowerCase() : NO_ID));

export const timestamp = z.iso.datetime().describe('ISO-8601, UTC');

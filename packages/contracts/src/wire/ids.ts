import { z } from 'zod';

/** A UUID of any version; ours are v7. Another value in a body is a 422. */
export const id = z.guid('Must be a UUID');

/** Whether a path segment is a valid id; if not, the reply is 404. */
export function isId(value: string): boolean {
  return id.safeParse(value).success;
}

/** The maximum length of an id in a path, valid or not. */
export const PATH_ID_MAX = 200;
/**
 * An id from a path, as any text. The service replies not_found to an invalid UUID, because the
 * errors of the body take precedence (ERR-8).
 */
export const pathId = z.string().max(PATH_ID_MAX);

export const timestamp = z.iso.datetime().describe('ISO-8601, UTC');

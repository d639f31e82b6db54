import { z } from 'zod';

/** An id: a UUID (v7 where we make it) of whatever version. In a body anything else is a 422. */
export const id = z.guid('Must be a UUID');

/** Whether a path segment can be an id at all; what cannot is answered 404. */
export function isId(value: string): boolean {
  return id.safeParse(value).success;
}

/** The longest text that may stand in an id's place. */
export const PATH_ID_MAX = 200;
/**
 * An id of a path travels as text over RPC: what is no UUID is answered not_found by the service,
 * after the body was found in order (ERR-8).
 */
export const pathId = z.string().max(PATH_ID_MAX);

/** An instant, ISO-8601 in UTC. */
export const timestamp = z.iso.datetime().describe('ISO-8601, UTC');

import { z } from 'zod';

import { NOT_A_CURSOR } from './errors.js';
import { blank, queryNumber } from './numbers.js';

/** How long a page may be (PAGE-1). */
export const PAGE_LIMIT_MAX = 200;
/** The page length where only a cursor is given. */
export const PAGE_LIMIT_DEFAULT = 50;

/**
 * `limit` and `cursor`, the query of every list that can grow. Ids are time-ordered, so the id of
 * a page's last row is its cursor, unless the list is in another order and says so.
 */
export const pageQuery = {
  limit: queryNumber(
    z
      .number()
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(PAGE_LIMIT_MAX, `Must be at most ${PAGE_LIMIT_MAX}`),
  )
    .optional()
    .meta({ description: 'How many at most. The answer carries Link: <…>; rel="next" while more remain' }),
  cursor: z
    .union([z.guid(NOT_A_CURSOR), blank], NOT_A_CURSOR)
    .optional()
    .meta({ description: 'From the Link header of the page before' }),
};

/** The same two over RPC, where `limit` is a number already. */
export const pageRequest = {
  limit: z.number().int().min(1).max(PAGE_LIMIT_MAX).optional(),
  cursor: z.guid().optional(),
};
export const pageRequestSchema = z.object(pageRequest);
export type PageRequest = z.infer<typeof pageRequestSchema>;

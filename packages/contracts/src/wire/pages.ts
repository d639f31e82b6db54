import { z } from 'zod';

import { NOT_A_CURSOR } from './errors.js';
import { blank, queryNumber } from './numbers.js';

/** The maximum page length (PAGE-1). */
export const PAGE_LIMIT_MAX = 200;
/** The page length if a request has a cursor but no limit. */
export const PAGE_LIMIT_DEFAULT = 50;

/**
 * The query parameters of every list that can grow. Ids are ordered by time, so the cursor is the id
 * of the page's last row. Lists in another order define their own cursor.
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
    .meta({ description: 'Maximum page length. If more items follow, the reply has Link: <…>; rel="next"' }),
  cursor: z
    .union([z.guid(NOT_A_CURSOR), blank], NOT_A_CURSOR)
    .optional()
    .meta({ description: 'From the Link header of the previous page' }),
};

/** The page parameters of an RPC, where `limit` is already a number. */
export const pageRequest = {
  limit: z.number().int().min(1).max(PAGE_LIMIT_MAX).optional(),
  cursor: z.guid().optional(),
};
export const pageRequestSchema = z.object(pageRequest);
export type PageRequest = z.infer<typeof pageRequestSchema>;

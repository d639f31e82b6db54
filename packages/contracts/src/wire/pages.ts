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

/**
 * `<value>~<id>` of a page's last row; the value is what the list is ordered by. The position stays
 * valid if that row changes or is deleted.
 */
export const positionCursor = z
  .string()
  .regex(
    /^-?\d{1,16}(?:\.\d{1,20})?(?:e-\d{1,2})?~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    NOT_A_CURSOR,
  );

/** The query parameters of a list that another value than the id orders. */
export const positionQuery = {
  ...pageQuery,
  cursor: z
    .union([positionCursor, blank], NOT_A_CURSOR)
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

export const positionRequest = { ...pageRequest, cursor: positionCursor.optional() };

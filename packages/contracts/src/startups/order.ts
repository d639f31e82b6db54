import { z } from 'zod';

import { NOT_A_CURSOR } from '../wire/errors.js';
import { blank } from '../wire/numbers.js';
import { pageRequest, positionCursor } from '../wire/pages.js';

/** The orders of a list of startups, each highest first (FILTER-7). */
export const STARTUP_SORTS = ['newest', 'score', 'revenue', 'fit', 'my_fit'] as const;
export const startupSort = z.enum(STARTUP_SORTS, `Must be one of: ${STARTUP_SORTS.join(', ')}`);
export type StartupSort = z.infer<typeof startupSort>;

/** A query parameter that is true, false or blank. */
export const yesOrNo = z.union(
  [z.literal('true').transform(() => true), z.literal('false').transform(() => false), blank],
  { error: 'Must be true or false' },
);

/** What a list adds on request (STARTUP-12). */
const include = z.literal('analysis', 'Must be analysis');

const cursor = z.union([z.guid(NOT_A_CURSOR), positionCursor], NOT_A_CURSOR);

/** The query parameters beside the filters and `limit`. */
export const startupOrderQuery = {
  cursor: z
    .union([cursor, blank], NOT_A_CURSOR)
    .optional()
    .meta({ description: 'From the Link header of the previous page of the same sort' }),
  sort: z
    .union([startupSort, blank], `Must be one of: ${STARTUP_SORTS.join(', ')}`)
    .optional()
    .meta({
      description:
        "Default newest. score, revenue, fit (the caller's own match score) and my_fit (the score by the caller's weights) put the highest first, then the newest; startups without the value come last",
    }),
  total: yesOrNo.optional().meta({ description: 'true adds the header Total-Count to the first page' }),
  include: z
    .union([include, blank], 'Must be analysis')
    .optional()
    .meta({ description: 'analysis adds the fields of the analysis that lists leave out' }),
};

export const startupOrder = {
  ...pageRequest,
  cursor: cursor.optional(),
  sort: startupSort.optional(),
  total: z.boolean().optional(),
  include: include.optional(),
};
export const startupOrderSchema = z.object(startupOrder);
export type StartupOrder = z.infer<typeof startupOrderSchema>;

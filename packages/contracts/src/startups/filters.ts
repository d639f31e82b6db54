import { z } from 'zod';

import { stage, STAGES } from '../facts/schemas.js';
import { blank, NUMBER_BOUNDS, queryNumber } from '../wire/numbers.js';
import { pageQuery } from '../wire/pages.js';
import { searchText, TEXT_BOUNDS } from '../wire/text.js';
import { startupOrderQuery, yesOrNo } from './order.js';

const atLeast = (max: number) => z.number().min(0, 'Must be 0 or more').max(max, `Must be at most ${max}`);
const SECTORS_MAX = TEXT_BOUNDS.listLength;

/** The filters of the investors' browse list (FILTER-1 to FILTER-6), its order and its page. */
export const startupFilterQuery = z.object({
  ...pageQuery,
  ...startupOrderQuery,
  q: searchText
    .optional()
    .meta({ description: 'Case-insensitive substring of idea_title, idea_description or sector' }),
  sector: z
    .union(
      [
        searchText.transform((sector) => [sector]),
        z.array(searchText).max(SECTORS_MAX, `Must have at most ${SECTORS_MAX} entries`),
      ],
      // Report the problem of the option that fits the input: one text or a list.
      { error: ({ input, errors }) => errors[Array.isArray(input) ? 1 : 0]?.[0]?.message },
    )
    .optional()
    .meta({ description: 'Case-insensitive substring of sector; of several, one must match' }),
  same_sectors: yesOrNo.optional().meta({
    description:
      'true also finds sectors that matching holds for the same as `sector`: AgTech for Agriculture',
  }),
  location: searchText.optional().meta({ description: 'Case-insensitive substring of location' }),
  stage: z
    .union([stage, z.literal('all'), blank], `Must be one of: ${['all', ...STAGES].join(', ')}`)
    .optional(),
  min_score: queryNumber(atLeast(100))
    .optional()
    .meta({ description: 'Minimum overall_score; startups without a score are left out' }),
  min_revenue: queryNumber(atLeast(NUMBER_BOUNDS.money))
    .optional()
    .meta({ description: 'Minimum monthly_revenue' }),
  min_users: queryNumber(atLeast(NUMBER_BOUNDS.count).int('Must be a whole number'))
    .optional()
    .meta({ description: 'Minimum user_count' }),
});

export const startupFilter = z.object({
  q: searchText.optional(),
  sector: z.array(searchText).max(TEXT_BOUNDS.listLength).optional(),
  same_sectors: z.boolean().optional(),
  location: searchText.optional(),
  stage: z.union([stage, z.literal('all')]).optional(),
  min_score: z.number().optional(),
  min_revenue: z.number().optional(),
  min_users: z.number().optional(),
});
export type StartupFilter = z.infer<typeof startupFilter>;

import { z } from 'zod';

import { stage } from '../facts/schemas.js';
import { acrossFields } from '../wire/fields.js';
import { id, timestamp } from '../wire/ids.js';
import { count, money } from '../wire/numbers.js';
import { optionalText, optionalTextList, requiredText, TEXT_BOUNDS, textList } from '../wire/text.js';

const profileFields = z.object({
  budget: money(),
  current_companies: requiredText(TEXT_BOUNDS.long),
  investment_sectors: textList({ min: 1 }),
  check_size_min: money()
    .nullish()
    .transform((value) => value ?? null),
  check_size_max: money()
    .nullish()
    .transform((value) => value ?? null),
  investment_thesis: optionalText(TEXT_BOUNDS.long),
  geography_preference: optionalTextList(),
  portfolio_size: count()
    .nullish()
    .transform((value) => value ?? null),
  preferred_stages: z
    .array(stage)
    .max(TEXT_BOUNDS.listLength, `Must have at most ${TEXT_BOUNDS.listLength} entries`)
    .nullish()
    .transform((value) => (value && value.length > 0 ? [...new Set(value)] : null)),
});

/** The 422 if check_size_min is greater than check_size_max. */
export const CHECK_SIZE_PROBLEM = {
  loc: ['body', 'check_size_min'],
  msg: 'Must not be more than check_size_max',
  type: 'value_error',
};

const checkSizesInOrder = acrossFields(
  z.object({ check_size_min: z.number(), check_size_max: z.number() }),
  ({ check_size_min, check_size_max }) => check_size_min <= check_size_max,
  { path: ['check_size_min'], message: CHECK_SIZE_PROBLEM.msg, type: CHECK_SIZE_PROBLEM.type },
);

/** POST /investors and POST /investor-profile (INVESTOR-3). */
export const investorInput = profileFields.check(checkSizesInOrder).meta({ id: 'InvestorInput' });
export type InvestorInput = z.output<typeof investorInput>;

/** PATCH /investors/{id}: absent fields stay unchanged; null clears an optional field. */
export const investorPatch = profileFields.partial().check(checkSizesInOrder).meta({ id: 'InvestorPatch' });
export type InvestorPatch = z.output<typeof investorPatch>;

/** An investor's statements; the input of matching. */
export const investorFacts = z.object({
  budget: z.number(),
  current_companies: z.string(),
  investment_sectors: z.array(z.string()),
  check_size_min: z.number().nullable(),
  check_size_max: z.number().nullable(),
  investment_thesis: z.string().nullable(),
  geography_preference: z.array(z.string()).nullable(),
  portfolio_size: z.number().nullable(),
  preferred_stages: z.array(stage).nullable(),
});
export type InvestorFacts = z.infer<typeof investorFacts>;

export const investor = investorFacts
  .extend({ id, user_id: id, created_at: timestamp })
  .meta({ id: 'Investor' });
export type Investor = z.infer<typeof investor>;

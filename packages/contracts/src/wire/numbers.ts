import { z } from 'zod';

import { addProblem } from './problems.js';

/** Number bounds (LIMIT-3). */
export const NUMBER_BOUNDS = { money: 1e12, count: 1e10 } as const;

/** Whether a number has at most two decimals in its shortest decimal form. */
export function isWholeCents(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** US dollars as a JSON number with at most two decimals, 0 to 1e12. */
export function money() {
  return z
    .number()
    .min(0, 'Must be 0 or more')
    .max(NUMBER_BOUNDS.money, 'Must be at most 1,000,000,000,000')
    .check((ctx) => {
      if (Number.isFinite(ctx.value) && !isWholeCents(ctx.value))
        addProblem(ctx, 'decimal_max_places', 'Must have at most two decimals');
    })
    .meta({ minimum: 0, maximum: NUMBER_BOUNDS.money, description: 'US dollars, at most two decimals' });
}

/** A whole number from 0 to 1e10 (users, portfolio size). */
export function count() {
  return z
    .number()
    .min(0, 'Must be 0 or more')
    .max(NUMBER_BOUNDS.count, 'Must be at most 10,000,000,000')
    .check((ctx) => {
      if (!Number.isInteger(ctx.value)) addProblem(ctx, 'int_type', 'Must be a whole number');
    })
    .meta({ type: 'integer', minimum: 0, maximum: NUMBER_BOUNDS.count });
}

/** An empty query parameter, as browsers send for an empty field; counts as absent. */
export const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => undefined);

/** A number in a query string, e.g. `min_score=70`; an empty value counts as absent. */
export function queryNumber(inner: z.ZodNumber) {
  return z
    .string()
    .trim()
    .transform((text, ctx) => {
      if (text === '') return undefined;
      const value = Number(text);
      if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) || !Number.isFinite(value)) {
        addProblem(ctx, 'number_parsing', 'Must be a number');
        return z.NEVER;
      }
      return value;
    })
    .pipe(inner.optional());
}

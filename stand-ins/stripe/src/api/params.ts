import { z } from 'zod';

import { badRequest, type StripeError } from './errors.js';
import type { Form } from './form.js';

/** The kinds of values in a form: all text, each parsed as Stripe does. */

export const text = (max = 5000) => z.string().min(1).max(max);

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: 'integer' })
  .transform(Number);

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const webUrl = text().refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), {
  error: 'url',
});

/** Up to 50 keys of 40 characters and values of 500. An empty value removes a key. */
export const metadata = z.preprocess(
  (value) => (Array.isArray(value) ? Object.fromEntries(value.entries()) : value),
  z.record(z.string().max(40), z.string().max(500)).refine((all) => Object.keys(all).length <= 50),
);

/** `created` and similar filters in lists: a moment, or gt, gte, lt, lte (seconds). */
const range = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** The parameters of every list. */
export const listParams = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: range.optional(),
};
export interface ListParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
}

function nameOf(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return [first ?? '', ...rest.map((part) => `[${part}]`)].join('');
}

function explain(issue: z.core.$ZodIssue): StripeError {
  const name = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return badRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    return badRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  if (issue.code === 'too_small' && issue.input === '') {
    return badRequest(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
      name,
      'parameter_invalid_empty',
    );
  }
  if (issue.message === 'integer') {
    return badRequest(`Invalid integer: ${String(issue.input)}`, name, 'parameter_invalid_integer');
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return badRequest(`Invalid email address: ${String(issue.input)}`, name, 'email_invalid');
  }
  if (issue.message === 'url') return badRequest('Not a valid URL', name, 'url_invalid');
  if (issue.code === 'invalid_value') {
    return badRequest(`Invalid ${name}: must be one of ${issue.values.map(String).join(', ')}`, name);
  }
  return badRequest(`Invalid ${name}: ${issue.message}`, name);
}

/** Parses a call's parameters. @throws StripeError for the first wrong one, in Stripe's words */
export function readParams<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? explain(issue) : badRequest('Invalid request');
}

/** Metadata after an update: given keys are set, empty ones removed. */
export function mergeMetadata(
  current: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  const merged = new Map(Object.entries({ ...current, ...change }));
  return Object.fromEntries([...merged].filter(([, value]) => value !== ''));
}

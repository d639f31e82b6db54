import { z } from 'zod';

import { complain } from './complain.js';

/**
 * Text as it travels over the wire (WIRE-8): trimmed, counted in Unicode code
 * points, never containing U+0000; what holds nothing visible counts as missing.
 */

/** Bounds in Unicode code points, so that an emoji counts once. */
export const TEXT_BOUNDS = {
  name: 120,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  short: 120,
  long: 5000,
  listEntry: 80,
  listLength: 50,
  search: 200,
} as const;

const INVISIBLE_ONLY = /^[\s\p{Cc}\p{Cf}]*$/u;

/** The number of Unicode code points, computed only as far as `limit` requires. */
function exceeds(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > limit * 2) return true;
  let count = 0;
  for (const point of text) {
    if (point && ++count > limit) return true;
  }
  return false;
}

/** True for text in which a reader would see nothing. */
export function isBlank(text: string): boolean {
  return INVISIBLE_ONLY.test(text);
}

const NUL = '\u0000';
const NO_NUL = { type: 'string_nul', message: 'Text must not contain the character U+0000' };

function refuseNul(ctx: z.core.ParsePayload<string>): void {
  if (ctx.value.includes(NUL)) complain(ctx, NO_NUL.type, NO_NUL.message);
}

/** A trimmed string within `max` code points; blank is still allowed here. */
function boundedText(max: number) {
  return z
    .string()
    .trim()
    .check((ctx) => {
      refuseNul(ctx);
      if (exceeds(ctx.value, max)) complain(ctx, 'string_too_long', `Must be at most ${max} characters`);
    })
    .meta({ maxLength: max });
}

/**
 * Text to search for, in a query. By zod's own checks, unlike the rest: only what these find is told
 * apart where one text or a list may stand.
 */
export const searchText = z
  .string()
  .trim()
  .max(TEXT_BOUNDS.search, `Must be at most ${TEXT_BOUNDS.search} characters`)
  .refine((text) => !text.includes(NUL), { message: NO_NUL.message, params: { type: NO_NUL.type } });

/** Text that must be there: blank and null are refused as missing. */
export function requiredText(max: number) {
  return boundedText(max)
    .check((ctx) => {
      if (isBlank(ctx.value)) complain(ctx, 'missing', 'Field required');
    })
    .meta({ minLength: 1, maxLength: max });
}

/** Text that may be left out: absent, null and blank all become null. */
export function optionalText(max: number) {
  return boundedText(max)
    .nullish()
    .transform((value) => (value == null || isBlank(value) ? null : value));
}

/** A list of short texts; blank entries are dropped, as the forms do. */
export function textList(options: { min?: number } = {}) {
  const { min = 0 } = options;
  return z
    .array(boundedText(TEXT_BOUNDS.listEntry))
    .overwrite((entries) => entries.filter((entry) => !isBlank(entry)))
    .max(TEXT_BOUNDS.listLength, `Must have at most ${TEXT_BOUNDS.listLength} entries`)
    .check((ctx) => {
      if (ctx.value.length < min) complain(ctx, 'missing', 'Field required');
    });
}

/** A list that may be left out; absent, null and empty become null. */
export function optionalTextList() {
  return textList()
    .nullish()
    .transform((entries) => (entries && entries.length > 0 ? entries : null));
}

function isWebLink(value: string): boolean {
  if (/[\s\p{Cc}]/u.test(value)) return false;
  if (!/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value);
}

/** An absolute http or https link that may be left out. */
export function optionalLink() {
  return boundedText(TEXT_BOUNDS.long)
    .check((ctx) => {
      if (!isBlank(ctx.value) && !isWebLink(ctx.value))
        complain(ctx, 'url', 'Must be a link that starts with http:// or https://');
    })
    .meta({ maxLength: TEXT_BOUNDS.long, format: 'uri' })
    .nullish()
    .transform((value) => (value == null || isBlank(value) ? null : value));
}

/** An e-mail address; kept as typed, compared without regard to case. */
export const emailAddress = boundedText(TEXT_BOUNDS.email)
  .check((ctx) => {
    if (isBlank(ctx.value)) complain(ctx, 'missing', 'Field required');
    else if (!z.email().safeParse(ctx.value).success)
      complain(ctx, 'email', 'Must be a valid e-mail address');
  })
  .meta({ maxLength: TEXT_BOUNDS.email, format: 'email' });

/** A password to be set: never trimmed. */
export const newPassword = z
  .string()
  .check((ctx) => {
    const { passwordMin, passwordMax } = TEXT_BOUNDS;
    refuseNul(ctx);
    if (ctx.value === '') complain(ctx, 'missing', 'Field required');
    else if (!exceeds(ctx.value, passwordMin - 1))
      complain(ctx, 'string_too_short', `Must be at least ${passwordMin} characters`);
    if (exceeds(ctx.value, passwordMax))
      complain(ctx, 'string_too_long', `Must be at most ${passwordMax} characters`);
  })
  .meta({ minLength: TEXT_BOUNDS.passwordMin, maxLength: TEXT_BOUNDS.passwordMax, format: 'password' });

/** A password to be checked: any that could ever have been set, and shorter wrong guesses. */
export const givenPassword = z
  .string()
  .check((ctx) => {
    if (ctx.value === '') complain(ctx, 'missing', 'Field required');
    refuseNul(ctx);
    if (exceeds(ctx.value, TEXT_BOUNDS.passwordMax))
      complain(ctx, 'string_too_long', `Must be at most ${TEXT_BOUNDS.passwordMax} characters`);
  })
  .meta({ minLength: 1, maxLength: TEXT_BOUNDS.passwordMax, format: 'password' });

import type { z } from 'zod';

import { formatCount, formatMoney } from '../lib/format';
import { NOT_READ, readingOf, toAmount } from './amount';

interface Option {
  value: string;
  label: string;
}

/**
 * Describes a field of an entity wherever it is shown: in forms, the review, the chat's "What we know
 * so far", and cards. Only the contract states which values the API accepts.
 */
export interface FieldDescriptor<Name extends string = string> {
  name: Name;
  label: string;
  /** The label outside of forms, if it differs. */
  short?: string;
  kind:
    | 'text'
    | 'area'
    | 'comma-list'
    | 'select'
    | 'checkboxes'
    /** A select that shows all of its options. */
    | 'radios'
    | 'integer'
    /** A select whose values are numbers. */
    | 'number-select'
    /** A day; the API gets its morning, in the user's time zone. */
    | 'day'
    | 'code'
    | 'money'
    | 'url'
    | 'checkbox'
    | 'email'
    | 'password';
  /** The form requires it, although the contract does not: the form has this field only when it is needed. */
  isRequired?: true;
  hint?: string;
  placeholder?: string;
  /** For an area: the initial number of lines. */
  rows?: number;
  autoComplete?: string;
  /** For select, checkboxes, radios and number-select. */
  options?: readonly Option[];
  /** For text and comma-list: common answers. Others are allowed. */
  suggestions?: readonly string[];
  /** The value in an empty form. */
  initial?: string;
}

/** The typed text of each field. The entries of a list are separated with commas. */
export type Values<Name extends string = string> = Record<Name, string>;

export const shortLabel = ({ label, short }: FieldDescriptor): string => short ?? label;

/** Splits on commas, trims, and removes blanks (INVESTOR-9). */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A domain name, perhaps with a port, and then a path or nothing. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** A web address as people write it (`product.example/app`) with its https (SCREEN-25); other text is unchanged. */
function linkOf(text: string): string {
  const typed = text.trim();
  return BARE_ADDRESS.test(typed) ? `https://${typed}` : text;
}

/** 9 o'clock on a day such as 2026-11-20, as a timestamp; null if blank. */
function morningOf(day: string): string | null {
  const morning = new Date(`${day}T09:00`);
  if (day.trim() === '') return null;
  return Number.isNaN(morning.getTime()) ? day : morning.toISOString();
}

function bodyValue(kind: FieldDescriptor['kind'], text: string): unknown {
  switch (kind) {
    case 'integer':
    case 'money':
      return toAmount(text, kind);
    case 'number-select':
      return toAmount(text, 'integer');
    case 'day':
      return morningOf(text);
    case 'comma-list':
    case 'checkboxes': {
      const entries = splitList(text);
      return entries.length > 0 ? entries : null;
    }
    case 'checkbox':
      return text === 'true';
    case 'password':
      return text === '' ? null : text;
    case 'url':
      return text.trim() === '' ? null : linkOf(text);
    default:
      return text.trim() === '' ? null : text;
  }
}

/** What a field says of a text that it reads otherwise than typed; undefined for most fields. */
export function readingIn({ kind }: FieldDescriptor, text: string): string | undefined {
  if (kind === 'money' || kind === 'integer') return readingOf(text, kind);
  if (kind !== 'url') return undefined;
  const link = linkOf(text);
  return link === text ? '' : `Read as ${link}`;
}

/** What to type, if the text of a number field is no number; undefined otherwise. */
export const notReadIn = ({ kind }: FieldDescriptor, text: string): string | undefined =>
  (kind === 'money' || kind === 'integer') && typeof toAmount(text, kind) === 'string'
    ? NOT_READ[kind]
    : undefined;

/** Converts the typed text to a request body; a blank field is null. */
export const toBody = (fields: readonly FieldDescriptor[], values: Values): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, bodyValue(kind, values[name] ?? '')]));

/** Converts a value of the API to a field's text; undefined if no field can hold it. */
export function toText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Converts an entity to the form's values; without an entity, those of the empty form. */
export function valuesOf<Name extends string>(
  fields: readonly FieldDescriptor<Name>[],
  entity?: Readonly<Partial<Record<Name, unknown>>>,
): Values {
  return Object.fromEntries(
    fields.map(({ name, initial = '' }) => [name, entity ? (toText(entity[name]) ?? '') : initial]),
  );
}

/** A value as text for display; null if it is unknown. */
export function shownValue(field: FieldDescriptor, value: unknown): string | null {
  if (typeof value === 'number') return field.kind === 'money' ? formatMoney(value) : formatCount(value);
  if (typeof value === 'string') {
    const option = field.options?.find((candidate) => candidate.value === value);
    return value.trim() === '' ? null : (option?.label ?? value);
  }
  if (!Array.isArray(value)) return null;
  const entries = value.map((entry) => shownValue(field, entry)).filter((entry) => entry !== null);
  return entries.length > 0 ? entries.join(', ') : null;
}

/** The changed fields of a body, as the body of a PATCH. */
export function patchOf<Patch>(
  schema: z.ZodType<Patch>,
  fields: readonly FieldDescriptor[],
  base: Values,
  body: object,
): Patch {
  const before: ReadonlyMap<string, unknown> = new Map(Object.entries(toBody(fields, base)));
  const entries: [string, unknown][] = Object.entries(body);
  return schema.parse(
    Object.fromEntries(
      entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name))),
    ),
  );
}

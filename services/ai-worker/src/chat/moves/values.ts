import type { Answer } from '../slots/slot.js';

/** Compares values: texts, figures and lists of texts. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a list that is mentioned in passing is a part of the known one. Then it changes nothing. */
export const isPartOf = (known: unknown, answer: Answer): boolean =>
  answer.kind === 'value' &&
  Array.isArray(known) &&
  Array.isArray(answer.value) &&
  answer.value.every((entry) => known.includes(entry));

/** Whether the smallest check is at most the largest, as far as both are known. */
export const hasOrderedChecks = ({
  check_size_min: min,
  check_size_max: max,
}: Readonly<Record<string, unknown>>): boolean =>
  typeof min !== 'number' || typeof max !== 'number' || min <= max;

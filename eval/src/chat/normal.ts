import type { Holding } from './personas/persona.js';

type Expected = string | number | readonly string[] | Holding;

/** Texts are compared without regard to case, spacing and closing punctuation. */
export const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"'.,;:!?-]+/, '')
    .replace(/[\s"'.,;:!?/-]+$/, '');

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);

/** Whether a value is what was expected; lists in any order. */
export function isRight(expected: Expected, given: unknown): boolean {
  if (typeof expected === 'number') return given === expected;
  if (typeof expected === 'string') return typeof given === 'string' && normal(given) === normal(expected);
  if (isList(expected)) {
    if (!isList(given)) return false;
    const sorted = (entries: readonly unknown[]) => entries.map((entry) => normal(String(entry))).sort();
    return sorted(given).join('|') === sorted(expected).join('|');
  }
  const written = isList(given) ? given.join(', ') : given;
  if (typeof written !== 'string') return false;
  const text = normal(written);
  const { holds, not = [] } = expected;
  return (
    holds.every((part) => text.includes(normal(part))) && !not.some((part) => text.includes(normal(part)))
  );
}

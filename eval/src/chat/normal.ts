import type { Expected } from './personas/persona.js';

/** Normalises case, spacing and outer punctuation for comparison. */
export const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"'.,;:!?-]+/, '')
    .replace(/[\s"'.,;:!?/-]+$/, '');

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);

/** Whether the lists match entry by entry, in any order. */
function isSameList(expected: readonly Expected[], given: readonly unknown[]): boolean {
  const left = [...given];
  for (const entry of expected) {
    const at = left.findIndex((value) => isRight(entry, value));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

const SCHEME = /^https?:\/\/(?:www\.)?/;
const BARE_HOST = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;

/** Compares normalised texts; an address may have an additional scheme. */
function isSameText(expected: string, given: string): boolean {
  const [wanted, got] = [normal(expected), normal(given)];
  return wanted === got || (BARE_HOST.test(wanted) && wanted === got.replace(SCHEME, ''));
}

/** Whether a value is as expected; lists may have any order. */
export function isRight(expected: Expected, given: unknown): boolean {
  if (typeof expected === 'number') return given === expected;
  if (typeof expected === 'string') return typeof given === 'string' && isSameText(expected, given);
  if (isList(expected)) return isList(given) && isSameList(expected, given);
  if ('any' in expected) {
    // Each entry of a list must be one of the alternatives.
    const entries = isList(given) && given.length > 0 ? given : [given];
    return (
      expected.any.some((alternative) => isRight(alternative, given)) ||
      entries.every((entry) => expected.any.some((alternative) => isRight(alternative, entry)))
    );
  }
  if (typeof given !== 'string' && !isList(given)) return false;
  const text = normal(isList(given) ? given.join(', ') : given);
  const { holds, not = [] } = expected;
  return (
    holds.every((part) => text.includes(normal(part))) && !not.some((part) => text.includes(normal(part)))
  );
}

import type { UserType } from '@proofround/contracts';

import { type FieldNamed, fieldsNamed } from './field-names.js';
import { REPAIR_WORDS, type RepairRole } from './repair-words.js';

/** The roles in the order in which they are looked for: a longer phrase before its words. */
const BEFORE_FIELDS: readonly RepairRole[] = ['retract', 'meant', 'swap', 'wrong'];
const AFTER_FIELDS: readonly RepairRole[] = [
  'move',
  'remove',
  'was',
  'not',
  'into',
  'lead',
  'point',
  'around',
];

const patternOf = (role: RepairRole): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${Object.values(REPAIR_WORDS)
      .map((words) => words[role])
      .join('|')})(?:(?<=')|(?![\p{L}\p{M}\p{N}]|'\p{L}))`,
    'giu',
  );
const PATTERNS = new Map<RepairRole, RegExp>(
  [...BEFORE_FIELDS, ...AFTER_FIELDS].map((role) => [role, patternOf(role)]),
);

interface Placed {
  readonly role: RepairRole;
  readonly start: number;
  readonly end: number;
}

/** A message taken apart: the fields it names, the words that repair, and what is left. */
export interface Parsed {
  readonly text: string;
  readonly fields: readonly FieldNamed[];
  readonly words: readonly Placed[];
  /** Whether all its words are about a repair. */
  readonly whole: boolean;
  /** Where the first other word stands; the length of the text if there is none. */
  readonly contentFrom: number;
  /** The text with spaces in place of all words that are about the repair. */
  readonly rest: string;
  readonly has: (role: RepairRole) => boolean;
}

const CONTENT = /[\p{L}\p{N}]/u;
/** The same text, of the same length, for comparison. */
const plain = (text: string): string => text.replaceAll('’', "'");

const blank = (text: string, { start, end }: { start: number; end: number }): string =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

/** Takes a message apart by the words of {@link REPAIR_WORDS} and the names of fields. */
export function parseRepair(message: string, type: UserType): Parsed {
  const text = plain(message);
  let rest = text;
  const words: Placed[] = [];
  const take = (role: RepairRole) => {
    for (const { 0: found, index } of rest.matchAll(PATTERNS.get(role) ?? /$^/g)) {
      const placed = { role, start: index, end: index + found.length };
      words.push(placed);
      rest = blank(rest, placed);
    }
  };
  BEFORE_FIELDS.forEach(take);
  const fields = fieldsNamed(rest, type);
  for (const field of fields) rest = blank(rest, field);
  AFTER_FIELDS.forEach(take);
  const contentFrom = rest.search(CONTENT);
  return {
    text,
    fields,
    words: words.sort((a, b) => a.start - b.start),
    whole: contentFrom < 0,
    contentFrom: contentFrom < 0 ? text.length : contentFrom,
    rest,
    has: (wanted) => words.some(({ role }) => role === wanted),
  };
}

/** Words that may stand between a word and the field that it belongs to. */
const BETWEEN: ReadonlySet<RepairRole> = new Set(['around', 'point', 'into', 'was', 'move', 'lead']);

/** Whether a word of a role stands before a field, with nothing but small words between them. */
export function isBefore(role: RepairRole, { start }: FieldNamed, { words, fields, text }: Parsed): boolean {
  const last = words.findLast((word) => word.role === role && word.end <= start);
  if (!last) return false;
  const between = words.filter((word) => word.start >= last.end && word.end <= start);
  const isInterrupted = fields.some((other) => other.start >= last.end && other.end <= start);
  return (
    !isInterrupted &&
    !(role === 'not' ? /[,.;:!?]/ : /[.;!?]/).test(text.slice(last.end, start)) &&
    between.every((word) => BETWEEN.has(word.role))
  );
}

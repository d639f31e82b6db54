import pluralize from 'pluralize';

import type { TextField } from '../../claims/statement.js';
import type { Brief } from './brief.js';

/** Fields in which founders say how many customers they want. */
const FIELDS: readonly TextField[] = [
  'idea_description',
  'solution_statement',
  'target_market',
  'competitive_advantage',
  'funding_usage',
];
/** Words of an aim, in front of its number. */
const WANTED =
  /\b(?:want|aim|plan|goal|target|reach|win|get to|first year|by (?:month|the end|q[1-4]|20\d\d)|in month|until|till|ziel|wollen|queremos|objetivo|objectif|voulons|vogliamo|obiettivo|meta)\b/;
const MOST_BETWEEN = 3;

const lastWord = (words: string) => pluralize.singular(words.split(' ').at(-1) ?? '');

/** The number of customers that the founder wants to reach; null where no sentence names one (SCORE-35). */
export function ownTarget({ claims, payers, prospects }: Brief): number | null {
  const nouns = new Set([lastWord(payers.many), lastWord(prospects)]);
  for (const { field, text, isPlanned, quantities } of claims.statements) {
    if (!FIELDS.includes(field) || !(isPlanned || WANTED.test(text))) continue;
    for (const { kind, value, behind, mood } of quantities) {
      const isCount = kind === 'count' && mood !== 'denied' && value > Math.max(1, payers.number);
      const words = behind
        .split(' ')
        .slice(0, MOST_BETWEEN)
        .map((word) => pluralize.singular(word));
      if (isCount && words.some((word) => nouns.has(word))) return value;
    }
  }
  return null;
}

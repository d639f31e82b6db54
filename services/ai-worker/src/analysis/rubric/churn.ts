import type { Claims } from '../../claims/claims.js';
import type { Statement } from '../../claims/statement.js';

/** The most percent that leave in a month where customers are said to stay. */
const LOW = { people: 2, firms: 1 };
/** Customers who pay this much a month are firms. */
const FIRM_PAYS = 30;

const LEAVES = /\b(?:churn\w*|cancel\w*|leaves?|left|lost|lose|attrition)\b/;
/** How many months one period has; a loss without a period is one of a month. */
const MONTHS_IN: readonly (readonly [RegExp, number])[] = [
  [/\b(?:weekly|(?:a|per|each|every) week)\b/, 12 / 52],
  [/\b(?:quarterly|(?:a|per|each|every) quarter)\b/, 3],
  [/\b(?:yearly|annual\w*|(?:a|per|each|every) year)\b/, 12],
];

/** Whether a sentence states how few leave: below about 2 % of people a month, or 1 % of firms. */
export function tellsLowChurn({ text, quantities }: Statement, { users, revenue }: Claims): boolean {
  if (!LEAVES.test(text)) return false;
  const losses = quantities.filter(({ kind, mood }) => kind === 'percent' && mood === 'stated');
  const months = MONTHS_IN.find(([words]) => words.test(text))?.[1] ?? 1;
  const isOfFirms = users !== null && (revenue?.value ?? 0) / users.value >= FIRM_PAYS;
  const most = (isOfFirms ? LOW.firms : LOW.people) * months;
  return losses.length > 0 && losses.every(({ value }) => value <= most);
}

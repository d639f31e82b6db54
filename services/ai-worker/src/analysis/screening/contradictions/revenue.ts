import { dollars, figure as count } from '@proofround/contracts';

import { APART, contradiction, LITTLE, none, type Rule } from './rule.js';

/** Currencies of which one unit is worth about a dollar; other amounts cannot be compared with a field. */
const NEAR_A_DOLLAR: ReadonlySet<string> = new Set([
  'usd',
  'euros',
  'pounds',
  'Swiss francs',
  'Australian dollars',
  'Canadian dollars',
  'Singapore dollars',
]);
const isComparable = (currency: string | null): boolean => currency === null || NEAR_A_DOLLAR.has(currency);

/** Text and field state different revenue. */
export const revenueAgainstField: Rule = ({ facts, inText }) => {
  if (facts.monthly_revenue === 0 || !inText.revenue?.isExplicit) return none;
  if (!isComparable(inText.revenue.currency)) return none;
  const { value, statement } = inText.revenue;
  const [low, high] =
    value < facts.monthly_revenue ? [value, facts.monthly_revenue] : [facts.monthly_revenue, value];
  if (high <= LITTLE + APART * low) return none;
  return contradiction(
    `The text speaks of ${dollars(Math.round(value))} of revenue a month; the number field says ${dollars(facts.monthly_revenue)}.`,
    statement,
  );
};

/** Statements of a single price: customers times price must then be close to the revenue. */
const ONLY_PRICE =
  /\b(?:(?:our|the) only (?:price|plan|tier|income|product|source)|one (?:flat )?(?:price|fee|plan|tier)|single (?:price|plan|tier)|all (?:of them )?(?:at|on|pay) the|nothing else|no other (?:product|income|revenue|fees?|plans?))\b/;
const ONLY_PRICE_APART = 1.25;

/** Customers times price is less than the revenue. */
export const revenueAgainstPrice: Rule = (claims) => {
  const { facts, payers, users, revenue, price } = claims;
  const buyers = payers ?? users;
  if (!buyers || !revenue || price?.monthly == null) return none;
  if (
    revenue.currency !== price.currency &&
    !(isComparable(revenue.currency) && isComparable(price.currency))
  )
    return none;
  if (!price.isExplicit && !ONLY_PRICE.test(price.statement.text)) return none;
  if (/\b(?:from|starting|starts|ab|desde|a partir|des)\b/.test(price.statement.text)) return none;
  const sum = buyers.value * price.monthly;
  const isOnlyPrice = claims.statements.some(({ text }) => ONLY_PRICE.test(text));
  if (revenue.value <= LITTLE + (isOnlyPrice ? ONLY_PRICE_APART : APART) * sum) return none;
  const entered = revenue.statement === null ? 'you entered' : 'the text says';
  const who = payers ? 'customers' : 'users';
  return contradiction(
    `${count(buyers.value)} ${who} × ${dollars(price.monthly)} = ${dollars(Math.round(sum))} a month; ${entered} ${dollars(facts.monthly_revenue > 0 ? facts.monthly_revenue : Math.round(revenue.value))}.`,
    revenue.statement ?? price.statement,
  );
};

/** The lines of the budget add up to more than the ask, or their shares to more than 100 %. */
export const budgetAgainstAsk: Rule = (claims) => {
  const lines = claims.in('funding_usage');
  const { ask } = claims;
  const sums = lines.flatMap(({ quantities }) =>
    quantities.filter(
      ({ kind, period, currency }) => kind === 'money' && period === null && isComparable(currency),
    ),
  );
  const parts = sums.filter(({ value }) => ask !== null && value < ask.value);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (ask && parts.length >= 2 && total > 1.3 * ask.value)
    return contradiction(
      `The lines of the use of funds add up to ${dollars(total)}; you ask for ${dollars(ask.value)}.`,
      lines[0] ?? null,
    );
  const shares = lines.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'percent'));
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  if (shares.length >= 3 && whole > 110)
    return contradiction(`The shares of the use of funds add up to ${count(whole)} %.`, lines[0] ?? null);
  return none;
};

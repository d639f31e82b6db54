import { type Period, perMonth } from '@proofround/text/numbers/money.js';

import { type Figure, type FoundFigure, isStated } from './figure.js';
import { latestOf, nearestTo } from './latest.js';
import { isOwn } from './owner.js';
import type { OwnedQuantity, Statement } from './statement.js';
import { countsOtherPeople } from './users.js';

/** Words for income. */
export const REVENUE =
  /\b(?:mrr|arr|revenues?|turnover|turns? over|sales|income|earn\w*|making|makes?|made|grossed|invoiced|billed|ingresos|factur\w+|umsatz\w*|chiffre d'affaires|recettes|receita\w*|faturamento|ricavi|fatturato|ventas|vendas)\b/;
const NO_REVENUE =
  /\b(?:raise|raising|raised|ask|asking|funding|invest\w*|grants?|budget|salar\w+|loan|costs?|spend|spent|spending|burn|burning|market|industry|per (?:user|seat|customer|client|month per|order|unit|head)|each(?! (?:day|week|month|quarter|year))|save[sd]?|saving|loses?|losing|lost|waste[sd]?|fines?|profit|gmv|gross merchandise|volume|process(?:es|ed|ing)?|handle[sd]?|mov(?:es|ed|ing)|transact\w*|lend|lent|payouts?|valuation|valued|worth|savings|runway|tried|refund\w*|releas\w*|recover\w*|reclaim\w*|returned|repaid|paid out|got back|gets? back|disburs\w*|escrow|donat\w*)\b/;
/** Precedes the price for one customer. */
const PAID_EACH = /\b(?:(?:pay|pays|paying|paid)(?: us)?|charge|charging|at|for|x|costs?|price|plan|×)$/;
const PRICED_FROM = /\b(?:plans?|price[sd]?|pricing|tiers?|starts?|starting|charge|pay|fees?)\b.*\bfrom$/;
/** Follows a price beside a revenue: "$5k on our $29 plan". */
const PRICE_BEHIND =
  /^(?:plans?|tiers?|subscriptions?|licen[cs]es?|fees?|per|each|a (?:seat|user|customer))\b/;
const RECURRING = /\b(?:mrr|arr|recurring revenue)\b/;
/** Precedes an amount of a development that a sentence tells of the revenue. */
const OF_REVENUE =
  /\b(monthly|annual|yearly|mrr|arr)\b[^.;:]*\b(?:grew|grown|went|rose|risen|climbed|jumped|doubled|tripled|increas\w+|fell|dropped)\b[^.;]*$/;
/** Precedes a revenue, unlike other sums after "at": "we are at $14,000 a month". */
const STANDS_AT = /\b(?:we|we're|revenues?|mrr|arr|sales|turnover)(?: (?:are|is|now|currently|already))* at$/;

const around = ({ before, text, behind }: OwnedQuantity) => `${before} ${text} ${behind}`;

/** Whether an amount is a price, a cost or a sum to raise. */
export const isNoRevenue = (quantity: OwnedQuantity) =>
  NO_REVENUE.test(around(quantity)) ||
  (PAID_EACH.test(quantity.before) && !STANDS_AT.test(quantity.before)) ||
  PRICED_FROM.test(quantity.before) ||
  PRICE_BEHIND.test(quantity.behind);

interface FoundRevenue extends FoundFigure {
  readonly isRecurring: boolean;
  readonly period: Period;
}

/** The startup's own amounts of money in a statement. */
const amountsOf = ({ quantities }: Statement) =>
  quantities.filter((quantity) => quantity.kind === 'money' && isStated(quantity) && isOwn(quantity.owner));

/** The present income in a statement; what the money of a round should reach is a plan. */
function revenueOf(statement: Statement): FoundRevenue[] {
  if (statement.field === 'funding_usage' || statement.isPlanned) return [];
  if (statement.is('milestone') || statement.is('funding_use')) return [];
  if (statement.is('alternatives') || statement.is('problem_cost')) return [];
  if (statement.is('market_count') || countsOtherPeople(statement)) return [];
  const named = amountsOf(statement).flatMap((quantity): FoundRevenue[] => {
    const lead = OF_REVENUE.exec(statement.text.slice(0, quantity.start));
    const isRecurring = RECURRING.test(around(quantity));
    if (!isRecurring && ((quantity.period ?? lead) === null || isNoRevenue(quantity))) return [];
    const context = `${lead?.[0] ?? ''} ${around(quantity)}`;
    const isExplicit = REVENUE.test(context);
    if (!isExplicit && !statement.is('revenue')) return [];
    const period = /\barr\b|\b(?:annual|yearly) (?:recurring )?revenue\b/.test(context)
      ? 'year'
      : (quantity.period ?? 'month');
    const value = perMonth(quantity.value, period);
    return [{ value, statement, isExplicit, currency: quantity.currency, quantity, isRecurring, period }];
  });
  const first = named.find(({ isExplicit }) => isExplicit);
  if (!first) return named;
  // Beside a named amount, another amount of its sentence may be the present one: "MRR went from $2k to $30k".
  const besides = amountsOf(statement)
    .filter((quantity) => !named.some((figure) => figure.quantity === quantity))
    .filter((quantity) => !isNoRevenue(quantity))
    .map((quantity): FoundRevenue => {
      const value = perMonth(quantity.value, quantity.period ?? first.period);
      return { ...first, value, currency: quantity.currency, quantity, isRecurring: false };
    });
  return [...named, ...besides].toSorted((a, b) => a.quantity.start - b.quantity.start);
}

/**
 * The monthly revenue stated in the text: the named amount nearest to the number field. Without a field,
 * of the latest amounts: named recurring revenue first, then an amount beside a word for income.
 */
export function revenueIn(statements: readonly Statement[], field = 0): Figure | null {
  const found = statements.flatMap(revenueOf);
  const latest = latestOf(found);
  return (
    nearestTo(field, found) ??
    latest.find(({ isRecurring }) => isRecurring) ??
    latest.find(({ isExplicit }) => isExplicit) ??
    latest[0] ??
    null
  );
}

import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { type Period, perMonth } from '@proofround/text/numbers/money.js';
import type { Quantity } from '@proofround/text/numbers/quantities.js';

import { type Figure, isStated } from './figure.js';
import { roleOfMoney } from './money-role.js';
import { REVENUE } from './revenue.js';
import type { OwnedQuantity, Statement } from './statement.js';

/** The price that one customer pays. */
export interface Price {
  readonly amount: number;
  /** The amount per month; null for a one-time price. */
  readonly monthly: number | null;
  readonly statement: Statement;
  /** Explicitly paid by each customer. */
  readonly isExplicit: boolean;
  readonly currency: string | null;
}

const PRICE =
  /\b(?:price[sd]?|pricing|charge[sd]?|charging|fees?|subscription|costs? (?:them|the (?:customer|user))|pays? (?:us )?|paying|sells? (?:for|at)|sold (?:for|at)|goes for|retails? (?:for|at)|per (?:user|seat|customer|client|order|unit|head|month|year|booking|device)|each|a month|monthly|\/mo|plans?|cuota|precio|preis|kostet|prix|coute|preco|prezzo)\b/;

const PAID_BY_EACH =
  /\b(?:pays?|paying|charge[sd]?|charging|plans?|tier|flat fee|subscription|each|per (?:user|seat|customer|client|account|clinic|shop|store|site|school|team|company|month|year)|price|customers?|all-in)\b/;
/** Words for a price per item, of which a customer may buy many. */
const PER_THING =
  /\bper (?!user|seat|customer|client|account|month|year|mo\b|yr\b|week|quarter|clinic|shop|store|site|school|team|company)\w+/;

const around = ({ before, text, behind }: OwnedQuantity) => `${before} ${text} ${behind}`;

/** The clause of a figure, between commas, semicolons and brackets. */
const clauseBetweenCommas = (text: string, { start, end }: OwnedQuantity) =>
  `${/[^,;()]*$/.exec(text.slice(0, start))?.[0] ?? ''}${text.slice(start, end)}${/^[^,;()]*/.exec(text.slice(end))?.[0] ?? ''}`;

/** Statements with one of these labels name other amounts than a price of the startup. */
const ABOUT_OTHER_AMOUNTS = [
  'alternatives',
  'problem',
  'problem_cost',
  'funding_use',
  'market_share_guess',
] as const;

const isRevenue = (context: string): boolean =>
  /\b(?:mrr|arr)\b/.test(context) || (REVENUE.test(context) && !/\bper\b|\beach\b/.test(context));

function isPrice(statement: Statement, quantity: OwnedQuantity): boolean {
  const { kind, mood, value, owner } = quantity;
  if (kind !== 'money' || mood === 'denied' || value <= 0 || owner === 'certain other') return false;
  const role = roleOfMoney(statement, quantity);
  if (role !== null && role !== 'planned') return false;
  const context = around(quantity);
  return !isRevenue(context) && (statement.is('price') || PRICE.test(context));
}

/** Stands between an amount and the same amount in another currency: "24 euros (about $26) a month". */
const REPEATED = /^\s*\((?:about|around|roughly|some|or|~|=|≈)?\s*$/;
const A_MONTH = /^\)\s*(?:a|per|each|every|\/)\s*month\b/;

/** The period of an amount, also if it follows the amount in another currency. */
function periodOf({ quantities, text }: Statement, { period, end }: OwnedQuantity): Period | null {
  if (period !== null) return period;
  const again = quantities.find(({ kind, start }) => kind === 'money' && start > end);
  if (!again || !REPEATED.test(text.slice(end, again.start))) return null;
  return again.period ?? (A_MONTH.test(text.slice(again.end)) ? 'month' : null);
}

function priceOf(statement: Statement, quantity: OwnedQuantity): Price {
  const { value, currency } = quantity;
  const period = periodOf(statement, quantity);
  const monthly = period === null ? null : perMonth(value, period);
  const isExplicit =
    PAID_BY_EACH.test(clauseBetweenCommas(statement.text, quantity)) && !PER_THING.test(around(quantity));
  return { amount: value, monthly, statement, isExplicit, currency };
}

const LEAST_PLAIN_SUM = 1000;
/** A large number without a noun is a sum: "drivers 40k", "80000 for two sales people". */
const isAlone = (behind: string) => behind === '' || /^(?:for|to|on|fuer|para|pour|per|na)\b/.test(behind);

/** A sum of money without a sign of money, where what it buys is told. */
export const isPlainSum = ({ kind, value, behind }: Quantity): boolean =>
  kind === 'count' && value >= LEAST_PLAIN_SUM && isAlone(behind);

/** Whether a text about the use of money names a sum. */
export const isSum = (quantity: Quantity): boolean => quantity.kind === 'money' || isPlainSum(quantity);

/** The first price of the startup's own product. */
export function priceIn(statements: readonly Statement[]): Price | null {
  for (const statement of statements) {
    if (ABOUT_OTHER_AMOUNTS.some((label) => statement.is(label))) continue;
    const price = statement.quantities.find((quantity) => isPrice(statement, quantity));
    if (price) return priceOf(statement, price);
  }
  return null;
}

const figureOf = (statement: Statement, { value, currency }: OwnedQuantity): Figure => ({
  value,
  statement,
  isExplicit: true,
  currency,
});

/**
 * The first quantity of a kind in statements with one of the labels, whose words match `context` and which is
 * not a rival's.
 */
export function figureIn(
  statements: readonly Statement[],
  kinds: readonly string[],
  quantityKind: OwnedQuantity['kind'],
  context?: RegExp,
): Figure | null {
  for (const statement of statements) {
    if (!kinds.some((kind) => statement.is(kind))) continue;
    for (const quantity of statement.quantities)
      if (
        quantity.kind === quantityKind &&
        isStated(quantity) &&
        quantity.owner !== 'certain other' &&
        (context?.test(around(quantity)) ?? true)
      )
        return figureOf(statement, quantity);
  }
  return null;
}

/** The field's number or, when blank, the text's figure. A blank field arrives as 0. */
export function fieldOrText(field: number | null, text: Figure | null): Figure | null {
  if (field !== null && field > 0) return { value: field, statement: null, isExplicit: true, currency: null };
  return text;
}

/** The field and the text state the same figure if they differ by no more than this share. */
const SAME = 0.1;

/**
 * The monthly revenue for the score, in US dollars (SCORE-26), from the field or, when blank, from the text. If
 * the field repeats a figure that the text has in another currency, the founder forgot to convert it.
 */
export function revenueInDollars(field: number, text: Figure | null): Figure | null {
  const rate = dollarsFor(text?.currency ?? null);
  const isRepeated = text !== null && Math.abs(text.value - field) <= SAME * text.value;
  const usesText = field <= 0 || (rate < 1 && isRepeated);
  if (!usesText) return fieldOrText(field, text);
  return text && rate !== 1 ? { ...text, value: Math.round(text.value * rate), currency: 'usd' } : text;
}

const ASK =
  /\b(?:rais\w+|ask\w*|seek\w*|looking for|need|round|seed|invest\w*|levantar|buscamos|suchen|brauchen|cherchons|levons|captar|cerchiamo)\b/;

export function askIn(statements: readonly Statement[]): Figure | null {
  for (const statement of statements)
    for (const quantity of statement.quantities)
      if (
        quantity.kind === 'money' &&
        quantity.period === null &&
        quantity.value >= 5000 &&
        quantity.mood !== 'denied' &&
        quantity.owner !== 'certain other' &&
        ASK.test(quantity.before) &&
        !/\braised\b/.test(quantity.before)
      )
        return figureOf(statement, quantity);
  return null;
}

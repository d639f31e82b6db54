import { perMonth } from '@proofround/text/numbers/money.js';
import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import pluralize from 'pluralize';

import type { Claims } from '../../claims/claims.js';
import type { OwnedQuantity } from '../../claims/statement.js';
import { count, dollarsWithCents } from './figures.js';
import { type Earning, hasUnit, type Sum, unitOf } from './price-unit.js';
import { sharesIn } from './shares.js';
import { allSumsIn, around, asInFields, countsNear, isAbout, sumsIn, termOf, termsOf } from './sums.js';
import type { Term } from './terms.js';

const FEWEST_CUSTOMERS = 2;
const FEWEST_SALES = 3;
/** Words for what comes in, not for what one pays. */
const INCOME =
  /\b(?:mrr|arr|revenues?|turnover|sales|income|earn\w*|collected|comes? (?:in|to|out at)|grossed|in total|toplam|ventas|ingresos|umsatz|recettes|ricavi|processed)\b/;
const ONCE =
  /\b(?:once|one[- ]time|one[- ]off|each|installed|fitted|delivered|retail\w*|sells? (?:for|at)|sold (?:for|at)|apiece|einmalig|je stueck|una vez|una sola volta|une fois|la piece|cada uno|sztuk\w*)\b/;

/** "$120"; "79 zloty". */
const shown = ({ value, currency }: OwnedQuantity): string =>
  currency === null || currency === 'usd'
    ? dollarsWithCents(value)
    : `${Number.isInteger(value) || value >= 100 ? count(value) : value.toFixed(2)} ${currency}`;

const term = (
  sum: Sum,
  [period, per]: Term,
  { unit = null, payers = null, isConfirmed }: Partial<Earning> & Pick<Earning, 'isConfirmed'>,
): Earning => ({
  form: 'term',
  price: shown(sum.quantity),
  dollars: sum.dollars,
  monthly: perMonth(sum.dollars, period),
  per,
  unit,
  isConfirmed,
  payers,
  statement: sum.statement,
});

/** Whether the noun behind a number names things and nobody who could pay. */
function isOfThings(behind: string): boolean {
  const noun = partsOfSpeech(behind)
    .slice(0, 3)
    .find(({ text, pos }) => pos === 'NOUN' && pluralize.isPlural(text) && !pluralize.isSingular(text))?.text;
  return (
    noun !== undefined &&
    /^(?:books|films|songs|photos|videos|stories|articles|documents|files|pages|hours|lessons|recipes|models|courts|kilns|cabinets)$/.test(
      noun,
    )
  );
}

/** A price that gives the revenue when every customer pays it in its term. */
function confirmedTerm(sums: readonly Sum[], claims: Claims, users: number, revenue: number): Earning | null {
  if (revenue <= 0) return null;
  for (const sum of sums) {
    const terms = termsOf(sum, claims);
    const fitting = (count: number) =>
      terms.find(([period]) => isAbout(perMonth(sum.dollars, period) * count, revenue));
    const unit = unitOf(sum, claims);
    const ofAll = users >= FEWEST_CUSTOMERS ? fitting(users) : undefined;
    if (ofAll) return term(sum, ofAll, { isConfirmed: true });
    for (const { value, behind } of countsNear(sum, claims)) {
      // "400 licensed books" do not pay.
      if (unit === null && isOfThings(behind)) continue;
      if (value < FEWEST_CUSTOMERS || (unit === null && users > 0 && value > users)) continue;
      const found = fitting(value);
      if (found) return term(sum, found, { isConfirmed: true, unit, payers: unit === null ? value : null });
    }
  }
  return null;
}

const NO_SALE =
  /^(?:months|weeks|days|years|hours|customers|users|clients|towns|cities|percent|points|times|miles|acres|plans)$/;

/** The plural noun directly behind a number: "rentals" of "rentals a month". */
function soldNoun(behind: string): string | null {
  const words = partsOfSpeech(behind).slice(0, 3);
  const at = words.findIndex(({ pos }) => pos !== 'ADJ' && pos !== 'NOUN');
  const head = words.slice(0, at < 0 ? words.length : at).at(-1);
  const isSold =
    head?.pos === 'NOUN' &&
    /^[a-z]{3,}s$/.test(head.text) &&
    pluralize.isPlural(head.text) &&
    !NO_SALE.test(head.text);
  return isSold ? pluralize.singular(head.text) : null;
}

/** A number of sales and a price in one sentence, or in two that follow each other, that give the revenue. */
function confirmedUnits(sums: readonly Sum[], claims: Claims, revenue: number): Earning | null {
  if (revenue <= 0) return null;
  for (const sum of sums) {
    if (termOf(sum)) continue;
    for (const { value, behind } of countsNear(sum, claims)) {
      if (value < FEWEST_SALES || !isAbout(value * sum.dollars, revenue)) continue;
      const unit = claims.language === 'English' ? (unitOf(sum, claims) ?? soldNoun(behind)) : null;
      return unitPrice(sum, unit, true);
    }
  }
  return null;
}

const unitPrice = (
  { quantity, dollars, statement }: Sum,
  unit: string | null,
  isConfirmed: boolean,
): Earning => ({
  form: 'unit',
  price: shown(quantity),
  dollars,
  monthly: null,
  per: '',
  unit,
  isConfirmed,
  payers: null,
  statement,
});

/** The form of a price by its words. */
function pricedAs(sum: Sum, claims: Claims, revenue: number): Earning | null {
  const words = around(sum);
  if (INCOME.test(words) || (revenue > 0 && isAbout(sum.dollars, revenue))) return null;
  const found = termOf(sum);
  const unit = unitOf(sum, claims);
  if (found) {
    const own = term(sum, found, { isConfirmed: false, unit });
    return revenue > 0 && (own.monthly ?? 0) > revenue ? null : own;
  }
  const isPrice = claims.price?.statement === sum.statement && claims.price.amount === sum.quantity.value;
  const isByUnit = hasUnit(sum, claims);
  const isElsewhere = claims.language !== 'English' && sum.statement.field === 'solution_statement';
  if (!isByUnit && !ONCE.test(words) && !isPrice && !isElsewhere) return null;
  // Words for "once" are known in few languages; payments of a price are true of each.
  const isUnit = isByUnit || (isElsewhere && !ONCE.test(words));
  return { ...unitPrice(sum, unit, false), form: isUnit ? 'unit' : 'once' };
}

/** A smaller sum is mostly a gain, a fee or a cost of a small unit, unless the founder's own figures confirm it. */
const LEAST_PRICE = 1;

/** How the startup earns; null if the texts do not tell. The founder's own sums count more than words. */
export function earningIn(claims: Claims): Earning | null {
  const users = claims.users?.value ?? 0;
  const revenue = claims.revenue?.value ?? 0;
  const all = allSumsIn(claims);
  const inFields = all.flatMap(asInFields);
  // What multiplies to the revenue is a price, whatever the words around it look like.
  const confirmed =
    confirmedTerm(inFields, claims, users, revenue) ?? confirmedUnits(inFields, claims, revenue);
  if (confirmed) return confirmed;
  const sums = sumsIn(all, claims);
  const shares = sharesIn(claims, sums, revenue);
  const kept = shares.find(({ isConfirmed }) => isConfirmed) ?? shares[0] ?? null;
  if (kept?.isConfirmed) return kept;
  const priced = sums
    .filter(({ dollars }) => dollars >= LEAST_PRICE)
    .flatMap((sum) => pricedAs(sum, claims, revenue) ?? []);
  // A price for a month or a unit says more than a price alone.
  const best = priced.find(({ form }) => form !== 'once') ?? priced[0];
  return best && best.statement !== kept?.statement ? best : kept;
}

/** How many units, pieces or sums a month's revenue is; null where it is fewer than two. */
export function soldInMonth({ form, dollars }: Earning, revenue: number): number | null {
  if (form !== 'unit' && form !== 'once') return null;
  const sold = Math.round(revenue / dollars);
  return sold >= 2 ? sold : null;
}

/** "placements"; "sales" where the unit has no English name. */
export const unitsOf = ({ unit }: Earning): string => (unit === null ? 'sales' : pluralize.plural(unit));

/** "$18 a month", "79 zloty a month", "$24". */
export const priceOf = ({ price, per }: Earning): string => (per === '' ? price : `${price} ${per}`);

/** "bracelets at $65"; "sales at 79 zloty". */
export const soldAt = (earning: Earning): string => `${unitsOf(earning)} at ${earning.price}`;

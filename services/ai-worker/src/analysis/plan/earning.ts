import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { type Period, perMonth } from '@proofround/text/numbers/money.js';
import pluralize from 'pluralize';

import type { Claims } from '../../claims/claims.js';
import type { OwnedQuantity, Statement, TextField } from '../../claims/statement.js';
import { count, wholeDollars } from './figures.js';
import { hasUnit, type Sum, unitOf } from './price-unit.js';

/**
 * How the startup earns: a price for each month, week or year that a customer stays; a price for each unit
 * of something ("per placement"); a price that is paid once; or a share of a sum.
 */
export type EarningForm = 'term' | 'unit' | 'piece' | 'share';

export interface Earning {
  readonly form: EarningForm;
  /** The price as shown: "$24", "79 zloty"; of a share: "12%". */
  readonly price: string;
  /** The price in US dollars; of a share: the sum of which it is kept, in a month. */
  readonly dollars: number;
  /** Of a term: what one customer pays in a month, in US dollars. */
  readonly monthly: number | null;
  /** Of a term: "a month". */
  readonly per: string;
  /** Of a unit, in English: "placement". */
  readonly unit: string | null;
  /** The founder's own figures multiply to the revenue. */
  readonly isConfirmed: boolean;
  readonly statement: Statement;
}

const PRICE_FIELDS: readonly TextField[] = [
  'idea_description',
  'solution_statement',
  'competitive_advantage',
  'target_market',
];
/** Sentences that name the amounts of others. */
const OF_OTHERS = ['alternatives', 'market_share_guess'];
/** The same, in a field that is not about the product. */
const OUTSIDE_SOLUTION = ['problem_cost', 'funding_use'];
/** How far a product of figures may be from the revenue. */
const TOLERANCE = 0.12;
const FEWEST_CUSTOMERS = 2;
const FEWEST_SALES = 3;
/** A larger share is no fee. */
const MAX_SHARE = 60;

const TERMS: readonly (readonly [period: Period, per: string, words: RegExp])[] = [
  [
    'day',
    'a day',
    /\b(?:(?:per|each|every) day|daily|pro tag|al dia|por dia|par jour|al giorno|dziennie|gunluk)\b/,
  ],
  [
    'week',
    'a week',
    /\b(?:(?:a|per|each|every) week|weekly|(?:pro|die) woche|woechentlich|(?:por|a la) semana|par semaine|haftalik|tydzien|tygodniowo)\b|週に?/u,
  ],
  [
    'month',
    'a month',
    /\b(?:(?:a|per|each|every) month|monthly|(?:im|pro) monat|monatlich|(?:al|por) mes|mensual\w*|mensal\w*|(?:par|le) mois|mensuel\w*|al mese|mensil\w*|miesiecznie|aylik|ayda|per maand)\b|月|شهري|في الشهر|в месяц/u,
  ],
  [
    'year',
    'a year',
    /\b(?:(?:a|per|each|every) (?:year|season)|yearly|annual\w*|(?:im|pro) jahr|jaehrlich|(?:al|por) ano|par (?:an|saison)|all'anno|rocznie|yillik)\b|年に|سنوي/u,
  ],
];

/** A first payment, not the price. */
const DEPOSIT = /\b(?:deposits?|down payment|anzahlung|anticipo|acompte|kaparo|zaliczk\w*|advance)\b/;
/** Words for what comes in, not for what one pays. */
const INCOME =
  /\b(?:mrr|arr|revenues?|turnover|sales|income|earn\w*|collected|comes? (?:in|to|out at)|grossed|in total|toplam|ventas|ingresos|umsatz|recettes|ricavi|processed)\b/;
const ONCE =
  /\b(?:once|one[- ]time|one[- ]off|each|retail\w*|sells? (?:for|at)|sold (?:for|at)|apiece|einmalig|je stueck|una vez|una sola volta|une fois|la piece|cada uno|sztuk\w*)\b/;
/** Words for a part that the startup keeps. */
export const KEPT =
  /\b(?:keep|kept|keeps|take|takes|commission|fee|cut|behalten|provision|anteil|comision|cobramos|prenons|gardons|commission|ci teniamo|teniamo|commissione|bierzemy|prowizj\w*|comissao|ficamos)\b/;
const WE = /\b(?:we|i|our|wir|unser\w*|nos|nous|notre|ci|noi|bierzemy|nasza|ficamos|nosotros|yo|me)\b/;

const share = (price: number) => `${price}%`;
const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) <= TOLERANCE * wanted;

/** "$120"; "79 zloty". */
const shown = ({ value, currency }: OwnedQuantity): string =>
  currency === null || currency === 'usd'
    ? exactDollars(value)
    : `${Number.isInteger(value) || value >= 100 ? count(value) : value.toFixed(2)} ${currency}`;
const exactDollars = (value: number) =>
  value >= 10 || Number.isInteger(value) ? wholeDollars(value) : `$${value.toFixed(2)}`;

const clauseBehind = ({ text }: Statement, { end }: OwnedQuantity) =>
  /^[^.;,()]{0,40}/.exec(text.slice(end))?.[0] ?? '';
const clauseBefore = ({ text }: Statement, { start }: OwnedQuantity) =>
  /[^.;,()]{0,40}$/.exec(text.slice(0, start))?.[0] ?? '';
const around = ({ statement, quantity }: Sum) =>
  `${clauseBefore(statement, quantity)}${quantity.text}${clauseBehind(statement, quantity)}`;

/** The term of a price, from its figure or from the words around it. */
function termOf(sum: Sum): (typeof TERMS)[number] | null {
  const { period } = sum.quantity;
  const words = around(sum);
  return TERMS.find(([own]) => own === period) ?? TERMS.find(([, , pattern]) => pattern.test(words)) ?? null;
}

/** All sums in the fields that may name a price, in the order of the texts. */
function allSumsIn(claims: Claims): Sum[] {
  return claims.statements
    .filter(({ field }) => PRICE_FIELDS.includes(field))
    .flatMap((statement) =>
      statement.quantities
        .filter(({ kind, mood, value }) => kind === 'money' && mood !== 'denied' && value > 0)
        .map((quantity) => ({
          statement,
          quantity,
          dollars: quantity.value * dollarsFor(quantity.currency),
        })),
    );
}

/** A sum in dollars, and as it is written: founders also fill the number fields in their own currency. */
const asInFields = (sum: Sum): Sum[] =>
  sum.dollars === sum.quantity.value ? [sum] : [sum, { ...sum, dollars: sum.quantity.value }];

/** The sums that may be prices by their words. */
function sumsIn(sums: readonly Sum[], claims: Claims): Sum[] {
  return sums.filter(
    (sum) =>
      sum.quantity.owner !== 'rival' &&
      // Beside the rivals a price is the startup's own only if the sentence says so.
      (sum.statement.field !== 'competitive_advantage' || WE.test(sum.statement.text)) &&
      !OF_OTHERS.some((kind) => sum.statement.is(kind)) &&
      (sum.statement.field === 'solution_statement' ||
        !OUTSIDE_SOLUTION.some((kind) => sum.statement.is(kind)) ||
        (!sum.statement.is('problem_cost') && hasUnit(sum, claims))),
  );
}

const term = (sum: Sum, [period, per]: (typeof TERMS)[number], isConfirmed: boolean): Earning => ({
  form: 'term',
  price: shown(sum.quantity),
  dollars: sum.dollars,
  monthly: perMonth(sum.dollars, period),
  per,
  unit: null,
  isConfirmed,
  statement: sum.statement,
});

/** A price that gives the revenue when every customer pays it in its term. */
function confirmedTerm(sums: readonly Sum[], claims: Claims, users: number, revenue: number): Earning | null {
  if (users < FEWEST_CUSTOMERS || revenue <= 0) return null;
  for (const sum of sums) {
    const own = termOf(sum);
    if (own === null && hasUnit(sum, claims)) continue;
    const terms = own ? [own] : TERMS.filter(([period]) => period === 'month');
    const fits = terms.find(([period]) => isAbout(perMonth(sum.dollars, period) * users, revenue));
    if (fits) return term(sum, fits, true);
  }
  return null;
}

const ENGLISH_PLURAL = /^[a-z]{3,}s$/;
const NO_SALE =
  /^(?:months|weeks|days|years|hours|customers|users|clients|towns|cities|percent|points|times|miles|acres)$/;

/** A number of sales and a price in one sentence, or in two that follow each other, that give the revenue. */
function confirmedUnits(
  sums: readonly Sum[],
  { statements, language }: Claims,
  revenue: number,
): Earning | null {
  if (revenue <= 0) return null;
  for (const { statement, quantity, dollars } of sums) {
    const at = statements.indexOf(statement);
    const near = statements
      .slice(Math.max(0, at - 1), at + 2)
      .filter(({ field }) => field === statement.field);
    for (const { kind, value, mood, behind } of near.flatMap(({ quantities }) => quantities)) {
      if (kind !== 'count' || mood === 'denied' || value < FEWEST_SALES || !isAbout(value * dollars, revenue))
        continue;
      const noun = behind.split(' ').find((word) => ENGLISH_PLURAL.test(word) && !NO_SALE.test(word));
      return {
        form: 'unit',
        price: shown(quantity),
        dollars,
        monthly: null,
        per: '',
        unit: language === 'English' && noun !== undefined ? pluralize.singular(noun) : null,
        isConfirmed: true,
        statement,
      };
    }
  }
  return null;
}

const shareOf = (percent: number, gross: number, statement: Statement, isConfirmed: boolean): Earning => ({
  form: 'share',
  price: share(percent),
  dollars: gross,
  monthly: null,
  per: '',
  unit: null,
  isConfirmed,
  statement,
});

/** The shares that may be what the founder keeps, in the order of the texts. */
function sharesIn(claims: Claims, sums: readonly Sum[], revenue: number): Earning[] {
  const statements = claims.statements.filter(({ field }) => PRICE_FIELDS.includes(field));
  return statements.flatMap((statement) =>
    statement.quantities.flatMap(({ kind, value, mood }) => {
      if (kind !== 'percent' || mood === 'denied' || value <= 0 || value > MAX_SHARE) return [];
      const gross = sums.find(({ dollars }) => revenue > 0 && isAbout((dollars * value) / 100, revenue));
      if (gross) return [shareOf(value, gross.dollars, statement, true)];
      const isKept = KEPT.test(statement.text) && WE.test(statement.text);
      return isKept ? [shareOf(value, (revenue * 100) / value, statement, false)] : [];
    }),
  );
}

/** The form of a price by its words. */
function pricedAs(sum: Sum, claims: Claims, revenue: number): Earning | null {
  const words = around(sum);
  if (
    INCOME.test(words) ||
    DEPOSIT.test(clauseBefore(sum.statement, sum.quantity)) ||
    (revenue > 0 && isAbout(sum.dollars, revenue))
  )
    return null;
  const found = termOf(sum);
  const unit = unitOf(sum, claims);
  if (found && unit === null) {
    const own = term(sum, found, false);
    return revenue > 0 && (own.monthly ?? 0) > revenue ? null : own;
  }
  const isPrice = claims.price?.statement === sum.statement && claims.price.amount === sum.quantity.value;
  const isByUnit = hasUnit(sum, claims);
  const isElsewhere = claims.language !== 'English' && sum.statement.field === 'solution_statement';
  if (!isByUnit && !ONCE.test(words) && !isPrice && !isElsewhere) return null;
  return {
    // Words for "once" are known in few languages; payments of a price are true of each.
    form: isByUnit || (isElsewhere && !ONCE.test(words)) ? 'unit' : 'piece',
    price: shown(sum.quantity),
    dollars: sum.dollars,
    monthly: null,
    per: '',
    unit,
    isConfirmed: false,
    statement: sum.statement,
  };
}

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
  const priced = sums.flatMap((sum) => pricedAs(sum, claims, revenue) ?? []);
  // A price for a month or a unit says more than a price alone.
  const best = priced.find(({ form }) => form !== 'piece') ?? priced[0];
  return best && best.statement !== kept?.statement ? best : kept;
}

/** How many units, pieces or sums a month's revenue is; null where it is fewer than two. */
export function soldInMonth({ form, dollars }: Earning, revenue: number): number | null {
  if (form !== 'unit' && form !== 'piece') return null;
  const sold = Math.round(revenue / dollars);
  return sold >= 2 ? sold : null;
}

/** "placements"; "sales" where the unit has no English name. */
export const unitsOf = ({ unit }: Earning): string => (unit === null ? 'sales' : pluralize.plural(unit));

/** "$18 a month", "79 zloty a month", "$24". */
export const priceOf = ({ price, per }: Earning): string => (per === '' ? price : `${price} ${per}`);

/** "bracelets at $65"; "sales at 79 zloty". */
export const soldAt = (earning: Earning): string => `${unitsOf(earning)} at ${earning.price}`;

import { perMonth } from '@proofround/text/numbers/money.js';
import type { Quantity } from '@proofround/text/numbers/quantities.js';
import type { Statement } from './statement.js';

/** A number with its source; `statement` is null for a number field. */
export interface Figure {
  readonly value: number;
  readonly statement: Statement | null;
  /** Named explicitly ("40 customers", "$2,000 MRR"), not inferred from the sentence. */
  readonly isExplicit: boolean;
}

/** The price that one customer pays, in dollars. */
export interface Price {
  readonly amount: number;
  /** The amount per month; null for a one-time price. */
  readonly monthly: number | null;
  readonly statement: Statement;
  /** Explicitly paid by each customer. */
  readonly isExplicit: boolean;
}

const CUSTOMERS =
  /^(?:\+\s?)?(?:(?:paying|paid|active|happy|current|regular|registered|loyal|monthly|weekly|daily|business|corporate|b2b|zahlende|aktive|clientes? activos|actifs)\s+)*(?:users?|customers?|clients?|subscribers?|usuari[oa]s?|clientes?|nutzer\w*|kund\w+|utilisateurs?|abonnes?|utenti|clienti)\b/;
/** Precedes a count of users, whatever their name. */
const SERVES =
  /\b(?:serve[sd]?|serving|used by|used daily by|bedienen|atendemos|servimos|servons)(?: (?:already|now|about|over|around|some|more|than|currently|today))*$/;
const PAYING =
  /\b(?:pay(?:s|ing)?|paid|subscribe(?:s|d|rs?)|bought|zahl\w*|pag(?:an|am|ano)|paient|payants?|de pago|pagantes|paganti)\b/;
/** Follows a count of something else in a sentence about users. */
const OTHER_COUNT =
  /^(?:\+\s?)?(?:\w+ )?(?:founders?|co-?founders?|employees|engineers?|developers?|people in (?:the|our) team|staff|times?|x\b|orders?|countries|cities|languages|reviews?|downloads?|installs?|followers?|likes?|views?|visits?|visitors|impressions|interviews?|conversations?|calls?|surveys?|features?|pages?|points?|stars?|percent|meetings?|emails?|hires?|competitors?|patents?|km|kg|tons?|tonnes?|miles?|metres?|meters?|litres?|prototypes?|versions?|papers?|tests?|runs?|samples?)\b/;
const REVENUE =
  /\b(?:mrr|arr|revenues?|turnover|sales|income|earn\w*|making|makes?|made|grossed|invoiced|billed|ingresos|factur\w+|umsatz\w*|chiffre d'affaires|recettes|receita\w*|faturamento|ricavi|fatturato|ventas|vendas)\b/;
const NO_REVENUE =
  /\b(?:raise|raising|raised|ask|asking|funding|invest\w*|grants?|budget|salar\w+|loan|costs?|spend|spent|spending|burn|burning|market|industry|per (?:user|seat|customer|client|month per|order|unit|head)|each|save[sd]?|saving|loses?|losing|lost|waste[sd]?|fines?|profit)\b/;
/** Precedes the price for one customer. */
const PAID_EACH = /\b(?:pay|pays|paying|paid|charge|charging|at|for|x|costs?|price|plan|from|×)$/;
const PRICE =
  /\b(?:price[sd]?|pricing|charge[sd]?|charging|fees?|subscription|costs? (?:them|the (?:customer|user))|pays? (?:us )?|paying|per (?:user|seat|customer|client|order|unit|head|month|year|booking|device)|each|a month|monthly|\/mo|plans?|cuota|precio|preis|kostet|prix|coute|preco|prezzo)\b/;

const PAID_BY_EACH =
  /\b(?:pays?|paying|charge[sd]?|charging|plans?|tier|flat fee|subscription|each|per (?:user|seat|customer|client|account|clinic|shop|store|site|school|team|company|month|year)|price|customers?|all-in)\b/;
/** Words for a price per item, of which a customer may buy many. */
const PER_THING =
  /\bper (?!user|seat|customer|client|account|month|year|mo\b|yr\b|week|quarter|clinic|shop|store|site|school|team|company)\w+/;

const isStated = ({ mood }: Quantity) => mood === 'stated';
const around = ({ before, text, behind }: Quantity) => `${before} ${text} ${behind}`;

/** The clause of a figure, between commas, semicolons and brackets. */
const clauseOf = (text: string, { start, end }: Quantity) =>
  `${/[^,;()]*$/.exec(text.slice(0, start))?.[0] ?? ''}${text.slice(start, end)}${/^[^,;()]*/.exec(text.slice(end))?.[0] ?? ''}`;

const figure = (statement: Statement | null, value: number, isExplicit = true): Figure => ({
  value,
  statement,
  isExplicit,
});

/** Whether a statement counts people other than users: a market, or former employers. */
const isAboutOthers = (statement: Statement) =>
  statement.field === 'team_background' ||
  statement.field === 'target_market' ||
  statement.is('team_experience') ||
  statement.is('market_count') ||
  statement.is('customer_contact') ||
  statement.is('market_share_guess');

/**
 * The named figure that is nearest to the number field; null if the field is blank or none is named. A text
 * may state earlier figures too ("from $3k to $12k"), and contradicts the field only if no figure agrees.
 */
function nearestTo(field: number, found: readonly Figure[]): Figure | null {
  if (field <= 0) return null;
  const distance = ({ value }: Figure) => Math.abs(Math.log(value / field));
  const named = found.filter(({ value, isExplicit }) => isExplicit && value > 0);
  return named.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/**
 * The users stated in the text: the named number nearest to the number field. Without a field, the
 * largest number named as users or customers, or else the first number of a sentence about users.
 */
export function usersIn(
  statements: readonly Statement[],
  { isPaying = false, field = 0 }: { readonly isPaying?: boolean; readonly field?: number } = {},
): Figure | null {
  const found = statements.flatMap((statement) => {
    if (statement.isPlanned || statement.is('milestone') || isAboutOthers(statement)) return [];
    return statement.quantities.flatMap((quantity) => {
      if (quantity.kind !== 'count' || !isStated(quantity) || !Number.isInteger(quantity.value)) return [];
      if (quantity.value < 1 || OTHER_COUNT.test(quantity.behind)) return [];
      if (isPaying && !PAYING.test(around(quantity))) return [];
      const isNamed = CUSTOMERS.test(quantity.behind) || SERVES.test(quantity.before);
      const isMeant =
        statement.is('users') && !statement.is('commitment') && /^\p{L}{3}/u.test(quantity.behind);
      return isNamed || isMeant ? [figure(statement, quantity.value, isNamed)] : [];
    });
  });
  const named = found.filter(({ isExplicit }) => isExplicit).toSorted((a, b) => b.value - a.value);
  return nearestTo(field, found) ?? named[0] ?? found[0] ?? null;
}

/**
 * The monthly revenue stated in the text: the named amount nearest to the number field. Without a field,
 * named recurring revenue first, then an amount beside a word for income.
 */
export function revenueIn(statements: readonly Statement[], field = 0): Figure | null {
  const found = statements.flatMap((statement) => {
    if (statement.isPlanned || statement.is('milestone') || statement.is('funding_use')) return [];
    if (statement.is('alternatives') || statement.is('problem_cost') || isAboutOthers(statement)) return [];
    return statement.quantities.flatMap((quantity) => {
      if (quantity.kind !== 'money' || !isStated(quantity)) return [];
      const context = around(quantity);
      const isRecurring = /\b(?:mrr|arr)\b/.test(context);
      if (
        !isRecurring &&
        (quantity.period === null || NO_REVENUE.test(context) || PAID_EACH.test(quantity.before))
      )
        return [];
      if (!isRecurring && !REVENUE.test(context) && !statement.is('revenue')) return [];
      const period = /\barr\b/.test(context) ? 'year' : (quantity.period ?? 'month');
      const isExplicit = isRecurring || REVENUE.test(context);
      return [{ isRecurring, ...figure(statement, perMonth(quantity.value, period), isExplicit) }];
    });
  });
  // Beside a named amount, another amount of its sentence may be the present one: "MRR went from $2k to $30k".
  const besides = new Set(found.filter(({ isExplicit }) => isExplicit).map(({ statement }) => statement));
  const others = [...besides].flatMap((statement) =>
    (statement?.quantities ?? [])
      .filter((quantity) => quantity.kind === 'money' && isStated(quantity))
      .map(({ value, period }) => figure(statement, perMonth(value, period ?? 'month'))),
  );
  return (
    nearestTo(field, [...found, ...others]) ??
    found.find(({ isRecurring }) => isRecurring) ??
    found.find(({ isExplicit }) => isExplicit) ??
    found[0] ??
    null
  );
}

/** The first price of the startup's own product. */
export function priceIn(statements: readonly Statement[]): Price | null {
  for (const statement of statements) {
    if (statement.is('alternatives') || statement.is('problem_cost') || statement.is('funding_use')) continue;
    if (statement.is('problem') || statement.is('market_share_guess')) continue;
    for (const quantity of statement.quantities) {
      if (quantity.kind !== 'money' || quantity.mood === 'denied' || quantity.value <= 0) continue;
      const context = around(quantity);
      if (/\b(?:mrr|arr)\b/.test(context) || (REVENUE.test(context) && !/\bper\b|\beach\b/.test(context)))
        continue;
      if (!statement.is('price') && !PRICE.test(context)) continue;
      const { period } = quantity;
      const monthly = period === null ? null : perMonth(quantity.value, period);
      const isExplicit = PAID_BY_EACH.test(clauseOf(statement.text, quantity)) && !PER_THING.test(context);
      return { amount: quantity.value, monthly, statement, isExplicit };
    }
  }
  return null;
}

/** The first quantity of a kind in statements with one of the labels, whose words match `context`. */
export function figureIn(
  statements: readonly Statement[],
  kinds: readonly string[],
  quantityKind: Quantity['kind'],
  context?: RegExp,
): Figure | null {
  for (const statement of statements) {
    if (!kinds.some((kind) => statement.is(kind))) continue;
    for (const quantity of statement.quantities)
      if (quantity.kind === quantityKind && isStated(quantity) && (context?.test(around(quantity)) ?? true))
        return figure(statement, quantity.value);
  }
  return null;
}

/** The field's number or, when blank, the text's figure. A blank field arrives as 0. */
export function fieldOrText(field: number | null, text: Figure | null): Figure | null {
  if (field !== null && field > 0) return { value: field, statement: null, isExplicit: true };
  return text;
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
        ASK.test(quantity.before) &&
        !/\braised\b/.test(quantity.before)
      )
        return figure(statement, quantity.value);
  return null;
}

import { dollars, figure as count } from '@proofround/contracts';
import { dollarsFor } from '@proofround/text/numbers/currencies.js';

import type { Claims } from '../../claims/claims.js';
import { countsOwnBuyers } from '../../claims/users.js';
import { earningIn } from '../plan/earning.js';

/** Fewer counted things are no market: hectares, beds, vans. */
const LEAST_MARKET = 100;
const FEWEST_PAYERS = 3;
const MONTHS = 12;
/** A whole market below this sum a year carries no large company. */
const SMALL_MARKET = 20_000_000;

interface FromOne {
  readonly amount: number;
  readonly isMonthly: boolean;
}

/** What one customer brings, by the price that the founder states in dollars. */
function byPrice({ price }: Claims): FromOne | null {
  if (price?.isExplicit !== true || (price.currency ?? 'usd') !== 'usd') return null;
  if (price.monthly !== null) return { amount: price.monthly, isMonthly: true };
  // Divided by a month, the income from those who pay once says nothing.
  return ONCE.test(price.statement.text) ? { amount: price.amount, isMonthly: false } : null;
}

/** What one of those who pay brings in a month; not all who use it may pay. */
function byIncome({ users, payers, revenue, price }: Claims): FromOne | null {
  if (!revenue) return null;
  const areMany = users !== null && users.value >= FEWEST_PAYERS && revenue.value >= users.value;
  const paying = payers ?? (areMany ? users : null);
  if (!paying) return null;
  const amount = revenue.value / paying.value;
  return isBelow(amount, price) ? null : { amount, isMonthly: true };
}

/** What one customer brings. What the founder states comes before what can be computed. */
function fromOne(claims: Claims): FromOne | null {
  const earning = earningIn(claims);
  // What each unit costs in a month is no price of one of those who are counted (SCORE-35).
  if (earning?.form === 'term' && earning.unit !== null) return null;
  const stated = byPrice(claims);
  if (stated?.isMonthly === false) return stated;
  // A share of each deal says nothing about one of those who are counted as the market.
  if (earning?.form === 'share') return null;
  if (stated) return stated;
  const confirmed = earning?.payers == null ? null : earning.monthly;
  return confirmed === null ? byIncome(claims) : { amount: confirmed, isMonthly: true };
}
/** Customers of all times who paid once: a month brings less for each than one of them paid. */
const isBelow = (amount: number, price: Claims['price']): boolean =>
  price !== null && price.monthly === null && amount < price.amount * dollarsFor(price.currency);
/** Written beside a price that is paid once. */
const ONCE = /\b(?:once|one[- ]time|one[- ]off)\b/;

/** Precedes the count of a market, unlike a count of what each customer has: "clubs with 300 members". */
const COUNTED_AFTER =
  /(?:^|[,;:(–—]|\b(?:about|around|roughly|approximately|some|circa|ca\.?|nearly|almost|perhaps|maybe|possibly|vielleicht|quiza|peut-etre|talvez|forse|only|all|are|is|count(?:ed)?|etwa|rund|ungefahr|gut|gibt es|sind|die|unos|unas|cerca de|alrededor de|hay|son|los|las|calculo|environ|quelque|pres de|sont|les|umas|uns|existem|sao|os|as|sono|gli|the))\s*$/;

/** Precedes the size of each customer, which is no count of customers: "10-500 employee companies". */
const SIZE_OF_EACH =
  /^[\s+-]*(?:hectares?|ha|acres?|employees?|staff|people|persons?|heads?|seats?|beds?|rooms?|members?|engineers?|developers?|mitarbeiter\w*|beschaftigte\w*|betten|empleados|trabajadores|salaries|employes|lits|funcionarios|empregados|dipendenti|addetti)\b/;

/** The number of possible customers that the target market counts. */
function wholeMarket(claims: Claims): { value: number; quote: string } | null {
  const [largest] = claims
    .in('target_market')
    .filter(({ isPlanned }) => !isPlanned)
    .flatMap((statement) => {
      const { quote, text, quantities } = statement;
      const counts = quantities.filter(
        ({ kind, mood, value }) => kind === 'count' && mood === 'stated' && value >= LEAST_MARKET,
      );
      // Two counts of one sentence are parts of a market, or a whole and its part.
      if (counts.length > 1) return [];
      return counts
        .filter((quantity) => !SIZE_OF_EACH.test(quantity.behind) && !countsOwnBuyers(statement, quantity))
        .filter(({ start }) => COUNTED_AFTER.test(text.slice(0, start).trimEnd()))
        .map(({ value }) => ({ value, quote }));
    })
    .toSorted((a, b) => b.value - a.value);
  return largest ?? null;
}

/** A small market, by the founder's own count and what one customer brings; null if it is large or not stated. */
export function smallMarket(claims: Claims): string | null {
  const market = wholeMarket(claims);
  const each = fromOne(claims);
  if (!market || each === null || market.value <= (claims.users?.value ?? 0)) return null;
  const { amount, isMonthly } = each;
  const whole = market.value * amount * (isMonthly ? MONTHS : 1);
  if (whole >= SMALL_MARKET) return null;
  const [per, span] = isMonthly ? [' a month', ' a year'] : [' each', ' in all'];
  return `By your own figures, ${count(market.value)} at ${dollars(Math.round(amount))}${per} are ${dollars(Math.round(whole))}${span}, and an investor will ask whether more could pay: “${market.quote}”`;
}

const RETURNS =
  /\b(?:month\w*|year\w*|annual\w*|week\w*|daily|subscri\w+|member\w*|per (?:order|ride|trip|visit|booking|transaction|delivery|use|session|lesson|hour|day|night)|commission\w*|percent|again|renew\w*|repeat\w*|re-?order\w*|refills?|regulars?|fees?|maintenance|service contract\w*|licen[cs]e\w*|rent\w*|lend\w*|hire)\b|%/;

/** A price that is paid once, with no word of income that returns; read in English only. */
export function paidOnce(claims: Claims): string | null {
  const { language, price, statements } = claims;
  if (language !== 'English' || !price?.isExplicit || price.monthly !== null) return null;
  // In the problem it is what customers pay to others.
  if (price.statement.field === 'problem_statement') return null;
  const own = statements.filter(({ field }) => field !== 'problem_statement' && field !== 'team_background');
  if (own.some(({ text, isOnlyAboutOthers }) => !isOnlyAboutOthers && RETURNS.test(text))) return null;
  // One customer buys many lessons or litres, so a price for each unit is paid once only if the text says "once".
  const earning = earningIn(claims);
  if (earning?.form === 'unit' && claims.users !== null && !ONCE.test(price.statement.text)) return null;
  return `No income that returns was found: each buyer pays once, and every sale needs a new one: “${price.statement.quote}”`;
}

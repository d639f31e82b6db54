import { dollars, figure as count } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';

/** Fewer counted things are no market: hectares, beds, vans. */
const LEAST_MARKET = 100;
const FEWEST_PAYERS = 3;
const MONTHS = 12;
/** A whole market below this sum a year carries no large company. */
const SMALL_MARKET = 20_000_000;

/** What one customer brings in a month: as paid today, or by the monthly price in dollars. */
function monthlyFromOne({ users, revenue, price }: Claims): number | null {
  if (users && revenue && users.value >= FEWEST_PAYERS && revenue.value >= users.value)
    return revenue.value / users.value;
  return price?.isExplicit === true && (price.currency ?? 'usd') === 'usd' ? price.monthly : null;
}

/** Precedes the count of a market, unlike a count of what each customer has: "clubs with 300 members". */
const COUNTED_AFTER =
  /(?:^|[,;:(–—]|\b(?:about|around|roughly|approximately|some|circa|ca\.?|nearly|almost|only|all|are|is|count(?:ed)?|etwa|rund|ungefahr|gut|gibt es|sind|die|unos|unas|cerca de|alrededor de|hay|son|los|las|calculo|environ|quelque|pres de|sont|les|umas|uns|existem|sao|os|as|sono|gli|the))\s*$/;

/** The largest number of possible customers that the target market counts. */
function wholeMarket(claims: Claims): { value: number; quote: string } | null {
  const [largest] = claims
    .in('target_market')
    .filter(({ isPlanned }) => !isPlanned)
    .flatMap(({ quote, text, quantities }) =>
      quantities
        .filter(({ kind, mood, value }) => kind === 'count' && mood === 'stated' && value >= LEAST_MARKET)
        .filter(({ start }) => COUNTED_AFTER.test(text.slice(0, start).trimEnd()))
        .map(({ value }) => ({ value, quote })),
    )
    .toSorted((a, b) => b.value - a.value);
  return largest ?? null;
}

/** A small market, by the founder's own count and what one customer brings; null if it is large or not stated. */
export function smallMarket(claims: Claims): string | null {
  const market = wholeMarket(claims);
  const each = monthlyFromOne(claims);
  if (!market || each === null || market.value <= (claims.users?.value ?? 0)) return null;
  const year = market.value * each * MONTHS;
  if (year >= SMALL_MARKET) return null;
  return `The market that you count is small: ${count(market.value)} at ${dollars(Math.round(each))} a month are ${dollars(Math.round(year))} a year: “${market.quote}”`;
}

const RETURNS =
  /\b(?:month\w*|year\w*|annual\w*|week\w*|daily|subscri\w+|member\w*|per (?:order|ride|trip|visit|booking|transaction|delivery|use|session|lesson|hour|day|night)|commission\w*|percent|again|renew\w*|repeat\w*|re-?order\w*|refills?|regulars?|fees?|maintenance|service contract\w*|licen[cs]e\w*|rent\w*|lend\w*|hire)\b|%/;

/** A price that is paid once, with no word of income that returns; read in English only. */
export function paidOnce({ language, price, statements }: Claims): string | null {
  if (language !== 'English' || !price?.isExplicit || price.monthly !== null) return null;
  const own = statements.filter(({ field }) => field !== 'problem_statement' && field !== 'team_background');
  if (own.some(({ text, isOfOthers }) => !isOfOthers && RETURNS.test(text))) return null;
  return `No income that returns was found: each buyer pays once, and every sale needs a new one: “${price.statement.quote}”`;
}

import pluralize from 'pluralize';

import type { Brief } from '../brief.js';
import { priceOf, soldAt, soldInMonth, unitsOf } from '../earning.js';
import { count, wholeDollars } from '../figures.js';
import type { Idea } from '../idea.js';
import { isAllYear } from '../needs.js';
import { ownTarget } from '../target.js';

const MONTHS_A_YEAR = 12;
/** If fewer sales pay back a whole round, the price is probably misread. */
const FEWEST_BACK = 5;
/** A plan asks for at most so many times what is sold today. */
const MAX_MULTIPLE = 30;
/** If nothing is sold today, a plan asks for at most so many sales. */
const MAX_WITHOUT_SALES = 10_000;

/** Whether so many more can be won at all (SCORE-35). */
const isWithinReach = (back: number, now: number, { marketCount }: Brief): boolean =>
  back >= FEWEST_BACK &&
  back <= (now > 0 ? now * MAX_MULTIPLE : MAX_WITHOUT_SALES) &&
  (marketCount === null || back + now <= marketCount);

/** A number of things to be bought, and the words behind it: "1,000 bracelets". */
function boughtUnits({ claims, earning }: Brief): { readonly amount: number; readonly noun: string } | null {
  const aboutProduct = claims.statements.filter(
    ({ field }) => field === 'idea_description' || field === 'solution_statement',
  );
  if (claims.language !== 'English' || !earning) return null;
  // The price may be for something else: its unit or the sentences about the product must name the thing.
  const isSold = (noun: string) =>
    earning.unit === null
      ? earning.form === 'once' && aboutProduct.some(({ text }) => text.includes(noun.slice(0, -1)))
      : pluralize.singular(noun) === earning.unit;
  for (const { quantities } of claims.in('funding_usage'))
    for (const { kind, value, behind } of quantities) {
      const noun = /^(?:(?:more|additional|further|new) )?([a-z]{4,}s)\b/.exec(behind)?.[1];
      if (kind === 'count' && value >= 2 && noun !== undefined && isSold(noun))
        return { amount: value, noun };
    }
  return null;
}

/** The money buys things whose price is known, such as 40 boats to rent out. This comes before a sum for each thing. */
export const unitsPlaced: readonly Idea[] = [
  {
    id: 'funds.units-placed',
    factor: 'Use of funds',
    horizon: 30,
    origin: 'own',
    needs: ['open', 'ask'],
    write: (brief) => {
      const { earning, ask, quote, claims } = brief;
      const bought = boughtUnits(brief);
      const [use] = claims.in('funding_usage');
      if (!earning || earning.form === 'share' || !bought || !use) return null;
      const each = earning.monthly ?? earning.dollars;
      const sum = `${wholeDollars(bought.amount * each)}${earning.monthly === null ? '' : ' a month'}`;
      return {
        title: `Say who takes the ${count(bought.amount)} ${bought.noun}, at ${priceOf(earning)} each`,
        description: `If all find a taker, they bring ${sum}; you ask for ${wholeDollars(ask)}. Bring back the names for as many as you can, which of them have said yes, and the number at which the money is back.`,
        shown: quote(use),
      };
    },
  },
];

/** What the money of the round must bring in. */
export const returns: readonly Idea[] = [
  {
    id: 'funds.payback',
    factor: 'Use of funds',
    horizon: 90,
    origin: 'own',
    needs: ['open', 'ask'],
    write: (brief) => {
      const { earning, ask, claims, revenue, payers, isInUse } = brief;
      const more = isInUse ? ' more' : '';
      const [use] = claims.in('funding_usage').filter(({ words }) => words.length > 1);
      if (!earning || earning.form === 'share' || !use) return null;
      if (earning.monthly === null) {
        const back = Math.ceil(ask / earning.dollars);
        const sold = soldInMonth(earning, revenue);
        if (!isWithinReach(back, sold ?? 0, { ...brief, marketCount: null })) return null;
        const now =
          sold === null || !isAllYear(claims) ? '' : `, and today you sell about ${count(sold)} a month`;
        return {
          title: `Show how ${wholeDollars(ask)} brings in ${count(back)}${more} ${soldAt(earning)}`,
          description: `That many pay it back before any cost${now}. Say which of the things that you buy brings how many of them, and by when. Bring back the thing that brings fewest, and what you would do without it.`,
        };
      }
      const back = Math.ceil(ask / (earning.monthly * MONTHS_A_YEAR));
      const isEach = earning.unit === null;
      const number = isEach ? payers.number : 0;
      const wanted = isEach ? ownTarget(brief) : null;
      if (wanted !== null && wanted < back + number)
        return {
          title: `Show how ${wholeDollars(ask)} brings in the ${count(wanted)} ${payers.many} that you aim at`,
          description: `At ${priceOf(earning)} they pay ${wholeDollars(wanted * earning.monthly * MONTHS_A_YEAR)} in a year, before any cost. Say which of the things that you buy brings how many of them, and by when. Bring back the thing that brings fewest, and what you would do without it.`,
        };
      if (!isWithinReach(back, number, brief)) return null;
      const now = number > 0 ? `; today you count ${count(number)}` : '';
      return {
        title: `Show how ${wholeDollars(ask)} brings in ${count(back)}${more} ${isEach ? payers.many : unitsOf(earning)} at ${priceOf(earning)}`,
        description: `That many pay it back in a year before any cost${now}. Say which of the things that you buy brings how many of them, and by when. Bring back the thing that brings fewest, and what you would do without it.`,
      };
    },
  },
];

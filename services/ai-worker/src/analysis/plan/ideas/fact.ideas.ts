import { dollars } from '@proofround/contracts';

import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { nextRevenue } from '../../rubric/product.factors.js';
import type { Brief } from '../brief.js';
import { count, wholeDollars } from '../figures.js';
import { BELOW_PROOF, type Idea } from '../idea.js';

/** Shorter sentences name nothing that a task could rest on. */
const LEAST_WORDS = 5;
/** The most customers whose names one can write down. */
const MOST_NAMES = 200;
const FEWEST_PAYERS = 3;
/** Those who pay less a month are many, and none of them is a large part of the revenue. */
const LARGE_PAYER = 30;

const isTelling = ({ words, isHype, isPlanned, isDenied }: Statement): boolean =>
  words.length >= LEAST_WORDS && !isHype && !isPlanned && !isDenied;
const hasFigure = ({ quantities }: Statement): boolean => quantities.length > 0;

/** The first telling sentence of a field that has no figure. */
const unmeasured = (claims: Claims, field: Statement['field']): Statement | undefined =>
  claims
    .in(field)
    .find((statement) => isTelling(statement) && !hasFigure(statement) && !statement.is('aside'));

/** What one customer brings in a month; null when users and revenue do not go together. */
function eachBrings({ users, revenue }: Brief): number | null {
  return users >= FEWEST_PAYERS && revenue >= users ? revenue / users : null;
}

/** The revenue of a month and those who pay it: "$4,000 from 20 bakeries". */
const revenueFromPayers = ({ revenue, users, claims, who }: Brief): string =>
  `${wholeDollars(revenue)} from ${count(users)} ${claims.customer.isOwn ? who : 'users or customers'}`;

/** Tasks that rest on a fact of the founder, for what the ledger still misses. */
export const facts: readonly Idea[] = [
  {
    id: 'fact.largest-payers',
    factor: 'Revenue',
    rungs: [...BELOW_PROOF, 'evidenced'],
    horizon: 7,
    isGap: true,
    write: (brief) => {
      const each = eachBrings(brief);
      if (each === null || each < LARGE_PAYER) return null;
      return {
        title: `List who paid the ${wholeDollars(brief.revenue)} of a month, largest first`,
        description: `${revenueFromPayers(brief)} is ${wholeDollars(each)} each on average. Take the last three months. Bring back the share of the largest three, how many paid nothing, and what would be left without the largest.`,
      };
    },
  },
  {
    id: 'fact.paid-again',
    factor: 'Revenue',
    rungs: [...BELOW_PROOF, 'evidenced'],
    horizon: 7,
    isGap: true,
    write: (brief) => {
      const each = eachBrings(brief);
      if (each === null || each >= LARGE_PAYER) return null;
      return {
        title: `Count who of the ${count(brief.users)} paid in each of the last three months`,
        description: `${revenueFromPayers(brief)} is ${dollars(Math.round(each * 100) / 100)} each, so the months that one stays decide what one is worth. Bring back how many paid once, twice and three times, and how many are new each month.`,
      };
    },
  },
  {
    id: 'fact.next-revenue',
    factor: 'Revenue',
    horizon: 90,
    isGap: true,
    write: (brief) => {
      const { revenue, claims } = brief;
      const each = eachBrings(brief);
      const next = nextRevenue(claims);
      if (each === null || next === null) return null;
      const more = Math.ceil((next - revenue) / each);
      if (more < 2 || more > MOST_NAMES) return null;
      return {
        title: `Name the ${count(more)} buyers who take ${wholeDollars(revenue)} to ${wholeDollars(next)} a month`,
        description: `At ${wholeDollars(each)} each it takes ${count(more)} more. Write down each name, who decides there and how you reach them. Bring back how many you could name, how many answered, and the hours that one sale took you.`,
        step: next,
      };
    },
  },
  {
    id: 'fact.edge-chosen',
    factor: 'Edge',
    horizon: 30,
    isGap: true,
    write: ({ claims, isInUse, quote }) => {
      const edge = claims.in('competitive_advantage').find(isTelling);
      if (!edge || edge.is('no_rivals')) return null;
      return {
        title: isInUse
          ? 'Ask five who chose you whether this is why, and two who did not'
          : 'Ask five who use something else whether this would make them change',
        description: `Do not name the reason yourself. Then ask somebody of the trade what a rival would need, in months and money, to offer the same. Bring back how many of the answers named it, and the two figures.`,
        shown: quote(edge),
      };
    },
  },
  {
    id: 'fact.solution-measured',
    factor: 'Solution',
    horizon: 30,
    isGap: true,
    write: ({ claims, one, quote, isInUse }) => {
      const solution = unmeasured(claims, 'solution_statement');
      if (!solution || claims.of('outcome').length > 0) return null;
      return {
        title: `Measure for one ${one} what this changes, before and after`,
        description: `Choose the one figure that ${isInUse ? 'those who stay' : 'a buyer'} would pay for: hours, money or mistakes. Take it in the week before and in the fourth week with it. Bring back both figures and how you took them.`,
        shown: quote(solution),
      };
    },
  },
  {
    id: 'fact.problem-cost',
    factor: 'Problem',
    horizon: 30,
    isGap: true,
    write: ({ claims, quote }) => {
      const told = unmeasured(claims, 'problem_statement');
      if (!told) return null;
      return {
        title: 'Put hours or money to this problem, from its last three cases',
        description:
          'Ask three people to whom it happened when it was, what they did and what it cost them, from a bill or a calendar where there is one. Bring back the three sums and how often a year it happens.',
        shown: quote(told),
      };
    },
  },
  {
    id: 'fact.team-results',
    factor: 'Relevant experience',
    horizon: 7,
    isGap: true,
    write: ({ claims, quote }) => {
      const told = unmeasured(claims, 'team_background');
      if (!told || told.is('team_gap')) return null;
      return {
        title: 'Add the years and one result to what you write about the team',
        description:
          'Say for each person how many years, where, and one thing that was built, sold or run there, with a figure. Bring back two sentences for the team field and the name of one person who can confirm them.',
        shown: quote(told),
      };
    },
  },
  {
    id: 'fact.ten-names',
    factor: 'Target customer',
    horizon: 7,
    isGap: true,
    write: ({ claims, quote, isInUse }) => {
      const market = claims.in('target_market').find(isTelling);
      if (!market || market.is('everyone') || market.is('market_share_guess')) return null;
      return {
        title: `Write ten names of this market${isInUse ? ' that you do not serve yet' : ''} and call three`,
        description:
          'Ask who decides, what they pay for it today and what would have to happen before they change. Bring back the ten names, the three answers and which of the ten you strike out, and why.',
        shown: quote(market),
      };
    },
  },
  {
    id: 'fact.ask-reaches',
    factor: 'Use of funds',
    horizon: 90,
    isGap: true,
    write: ({ ask, revenue, claims, quote }) => {
      const [use] = claims.in('funding_usage').filter(({ words }) => words.length > 1);
      if (ask <= 0 || !use || claims.of('milestone').length > 0) return null;
      const now = revenue > 0 ? `Today ${wholeDollars(revenue)} come in a month. ` : '';
      return {
        title: `Say what is reached when the ${wholeDollars(ask)} are spent`,
        description: `${now}Write down one figure for sales or use, the month in which it is reached, and the figure halfway at which you would stop. Bring back the three figures and who else has checked them.`,
        shown: quote(use),
      };
    },
  },
];

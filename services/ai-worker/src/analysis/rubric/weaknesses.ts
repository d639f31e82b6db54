import { dollars, type LedgerEntry, type Rung, type StartupFacts } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import { nounsOf } from '../plan/nouns.js';
import { hints } from './hints.js';

/** A sentence on a weakness; null when the claims do not show it. */
type Words = (claims: Claims) => string | null;
type ByRung = Partial<Record<Rung, Words>>;

/** The kinds of sentences that cover a blank field's subject in another field. */
const COVERED_BY: Partial<Record<keyof StartupFacts, readonly string[]>> = {
  target_market: ['customer', 'market_count'],
  problem_statement: ['problem', 'problem_cost'],
  solution_statement: ['solution', 'mechanism'],
  competitive_advantage: ['edge', 'alternatives', 'no_rivals'],
  team_background: ['team_role', 'team_experience', 'team_gap'],
  funding_usage: ['funding_use'],
};

/** Reports only a blank field whose subject no other field covers. */
const blank =
  (field: keyof StartupFacts, name: string, otherwise: string | null = null): Words =>
  (claims) => {
    if (claims.facts[field] !== null) return otherwise;
    const isCovered =
      (field === 'funding_ask' && claims.ask !== null) || claims.of(...(COVERED_BY[field] ?? [])).length > 0;
    return isCovered ? null : `The field for the ${name} is blank.`;
  };

/** A few who pay well are no few users. */
const unlessPaid =
  (text: string): Words =>
  ({ revenue }) =>
    revenue === null ? text : null;

/** A sentence that is said only if the texts hint at nothing else. */
const unless =
  (hint: (claims: Claims) => boolean, text: string): Words =>
  (claims) =>
    hint(claims) ? null : text;
const NO_MARKET = blank('target_market', 'target market');
const NO_PROBLEM = blank('problem_statement', 'problem');
const NO_SOLUTION = blank('solution_statement', 'solution');
const NO_EDGE = blank('competitive_advantage', 'competitive advantage');

const STAGE_NAMES = { idea: 'an idea', mvp: 'an MVP', launched: 'a launched', growing: 'a growing' } as const;

const smallRevenue: Words = ({ revenue, facts }) =>
  revenue &&
  `${dollars(Math.round(revenue.value))} of revenue a month is little for ${STAGE_NAMES[facts.stage]}${facts.stage === 'launched' || facts.stage === 'growing' ? ' startup' : ''}.`;

/** The weakness of a factor at a rung, for an investor's concerns; some rungs have none. */
const WEAKNESSES: Readonly<Record<string, ByRung>> = {
  'Relevant experience': {
    not_assessed: blank('team_background', 'team'),
    absent: blank('team_background', 'team'),
  },
  'Target customer': {
    absent: NO_MARKET,
    considered: (claims) =>
      claims.of('everyone').length > 0
        ? 'The customer is described so widely that no list of them could be written.'
        : NO_MARKET(claims),
  },
  'Market size': {
    absent: NO_MARKET,
    considered: (claims) => {
      if (hints.countOfMarket(claims)) return null;
      const [noun] = nounsOf(claims);
      return `How many ${noun?.isOwn ? noun.plural : 'such customers'} there are is not counted.`;
    },
  },
  Competition: {
    absent: (claims) =>
      claims.facts.competitive_advantage === null || hints.comparison(claims)
        ? NO_EDGE(claims)
        : 'No comparison with an alternative was found.',
  },
  Problem: {
    absent: NO_PROBLEM,
    considered: NO_PROBLEM,
  },
  Solution: {
    absent: NO_SOLUTION,
    considered: NO_SOLUTION,
  },
  Edge: {
    absent: NO_EDGE,
    considered: NO_EDGE,
  },
  Product: {
    absent: blank('product_url', 'product link'),
    considered: blank('product_url', 'product link'),
  },
  Users: {
    absent: unless(hints.countOfUse, 'The field for the number of users is blank or 0.'),
    considered: unlessPaid('There are only very few users so far.'),
    explained: unlessPaid('There are few users for this stage.'),
  },
  Revenue: {
    absent: unless(hints.income, 'The field for the monthly revenue is blank or 0.'),
    considered: smallRevenue,
    explained: smallRevenue,
  },
  'Use of funds': {
    absent: blank('funding_ask', 'sum to raise'),
    considered: blank('funding_usage', 'use of funds'),
    explained: unless(hints.breakdown, 'The use of funds is not broken down into amounts.'),
  },
};

/** The weakness when use or income is mentioned without a number. */
const UNCOUNTED: Readonly<Record<string, Words>> = {
  Users: unless(hints.countOfUse, 'How many use it is not said.'),
  Revenue: unless(hints.income, 'What comes in each month is not said.'),
};

/** A sentence about the weakness of a ledger entry; null without one. */
export function weaknessOf({ factor, rung }: LedgerEntry, claims: Claims): string | null {
  if (factor === 'Users' && rung === 'absent' && claims.revenue)
    return hints.countOfUse(claims) ? null : 'How many customers there are is not said.';
  const figure = factor === 'Users' ? claims.users : factor === 'Revenue' ? claims.revenue : true;
  if (figure === null && rung !== 'absent') return UNCOUNTED[factor]?.(claims) ?? null;
  return WEAKNESSES[factor]?.[rung]?.(claims) ?? null;
}

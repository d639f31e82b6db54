import { dollars, type LedgerEntry, type Rung, type StartupFacts } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import { nounsOf } from '../plan/nouns.js';

/** A sentence on a weakness; null when the claims do not show it. */
type Words = (claims: Claims) => string | null;
type ByRung = Partial<Record<Rung, Words>>;

const always =
  (text: string): Words =>
  () =>
    text;

/** Reports only a blank field: other fields may cover the subject in a sentence that was not recognized. */
const blank =
  (field: keyof StartupFacts, name: string, otherwise: string | null = null): Words =>
  ({ facts }) =>
    facts[field] === null ? `The field for the ${name} is blank.` : otherwise;
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
  'Team completeness': {
    considered: (claims) =>
      claims.facts.team_background === null || claims.of('team_role').length > 0
        ? null
        : 'Who in the team builds and who sells is not clear from the text.',
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
      if (claims.marketCount) return null;
      const [noun] = nounsOf(claims);
      return `How many ${noun?.isOwn ? noun.plural : 'such customers'} there are is not counted.`;
    },
    explained: always('The market is counted, but what one customer pays is not said.'),
  },
  Competition: {
    absent: blank(
      'competitive_advantage',
      'competitive advantage',
      'No comparison with an alternative was found.',
    ),
  },
  Problem: {
    absent: NO_PROBLEM,
    considered: NO_PROBLEM,
    explained: always('What the problem costs those who have it is not measured.'),
  },
  Solution: {
    absent: NO_SOLUTION,
    considered: NO_SOLUTION,
    explained: always('Nothing measured shows that it works.'),
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
    absent: always('The field for the number of users is blank or 0.'),
    considered: always('There are only very few users so far.'),
    explained: always('There are few users for this stage.'),
  },
  Revenue: {
    absent: always('The field for the monthly revenue is blank or 0.'),
    considered: smallRevenue,
    explained: smallRevenue,
  },
  'Use of funds': {
    absent: blank('funding_ask', 'sum to raise'),
    considered: blank('funding_usage', 'use of funds'),
    explained: (claims) =>
      claims.statements.some(
        ({ field, quantities }) =>
          field === 'funding_usage' && quantities.some(({ kind }) => kind === 'money' || kind === 'percent'),
      )
        ? null
        : 'The use of funds is not broken down into amounts.',
  },
};

/** The weakness when use or income is mentioned without a number. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  Users: 'How many use it is not said.',
  Revenue: 'What comes in each month is not said.',
};

/** A sentence about the weakness of a ledger entry; null without one. */
export function weaknessOf({ factor, rung }: LedgerEntry, claims: Claims): string | null {
  if (factor === 'Users' && rung === 'absent' && claims.revenue)
    return 'How many customers there are is not said.';
  const figure = factor === 'Users' ? claims.users : factor === 'Revenue' ? claims.revenue : true;
  if (figure === null && rung !== 'absent') return UNCOUNTED[factor] ?? null;
  return WEAKNESSES[factor]?.[rung]?.(claims) ?? null;
}

import { dollars, figure as count, type Rung } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import { FIGURES, figuresCounted, solutionStatements } from './feasibility.factors.js';
import { budgetIn } from './funds.factor.js';
import { hasPrice } from './market.factors.js';
import { REVENUE_STEPS, userSteps, withPage } from './product.factors.js';
import { about, explains, type Steps } from './rungs.js';
import { type Role, rolesMissing, teamGaps } from './team.factors.js';

/** A level that a founder can reach by writing more. */
export type Reached = Exclude<Rung, 'absent' | 'not_assessed'>;

/** What a factor's texts do not say yet, and the level that saying it reaches. */
export interface Missing {
  readonly to: Reached;
  /** What to write, as a clause that follows "say"; null if a field and no text earns more. */
  readonly says: string | null;
  /** The sentence for the founder. */
  readonly sentence: string;
}

const RUNGS: readonly Rung[] = ['absent', 'considered', 'explained', 'specified', 'evidenced'];
const UP: readonly Reached[] = ['considered', 'explained', 'specified', 'evidenced'];
const isAbove = (to: Reached, rung: Rung) => RUNGS.indexOf(to) > RUNGS.indexOf(rung);
const isBelow = (rung: Rung, other: Rung) =>
  rung === 'not_assessed' || RUNGS.indexOf(rung) < RUNGS.indexOf(other);

/** What a text does not say. */
const unsaid = (to: Reached, says: string): Missing => ({
  to,
  says,
  sentence: `The text still does not say ${says}.`,
});

type Find = (rung: Rung, claims: Claims) => Missing | null;

/** The next higher step of a figure, with the level that it reaches. */
function nextStep(rung: Rung, value: number, steps: Steps): { least: number; to: Reached } | null {
  const at = steps.findIndex((least, place) => least > value && isAbove(UP[place] ?? 'considered', rung));
  const [least, to] = [steps[at], UP[at]];
  return least === undefined || to === undefined ? null : { least, to };
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  role_builder: 'who builds or makes the product',
  role_seller: 'who sells it',
  role_insider: 'who of you has worked in the trade of the customers, and for how long',
};

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const completeness: Find = (_rung, claims) => {
  const open = rolesMissing(claims);
  const hasGap = teamGaps(claims).length > 0;
  if (open.length === 0)
    return hasGap ? unsaid('evidenced', 'who fills the gap in the team that it names') : null;
  return unsaid(hasGap ? 'specified' : 'evidenced', listed(open.map((role) => ROLE_WORDS[role])));
};

const size: Find = (_rung, claims) => {
  const parts = [
    'how many customers there are in the first place, by which register, association or statistics',
    ...(hasPrice(claims) ? [] : ['the price that one of them pays']),
  ];
  return unsaid('evidenced', listed(parts));
};

/** The figures that nearly every business can count. */
const COUNTABLE =
  'what one sale costs you, how long the work for it takes, how many customers come back and what share the largest pays';

const figures: Find = (rung, claims) => {
  const { all, outsideBudget } = figuresCounted(claims);
  // The highest level needs as many figures outside the budget.
  const next =
    nextStep(rung, all, FIGURES) ??
    (outsideBudget < FIGURES[3] ? { least: FIGURES[3], to: 'evidenced' as const } : null);
  if (!next || !isAbove(next.to, rung)) return null;
  const more = next.least - (next.to === 'evidenced' ? outsideBudget : all);
  return {
    to: next.to,
    says: null,
    sentence: `It takes ${count(more)} more ${more === 1 ? 'figure' : 'different figures'} that you counted or measured, such as ${COUNTABLE}.`,
  };
};

const productPage: Find = (rung, claims) => {
  const reached = withPage(claims);
  if (claims.facts.product_url !== null)
    return rung === 'evidenced'
      ? null
      : unsaid('evidenced', 'who uses it, and what was measured with it before and after');
  if (!reached || reached.rung === 'absent' || reached.rung === 'not_assessed') return null;
  if (!isAbove(reached.rung, rung)) return unsaid('specified', 'what was measured with it, before and after');
  return { to: reached.rung, says: null, sentence: 'The field for the page of the product is blank.' };
};

const users: Find = (rung, claims) => {
  const next = nextStep(rung, claims.users?.value ?? 0, userSteps(claims));
  return (
    next && {
      to: next.to,
      says: null,
      sentence: `The next points come at ${count(next.least)} ${next.least === 1 ? 'user' : 'users'}.`,
    }
  );
};

const revenue: Find = (rung, { facts, revenue: now }) => {
  const next = nextStep(rung, now?.value ?? 0, REVENUE_STEPS[facts.stage]);
  return (
    next && {
      to: next.to,
      says: null,
      sentence:
        next.least > 1
          ? `The next points come at ${dollars(next.least)} a month.`
          : 'The next points come with the first income.',
    }
  );
};

const funds: Find = (_rung, claims) => {
  const { isBroken, aim, excess } = budgetIn(claims);
  const parts = [
    ...(excess === null || !claims.ask
      ? []
      : [
          `how the uses fit the money: their sums make ${dollars(excess)}, and you ask for ${dollars(claims.ask.value)}`,
        ]),
    ...(claims.ask ? [] : ['how much money you ask for']),
    ...(isBroken
      ? []
      : [`a sum for each thing, together at least three quarters of ${claims.ask ? 'the money' : 'it'}`]),
    ...(aim ? [] : ['what will be reached with it, by which month and in which figure']),
  ];
  return parts.length === 0 ? null : unsaid('evidenced', listed(parts));
};

/** What earns more, by factor. The words say what the rule of the factor asks for, and nothing else. */
const MISSING: Readonly<Record<string, Find>> = {
  'Relevant experience': (rung) =>
    isBelow(rung, 'specified')
      ? unsaid('specified', 'what each of you did in this trade before, where, and for how many years')
      : unsaid(
          'evidenced',
          'two figures of what you did before: the years, and the people, sales or customers',
        ),
  'Team completeness': completeness,
  'Target customer': (rung, claims) => {
    const isExplained = explains(about(claims, 'target_market', 'customer'));
    if (rung === 'specified' && !isExplained)
      return unsaid('evidenced', 'in a full sentence who these customers are: their trade, size and place');
    return unsaid(
      isExplained ? 'evidenced' : 'specified',
      'how many of these customers you have spoken to, and how many of them agreed to something',
    );
  },
  'Market size': size,
  Competition: (rung) =>
    isBelow(rung, 'specified')
      ? unsaid('specified', 'what the best alternative costs or takes, in a figure, beside your own')
      : unsaid('evidenced', 'a second figure of the comparison, and what was measured of your own result'),
  Problem: (rung, claims) => {
    const isExplained = explains(about(claims, 'problem_statement', 'problem', 'problem_cost'));
    if (rung === 'specified' && !isExplained)
      return unsaid('evidenced', 'in a full sentence to whom it happens, when, and what they do about it');
    return unsaid(
      isExplained ? 'evidenced' : 'specified',
      'how many you asked about the problem, how many of them have it, and what it costs each',
    );
  },
  Solution: (_rung, claims) => {
    const how = explains(solutionStatements(claims)) ? '' : 'step by step how it works, and ';
    return unsaid('evidenced', `${how}what was measured with customers, before and after`);
  },
  Edge: (rung) =>
    isBelow(rung, 'specified')
      ? unsaid(
          'specified',
          'which patent, licence, approval or contract you hold, or by which figure of your own you are ahead',
        )
      : unsaid(
          'evidenced',
          'in figures what it took to get: the months, the money or the number of contracts',
        ),
  Figures: figures,
  Product: productPage,
  Users: users,
  Revenue: revenue,
  'Use of funds': funds,
  Stage: (_rung, { facts }) =>
    facts.stage === 'idea' ? { to: 'explained', says: null, sentence: 'The points come with an MVP.' } : null,
};

/** What would earn a factor more points; null at its highest level and where no words earn any. */
export function missingOf(factor: string, rung: Rung, claims: Claims): Missing | null {
  if (rung === 'evidenced') return null;
  const found = MISSING[factor]?.(rung, claims) ?? null;
  return found !== null && (rung === 'not_assessed' || isAbove(found.to, rung)) ? found : null;
}

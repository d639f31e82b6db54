import { dollars, figure as count, type Rung, type Stage } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Figure } from '../../claims/figure.js';
import type { Statement } from '../../claims/statement.js';
import { type Links, UNCHECKED_LINKS } from '../../links/link-status.js';
import { noneStated } from '../screening/contradictions/denials.js';
import { type Factor, type Finding, NO_FINDING } from './factor.js';
import { funds } from './funds.factor.js';
import { isOfOwnProduct, isOwnResult, mayBeIncome } from './own-evidence.js';
import { about, explains, ladder, statesFigure, type Steps } from './rungs.js';

/** The least values of the four rungs at each stage. */
const USER_STEPS: Readonly<Record<Stage, Steps>> = {
  idea: [1, 5, 25, 100],
  mvp: [1, 5, 30, 100],
  launched: [10, 100, 500, 3000],
  growing: [50, 500, 3000, 20_000],
};
export const REVENUE_STEPS: Readonly<Record<Stage, Steps>> = {
  idea: [1, 200, 1500, 4000],
  mvp: [1, 200, 1500, 4000],
  launched: [100, 1500, 7500, 18_000],
  growing: [1000, 10_000, 40_000, 90_000],
};
/** Users who pay this much a month are companies; one company counts like 25 people. */
const COMPANY_PAYS = 30;
const COMPANIES_FOR_PEOPLE = 25;

/** The users needed for each rung: fewer when each pays like a company. */
export function userSteps({ facts, users, revenue }: Claims): Steps {
  const [a, b, c, d] = USER_STEPS[facts.stage];
  if (!users || (revenue?.value ?? 0) / users.value < COMPANY_PAYS) return [a, b, c, d];
  const fewer = (step: number) => Math.max(1, Math.ceil(step / COMPANIES_FOR_PEOPLE));
  return [fewer(a), fewer(b), fewer(c), fewer(d)];
}

/** A counted commitment of future users. */
export const promised = (claims: Claims): Statement | undefined =>
  claims.of('commitment').find((statement) => statesFigure(statement) && !statement.isDenied);

/** A sentence with a figure about growth, retention or revenue, which implies uncounted users. */
const inUse = (claims: Claims): Statement | undefined =>
  claims
    .of('retention', 'growth', 'revenue')
    .find((statement) => statesFigure(statement) && !statement.isDenied && !statement.isOnlyAboutOthers);

/** The confidence required of a sentence about users or payers without a number. */
const TELLS = 0.7;

/** A sentence about present users or payers without their number. */
const uncounted = ({ statements }: Claims, ...kinds: readonly string[]): Statement | undefined =>
  statements.find(
    (statement) =>
      kinds.some((kind) => statement.confidence(`kind:${kind}`) >= TELLS) &&
      !statement.isPlanned &&
      !statement.isDenied &&
      !statement.isHype &&
      !statement.is('aside') &&
      !statement.isOnlyAboutOthers &&
      statement.field !== 'team_background',
  );

/** Whether anybody uses the product, pays for it or has promised to, counted or not. */
export const isInDemand = (claims: Claims): boolean =>
  claims.users !== null ||
  claims.revenue !== null ||
  promised(claims) !== undefined ||
  uncounted(claims, 'users', 'revenue') !== undefined;

/** The figure's sentence; for a number field the given words. */
const evidenceOf = ({ statement }: Figure, words: string): string => statement?.quote ?? words;

/** The sentence that shows the product's state, and whether it states a measured outcome. */
function seenIn(claims: Claims): { seen: Statement | undefined; isMeasured: boolean } {
  const measured = claims.of('outcome').find(isOwnResult);
  const state = claims
    .of('product_state')
    .find((statement) => !statement.isPlanned && !statement.isDenied && isOfOwnProduct(statement));
  return { seen: measured ?? state, isMeasured: measured !== undefined };
}

/** What the product's page shows; null without a page that answers. */
function ofPage(
  { facts, users, revenue }: Claims,
  link: Links['product'],
  isMeasured: boolean,
): Finding | null {
  if (facts.product_url === null || link === 'unreachable') return null;
  const isLive = facts.stage === 'launched' || facts.stage === 'growing';
  const support = link === 'checked' ? 'checked' : 'linked';
  const isUsed = users !== null || revenue !== null;
  const used = isLive || isMeasured ? 'evidenced' : 'specified';
  const unused = isLive ? 'considered' : 'explained';
  return { rung: isUsed ? used : unused, evidence: facts.product_url, support };
}

/** The finding about the product once a page of it is named; null if the page would show nothing more. */
export const withPage = (claims: Claims): Finding | null =>
  ofPage(
    { ...claims, facts: { ...claims.facts, product_url: 'https://a.page' } },
    'not_checked',
    seenIn(claims).isMeasured,
  );

const productFactor: Factor = {
  name: 'Product',
  dimension: 'product',
  share: 0.2,
  assess: (claims, links) => {
    const { users, revenue } = claims;
    const { seen, isMeasured } = seenIn(claims);
    const page = ofPage(claims, links.product, isMeasured);
    if (page) return page;
    if ((users ?? revenue) && seen) return { rung: 'specified', evidence: seen.quote };
    const stated = seen ?? users?.statement ?? revenue?.statement;
    if (stated) return { rung: 'explained', evidence: stated.quote };
    if (users) return { rung: 'explained', evidence: `${count(users.value)} users (self-reported)` };
    if (revenue) return { rung: 'explained', evidence: `${dollars(revenue.value)} a month (self-reported)` };
    const described = about(claims, 'solution_statement', 'solution', 'mechanism');
    const [first] = described;
    return first && explains(described) ? { rung: 'considered', evidence: first.quote } : NO_FINDING;
  },
};

/** Nothing is earned. A sentence that says so is quoted: zero is an answer. */
const statedAsNone = ({ statements }: Claims, of: 'revenue' | 'users'): Finding => ({
  rung: 'absent',
  evidence: noneStated(statements, of)?.quote ?? null,
});

const users: Factor = {
  name: 'Users',
  dimension: 'product',
  share: 0.03,
  assess: (claims) => {
    if (claims.users) {
      const { value } = claims.users;
      const words = `${count(value)} users (self-reported)`;
      return ladder(value, userSteps(claims), evidenceOf(claims.users, words));
    }
    const figured = promised(claims) ?? inUse(claims);
    if (figured) return { rung: 'explained', evidence: figured.quote };
    const bare = uncounted(claims, 'users', 'revenue');
    return bare ? { rung: 'considered', evidence: bare.quote } : statedAsNone(claims, 'users');
  },
};

const revenue: Factor = {
  name: 'Revenue',
  dimension: 'product',
  share: 0.16,
  assess: (claims) => {
    if (claims.revenue) {
      const { value } = claims.revenue;
      const words = `${dollars(value)} a month (self-reported)`;
      return ladder(value, REVENUE_STEPS[claims.facts.stage], evidenceOf(claims.revenue, words));
    }
    const bare =
      claims
        .of('revenue')
        .find(
          (statement) =>
            statesFigure(statement) &&
            mayBeIncome(statement) &&
            !statement.isDenied &&
            !statement.isOnlyAboutOthers,
        ) ??
      (claims.users ? undefined : promised(claims)) ??
      uncounted(claims, 'revenue');
    return bare ? { rung: 'considered', evidence: bare.quote } : statedAsNone(claims, 'revenue');
  },
};

/** The monthly revenue of the next rung at the startup's stage; null beyond the highest. */
export const nextRevenue = ({ facts, revenue: now }: Claims): number | null =>
  REVENUE_STEPS[facts.stage].find((least) => least > (now?.value ?? 0)) ?? null;

/** The least rung of the revenue that raises a stage. */
const EARNS_FROM: readonly Rung[] = ['explained', 'specified', 'evidenced'];

/**
 * The rung of the stage. An idea has none. A launch counts like an MVP until somebody uses the product, and a
 * stage after the launch counts one rung higher once the revenue is typical of it.
 */
function rungOfStage(claims: Claims): Rung {
  const { stage } = claims.facts;
  if (stage === 'idea') return 'absent';
  if (stage === 'mvp' || !isInDemand(claims)) return 'explained';
  const earns = EARNS_FROM.includes(revenue.assess(claims, UNCHECKED_LINKS).rung);
  if (stage === 'growing') return earns ? 'evidenced' : 'specified';
  return earns ? 'specified' : 'explained';
}

const stageFactor: Factor = {
  name: 'Stage',
  dimension: 'product',
  share: 0.39,
  assess: (claims) => ({ rung: rungOfStage(claims), evidence: `Stage: ${claims.facts.stage}` }),
};

export const product: Factor[] = [productFactor, users, revenue, funds, stageFactor];

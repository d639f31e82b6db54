import type { Rung, Stage } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Figure } from '../../claims/figures.js';
import type { Statement } from '../../claims/statement.js';
import { dollars, figure as count } from '@proofround/text/numbers/money.js';
import { NOTHING, type Factor } from './factor.js';
import { about, explains, ladder, rungOf, statesFigure, type Steps } from './rungs.js';

/** What counts as a start, some, good and strong at each stage. */
const USER_STEPS: Readonly<Record<Stage, Steps>> = {
  idea: [1, 5, 25, 100],
  mvp: [1, 5, 30, 100],
  launched: [10, 100, 500, 3000],
  growing: [50, 500, 3000, 20_000],
};
const REVENUE_STEPS: Readonly<Record<Stage, Steps>> = {
  idea: [1, 200, 1500, 4000],
  mvp: [1, 200, 1500, 4000],
  launched: [100, 1500, 7500, 18_000],
  growing: [1000, 10_000, 40_000, 90_000],
};
/** A customer worth this much a month is a company; so many fewer of them say the same. */
const COMPANY_PAYS = 30;
const COMPANIES_FOR_PEOPLE = 25;
/** Share of the ask that the lines of a budget must name to count as a breakdown. */
const COVERED = 0.75;

/** The steps on which users count: fewer where each of them is worth a company's money. */
export function userSteps({ facts, users, revenue }: Claims): Steps {
  const [a, b, c, d] = USER_STEPS[facts.stage];
  if (!users || (revenue?.value ?? 0) / users.value < COMPANY_PAYS) return [a, b, c, d];
  const fewer = (step: number) => Math.max(1, Math.ceil(step / COMPANIES_FOR_PEOPLE));
  return [fewer(a), fewer(b), fewer(c), fewer(d)];
}

/** Before there are users: those who promised, with a number beside it. */
export const promised = (claims: Claims): Statement | undefined =>
  claims.of('commitment').find((statement) => statesFigure(statement) && !statement.isDenied);

/** A sentence with a figure on growth, customers who stay or what they pay: there are users, uncounted. */
const inUse = (claims: Claims): Statement | undefined =>
  claims
    .of('retention', 'growth', 'revenue')
    .find((statement) => statesFigure(statement) && !statement.isDenied);

/** Without a number a sentence must be this sure to tell of users or payers: empty talk sounds like it. */
const TELLS = 0.7;

/** A sentence that tells of users or payers without a number for them; a wish or a former job does not. */
const uncounted = ({ statements }: Claims, ...kinds: readonly string[]): Statement | undefined =>
  statements.find(
    (one) =>
      kinds.some((kind) => one.confidence(`kind:${kind}`) >= TELLS) &&
      !one.isPlanned &&
      !one.isDenied &&
      !one.isHype &&
      !one.is('aside') &&
      one.field !== 'team_background',
  );

/** Whether anybody uses it, pays for it or has promised to, be it with a number or without. */
export const isTaken = (claims: Claims): boolean =>
  claims.users !== null ||
  claims.revenue !== null ||
  promised(claims) !== undefined ||
  uncounted(claims, 'users', 'revenue') !== undefined;

/** The figure's sentence, or the field's figure in words. */
const evidenceOf = ({ statement }: Figure, words: string): string => statement?.quote ?? words;

const thing: Factor = {
  name: 'Product',
  dimension: 'product',
  share: 0.17,
  assess: (claims, links) => {
    const { facts, users, revenue } = claims;
    const isLive = facts.stage === 'launched' || facts.stage === 'growing';
    const isUsed = users !== null || revenue !== null;
    const measured = claims.of('outcome').find((statement) => statesFigure(statement) && !statement.isDenied);
    const state = claims.of('product_state').find((statement) => !statement.isPlanned && !statement.isDenied);
    if (facts.product_url !== null && links.product !== 'unreachable') {
      const support = links.product === 'checked' ? 'checked' : 'linked';
      const evidence = facts.product_url;
      if (!isUsed) return { rung: isLive ? 'considered' : 'explained', evidence, support };
      return { rung: isLive || measured ? 'evidenced' : 'specified', evidence, support };
    }
    if (isUsed && (measured ?? state))
      return { rung: 'specified', evidence: (measured ?? state)?.quote ?? null };
    const seen = measured ?? state ?? users?.statement ?? revenue?.statement;
    if (seen) return { rung: 'explained', evidence: seen.quote };
    if (users) return { rung: 'explained', evidence: `${count(users.value)} users (self-reported)` };
    if (revenue) return { rung: 'explained', evidence: `${dollars(revenue.value)} a month (self-reported)` };
    const described = about(claims, 'solution_statement', 'solution', 'mechanism');
    const [first] = described;
    return first && explains(described) ? { rung: 'considered', evidence: first.quote } : NOTHING;
  },
};

const users: Factor = {
  name: 'Users',
  dimension: 'product',
  share: 0.07,
  assess: (claims) => {
    if (claims.users) {
      const { value } = claims.users;
      const words = `${count(value)} users (self-reported)`;
      return ladder(value, userSteps(claims), evidenceOf(claims.users, words));
    }
    const figured = promised(claims) ?? inUse(claims);
    if (figured) return { rung: 'explained', evidence: figured.quote };
    const bare = uncounted(claims, 'users', 'revenue');
    return bare ? { rung: 'considered', evidence: bare.quote } : NOTHING;
  },
};

const revenue: Factor = {
  name: 'Revenue',
  dimension: 'product',
  share: 0.27,
  assess: (claims) => {
    if (claims.revenue) {
      const { value } = claims.revenue;
      const words = `${dollars(value)} a month (self-reported)`;
      return ladder(value, REVENUE_STEPS[claims.facts.stage], evidenceOf(claims.revenue, words));
    }
    const bare =
      claims.of('revenue').find((one) => statesFigure(one) && !one.isDenied) ??
      (claims.users ? undefined : promised(claims)) ??
      uncounted(claims, 'revenue');
    return bare ? { rung: 'considered', evidence: bare.quote } : NOTHING;
  },
};

const funds: Factor = {
  name: 'Use of funds',
  dimension: 'product',
  share: 0.24,
  assess: (claims) => {
    const statements = about(claims, 'funding_usage', 'funding_use');
    const [first] = statements;
    const { ask } = claims;
    if (!ask) return first ? { rung: 'considered', evidence: first.quote } : NOTHING;
    if (!first) return { rung: 'considered', evidence: evidenceOf(ask, `Asks for ${dollars(ask.value)}`) };
    const lines = statements.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'money'));
    const shares = statements.flatMap(({ quantities }) =>
      quantities.filter(({ kind }) => kind === 'percent'),
    );
    const sum = lines.reduce((total, { value }) => total + (value < ask.value ? value : 0), 0);
    const part = shares.reduce((total, { value }) => total + value, 0) / 100;
    const isBroken =
      (lines.length >= 2 && sum >= ask.value * COVERED) || (shares.length >= 2 && part >= COVERED);
    const [milestone] = claims.of('milestone');
    const found = rungOf(statements, {
      specific: () => isBroken,
      proof: isBroken && milestone ? [milestone] : [],
    });
    // Two purposes in a few words are an explanation: lists are short by nature.
    const isList = statements.some(({ text }) => /,|;|\band\b|\+|&|\bund\b|\by\b|\bet\b|\be\b/.test(text));
    return found.rung === 'considered' && isList ? { ...found, rung: 'explained' } : found;
  },
};

/** The rung of a stage that somebody's use or payment bears out. */
const STAGE_RUNG = {
  idea: 'considered',
  mvp: 'explained',
  launched: 'specified',
  growing: 'evidenced',
} as const satisfies Record<Stage, Rung>;

/** How far it has come; a launch that nobody has noticed has come no farther than a product that is built. */
const reached: Factor = {
  name: 'Stage',
  dimension: 'product',
  share: 0.25,
  assess: (claims) => {
    const { stage } = claims.facts;
    const isBorneOut = stage === 'idea' || stage === 'mvp' || isTaken(claims);
    return { rung: isBorneOut ? STAGE_RUNG[stage] : 'explained', evidence: `Stage: ${stage}` };
  },
};

/** What there is to see, who uses it, who pays, how far it has come, and what the money is for. */
export const product: Factor[] = [thing, users, revenue, funds, reached];

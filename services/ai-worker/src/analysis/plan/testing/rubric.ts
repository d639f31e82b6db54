import type { LedgerEntry, Rung } from '@proofround/contracts';

import type { Claims } from '../../../claims/claims.js';
import type { QuotedRisk } from '../brief.js';
import type { GainOf } from '../points.js';

/** A simplified rubric, so that the plan is tested independently. */

const SHARES = {
  'Relevant experience': 12,
  'Team completeness': 10,
  'Target customer': 10,
  'Market size': 8,
  Competition: 7,
  Problem: 10,
  Solution: 8,
  Edge: 7,
  Product: 7,
  Users: 8,
  Revenue: 8,
  'Use of funds': 5,
  Figures: 6,
} as const;
const VALUE = { not_assessed: 0, absent: 0, considered: 0.25, explained: 0.5, specified: 0.75, evidenced: 1 };
const RUNGS = ['absent', 'considered', 'explained', 'specified', 'evidenced'] as const;

const rungOf = (signs: readonly boolean[]): Rung =>
  RUNGS[Math.min(4, signs.filter(Boolean).length)] ?? 'absent';

const evidenceIn = (claims: Claims) => ({
  has: (...kinds: string[]) => claims.of(...kinds).length > 0,
  users: claims.users?.value ?? 0,
  revenue: claims.revenue?.value ?? 0,
  measured: (...kinds: string[]) => claims.of(...kinds).some(({ quantities }) => quantities.length > 0),
});

type RungOf = Readonly<Record<keyof typeof SHARES, Rung>>;

function rungsOf(claims: Claims): RungOf {
  return { ...rungsOfTexts(claims), ...rungsOfTraction(claims) };
}

function rungsOfTexts(claims: Claims) {
  const { has, measured, users, revenue } = evidenceIn(claims);
  const { team_background, target_market, problem_statement, competitive_advantage, funding_usage } =
    claims.facts;
  const team = (rung: Rung): Rung => (team_background === null ? 'not_assessed' : rung);
  return {
    'Relevant experience': team(
      rungOf([has('team_experience'), measured('team_experience'), claims.of('team_experience').length > 2]),
    ),
    'Team completeness': team(
      rungOf([
        true,
        has('team_role'),
        has('team_experience') && has('team_role'),
        claims.of('team_role').length > 1,
      ]),
    ),
    'Target customer': rungOf([target_market !== null, has('customer'), users > 10, has('customer_contact')]),
    'Market size': rungOf([
      target_market !== null,
      measured('market_count'),
      revenue > 0,
      has('market_count') && has('price'),
    ]),
    Competition: rungOf([
      competitive_advantage !== null,
      has('alternatives'),
      measured('alternatives'),
      false,
    ]),
    Problem: rungOf([
      problem_statement !== null,
      has('problem'),
      measured('problem_cost'),
      has('customer_contact'),
    ]),
    Solution: rungOf([
      claims.facts.solution_statement !== null,
      has('mechanism'),
      has('outcome'),
      measured('outcome'),
    ]),
    Edge: rungOf([competitive_advantage !== null, has('edge'), measured('edge'), false]),
    'Use of funds': rungOf([
      funding_usage !== null,
      has('funding_use'),
      measured('funding_use'),
      has('milestone'),
    ]),
  };
}

function rungsOfTraction(claims: Claims) {
  const { users, revenue } = evidenceIn(claims);
  return {
    Product: rungOf([
      claims.facts.stage !== 'idea',
      users > 0,
      claims.facts.product_url !== null,
      revenue > 5000,
    ]),
    Users: rungOf([users > 0, users > 10, users > 90, users > 900]),
    Revenue: rungOf([revenue > 0, revenue > 1000, revenue > 9000, revenue > 40_000]),
    Figures: rungOf(
      [4, 8, 16, 32].map(
        (least) => claims.statements.flatMap(({ quantities }) => quantities).length >= least,
      ),
    ),
  };
}

export function ledgerOf(
  claims: Claims,
  caps: readonly { factor: string; at: number }[] = [],
): LedgerEntry[] {
  const lines = Object.entries(rungsOf(claims)).map(([factor, rung]): LedgerEntry => {
    const max_points = rung === 'not_assessed' ? 0 : SHARES[factor as keyof typeof SHARES];
    return {
      dimension: 'market',
      factor,
      weight: max_points,
      max_points,
      points: max_points * VALUE[rung],
      evidence: null,
      rung,
    };
  });
  let total = lines.reduce((sum, { points }) => sum + points, 0);
  for (const { factor, at } of caps) {
    const over = Math.max(0, total - at);
    total -= over;
    lines.push({
      dimension: 'cap',
      factor,
      weight: 0,
      max_points: 0,
      points: over === 0 ? 0 : -over,
      evidence: `Holds the overall score at ${at} or less`,
      rung: 'absent',
    });
  }
  return lines;
}

const sumOf = (ledger: readonly LedgerEntry[], caps: readonly { at: number }[]) => {
  const total = ledger
    .filter(({ dimension }) => dimension !== 'cap')
    .reduce((sum, { points }) => sum + points, 0);
  return Math.min(total, ...caps.map(({ at }) => at));
};

/** The gain of one change. */
export function gainOf(
  ledger: readonly LedgerEntry[],
  caps: readonly { factor: string; at: number }[] = [],
): GainOf {
  const before = sumOf(ledger, caps);
  return (change) => {
    const rest = 'cap' in change ? caps.filter(({ factor }) => factor !== change.cap) : caps;
    const changed = ledger.map((line) => {
      if ('cap' in change || line.factor !== change.factor) return line;
      const max = line.rung === 'not_assessed' ? 10 : line.max_points;
      return { ...line, points: Math.max(line.points, max * VALUE[change.to]) };
    });
    const now = Math.max(0, sumOf(changed, rest) - before);
    const holding = rest.toSorted((a, b) => a.at - b.at)[0];
    const isHeld = holding !== undefined && sumOf(changed, []) > holding.at;
    return { now, unlocks: isHeld ? holding.factor : null };
  };
}

/** The risks that the classifier finds, surest first. */
export function risksOf(claims: Claims, codes: readonly string[], least = 0.5): QuotedRisk[] {
  return codes
    .map((code) => {
      const sure = claims.statements.map((statement) => ({
        statement,
        value: statement.confidence(`risk:${code}`),
      }));
      return { code, ...(sure.toSorted((a, b) => b.value - a.value)[0] ?? { statement: null, value: 0 }) };
    })
    .filter(({ value }) => value >= least)
    .toSorted((a, b) => b.value - a.value)
    .map(({ code, statement }) => ({ code, quote: statement?.quote ?? null }));
}

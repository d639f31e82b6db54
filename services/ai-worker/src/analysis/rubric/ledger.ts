import {
  type AiScore,
  DIMENSIONS,
  type LedgerEntry,
  type Rung,
  SCREENING_CAPS,
  type StartupFacts,
} from '@proofround/contracts';

import { type Claims, readClaims } from '../../claims/claims.js';
import { type Links, UNCHECKED_LINKS } from '../../links/link-status.js';
import { earningIn } from '../plan/earning.js';
import type { Earning } from '../plan/price-unit.js';
import { type FoundRisk, risksIn } from '../risks/find.js';
import { type Contradiction, contradictionsIn } from '../screening/contradictions/contradictions.js';
import { type FoundOffence, offencesIn } from '../screening/offences.js';
import type { Sign } from '../signs/sign.js';
import { signsIn } from '../signs/signs.js';
import { type Factor, NOT_ASSESSED, type ReadDimension, RUNG_VALUE } from './factor.js';
import { feasibility } from './feasibility.factors.js';
import { type Line, mostPoints, pointsOf } from './line.js';
import { market } from './market.factors.js';
import { missingOf } from './missing.js';
import { isInDemand, product } from './product.factors.js';
import { auditRisks, type RiskFinding, riskLevel, rungOfRating } from './risk-audit.js';
import { spread } from './spread.js';
import { team } from './team.factors.js';
import { CAP } from './weights.js';

/** Every factor assessed from the founder's statements. */
export const FACTORS: readonly Factor[] = [...team, ...market, ...feasibility, ...product];

/** Rounds to a tenth of a point, so that the shown points add up. */
const tenth = (value: number) => Math.round(value * 10) / 10;

export interface Scored extends Pick<Found, 'claims' | 'earning' | 'signs' | 'contradictions' | 'offences'> {
  readonly ledger: LedgerEntry[];
  readonly score: AiScore;
  readonly product_readiness: number | null;
  readonly team_strength: number | null;
  /** The number of the five dimensions that were assessed. */
  readonly assessed: number;
  /** A sentence for each cap on the overall score; each cap also has a ledger entry. */
  readonly limits: string[];
  /** The risks clear enough to be shown; the audit of risks uses all. */
  readonly risks: readonly FoundRisk[];
  /** The intermediate results for {@link revalued} and {@link gainOf}. */
  readonly found: Found;
}

/** A limit on the overall score, in points. */
interface Cap {
  readonly factor: string;
  readonly at: number;
}

/** Everything read from the texts; the rest of scoring is arithmetic. */
interface Found {
  readonly claims: Claims;
  /** How the startup earns; null if the texts do not tell. */
  readonly earning: Earning | null;
  readonly audit: readonly RiskFinding[];
  readonly risks: readonly FoundRisk[];
  readonly signs: readonly Sign[];
  readonly lines: readonly Line[];
  readonly contradictions: readonly Contradiction[];
  readonly offences: readonly FoundOffence[];
  readonly caps: readonly Cap[];
}

function foundIn(claims: Claims, links: Links, cleared: readonly string[]): Found {
  const risks = risksIn(claims);
  const signs = signsIn(claims);
  const audit = auditRisks(claims, risks, signs);
  const contradictions = contradictionsIn(claims);
  const offences = offencesIn(claims).filter(({ offence }) => !cleared.includes(offence.code));
  const lines = linesOf(claims, links, audit);
  const caps = capsOf(claims, contradictions, offences);
  const shown = risks.filter(({ isShown }) => isShown);
  // After an offence the founder is asked only about that.
  const asked = offences.length > 0 ? [] : signs;
  const earning = earningIn(claims);
  return { claims, earning, audit, risks: shown, signs: asked, lines, contradictions, offences, caps };
}

function linesOf(claims: Claims, links: Links, audit: readonly RiskFinding[]): Line[] {
  const findings = spread(FACTORS.map(({ assess }) => assess(claims, links)));
  const read = FACTORS.map(({ dimension, name, share }, at): Line => {
    const { rung, evidence, support } = findings[at] ?? NOT_ASSESSED;
    const value = rung === 'not_assessed' ? undefined : RUNG_VALUE[rung];
    return { dimension, factor: name, share, rung, value, evidence, support };
  });
  // An unmentioned risk is neutral: half of its points, listed as unknown.
  const audited = audit.map(({ name, rating, evidence }): Line => ({
    dimension: 'risk',
    factor: `Risk: ${name}`,
    share: 1 / audit.length,
    rung: rungOfRating(rating),
    value: ((rating ?? 0) + 2) / 4,
    evidence,
  }));
  return [...read, ...audited];
}

/** A dimension's figure, 0 to 100; null when none of its factors was assessed. */
function figureOf(lines: readonly Line[], dimension: ReadDimension): number | null {
  const own = lines.filter((line) => line.dimension === dimension && line.value !== undefined);
  const share = own.reduce((sum, line) => sum + line.share, 0);
  if (share === 0) return null;
  return tenth((100 * own.reduce((sum, line) => sum + line.share * (line.value ?? 0), 0)) / share);
}

/**
 * The caps of the score. Causes are contradictions, offences, and three things that a text may leave out: the use
 * of funds, the target market, and a first user, payer or promise.
 */
function capsOf(
  claims: Claims,
  contradictions: readonly Contradiction[],
  offences: readonly FoundOffence[],
): Cap[] {
  const { users, ask } = claims;
  const saysUse = claims.in('funding_usage').length > 0 || claims.of('funding_use').length > 0;
  const saysMarket =
    users !== null || claims.in('target_market').length > 0 || claims.leaning('customer').length > 0;
  const isHeld = offences.some(({ offence }) => offence.treatment === 'hold');
  return [
    ...(ask && !saysUse ? [{ factor: 'Funding ask without use of funds', at: CAP }] : []),
    ...(saysMarket ? [] : [{ factor: 'No target market', at: CAP }]),
    ...(isInDemand(claims) ? [] : [{ factor: 'Nobody uses it, pays for it or has promised to', at: CAP }]),
    ...(contradictions.length > 0 ? [SCREENING_CAPS.contradiction] : []),
    ...(offences.length > 0 && !isHeld ? [SCREENING_CAPS.impossible] : []),
    ...(isHeld ? [SCREENING_CAPS.held] : []),
  ];
}

/**
 * Scores a startup from its facts alone: the same facts give the same ledger. Its points add up to
 * the overall score and its max_points to 100.
 * @param cleared codes of offences that an admin cleared.
 */
export const score = (
  facts: StartupFacts,
  links: Links = UNCHECKED_LINKS,
  cleared: readonly string[] = [],
): Scored => scoreOf(foundIn(readClaims(facts), links, cleared));

/**
 * The score with changed factor values (0 to 1) by factor name, as the model proposes them. Does
 * not read the texts again.
 */
export function revalued({ found }: Scored, values: ReadonlyMap<string, number>): Scored {
  const lines = found.lines.map((line) =>
    line.value === undefined ? line : { ...line, value: values.get(line.factor) ?? line.value },
  );
  return scoreOf({ ...found, lines });
}

/** The ledger's entries of the factors and risks. */
function entriesOf(lines: readonly Line[], claims: Claims): LedgerEntry[] {
  const most = mostPoints(lines, claims.facts.stage);
  const points = pointsOf(lines, most);
  return lines.map((line, place) => {
    const max_points = most[place] ?? 0;
    const missing = missingOf(line.factor, line.rung, claims);
    return {
      dimension: line.dimension,
      factor: line.factor,
      weight: max_points,
      points: points[place] ?? 0,
      max_points,
      evidence: line.evidence,
      rung: line.rung,
      ...(line.evidence === null || line.dimension === 'risk' ? {} : { support: line.support ?? 'stated' }),
      ...(missing === null ? {} : { missing: missing.sentence }),
    };
  });
}

function scoreOf(found: Found): Scored {
  const { claims, earning, audit, risks, signs, lines, contradictions, offences, caps } = found;
  const ledger = entriesOf(lines, claims);
  let total = tenth(ledger.reduce((sum, { points }) => sum + points, 0));
  for (const { factor, at } of caps) {
    const over = tenth(Math.max(0, total - at));
    ledger.push({
      dimension: 'cap',
      factor,
      weight: 0,
      points: over === 0 ? 0 : -over,
      max_points: 0,
      evidence: `Holds the overall score at ${at} or less`,
      rung: 'absent',
    });
    total = tenth(total - over);
  }

  const figures = {
    team: figureOf(lines, 'team'),
    market: figureOf(lines, 'market'),
    feasibility: figureOf(lines, 'feasibility'),
    product: figureOf(lines, 'product'),
  };
  return {
    ledger,
    score: {
      overall_score: Math.min(100, Math.max(0, total)),
      feasibility: figures.feasibility ?? 0,
      market_potential: figures.market ?? 0,
      risk_level: tenth(riskLevel(audit)),
    },
    product_readiness: figures.product,
    team_strength: figures.team,
    assessed: DIMENSIONS.filter((dimension) => dimension === 'risk' || figures[dimension] !== null).length,
    contradictions,
    offences,
    limits: caps.map(({ factor, at }) => `${factor}: the overall score is held at ${at} or less.`),
    risks,
    signs,
    claims,
    earning,
    found,
  };
}

/** A change to the result: a factor at another rung, or a cap removed. */
export type Change =
  | { readonly factor: string; readonly to: Exclude<Rung, 'absent' | 'not_assessed'> }
  | { readonly cap: string };

/** The points that a new analysis would add after one change, with caps applied. */
export interface Gain {
  readonly now: number;
  /** The cap that still limits the score; null without one. */
  readonly unlocks: string | null;
}

/** The gain of a change, computed like the score itself. */
export function gainOf({ found, score: before }: Scored, change: Change): Gain {
  const after =
    'cap' in change
      ? scoreOf({ ...found, caps: found.caps.filter(({ factor }) => factor !== change.cap) })
      : scoreOf({
          ...found,
          lines: found.lines.map((line) =>
            line.factor === change.factor
              ? { ...line, rung: change.to, value: Math.max(line.value ?? 0, RUNG_VALUE[change.to]) }
              : line,
          ),
        });
  const now = Math.max(0, tenth(after.score.overall_score - before.overall_score));
  const holding = after.ledger.find(({ dimension, points }) => dimension === 'cap' && points < 0);
  return { now, unlocks: holding?.factor ?? null };
}

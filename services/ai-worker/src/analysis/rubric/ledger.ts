import type { AiScore, Dimension, LedgerEntry, Rung, StartupFacts } from '@proofround/contracts';
import { DIMENSIONS } from '@proofround/contracts';

import { RUNG_VALUE, type ReadDimension } from './factor.js';
import { FACTORS } from './factors.js';
import { auditRisks, riskLevel, rungOfRating, type RiskFinding } from './risk-audit.js';
import { CAP, WEIGHTS } from './weights.js';

/** Points are kept to a tenth, so that a reader can add them up. */
const tenth = (value: number) => Math.round(value * 10) / 10;

export interface Scored {
  readonly ledger: LedgerEntry[];
  readonly score: AiScore;
  readonly product_readiness: number | null;
  readonly team_strength: number | null;
  /** How many of the five dimensions had anything to go on. */
  readonly assessed: number;
  readonly contradictions: string[];
  readonly risks: RiskFinding[];
}

/** A factor's line before weights are known. */
interface Line {
  dimension: ReadDimension;
  factor: string;
  share: number;
  rung: Rung;
  /** 0 to 1; undefined where not assessed. */
  value: number | undefined;
  evidence: string | null;
}

function linesOf(facts: StartupFacts): Line[] {
  return FACTORS.map((factor) => {
    const { rung, evidence } = factor.assess(facts);
    const value = rung === 'not_assessed' ? undefined : RUNG_VALUE[rung];
    return { dimension: factor.dimension, factor: factor.name, share: factor.share, rung, value, evidence };
  });
}

/** A dimension's own figure, 0 to 100; null where none of its factors was assessed. */
function figureOf(lines: readonly Line[], dimension: Dimension): number | null {
  const own = lines.filter((line) => line.dimension === dimension && line.value !== undefined);
  const share = own.reduce((sum, line) => sum + line.share, 0);
  if (share === 0) return null;
  return tenth((100 * own.reduce((sum, line) => sum + line.share * (line.value ?? 0), 0)) / share);
}

/** The omissions that hold a score down, as lines of the ledger (after PitchVault's caps). */
function caps(facts: StartupFacts): string[] {
  return [
    ...(facts.funding_ask && facts.funding_usage === null ? ['Funding ask without use of funds'] : []),
    ...(facts.target_market === null ? ['No target market'] : []),
  ];
}

function contradictionsOf(facts: StartupFacts): string[] {
  const live = facts.stage === 'launched' || facts.stage === 'growing';
  return [
    ...(live && facts.user_count === 0 && facts.monthly_revenue === 0
      ? [`The stage is ${facts.stage}, but there are no users and no revenue.`]
      : []),
    ...(facts.stage === 'idea' && facts.monthly_revenue > 0
      ? ['The stage is idea, but there is revenue already.']
      : []),
    ...(facts.monthly_revenue > 0 && facts.user_count === 0
      ? ['There is revenue, but there are no users.']
      : []),
  ];
}

/**
 * Scores a startup from its facts alone: the same facts give the same ledger, and the ledger's
 * points add up to the overall score (decisions, section 7). `values` replaces the worth of
 * factors, by name, where the model moved them within its band.
 */
export function score(facts: StartupFacts, values: ReadonlyMap<string, number> = new Map()): Scored {
  const lines = linesOf(facts).map((line) =>
    line.value === undefined ? line : { ...line, value: values.get(line.factor) ?? line.value },
  );
  const risks = auditRisks(facts);
  const weights = WEIGHTS[facts.stage];

  const figures = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, figureOf(lines, dimension)]));
  const present = DIMENSIONS.filter((dimension) => dimension === 'risk' || figures[dimension] !== null);
  const presentWeight = present.reduce((sum, dimension) => sum + weights[dimension], 0);
  const weightOf = (dimension: Dimension) =>
    present.includes(dimension) ? (100 * weights[dimension]) / presentWeight : 0;

  const ledger: LedgerEntry[] = lines.map((line) => {
    const own = lines.filter(({ dimension, value }) => dimension === line.dimension && value !== undefined);
    const shares = own.reduce((sum, { share }) => sum + share, 0);
    const weight =
      line.value === undefined || shares === 0 ? 0 : (weightOf(line.dimension) * line.share) / shares;
    return {
      dimension: line.dimension,
      factor: line.factor,
      weight: tenth(weight),
      points: tenth(weight * (line.value ?? 0)),
      max_points: tenth(weight),
      evidence: line.evidence,
      rung: line.rung,
    };
  });
  const riskWeight = weightOf('risk') / risks.length;
  for (const { name, rating, evidence } of risks) {
    ledger.push({
      dimension: 'risk',
      factor: `Risk: ${name}`,
      weight: tenth(riskWeight),
      points: tenth(riskWeight * (((rating ?? 0) + 2) / 4)),
      max_points: tenth(riskWeight),
      evidence,
      rung: rungOfRating(rating),
    });
  }

  let total = tenth(ledger.reduce((sum, { points }) => sum + points, 0));
  for (const factor of caps(facts)) {
    const over = tenth(Math.max(0, total - CAP));
    ledger.push({
      dimension: 'cap',
      factor,
      weight: 0,
      points: over === 0 ? 0 : -over,
      max_points: 0,
      evidence: `Holds the overall score at ${CAP} or less`,
      rung: 'absent',
    });
    total = tenth(total - over);
  }

  return {
    ledger,
    score: {
      overall_score: Math.min(100, Math.max(0, total)),
      feasibility: figures['feasibility'] ?? 0,
      market_potential: figures['market'] ?? 0,
      risk_level: tenth(riskLevel(risks)),
    },
    product_readiness: figures['product'] ?? null,
    team_strength: figures['team'] ?? null,
    assessed: present.length,
    contradictions: contradictionsOf(facts),
    risks,
  };
}

import type { AiScore, Dimension, LedgerEntry, Rung, StartupFacts } from '@proofround/contracts';
import { DIMENSIONS } from '@proofround/contracts';

import { contradictionsIn, type Contradiction } from './contradictions.js';
import { RUNG_VALUE, type ReadDimension } from './factor.js';
import { FACTORS } from './factors.js';
import type { Language } from './language.js';
import { readDossiers, type Dossier } from './reading.js';
import { promised } from './product.factors.js';
import { auditRisks, riskLevel, rungOfRating, type RiskFinding } from './risk-audit.js';
import { CAP, CONTRADICTION_CAP, WEIGHTS } from './weights.js';

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
  /** What holds the overall score down, in sentences; each has its line in the ledger. */
  readonly limits: string[];
  readonly risks: readonly RiskFinding[];
  /** What the text is written in, as far as the rubric can tell. */
  readonly language: Language;
  /** The text told the scorer what to do; those sentences were left out. */
  readonly instructed: boolean;
  /** What was read, for {@link revalued}. */
  readonly found: Found;
}

/** A factor's line before weights are known. */
interface Line {
  readonly dimension: Dimension;
  readonly factor: string;
  readonly share: number;
  readonly rung: Rung;
  /** 0 to 1; undefined where not assessed. */
  readonly value: number | undefined;
  readonly evidence: string | null;
}

/** Everything that reading the texts gives; what is left to do is sums. */
interface Found {
  readonly dossier: Dossier;
  readonly risks: readonly RiskFinding[];
  readonly lines: readonly Line[];
  readonly contradictions: readonly Contradiction[];
  readonly caps: readonly { readonly factor: string; readonly at: number }[];
}

function foundIn(dossier: Dossier): Found {
  const risks = auditRisks(dossier);
  const contradictions = contradictionsIn(dossier);
  return {
    dossier,
    risks,
    lines: linesOf(dossier, risks),
    contradictions,
    caps: capsOf(dossier, contradictions),
  };
}

function linesOf(dossier: Dossier, risks: readonly RiskFinding[]): Line[] {
  const read = FACTORS.map((factor): Line => {
    const { rung, evidence } = factor.assess(dossier);
    const value = rung === 'not_assessed' ? undefined : RUNG_VALUE[rung];
    return { dimension: factor.dimension, factor: factor.name, share: factor.share, rung, value, evidence };
  });
  // A risk that nothing was said about counts as neutral: half of its points, and listed as unknown.
  const audited = risks.map(({ name, rating, evidence }): Line => ({
    dimension: 'risk',
    factor: `Risk: ${name}`,
    share: 1 / risks.length,
    rung: rungOfRating(rating),
    value: ((rating ?? 0) + 2) / 4,
    evidence,
  }));
  return [...read, ...audited];
}

/** A dimension's own figure, 0 to 100; null where none of its factors was assessed. */
function figureOf(lines: readonly Line[], dimension: ReadDimension): number | null {
  const own = lines.filter((line) => line.dimension === dimension && line.value !== undefined);
  const share = own.reduce((sum, line) => sum + line.share, 0);
  if (share === 0) return null;
  return tenth((100 * own.reduce((sum, line) => sum + line.share * (line.value ?? 0), 0)) / share);
}

/**
 * The most points of each line, in tenths that add up to exactly 100.0: rounded down, and what is
 * left goes to those that lost most by it.
 */
function mostPoints(lines: readonly Line[], stage: StartupFacts['stage']): number[] {
  const assessed = (line: Line) => line.value !== undefined;
  const present = new Set(lines.filter(assessed).map(({ dimension }) => dimension));
  const whole = [...present].reduce((sum, dimension) => sum + WEIGHTS[stage][dimension], 0);
  const exact = lines.map((line) => {
    if (!assessed(line)) return 0;
    const shares = lines
      .filter((one) => one.dimension === line.dimension && assessed(one))
      .reduce((sum, { share }) => sum + share, 0);
    return (1000 * WEIGHTS[stage][line.dimension] * line.share) / shares / whole;
  });
  const tenths = exact.map((value) => Math.floor(value + 1e-9));
  const left = 1000 - tenths.reduce((sum, value) => sum + value, 0);
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - (tenths[place] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss || a.place - b.place);
  for (const { place } of byLoss.slice(0, left)) tenths[place] = (tenths[place] ?? 0) + 1;
  return tenths.map((value) => value / 10);
}

/**
 * The omissions and contradictions that hold a score down (the first two after PitchVault's caps;
 * the third because a well-told plan that nobody has acted on is still a plan).
 */
function capsOf(dossier: Dossier, contradictions: readonly Contradiction[]) {
  const { facts, fields } = dossier;
  const taken = facts.user_count > 0 || facts.monthly_revenue > 0 || promised(dossier) !== undefined;
  const grave = contradictions.find((one) => one.grave);
  return [
    ...(facts.funding_ask && !fields.funding_usage.says
      ? [{ factor: 'Funding ask without use of funds', at: CAP }]
      : []),
    ...(fields.target_market.says ? [] : [{ factor: 'No target market', at: CAP }]),
    ...(taken ? [] : [{ factor: 'Nobody uses it, pays for it or has promised to', at: CAP }]),
    ...(grave ? [{ factor: 'Statements contradict each other', at: CONTRADICTION_CAP }] : []),
  ];
}

/**
 * Scores a startup from its facts alone: the same facts give the same ledger, its points add up
 * to the overall score and its max_points to 100 (decisions, section 7). Statements that stand in
 * several places count where they earn least, so that copying them never pays.
 */
export function score(facts: StartupFacts): Scored {
  const [first, ...others] = readDossiers(facts).map((dossier) => scoreOf(foundIn(dossier)));
  const least = others.reduce(
    (one, other) => (one && other.score.overall_score >= one.score.overall_score ? one : other),
    first,
  );
  if (!least) throw new Error('there is always one way to read a submission');
  return least;
}

/**
 * The same with other worths of factors (0 to 1), by name, where the model moved them within its
 * band. Sums only: nothing is read again, however long the texts are.
 */
export function revalued({ found }: Scored, values: ReadonlyMap<string, number>): Scored {
  const lines = found.lines.map((line) =>
    line.value === undefined ? line : { ...line, value: values.get(line.factor) ?? line.value },
  );
  return scoreOf({ ...found, lines });
}

function scoreOf(found: Found): Scored {
  const { dossier, risks, lines, contradictions, caps } = found;
  const most = mostPoints(lines, dossier.facts.stage);

  const ledger = lines.map((line, place): LedgerEntry => {
    const max_points = most[place] ?? 0;
    return {
      dimension: line.dimension,
      factor: line.factor,
      weight: max_points,
      points: tenth(max_points * (line.value ?? 0)),
      max_points,
      evidence: line.evidence,
      rung: line.rung,
    };
  });

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
      risk_level: tenth(riskLevel(risks)),
    },
    product_readiness: figures.product,
    team_strength: figures.team,
    assessed: DIMENSIONS.filter((one) => one === 'risk' || figures[one] !== null).length,
    contradictions: contradictions.map(({ sentence }) => sentence),
    limits: caps.map(({ factor, at }) => `${factor}: the overall score is held at ${at} or less.`),
    risks,
    language: dossier.language,
    instructed: dossier.instructed,
    found,
  };
}

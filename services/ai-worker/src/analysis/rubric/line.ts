import {
  type Dimension,
  DIMENSIONS,
  type EvidenceSupport,
  type Rung,
  type StartupFacts,
} from '@proofround/contracts';

import { WEIGHTS } from './weights.js';

/** A factor before weighting. */
export interface Line {
  readonly dimension: Dimension;
  readonly factor: string;
  readonly share: number;
  readonly rung: Rung;
  /** 0 to 1; undefined when not assessed. */
  readonly value: number | undefined;
  readonly evidence: string | null;
  readonly support?: EvidenceSupport;
}

/**
 * Numbers of tenths as whole numbers that add up to the rounded sum: each is rounded down, and the
 * remaining tenths go to the largest remainders.
 */
function wholeTenths(exact: readonly number[]): number[] {
  const tenths = exact.map((value) => Math.floor(value + 1e-9));
  const sum = Math.round(exact.reduce((total, value) => total + value, 0));
  const left = sum - tenths.reduce((total, value) => total + value, 0);
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - (tenths[place] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss || a.place - b.place);
  for (const { place } of byLoss.slice(0, left)) tenths[place] = (tenths[place] ?? 0) + 1;
  return tenths;
}

/** The maximum points of each line, to a tenth. They add up to exactly 100.0. */
export function mostPoints(lines: readonly Line[], stage: StartupFacts['stage']): number[] {
  const assessed = (line: Line) => line.value !== undefined;
  const present = new Set(lines.filter(assessed).map(({ dimension }) => dimension));
  const whole = [...present].reduce((sum, dimension) => sum + WEIGHTS[stage][dimension], 0);
  const exact = lines.map((line) => {
    if (!assessed(line)) return 0;
    const shares = lines
      .filter((other) => other.dimension === line.dimension && assessed(other))
      .reduce((sum, { share }) => sum + share, 0);
    return (1000 * WEIGHTS[stage][line.dimension] * line.share) / shares / whole;
  });
  return wholeTenths(exact).map((value) => value / 10);
}

/**
 * The points of each line, to a tenth. Those of a dimension add up to its figure: twelve small risks
 * that are each rounded up would show more points than the risk level says.
 */
export function pointsOf(lines: readonly Line[], most: readonly number[]): number[] {
  const points = lines.map(() => 0);
  for (const dimension of DIMENSIONS) {
    const places = lines.flatMap((line, place) => (line.dimension === dimension ? [place] : []));
    const exact = places.map((place) => 10 * (most[place] ?? 0) * (lines[place]?.value ?? 0));
    wholeTenths(exact).forEach((value, at) => (points[places[at] ?? 0] = value / 10));
  }
  return points;
}

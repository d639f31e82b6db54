import type { ScoreRecord } from '../../api/generated/work-client';
import { tenth } from '../../components/ledger/points';

export interface FactorChange {
  factor: string;
  change: number;
}

/** The changes per factor between two runs, largest first. A missing factor counts as 0 points. */
export function changesBetween(run: ScoreRecord, before: ScoreRecord): FactorChange[] {
  const now = new Map(run.factors.map(({ factor, points }) => [factor, points]));
  const then = new Map(before.factors.map(({ factor, points }) => [factor, points]));
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((factor) => ({ factor, change: tenth((now.get(factor) ?? 0) - (then.get(factor) ?? 0)) }))
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

export const overallChange = (run: ScoreRecord, before: ScoreRecord): number =>
  tenth(run.overall_score - before.overall_score);

/** Whether only one of the runs assessed a dimension, which changes the weights of all others. */
export const weighsDifferently = (run: ScoreRecord, before: ScoreRecord): boolean =>
  (run.team_strength === null) !== (before.team_strength === null) ||
  (run.product_readiness === null) !== (before.product_readiness === null);

/** The name of the model or rubric: "rubric-2" becomes "Scoring rubric, version 2". */
export function sourceText(source: string): string {
  const version = /^rubric-(\d+)$/.exec(source)?.[1];
  return version === undefined ? source : `Scoring rubric, version ${version}`;
}

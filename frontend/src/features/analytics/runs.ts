import type { ScoreRecord } from '../../api/generated/client';
import { tenth } from './ledger';

export interface FactorChange {
  factor: string;
  change: number;
}

/** What moved between a run and the one before, largest first; a factor that is not there has 0 points. */
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

/** Whether something was assessed in one run and not in the other: then all the others weigh differently. */
export const weighsDifferently = (run: ScoreRecord, before: ScoreRecord): boolean =>
  (run.team_strength === null) !== (before.team_strength === null) ||
  (run.product_readiness === null) !== (before.product_readiness === null);

/** Which model or rubric it was, in words: "rubric-2" is the scoring rubric, version 2. */
export function sourceText(source: string): string {
  const version = /^rubric-(\d+)$/.exec(source)?.[1];
  return version === undefined ? source : `Scoring rubric, version ${version}`;
}

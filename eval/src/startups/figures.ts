import type { Scored } from '@proofround/ai-worker/analysis/rubric/ledger.js';
import { median, sampleRankCorrelation } from 'simple-statistics';

import type { Example, Twin } from './examples.js';
import { auc } from './statistics.js';

export const STRONG = 70;
export const WEAK = 30;

export type Marked = Example & { readonly scored: Scored; readonly score: number };
/** A twin with its score and the original's (`before`). */
export type MarkedTwin = Twin & { readonly scored: Scored; readonly score: number; readonly before: number };

export interface Figures {
  readonly count: number;
  readonly correlation: number;
  readonly auc: number;
  readonly gap: number;
  readonly lowestStrong: number;
  readonly highestWeak: number;
  readonly below70: number;
}

/** Measures the agreement of scores with labels. */
export function figures(marked: readonly Marked[]): Figures {
  const scores = (from: (label: number) => boolean) =>
    marked.filter(({ label }) => from(label)).map((example) => example.score);
  const strong = scores((label) => label >= STRONG);
  const weak = scores((label) => label <= WEAK);
  return {
    count: marked.length,
    correlation: sampleRankCorrelation(
      marked.map(({ label }) => label),
      marked.map((example) => example.score),
    ),
    auc: auc(strong, weak),
    gap: median(strong) - median(weak),
    lowestStrong: Math.min(...strong),
    highestWeak: Math.max(...weak),
    below70: marked.filter((example) => example.score < STRONG).length / marked.length,
  };
}

import type { LedgerEntry } from '../../api/generated/client';

export type Dimension = LedgerEntry['dimension'];

export const DIMENSION_NAMES: Record<Dimension, string> = {
  feasibility: 'Feasibility',
  market: 'Market potential',
  product: 'Product readiness',
  team: 'Team strength',
  risk: 'Risk',
  cap: 'Limits on the score',
};

/** In the order of the score breakdown. */
const ORDER: readonly Dimension[] = ['feasibility', 'market', 'product', 'team', 'risk', 'cap'];

/** How well a claim is supported, in words that a founder can act on. */
export const RUNG_WORDS: Record<LedgerEntry['rung'], string> = {
  absent: 'Nothing is said about it',
  considered: 'Mentioned',
  explained: 'Explained, without a figure or a name',
  specified: 'Told with a figure or a name',
  evidenced: 'Backed by what was done or measured',
  not_assessed: 'Not assessed: there was nothing to go on',
};

/** How far the evidence was checked: the label, and what it means. */
export const SUPPORT = {
  stated: { name: 'Stated', meaning: 'The founder says so; nothing else shows it.' },
  linked: { name: 'Linked', meaning: 'A link that the founder gave stands beside it.' },
  checked: { name: 'Checked', meaning: 'The link was opened and answered.' },
} as const satisfies Record<NonNullable<LedgerEntry['support']>, { name: string; meaning: string }>;

/** Points are tenths; sums of binary fractions are not. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

export interface LedgerGroup {
  dimension: Dimension;
  points: number;
  maxPoints: number;
  entries: readonly LedgerEntry[];
}

export const sumOf = (values: readonly number[]): number => tenth(values.reduce((sum, one) => sum + one, 0));

/** The lines of the sum, dimension by dimension. */
export function groupLedger(ledger: readonly LedgerEntry[]): LedgerGroup[] {
  return ORDER.map((dimension) => {
    const entries = ledger.filter((entry) => entry.dimension === dimension);
    return {
      dimension,
      entries,
      points: sumOf(entries.map(({ points }) => points)),
      maxPoints: sumOf(entries.map(({ max_points }) => max_points)),
    };
  }).filter(({ entries }) => entries.length > 0);
}

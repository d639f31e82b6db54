import type { LedgerEntry } from '../../api/generated/client';
import { formatPoints } from '../../lib/format';

export type Dimension = LedgerEntry['dimension'];

export const DIMENSION_NAMES: Record<Dimension, string> = {
  feasibility: 'Feasibility',
  market: 'Market potential',
  product: 'Product readiness',
  team: 'Team strength',
  risk: 'Risk',
  cap: 'Limits on the score',
};

/** In the order of the score breakdown. The limits come first, because they may take most (SCREEN-23). */
const ORDER: readonly Dimension[] = ['cap', 'feasibility', 'market', 'product', 'team', 'risk'];

/** The label and meaning of each level to which evidence was checked. */
export const SUPPORT = {
  stated: { name: 'Stated', meaning: 'The founder says so; nothing else shows it.' },
  linked: { name: 'Linked', meaning: 'A link that the founder gave stands beside it.' },
  checked: { name: 'Checked', meaning: 'The link was opened and answered.' },
} as const satisfies Record<NonNullable<LedgerEntry['support']>, { name: string; meaning: string }>;

/** Rounds to tenths, because sums of binary fractions are inexact. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The points of a line as text. A limit only subtracts points. */
export function outOf(points: number, maxPoints: number): string {
  if (points < 0) return `−${formatPoints(-points)}`;
  return points === 0 && maxPoints === 0 ? '–' : `${formatPoints(points)} of ${formatPoints(maxPoints)}`;
}

export interface LedgerGroup {
  dimension: Dimension;
  points: number;
  maxPoints: number;
  entries: readonly LedgerEntry[];
}

export const sumOf = (values: readonly number[]): number =>
  tenth(values.reduce((sum, value) => sum + value, 0));

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

/** The part that lost most points, and the limits, which only take points. */
export function mostLost(groups: readonly LedgerGroup[]): Dimension[] {
  const [most] = groups.toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points));
  return groups
    .map(({ dimension }) => dimension)
    .filter((name) => name === 'cap' || name === most?.dimension);
}

/** The limits that take points, the highest first. */
export const limitsIn = (ledger: readonly LedgerEntry[]): LedgerEntry[] =>
  ledger
    .filter(({ dimension, points }) => dimension === 'cap' && points < 0)
    .toSorted((a, b) => a.points - b.points);

/** The figures of an analysis, each from 0 to 100; null if not assessed. */
export interface Figures {
  feasibility: number;
  market_potential: number;
  product_readiness: number | null;
  team_strength: number | null;
  risk_level: number;
}

export interface ScorePart {
  label: string;
  value: number | null;
  /** Whether a high value is bad. */
  inverted: boolean;
  maxPoints: number;
  lost: number;
}

/** The five dimensions with their values and the points of the score that each lost. */
export function partsOf(figures: Figures, ledger: readonly LedgerEntry[]): ScorePart[] {
  const groups = new Map(groupLedger(ledger).map((group) => [group.dimension, group]));
  const part = (dimension: Dimension, value: number | null): ScorePart => {
    const { points = 0, maxPoints = 0 } = groups.get(dimension) ?? {};
    return {
      label: DIMENSION_NAMES[dimension],
      value,
      inverted: dimension === 'risk',
      maxPoints,
      lost: tenth(maxPoints - points),
    };
  };
  return [
    part('feasibility', figures.feasibility),
    part('market', figures.market_potential),
    part('product', figures.product_readiness),
    part('team', figures.team_strength),
    part('risk', figures.risk_level),
  ];
}

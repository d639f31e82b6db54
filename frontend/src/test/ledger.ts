import type { LedgerEntry } from '../api/generated/client';

const line = (
  dimension: LedgerEntry['dimension'],
  factor: string,
  points: number,
  max: number,
  rung: LedgerEntry['rung'],
  evidence: string | null = null,
): LedgerEntry => ({ dimension, factor, weight: max, points, max_points: max, evidence, rung });

/** The points add up to 61.5. */
export const LEDGER: LedgerEntry[] = [
  line('team', 'Relevant experience', 0, 0, 'not_assessed'),
  line('market', 'Target customer', 23.4, 30, 'evidenced', '11 of 14 managers named it'),
  line('feasibility', 'Problem', 30.1, 40, 'specified', '6 hours a week'),
  line('product', 'Users', 8, 10, 'explained', '12 users (self-reported)'),
  line('risk', 'Risk: Exit', 9.6, 20, 'considered'),
  line('cap', 'Funding ask without use of funds', -9.6, 0, 'absent'),
];

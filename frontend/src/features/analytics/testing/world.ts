import type { Analysis, Analytics, LedgerEntry, ScoreRecord, User } from '../../../api/generated/client';
import { anId } from '../../../test/builders';

export const FOUNDER: User = {
  id: '01936f6e-0000-7000-8000-ffffffffffff',
  name: 'Amara Osei',
  email: 'amara@example.com',
  user_type: 'startup',
  is_premium: false,
  created_at: '2026-11-20T09:30:00.000Z',
};

const line = (
  dimension: LedgerEntry['dimension'],
  factor: string,
  points: number,
  max: number,
  rung: LedgerEntry['rung'],
  evidence: string | null = null,
): LedgerEntry => ({ dimension, factor, weight: max, points, max_points: max, evidence, rung });

/** Its points add up to 61.5. */
export const LEDGER: LedgerEntry[] = [
  line('team', 'Relevant experience', 0, 0, 'not_assessed'),
  line('market', 'Target customer', 23.4, 30, 'evidenced', '11 of 14 managers named it'),
  line('feasibility', 'Problem', 30.1, 40, 'specified', '6 hours a week'),
  line('product', 'Users', 8, 10, 'explained', '12 users (self-reported)'),
  line('risk', 'Risk: Exit', 9.6, 20, 'considered'),
  line('cap', 'Funding ask without use of funds', -9.6, 0, 'absent'),
];

export const anAnalysis = (changes: Partial<Analysis> = {}): Analysis => ({
  product_readiness: 55,
  team_strength: null,
  summary: 'A specific problem with early proof.',
  strengths: ['The problem is told in numbers.'],
  concerns: ['Nothing is said about competitors.'],
  action_plan: { days_7: ['Name three clinics'], days_30: ['Measure it'], days_90: ['Reach 30 clinics'] },
  ledger: LEDGER,
  assessed: 4,
  source: 'rubric-2',
  generated_at: '2026-11-20T09:30:02.000Z',
  ...changes,
});

export const aRun = (number: number, changes: Partial<ScoreRecord> = {}): ScoreRecord => ({
  id: anId(700 + number),
  overall_score: 50 + number,
  feasibility: 66,
  market_potential: 58,
  risk_level: 44,
  product_readiness: 55,
  team_strength: null,
  factors: [{ factor: 'Problem', points: 6 }],
  source: 'rubric-2',
  generated_at: `2026-11-${String(number).padStart(2, '0')}T09:30:00.000Z`,
  ...changes,
});

export const someAnalytics = (changes: Partial<Analytics> = {}): Analytics => ({
  view_count: 1234,
  unique_viewers: 56,
  interest_count: 2,
  ai_score: { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 },
  interested_investors: [],
  daily: [],
  ...changes,
});

import type { Analysis } from '../../../api/generated/client';
import type { Analytics, ScoreRecord } from '../../../api/generated/work-client';
import { anId, aUser } from '../../../test/builders';
import { LEDGER } from '../../../test/ledger';

export { LEDGER };

export const FOUNDER = aUser({ id: '01936f6e-0000-7000-8000-ffffffffffff' });

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

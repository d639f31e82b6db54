import type { PipelineCard, PipelineStartup } from '@proofround/contracts/pipeline/schemas.js';

import { anId } from '../../../test/builders';

/** The higher the number, the lower the fit. */
export const aPipelineStartup = (
  number: number,
  changes: Partial<PipelineStartup> = {},
): PipelineStartup => ({
  id: anId(number),
  idea_title: `Startup ${number}`,
  idea_description: 'Bookkeeping that reconciles itself.',
  sector: 'FinTech',
  stage: 'mvp',
  location: null,
  user_count: 1000 * number,
  monthly_revenue: 4800.5,
  funding_ask: 250_000,
  overall_score: 60 + number,
  parts: { team: null, market: 58, feasibility: 66, product: 55, risk: 56 },
  my_fit: 80 - number,
  is_sold: false,
  ...changes,
});

export const aCard = (number: number, changes: Partial<PipelineCard> = {}): PipelineCard => ({
  startup: aPipelineStartup(number),
  column: 'watching',
  note: null,
  remind_at: null,
  reason: null,
  message: null,
  interested: false,
  improved: null,
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

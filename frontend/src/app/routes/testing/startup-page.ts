import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { anAnalysis, LEDGER } from '../../../features/analytics/testing/world';
import { applicationServer } from '../../../test/application';
import { anId, aStartup } from '../../../test/builders';
import { http } from '../../../test/http';

export const ID = anId(1);

export const STARTUP = aStartup(1, {
  location: 'Accra, Ghana',
  problem_statement: 'Shops lose 6 hours a week.',
  funding_usage: 'Two engineers for a year.',
  funding_ask: 250_000,
  analysis: anAnalysis({
    ledger: LEDGER.map((line) => (line.factor === 'Users' ? { ...line, support: 'checked' } : line)),
    risks: [{ code: 'churn', title: 'High churn', question: 'Who stays?', quote: null }],
  }),
});

export const card = (name: string) => screen.findByRole('region', { name });

/** The whole application; `answers` sets the startup whose page it opens. */
export function startupPage() {
  const { server, open } = applicationServer();
  const answers = (startup = STARTUP) =>
    server.use(http.get('*/api/startups/:id', () => HttpResponse.json(startup)));
  return { server, open, answers };
}

import { screen } from '@testing-library/react';

import type { Startup } from '../../../api/generated/client';
import type { Analytics as AnalyticsBody } from '../../../api/generated/work-client';
import { anAnalysis, aRun, FOUNDER, someAnalytics } from '../../../features/analytics/testing/world';
import { anId, aStartup, aTask, CONFIG } from '../../../test/builders';
import { answersOf } from '../../../test/http';
import { renderApp } from '../../../test/render';
import { apiServer } from '../../../test/server';
import { SessionProvider } from '../../session';
import Analytics from '../analytics';

export const ID = anId(1);

export const card = (name: string) => screen.findByRole('region', { name });

/** The analytics of startup 1 for its owner, and the answers of the API that a test may change. */
export function analyticsPage() {
  const server = apiServer();
  const answer = answersOf(server);
  const startup = (changes: Partial<Startup> = {}) =>
    answer(`/startups/${ID}`, aStartup(1, { analysis: anAnalysis(), ...changes }));
  const analytics = (changes: Partial<AnalyticsBody> = {}) =>
    answer(`/startups/${ID}/analytics`, someAnalytics(changes));
  const show = () =>
    renderApp(
      <SessionProvider>
        <Analytics />
      </SessionProvider>,
      `/analytics/${ID}`,
      '/analytics/:startupId',
    );
  beforeEach(() => {
    window.localStorage.clear();
    window.localStorage.setItem('token', 'a-token');
    answer('/auth/me', FOUNDER);
    answer('/config', CONFIG);
    answer(`/startups/${ID}/scores`, [aRun(1)]);
    answer(`/startups/${ID}/feedback`, { passes: null, reasons: null, messages: null });
    answer(`/startups/${ID}/tasks`, [aTask(1), aTask(2, { horizon_days: 30 })]);
    startup();
    analytics();
  });
  return { server, answer, startup, analytics, show };
}

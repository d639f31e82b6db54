import '../../components/charts/trend-plot';

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { applyLiveEvent } from '../../api/live/apply';
import { anAnalysis, aRun, FOUNDER, someAnalytics } from '../../features/analytics/testing/world';
import { anId, aStartup, CONFIG } from '../../test/builders';
import { http } from '../../test/http';
import { analyticsPage, card, ID } from './testing/analytics-page';

const { server, answer, startup, analytics, show } = analyticsPage();
const fails = (what: 'startup' | 'analytics', status: number, detail: string) =>
  answer(what === 'startup' ? `/startups/${ID}` : `/startups/${ID}/analytics`, { detail }, status);

describe('startup analytics', () => {
  // rule: ANALYTICS-4
  it('says that cards in a list count as views', async () => {
    show();
    expect(await card('Views and interest')).toHaveTextContent('Views1,234by investors, in lists too');
  });

  // rule: SHOW-1
  it('shows views, unique viewers and investor interest, and 30 days of them as a table', async () => {
    const user = userEvent.setup();
    show();
    const audience = await card('Views and interest');
    expect(audience).toHaveTextContent('Views1,234');
    expect(audience).toHaveTextContent('Unique viewers56');
    expect(audience).toHaveTextContent('Investor interest2');
    await user.click(within(audience).getByRole('button', { name: 'View as table: Day by day' }));
    expect(within(audience).getAllByRole('row')).toHaveLength(31);
  });

  // rule: DASH-17
  it('leads the owner to the startup’s page, and offers Share and One-pager', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Startup 1' })).toHaveAttribute('href', `/startups/${ID}`);
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'One-pager' })).toBeVisible();
  });

  // rule: SCORE-41
  it('says what changed once a score of an earlier rubric is made anew', async () => {
    answer('/config', { ...CONFIG, rubric_version: 'rubric-9' });
    server.use(
      http.post(`*/api/startups/:id/analyze`, () =>
        HttpResponse.json(aStartup(1, { analysis: anAnalysis(), analysis_status: 'queued' })),
      ),
    );
    const { store } = show();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Score it again' }));
    startup({ analysis: anAnalysis({ source: 'rubric-9', generated_at: '2026-11-25T09:30:00.000Z' }) });
    answer(`/startups/${ID}/scores`, [aRun(25), aRun(1)]);
    act(() => store.dispatch(applyLiveEvent({ event: 'analysis.completed', data: { startup_id: ID } })));
    expect(await card('What changed')).toHaveTextContent('Overall 51% before, 75% now');
  });

  it('shows the owner the plan as tasks, with points and factor', async () => {
    show();
    const within30 = await screen.findByRole('region', { name: 'Within 30 days' });
    expect(within(within30).getByRole('checkbox', { name: 'Task 2' })).not.toBeChecked();
    expect(within30).toHaveTextContent('+3.3 points');
    expect(within30).toHaveTextContent('for Target customer');
  });

  it('shows an admin the plan as text, without tasks and without Edit', async () => {
    answer('/auth/me', { ...FOUNDER, id: anId(9) });
    show();
    const plan = await card('Plan for 7, 30 and 90 days');
    expect(within(plan).getByText('Name three clinics')).toBeVisible();
    expect(within(plan).getByText('Reach 30 clinics')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit startup' })).toBeNull();
  });

  // rule: SHOW-1
  it('lists the scores newest first, with the change per factor and the source', async () => {
    const user = userEvent.setup();
    answer(`/startups/${ID}/scores`, [
      aRun(5, { factors: [{ factor: 'Problem', points: 10 }], source: 'gpt-x' }),
      aRun(1),
    ]);
    show();
    const list = await screen.findByRole('list', { name: 'Scores, newest first' });
    expect(list).toHaveTextContent(/Nov 5, 2026.*\+455%gpt-x.*Nov 1, 2026.*first analysis/);
    await user.click(within(list).getByText('1 factor changed'));
    const changes = within(list).getByRole('list', { name: /^Change per factor/ });
    expect(changes).toHaveTextContent('Problem+4');
    expect(changes.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText('From 51% at first to 55% now, in 2 analyses.')).toBeVisible();
  });

  it('shows the latest five scores, the others on request, and Try again when they fail', async () => {
    const user = userEvent.setup();
    answer(`/startups/${ID}/scores`, { detail: 'This part is down.' }, 503);
    show();
    const history = await card('Score history');
    expect(await within(history).findByText('The scores could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('This part is down.')).toBeVisible();
    answer(
      `/startups/${ID}/scores`,
      [7, 6, 5, 4, 3, 2, 1].map((number) => aRun(number)),
    );
    await user.click(within(history).getByRole('button', { name: 'Try again' }));
    const list = await within(history).findByRole('list', { name: 'Scores, newest first' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(history).getByRole('button', { name: 'Show earlier scores' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
  });

  it('shows an empty state when nobody is interested yet', async () => {
    show();
    expect(await screen.findByText('No interested investors yet')).toBeVisible();
  });

  // rule: SHOW-1
  it('lists interested investors with budget, the first 2 sectors, the date and a Contact mail link', async () => {
    analytics({
      interested_investors: [
        {
          user: { name: 'Ines Kovac', email: 'ines+angel@example.com' },
          investor: { budget: 2_000_000, investment_sectors: ['FinTech', 'HealthTech', 'SaaS'] },
          interested_at: '2026-11-19T12:00:00.000Z',
        },
        {
          user: { name: 'Theo Marsh', email: 'theo?cc=x@example.com' },
          investor: null,
          interested_at: '2026-11-18T12:00:00.000Z',
        },
      ],
    });
    show();
    const interested = await card('Interested investors');
    expect(interested).toHaveTextContent('ines+angel@example.com');
    expect(interested).toHaveTextContent('Budget $2,000,000 · Nov 19, 2026');
    expect(interested).toHaveTextContent('FinTech');
    expect(interested).toHaveTextContent('HealthTech');
    expect(interested).not.toHaveTextContent('SaaS');
    expect(interested).toHaveTextContent('No investor profile yet');
    const [first, second] = within(interested).getAllByRole('link', { name: 'Contact' });
    expect(first).toHaveAttribute('href', 'mailto:ines%2Bangel@example.com');
    expect(second).toHaveAttribute('href', 'mailto:theo%3Fcc%3Dx@example.com');
  });

  it('says of investors whose address may not be shown that they have none, without a mail link', async () => {
    const at = '2026-11-19T12:00:00.000Z';
    analytics({
      interested_investors: ['Ines Kovac', 'Theo Marsh'].map((name) => ({
        user: { name, email: '' },
        investor: null,
        interested_at: at,
      })),
    });
    show();
    const interested = await card('Interested investors');
    expect(interested).toHaveTextContent('Ines Kovac has no address that can be shown.');
    expect(interested).toHaveTextContent('Theo Marsh has no address that can be shown.');
    expect(within(interested).queryByRole('link', { name: 'Contact' })).not.toBeInTheDocument();
  });

  it('appears at once, with the title only in its heading', async () => {
    let answerAnalytics: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answerAnalytics = resolve));
    server.use(
      http.get(`*/api/startups/${ID}/analytics`, async () => {
        await held;
        return HttpResponse.json(someAnalytics());
      }),
    );
    const { store } = show();
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toContain(
        'fulfilled',
      ),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Analytics$/);
    answerAnalytics();
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics of Startup 1' })).toBeVisible();
    await screen.findByRole('checkbox', { name: 'Task 2' });
    expect(screen.getAllByText(/Startup 1/)).toHaveLength(1);
  });

  it.each([['analytics'], ['startup']] as const)(
    'redirects to /dashboard with Failed to load analytics when the %s cannot be loaded',
    async (what) => {
      fails(what, 404, 'Startup not found');
      const { router } = show();
      expect(await screen.findByText('Elsewhere')).toBeVisible();
      expect(router.state.location.pathname).toBe('/dashboard');
      expect(await screen.findByText('Failed to load analytics')).toBeVisible();
      expect(screen.getByText('Startup not found')).toBeVisible();
    },
  );

  it('never shows one startup’s data as another’s, and leaves the page if the other cannot be loaded', async () => {
    const other = anId(2);
    answer(`/startups/${other}`, { detail: 'Startup not found' }, 404);
    answer(`/startups/${other}/analytics`, { detail: 'Startup not found' }, 404);
    const { router } = show();
    await screen.findByRole('heading', { level: 1, name: 'Analytics of Startup 1' });
    await act(() => router.navigate(`/analytics/${other}`));
    expect(screen.queryByText(/Startup 1/)).toBeNull();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(await screen.findByText('Failed to load analytics')).toBeVisible();
  });

  it.each([
    ['analytics', analytics],
    ['startup', startup],
  ] as const)('can be opened again after the %s failed once', async (what, recovers) => {
    fails(what, 503, 'This part is down.');
    const { router } = show();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    recovers();
    await act(() => router.navigate(`/analytics/${ID}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics of Startup 1' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/analytics/${ID}`);
  });

  it('shows a running analysis live, and the score without a reload when it completes', async () => {
    startup({ ai_score: null, analysis: null, analysis_status: 'queued' });
    answer(`/startups/${ID}/scores`, []);
    const { store } = show();
    expect(await screen.findByText('Waiting for the analyst…')).toBeVisible();
    expect(await screen.findByText('The first one comes with the analysis.')).toBeVisible();
    act(() =>
      store.dispatch(
        applyLiveEvent({
          event: 'analysis.progress',
          data: { startup_id: ID, percent: 60, step: 'Scoring five dimensions' },
        }),
      ),
    );
    expect(await screen.findByText('Scoring five dimensions…')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('aria-valuenow', '60');
    startup();
    act(() => store.dispatch(applyLiveEvent({ event: 'analysis.completed', data: { startup_id: ID } })));
    expect(await card('AI score breakdown')).toBeVisible();
  });

  // rule: SCORE-3
  it('reruns a failed analysis, and shows why a rerun failed', async () => {
    const user = userEvent.setup();
    startup({
      analysis: null,
      ai_score: null,
      analysis_status: 'failed',
      analysis_error: 'It took too long.',
    });
    server.use(
      http.post(`*/api/startups/${ID}/analyze`, () =>
        HttpResponse.json({ detail: 'Analysis is already running' }, { status: 409 }),
      ),
    );
    show();
    expect(await screen.findByText('It took too long.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('Analysis is already running')).toBeVisible();
  });

  // rule: SCORE-3
  it('tells the admin that only the founder can run a failed analysis again', async () => {
    answer('/auth/me', { ...FOUNDER, id: anId(9) });
    startup({
      analysis: null,
      ai_score: null,
      analysis_status: 'failed',
      analysis_error: 'Please run it again.',
    });
    show();
    expect(await screen.findByText('The analysis failed. Only the founder can run it again.')).toBeVisible();
    expect(screen.queryByText('Please run it again.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Run again' })).not.toBeInTheDocument();
  });

  it('links back to the dashboard and to editing', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Edit startup' })).toHaveAttribute(
      'href',
      `/edit-startup/${ID}`,
    );
    expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(document.title).toBe('Analytics · Proofround');
  });
});

import '../../components/charts/trend-plot';

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { applyLiveEvent } from '../../api/live/apply';
import { anAnalysis, aRun, FOUNDER, someAnalytics } from '../../features/analytics/testing/world';
import { anId, aStartup, aTask, CONFIG } from '../../test/builders';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { SessionProvider } from '../session';
import Analytics from './analytics';
import EditStartup from './edit-startup';

const ID = anId(1);
const STARTUP = aStartup(1, { analysis: anAnalysis(), location: 'Dublin', funding_ask: 250_000 });
const server = apiServer();
const patches: unknown[] = [];

beforeEach(() => {
  patches.length = 0;
  window.localStorage.clear();
  window.localStorage.setItem('token', 'a-token');
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json(FOUNDER)),
    http.get('*/api/config', () => HttpResponse.json(CONFIG)),
    http.get(`*/api/startups/${ID}`, () => HttpResponse.json(STARTUP)),
    http.patch(`*/api/startups/${ID}`, async ({ request }) => {
      patches.push(await request.json());
      return HttpResponse.json({ ...STARTUP, analysis_status: 'queued' });
    }),
  );
});

const show = (search = '') => ({
  ...renderApp(
    <SessionProvider>
      <EditStartup />
    </SessionProvider>,
    `/edit-startup/${ID}${search}`,
    '/edit-startup/:startupId',
  ),
  user: userEvent.setup(),
});
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));
const type = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};

describe('editing a startup', () => {
  // rule: DASH-17
  it('leads to the startup’s page', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Startup 1' })).toHaveAttribute('href', `/startups/${ID}`);
  });

  it('shows every field, in the five sections of the manual form', async () => {
    show();
    expect(await screen.findByLabelText('Startup name')).toHaveValue('Startup 1');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Information',
      'Problem & Solution',
      'Market & Competition',
      'Traction & Metrics',
      'Funding & Links',
    ]);
    expect(screen.getByLabelText(/^Monthly revenue/)).toHaveValue('4800.5');
    expect(screen.getByLabelText('Stage')).toHaveValue('mvp');
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Dublin');
    expect(screen.getByLabelText(/^Pitch deck link/)).toHaveValue('');
    expect(document.title).toBe('Edit your startup · Proofround');
  });

  it('focuses the field that a task asks for', async () => {
    show('?field=monthly_revenue');
    expect(await screen.findByLabelText(/^Monthly revenue/)).toHaveFocus();
  });

  it.each([
    [{ task_title: 'Name the buyers' }, '?field=target_market', /^Target market/],
    [{ task_title: `Prove it: “${STARTUP.idea_description}”` }, '?', /^One-line description/],
  ])('shows the task above the field that answers it: %o', async (words, search, label) => {
    const task = aTask(1, words);
    server.use(http.get(`*/api/startups/${ID}/tasks`, () => HttpResponse.json([task])));
    show(`${search}&task=${task.id}`);
    const note = await screen.findByRole('region', { name: 'The task that you answer' });
    expect(note).toHaveTextContent(task.task_title);
    expect(note).toHaveTextContent('Description 1');
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    expect(note.nextElementSibling).toContainElement(field);
  });

  // rule: CREATE-5
  it('sends only the changes, with null for an emptied optional field, then redirects to the analytics', async () => {
    const { user, router } = show();
    await type(user, /^Users/, '13,000');
    await type(user, /^Location/, '');
    expect(screen.getByText('2 unsaved changes, kept in this browser.')).toBeVisible();
    await save(user);
    expect(await screen.findByText('Startup updated! AI is scoring it again...')).toBeVisible();
    expect(patches).toEqual([{ user_count: 13_000, location: null }]);
    expect(router.state.location.pathname).toBe(`/analytics/${ID}`);
    expect(router.state.location.state).toMatchObject({
      scoredBefore: STARTUP.analysis?.generated_at,
      taskFactor: null,
    });
    await waitFor(() =>
      expect(window.localStorage.getItem(`draft:edit-startup:${FOUNDER.id}:${ID}`)).toBeNull(),
    );
  });

  it('says Nothing changed, and sends nothing, without changes', async () => {
    const { user } = show();
    await type(user, /^Users/, '12,500');
    await save(user);
    expect(await screen.findByText('Nothing changed')).toBeVisible();
    expect(patches).toEqual([]);
  });

  it('keeps unsaved changes over a reload until they are discarded', async () => {
    const first = show();
    await type(first.user, /^Location/, 'Cork');
    first.unmount();

    const { user } = show();
    expect(await screen.findByLabelText(/^Location/)).toHaveValue('Cork');
    expect(screen.getByText('Your unsaved changes from before are in the form.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Dublin');
    expect(Object.keys(window.localStorage)).toEqual(['token']);
  });

  it('focuses the first invalid field and sends nothing', async () => {
    const { user } = show();
    await type(user, /^Startup name/, '');
    await type(user, /^Funding ask/, 'plenty');
    await save(user);
    expect(await screen.findByText('Field required')).toBeVisible();
    expect(screen.getByText(/^Please type a sum in US dollars/)).toBeVisible();
    expect(screen.getByLabelText('Startup name')).toHaveFocus();
    expect(patches).toEqual([]);
  });

  it('shows the server’s problem on its field, and keeps the typed text', async () => {
    server.use(
      http.patch(`*/api/startups/${ID}`, () =>
        HttpResponse.json(
          { detail: [{ loc: ['body', 'location'], msg: 'Is no place', type: 'value_error' }] },
          { status: 422 },
        ),
      ),
    );
    const { user } = show();
    await type(user, /^Location/, 'Nowhere');
    await save(user);
    expect(await screen.findByText('Is no place')).toBeVisible();
    const field = screen.getByLabelText(/^Location/);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Nowhere');
    expect(await screen.findByText('body.location Is no place')).toBeVisible();
  });

  it('shows the server’s detail if it could not be saved, else Failed to update startup', async () => {
    server.use(
      http.patch(`*/api/startups/${ID}`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = show();
    await type(user, /^Location/, 'Cork');
    await save(user);
    expect(await screen.findByText('Failed to update startup')).toBeVisible();
    server.use(
      http.patch(`*/api/startups/${ID}`, () =>
        HttpResponse.json({ detail: 'Please try again in a moment.' }, { status: 503 }),
      ),
    );
    await save(user);
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  });

  it('offers Try again when the startup cannot be loaded', async () => {
    server.use(
      http.get(
        `*/api/startups/${ID}`,
        () => HttpResponse.json({ detail: 'Startup not found' }, { status: 404 }),
        {
          once: true,
        },
      ),
    );
    const { user } = show();
    expect(await screen.findByText('Startup not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Startup name')).toBeVisible();
  });

  // rule: CREATE-5
  it('is for the owner; other readers are redirected to /dashboard', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.json({ ...FOUNDER, id: anId(9) })));
    const { router } = show();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('the comparison after an edit', () => {
  // rule: SCORE-18
  it('appears once the new analysis is complete, and compares each factor with the previous run', async () => {
    let runs = [aRun(1)];
    server.use(
      http.get(`*/api/startups/${ID}/analytics`, () => HttpResponse.json(someAnalytics())),
      http.get(`*/api/startups/${ID}/tasks`, () => HttpResponse.json([])),
      http.get(`*/api/startups/${ID}/feedback`, () =>
        HttpResponse.json({ passes: null, reasons: null, messages: null }),
      ),
      http.get(`*/api/startups/${ID}/scores`, () => HttpResponse.json(runs)),
    );
    const { store, router } = renderApp(
      <SessionProvider>
        <Analytics />
      </SessionProvider>,
      `/analytics/${ID}`,
      '/analytics/:startupId',
    );
    await act(() => router.navigate(`/analytics/${ID}`, { state: { scoredBefore: aRun(1).generated_at } }));
    expect(await screen.findByRole('list', { name: 'Scores, newest first' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What changed' })).toBeNull();
    runs = [aRun(9, { team_strength: 80, factors: [{ factor: 'Problem', points: 10 }] }), ...runs];
    act(() => store.dispatch(applyLiveEvent({ event: 'analysis.completed', data: { startup_id: ID } })));
    const changed = await screen.findByRole('region', { name: 'What changed' });
    expect(changed).toHaveTextContent('Overall 51% before, 59% now');
    expect(within(changed).getByRole('list', { name: 'Change per factor' })).toHaveTextContent('Problem+4');
    expect(changed).toHaveTextContent('All factors share 100 points');
  });
});

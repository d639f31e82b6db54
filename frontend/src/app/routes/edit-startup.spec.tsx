import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { applyLiveEvent } from '../../api/live/apply';
import '../../components/charts/radar-plot';
import '../../components/charts/trend-plot';
import { anAnalysis, aRun, FOUNDER, someAnalytics } from '../../features/analytics/testing/world';
import { anId, aStartup } from '../../test/builders';
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
    http.get(`*/api/startups/${ID}`, () => HttpResponse.json(STARTUP)),
    http.patch(`*/api/startups/${ID}`, async ({ request }) => {
      patches.push(await request.json());
      return HttpResponse.json({ ...STARTUP, analysis_status: 'queued' });
    }),
  );
});

const show = () => ({
  ...renderApp(
    <SessionProvider>
      <EditStartup />
    </SessionProvider>,
    `/edit-startup/${ID}`,
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

  // rule: CREATE-5
  it('sends only what changed; an emptied optional field is null; then it goes to the analytics', async () => {
    const { user, router } = show();
    await type(user, /^Users/, '13,000');
    await type(user, /^Location/, '');
    expect(screen.getByText('2 unsaved changes, kept in this browser.')).toBeVisible();
    await save(user);
    expect(await screen.findByText('Startup updated! AI is scoring it again...')).toBeVisible();
    expect(patches).toEqual([{ user_count: 13_000, location: null }]);
    expect(router.state.location.pathname).toBe(`/analytics/${ID}`);
    expect(router.state.location.state).toEqual({ scoredBefore: STARTUP.analysis?.generated_at });
    await waitFor(() =>
      expect(window.localStorage.getItem(`draft:edit-startup:${FOUNDER.id}:${ID}`)).toBeNull(),
    );
  });

  it('says Nothing changed, and sends nothing, when all is as it was', async () => {
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

  it('points at the first bad field and sends nothing', async () => {
    const { user } = show();
    await type(user, /^Startup name/, '');
    await type(user, /^Funding ask/, '250k');
    await save(user);
    expect(await screen.findByText('Field required')).toBeVisible();
    expect(screen.getByText('Must be a number')).toBeVisible();
    expect(screen.getByLabelText('Startup name')).toHaveFocus();
    expect(patches).toEqual([]);
  });

  it('puts what the server refuses on its field, and keeps what was typed', async () => {
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

  it('says in the server’s words why it could not be saved, else Failed to update startup', async () => {
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

  it('offers another try when the startup cannot be loaded', async () => {
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
  it('is for the owner: who may only read it goes to /dashboard', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.json({ ...FOUNDER, id: anId(9) })));
    const { router } = show();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('what changed, after an edit', () => {
  // rule: SCORE-18
  it('appears once the new analysis has arrived, per factor against the run before', async () => {
    let runs = [aRun(1)];
    server.use(
      http.get(`*/api/startups/${ID}/analytics`, () => HttpResponse.json(someAnalytics())),
      http.get(`*/api/startups/${ID}/tasks`, () => HttpResponse.json([])),
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

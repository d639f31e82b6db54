import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { anId, aStartup } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { aJudgement } from '../../test/judgement';
import { layOut } from '../../test/layout';
import { moveNear } from '../../test/near';
import { card, show } from './testing/screen';
import { startupServer } from './testing/world';

const { server, queries, viewed, holds } = startupServer();

afterEach(() => void jest.restoreAllMocks());
const lastQuery = () => queries.at(-1)?.toString();

describe('Browse All Startups', () => {
  // rules: BROWSE-4, DASH-5, SCORE-19
  it('shows the scores and the self-reported figures, with an inverted bar for the risk', async () => {
    holds([aStartup(1)]);
    show();
    const shown = within(await card('Startup 1'));
    const risk = shown.getByRole('progressbar', { name: 'Risk' });
    expect(risk).toHaveAttribute('aria-valuenow', '44');
    expect(risk).toHaveAttribute('aria-valuetext', '44%');
    expect(shown.getByRole('progressbar', { name: 'Overall' })).toHaveAttribute('aria-valuetext', '62%');
    expect(shown.getByText('12,500')).toBeVisible();
    expect(shown.getByText('$4,800.50')).toBeVisible();
    expect(shown.getAllByText('self-reported')).toHaveLength(2);
    const link = shown.getByRole('link', { name: /Product/ });
    expect(link).toHaveAttribute('href', 'https://product.example/');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(shown.queryByRole('link', { name: /Pitch deck/ })).toBeNull();
  });

  // rule: BROWSE-8
  it('lists the risks to ask about under Why this score', async () => {
    const user = userEvent.setup();
    const risks = [{ code: 'no_moat', title: 'Nothing keeps others out', question: 'Why you?', quote: null }];
    const { action_plan: _plan, ledger: _ledger, ...lean } = aJudgement();
    holds([aStartup(1), aStartup(2)].map((startup) => ({ ...startup, analysis: lean })));
    const read: string[] = [];
    server.use(
      http.get('*/api/startups/:id', ({ params: { id } }) => {
        read.push(id);
        const whole = aJudgement(id === anId(1) ? { risks } : {});
        return HttpResponse.json(aStartup(id === anId(1) ? 1 : 2, { analysis: whole }));
      }),
    );
    show();
    const [first, second] = [within(await card('Startup 1')), within(await card('Startup 2'))];
    expect(read).toEqual([]);
    await user.click(first.getByText('Why this score'));
    expect(await first.findByText('Nothing keeps others out: Why you?')).toBeVisible();
    expect(first.getByText('Risks to ask about')).toBeVisible();
    await user.click(second.getByText('Why this score'));
    await waitFor(() => expect(read).toEqual([anId(1), anId(2)]));
    await waitFor(() => expect(second.queryByRole('status')).toBeNull());
    expect(second.getByText('A specific problem.')).toBeVisible();
    expect(second.queryByText('Risks to ask about')).toBeNull();
  });

  it('says under Why this score that the risks could not be loaded, and tries again', async () => {
    const user = userEvent.setup();
    const risks = [{ code: 'no_moat', title: 'Nothing keeps others out', question: 'Why you?', quote: null }];
    const whole = aStartup(1, { analysis: aJudgement({ risks }) });
    holds([whole]);
    server.use(
      http.get('*/api/startups/:id', refusal(503), { once: true }),
      http.get('*/api/startups/:id', () => HttpResponse.json(whole)),
    );
    show();
    const first = within(await card('Startup 1'));
    await user.click(first.getByText('Why this score'));
    await user.click(await first.findByRole('button', { name: /Try again/i }));
    expect(await first.findByText('Nothing keeps others out: Why you?')).toBeVisible();
  });

  // rule: BROWSE-1
  it('searches at every keystroke, together with the applied filters', async () => {
    const user = userEvent.setup();
    holds([aStartup(1, { idea_title: 'Clinic ledger' }), aStartup(2)]);
    show();
    await card('Startup 2');
    await user.type(screen.getByLabelText('Min AI Score'), '50');
    await user.click(screen.getByRole('checkbox', { name: 'AI/ML' }));
    await user.click(screen.getByRole('checkbox', { name: 'FinTech' }));
    await user.selectOptions(screen.getByLabelText('Stage'), 'mvp');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    const applied = 'sector=FinTech&sector=AI%2FML&stage=mvp&min_score=50';
    await waitFor(() => expect(lastQuery()).toBe(`limit=24&total=true&${applied}`));

    // Typed but not applied, so the search does not send it.
    await user.type(screen.getByLabelText('Min Users'), '1000');
    await user.type(screen.getByRole('searchbox', { name: 'Search startups' }), 'cl');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 2' })).toBeNull());
    expect(queries.slice(-2).map(String)).toEqual([
      `limit=24&total=true&q=c&${applied}`,
      `limit=24&total=true&q=cl&${applied}`,
    ]);
    expect(await card('Clinic ledger')).toBeVisible();
  });

  // rule: BROWSE-1
  it('keeps each character that is typed before the URL has the last one', async () => {
    holds([aStartup(1, { idea_title: 'Clinic ledger' }), aStartup(2)]);
    const { router } = show();
    await card('Startup 2');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search startups' });
    // Within one act, the router changes the URL only after the last event, as on a busy device.
    act(() => {
      for (const character of 'cli') fireEvent.change(field, { target: { value: field.value + character } });
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'score' } });
    });
    expect(field).toHaveValue('cli');
    await waitFor(() => expect(lastQuery()).toBe('limit=24&sort=score&total=true&q=cli'));
    await act(() => router.navigate('/dashboard?q=ledger'));
    expect(field).toHaveValue('ledger');
  });

  // rules: BROWSE-1, TEXT-25
  it('resets everything on Clear', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    show({}, '/dashboard?q=nothing&stage=mvp&min_users=7');
    expect(await screen.findByText('No startups match your filters')).toBeVisible();
    expect(lastQuery()).toBe('limit=24&total=true&q=nothing&stage=mvp&min_users=7');
    await user.type(screen.getByLabelText('Sector'), 'agri');
    // Even beside an empty result only one button has this name.
    await user.click(screen.getByRole('button', { name: /Clear/ }));
    expect(await card('Startup 1')).toBeVisible();
    expect(lastQuery()).toBe('limit=24&total=true');
    expect(screen.getByRole('searchbox', { name: 'Search startups' })).toHaveValue('');
    expect(screen.getByLabelText('Sector')).toHaveValue('');
    expect(screen.getByLabelText('Stage')).toHaveValue('all');
  });

  it('resets everything from an empty result', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    show({}, '/dashboard?q=nothing');
    await user.click(await screen.findByRole('button', { name: 'Show all startups' }));
    expect(await card('Startup 1')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search startups' })).toHaveValue('');
  });

  // rule: BROWSE-10
  it('finds a sector under its other names, from the panel and from an empty result', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    const { router } = show({}, '/dashboard?q=nothing&sector=Agriculture');
    expect(await screen.findByText(/^The sector was sought by its name alone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find other names of the sector' }));
    const query = 'limit=24&total=true&q=nothing&sector=Agriculture&same_sectors=true';
    await waitFor(() => expect(lastQuery()).toBe(query));
    expect(await screen.findByText('No startups match your filters')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find other names of the sector' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Also by other names/ }));
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=nothing&sector=Agriculture'));
  });

  it('has an accessible name for each field', async () => {
    holds([]);
    show();
    const search = await screen.findByRole('searchbox', { name: 'Search startups' });
    expect(search).toHaveAttribute('name', 'q');
    const names = (role: string) =>
      within(screen.getByRole('form', { name: 'Filters' }))
        .getAllByRole(role)
        .map((field) => field.getAttribute('name'));
    expect(names('textbox')).toEqual(['sector', 'location', 'min_revenue', 'min_users']);
    expect(names('spinbutton')).toEqual(['min_score']);
    expect(names('combobox')).toEqual(['stage']);
    expect(new Set(names('checkbox'))).toEqual(new Set(['sectors', 'same_sectors']));
  });

  it.each([
    ['Min AI Score', '101', 'Must be at most 100'],
    ['Min Users', '1.5', 'Must be a whole number'],
  ])(
    'reports an invalid filter beside its field (%s %s), without a request',
    async (field, text, problem) => {
      const user = userEvent.setup();
      holds([aStartup(1)]);
      show();
      await card('Startup 1');
      const before = queries.length;
      await user.type(screen.getByLabelText(field), text);
      await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
      expect(await screen.findByText(problem)).toBeVisible();
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(queries).toHaveLength(before);
    },
  );

  // rule: BROWSE-3
  it('loads the next page near the end, renders only cards near the window, and records each view once', async () => {
    const view = layOut();
    const all = Array.from({ length: 60 }, (_, index) => aStartup(index + 1));
    holds(all);
    show();
    // Queries by text, because computing roles for so many cards is slow.
    await screen.findByText('Startup 1');
    expect(queries).toHaveLength(1);
    expect(screen.queryByText('Startup 20')).toBeNull();

    await waitFor(() => moveNear(0, true));
    await waitFor(() => expect(queries).toHaveLength(3));
    expect(queries.map((query) => query.get('cursor'))).toEqual([null, all[23]?.id, all[47]?.id]);
    expect(await screen.findByText('60 startups, newest first')).toBeVisible();

    view.scrollTo(60 * 510);
    await screen.findByText('Startup 60');
    expect(screen.queryByText('Startup 1')).toBeNull();
    view.scrollTo(0);
    await screen.findByText('Startup 1');
    await waitFor(() => expect(viewed).toContain(all[59]?.id));
    expect(new Set(viewed).size).toBe(viewed.length);
  });

  it('reports a list that cannot be loaded, and loads it on a retry', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    server.use(
      http.get('*/api/startups', () => HttpResponse.json({ detail: 'Try later' }, { status: 503 }), {
        once: true,
      }),
    );
    show();
    expect(await screen.findByText('The startups could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Try later')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Startup 1')).toBeVisible();
  });

  it('follows a URL that a link or Back has changed', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    const { router } = show();
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'ledger');
    await waitFor(() => expect(router.state.location.search).toBe('?q=ledger'));
    expect(search).toHaveValue('ledger');
    await act(() => router.navigate('/dashboard'));
    expect(search).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(search).toHaveValue('ledger');
  });

  it('passes the id of a toggled favourite', async () => {
    const user = userEvent.setup();
    const onToggleFavourite = jest.fn();
    holds([aStartup(1), aStartup(2)]);
    show({ favourites: new Set([aStartup(2).id]), onToggleFavourite });
    await user.click(await screen.findByRole('button', { name: 'Add Startup 1 to favorites' }));
    expect(onToggleFavourite).toHaveBeenCalledWith(aStartup(1).id);
    // The name changes with the state, so the button has no aria-pressed.
    const remove = screen.getByRole('button', { name: 'Remove Startup 2 from favorites' });
    expect(remove).not.toHaveAttribute('aria-pressed');
  });
});

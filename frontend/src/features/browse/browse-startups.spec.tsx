import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { aStartup } from '../../test/builders';
import { aJudgement } from '../../test/judgement';
import { moveNear } from '../../test/near';
import { renderApp } from '../../test/render';
import { BrowseStartups } from './browse-startups';
import { startupServer } from './testing/world';

const { server, asked, viewed, holds } = startupServer();

const show = (props: Partial<Parameters<typeof BrowseStartups>[0]> = {}, path?: string) =>
  renderApp(
    <BrowseStartups
      isPremium={false}
      favourites={new Set()}
      onToggleFavourite={jest.fn()}
      interestButton={() => null}
      {...props}
    />,
    path,
  );
const card = (title: string) => screen.findByRole('article', { name: title });
const lastAsked = () => asked.at(-1)?.toString();

describe('Browse All Startups', () => {
  // rules: BROWSE-4, DASH-5, SCORE-19
  it('shows the scores, risk drawn inverted and labelled as it is, and what is self-reported', async () => {
    holds([aStartup(1)]);
    show();
    const shown = within(await card('Startup 1'));
    const risk = shown.getByRole('progressbar', { name: 'Risk' });
    expect(risk).toHaveAttribute('aria-valuenow', '56');
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

  it('tells who asks why the score is so which risks to ask about', async () => {
    const user = userEvent.setup();
    const risks = [{ code: 'no_moat', title: 'Nothing keeps others out', question: 'Why you?', quote: null }];
    holds([aStartup(1, { analysis: aJudgement({ risks }) }), aStartup(2, { analysis: aJudgement() })]);
    show();
    const [first, second] = [within(await card('Startup 1')), within(await card('Startup 2'))];
    await user.click(first.getByText('Why this score'));
    expect(first.getByText('Risks to ask about')).toBeVisible();
    expect(first.getByText('Nothing keeps others out: Why you?')).toBeVisible();
    expect(second.queryByText('Risks to ask about')).toBeNull();
  });

  // rule: BROWSE-1
  it('searches at every keystroke, together with the filters as last applied', async () => {
    const user = userEvent.setup();
    holds([aStartup(1, { idea_title: 'Clinic ledger' }), aStartup(2)]);
    show();
    await card('Startup 2');
    await user.type(screen.getByLabelText('Min AI Score'), '50');
    await user.click(screen.getByRole('checkbox', { name: 'AI/ML' }));
    await user.click(screen.getByRole('checkbox', { name: 'FinTech' }));
    await user.selectOptions(screen.getByLabelText('Stage'), 'mvp');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    const applied = 'sector=FinTech&sector=AI%2FML&stage=mvp&min_score=50&limit=24';
    await waitFor(() => expect(lastAsked()).toBe(applied));

    // Typed, not applied: it stays out of what the search asks.
    await user.type(screen.getByLabelText('Min Users'), '1000');
    await user.type(screen.getByRole('searchbox', { name: 'Search startups' }), 'cl');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 2' })).toBeNull());
    expect(asked.slice(-2).map(String)).toEqual([`q=c&${applied}`, `q=cl&${applied}`]);
    expect(await card('Clinic ledger')).toBeVisible();
  });

  // rules: BROWSE-1, TEXT-25
  it('resets everything on Clear', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    show({}, '/dashboard?q=nothing&stage=mvp&min_users=7');
    expect(await screen.findByText('No startups match your filters')).toBeVisible();
    expect(lastAsked()).toBe('q=nothing&stage=mvp&min_users=7&limit=24');
    await user.type(screen.getByLabelText('Sector'), 'agri');
    // One button has this word in its name, also beside an empty result.
    await user.click(screen.getByRole('button', { name: /Clear/ }));
    expect(await card('Startup 1')).toBeVisible();
    expect(lastAsked()).toBe('limit=24');
    expect(screen.getByRole('searchbox', { name: 'Search startups' })).toHaveValue('');
    expect(screen.getByLabelText('Sector')).toHaveValue('');
    expect(screen.getByLabelText('Stage')).toHaveValue('all');
  });

  it('resets everything from an empty result, too', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    show({}, '/dashboard?q=nothing');
    await user.click(await screen.findByRole('button', { name: 'Show all startups' }));
    expect(await card('Startup 1')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search startups' })).toHaveValue('');
  });

  it('has a name for each of its fields', async () => {
    holds([]);
    show();
    const search = await screen.findByRole('searchbox', { name: 'Search startups' });
    expect(search).toHaveAttribute('name', 'q');
    const names = (role: string) =>
      within(screen.getByRole('form', { name: 'Filters' }))
        .getAllByRole(role)
        .map((field) => field.getAttribute('name'));
    expect(names('textbox')).toEqual(['sector', 'min_revenue', 'min_users']);
    expect(names('spinbutton')).toEqual(['min_score']);
    expect(names('combobox')).toEqual(['stage']);
    expect(new Set(names('checkbox'))).toEqual(new Set(['sectors']));
  });

  it.each([
    ['Min AI Score', '101', 'Must be at most 100'],
    ['Min Users', '1.5', 'Must be a whole number'],
  ])(
    'says beside the field what no filter can be (%s %s), and asks the server nothing',
    async (field, text, problem) => {
      const user = userEvent.setup();
      holds([aStartup(1)]);
      show();
      await card('Startup 1');
      const before = asked.length;
      await user.type(screen.getByLabelText(field), text);
      await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
      expect(await screen.findByText(problem)).toBeVisible();
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(asked).toHaveLength(before);
    },
  );

  // rule: BROWSE-3
  it('loads the next page near the end, lets go of pages far away, and records each view once', async () => {
    const all = Array.from({ length: 60 }, (_, index) => aStartup(index + 1));
    holds(all);
    show();
    // By text: roles take long to compute for so many cards.
    await screen.findByText('Startup 24');
    expect(screen.queryByText('Startup 25')).toBeNull();
    expect(asked).toHaveLength(1);

    await waitFor(() => moveNear(1, true));
    await screen.findByText('Startup 48');
    await waitFor(() => moveNear(2, true));
    await screen.findByText('Startup 60');
    expect(asked.map((query) => query.get('cursor'))).toEqual([null, all[23]?.id, all[47]?.id]);

    moveNear(1, false);
    expect(screen.queryByText('Startup 25')).toBeNull();
    moveNear(1, true);
    await screen.findByText('Startup 25');

    await waitFor(() => expect(viewed).toHaveLength(60), { timeout: 5000 });
    expect(new Set(viewed)).toEqual(new Set(all.map(({ id }) => id)));
  }, 20_000);

  it('says so when it cannot be loaded, and loads it on another try', async () => {
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

  it('follows an address that was changed by a link or by Back', async () => {
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

  it('hands a favourite on by id', async () => {
    const user = userEvent.setup();
    const onToggleFavourite = jest.fn();
    holds([aStartup(1), aStartup(2)]);
    show({ favourites: new Set([aStartup(2).id]), onToggleFavourite });
    await user.click(await screen.findByRole('button', { name: 'Add Startup 1 to favorites' }));
    expect(onToggleFavourite).toHaveBeenCalledWith(aStartup(1).id);
    // Its name says what it does: it is no switch besides.
    const remove = screen.getByRole('button', { name: 'Remove Startup 2 from favorites' });
    expect(remove).not.toHaveAttribute('aria-pressed');
  });
});

describe('a startup that the investor is interested in', () => {
  it('is marked on its card, for this visit', async () => {
    const user = userEvent.setup();
    holds([aStartup(1), aStartup(2)]);
    show({
      interestButton: ({ startupId, describedBy, recorded, onRecorded }) => (
        <button aria-describedby={describedBy} disabled={recorded} onClick={() => onRecorded(startupId)}>
          Press
        </button>
      ),
    });
    const shown = within(await card('Startup 1'));
    expect(shown.queryByText(/You are interested/)).toBeNull();
    expect(shown.getByRole('button', { name: 'Press' })).toHaveAccessibleDescription('Startup 1');
    await user.click(shown.getByRole('button', { name: 'Press' }));
    expect(shown.getByText(/You are interested/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Press' })).toBeDisabled();
    expect(within(await card('Startup 2')).queryByText(/You are interested/)).toBeNull();
  });
});

describe('Contact Founder', () => {
  const withFounder: Startup = aStartup(1, { founder: { name: 'Amara Osei', email: 'a?b@example.com' } });

  it('is not there without Investor Access', async () => {
    holds([aStartup(1)]);
    show();
    const shown = within(await card('Startup 1'));
    expect(shown.queryByRole('link', { name: 'Contact Founder' })).toBeNull();
  });

  // rule: BROWSE-4
  it('is a mail link, whose address is asked for when it is pointed at', async () => {
    const user = userEvent.setup();
    let loads = 0;
    holds([aStartup(1)]);
    server.use(
      http.get('*/api/startups/:id', () => {
        loads += 1;
        return HttpResponse.json(withFounder);
      }),
    );
    show({ isPremium: true });
    const link = within(await card('Startup 1')).getByRole('link', { name: 'Contact Founder' });
    expect(loads).toBe(0);
    await user.hover(link);
    await waitFor(() => expect(link).toHaveAttribute('href', 'mailto:a%3Fb@example.com'));
    await user.unhover(link);
    await user.hover(link);
    expect(loads).toBe(1);
  });

  it('says why where the address cannot be had', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    server.use(
      http.get('*/api/startups/:id', () =>
        HttpResponse.json({ detail: 'Startup not found' }, { status: 404 }),
      ),
    );
    show({ isPremium: true });
    await user.click(within(await card('Startup 1')).getByRole('link', { name: 'Contact Founder' }));
    expect(await screen.findByText('Startup not found')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { StartupInList } from '../../api/generated/client';
import { aStartup } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { moveNear } from '../../test/near';
import { savedFiles } from '../../test/saved-files';
import { show as showScreen } from './testing/screen';
import { startupServer } from './testing/world';

const { server, queries, holds } = startupServer();
const saved = savedFiles();
// jsdom does not implement scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));

const show = (props: Parameters<typeof showScreen>[0] = {}, path?: string) =>
  showScreen({ isPremium: true, ...props }, path);
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });
const favourites = () => screen.getByRole('button', { name: 'Favorites' });
const lastQuery = () => queries.at(-1)?.toString();

describe('the order of the list', () => {
  // rule: BROWSE-5
  it('is one of four and applies at once, together with the applied filters', async () => {
    holds([aStartup(1), aStartup(2)]);
    show({}, '/dashboard?stage=mvp');
    const user = userEvent.setup();
    expect(await screen.findByText('2 startups, newest first')).toBeVisible();
    await user.type(screen.getByLabelText('Min Revenue'), '1.250,50');
    expect(screen.getByText('Read as $1,250.50')).toHaveRole('status');
    await user.clear(screen.getByLabelText('Min Revenue'));
    await user.type(screen.getByLabelText('Min Users'), '5');
    for (const [name, value, words] of [
      ['AI score', 'score', 'highest score first'],
      ['Revenue', 'revenue', 'highest revenue first'],
      ['Best match', 'fit', 'best match first'],
    ] as const) {
      await user.selectOptions(sort(), name);
      expect(await screen.findByText(`2 startups, ${words}`)).toBeVisible();
      expect(lastQuery()).toBe(`limit=24&sort=${value}&total=true&stage=mvp`);
    }
    expect(screen.getByLabelText('Min Users')).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(lastQuery()).toBe('limit=24&sort=fit&total=true'));
  });

  // rule: BROWSE-5
  it('does not offer the best match to investors without Investor Access', () => {
    show({ isPremium: false });
    const names = within(sort())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Newest', 'AI score', 'My fit', 'Revenue']);
    expect(
      screen.getByText(/My fit is the mean of the score’s five parts by your own weights/),
    ).toBeVisible();
  });

  // rule: BROWSE-5
  it('shows the total of all pages, or the loaded number if the server sends no total', async () => {
    holds(Array.from({ length: 1204 }, (_, at) => aStartup(at + 1)));
    const { unmount } = show();
    expect(await screen.findByText('1,204 startups, newest first')).toBeVisible();
    unmount();
    const headers = { 'total-count': '10000+' };
    server.use(http.get('*/api/startups', () => HttpResponse.json([aStartup(1)], { headers })));
    const { unmount: leave } = show();
    expect(await screen.findByText('10,000+ startups, newest first')).toBeVisible();
    leave();
    server.use(http.get('*/api/startups', () => HttpResponse.json([aStartup(1)])));
    show();
    expect(await screen.findByText('1 startup, newest first')).toBeVisible();
  });
});

describe('the favourites', () => {
  // rules: BROWSE-6, DASH-7
  it('can be shown alone, from the whole list, and are not sent to the server', async () => {
    const all = Array.from({ length: 250 }, (_, at) => aStartup(at + 1));
    holds(all);
    show({ favourites: new Set([all[1]?.id ?? '', all[240]?.id ?? '']) });
    await screen.findByText('250 startups, newest first');
    await userEvent.click(favourites());
    expect(favourites()).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('1+ favorite startups, newest first')).toBeVisible();
    await waitFor(() => moveNear(0, true));
    expect(await screen.findByText('2 favorite startups, newest first')).toBeVisible();
    const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'));
    expect(names).toEqual([`browse-${all[1]?.id}`, `browse-${all[240]?.id}`]);
    expect(queries.map(String).some((query) => query.includes('favo'))).toBe(false);
  });

  // rule: BROWSE-12
  it('are saved as CSV from the whole list, with what their cards show', async () => {
    const all: StartupInList[] = Array.from({ length: 250 }, (_, at) => aStartup(at + 1));
    const [first, last] = [all[1]?.id ?? '', all[240]?.id ?? ''];
    all[240] = { ...aStartup(241, { idea_title: '=1+1', user_count: 0, location: null }), my_fit: 79.4 };
    holds(all);
    show({ favourites: new Set([first, last]) }, '/dashboard?favorites=1');
    await screen.findByRole('article', { name: 'Startup 2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...rows] = saved[0]?.text.split('\r\n') ?? [];
    expect(saved[0]?.name).toBe('proofround-favorites.csv');
    expect(head).toMatch(/^\uFEFF?"Startup","Description","Sector","Stage","Location","Sold","Overall"/);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^"Startup 2",/);
    expect(rows[1]).toMatch(/^"'=1\+1",.*,79,,4800\.5,/);
    expect(rows[2]).toBe('');
  });

  // rule: BROWSE-12
  it('are not saved as CSV if a page of them cannot be loaded', async () => {
    const all = Array.from({ length: 250 }, (_, at) => aStartup(at + 1));
    holds(all);
    show({ favourites: new Set([all[1]?.id ?? '']) }, '/dashboard?favorites=1');
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    server.use(http.get('*/api/startups', refusal(503)));
    await userEvent.click(button);
    expect(await screen.findByText('Failed to make the file')).toBeVisible();
    expect(saved).toEqual([]);
  });

  // rule: BROWSE-6
  it('are in the URL, and an empty list explains how to add one', async () => {
    holds([aStartup(1)]);
    show({}, '/dashboard?favorites=1');
    expect(favourites()).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('No startups match your filters')).toBeVisible();
    expect(screen.getByText('Click the star on a startup to keep it here.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all startups' }));
    expect(await screen.findByRole('article', { name: 'Startup 1' })).toBeVisible();
  });
});

describe('a card', () => {
  // rule: BROWSE-7
  it('shows my fit, and the ask, the team and the location if the founder gave them', async () => {
    const given = {
      my_fit: 79.4,
      funding_ask: 250_000,
      team_background: 'Mary ran a clinic.',
      location: 'Cork, Ireland',
    };
    const missing = { funding_ask: null, team_background: null, location: null };
    holds([aStartup(1, given), aStartup(2, missing)]);
    show();
    const first = within(await screen.findByRole('article', { name: 'Startup 1' }));
    const second = within(screen.getByRole('article', { name: 'Startup 2' }));
    expect(first.getByText('$250,000')).toBeVisible();
    expect(first.getByText('Mary ran a clinic.')).toBeVisible();
    expect(first.getByText('Cork, Ireland')).toBeVisible();
    expect(first.getByText('My fit')).toHaveTextContent('My fit 79%');
    for (const label of ['My fit', 'Raising', 'Team', 'Location:'])
      expect(second.queryByText(label)).toBeNull();
  });
});

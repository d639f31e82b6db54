import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { SavedSearch } from '../../api/generated/work-client';
import { anId, aStartup } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { card, show } from './testing/screen';
import { startupServer } from './testing/world';

const { server, queries, holds } = startupServer();

const aSearch = (number: number, search: Partial<SavedSearch> = {}): SavedSearch => ({
  id: anId(800 + number),
  name: `Search ${number}`,
  query: 'sector=SaaS&min_score=60',
  followed: false,
  created_at: '2026-11-20T10:00:00.000Z',
  ...search,
});

/** A server that keeps these searches. */
function keeps(...searches: SavedSearch[]) {
  let all = searches;
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/searches', () => HttpResponse.json(all)),
    http.post('*/api/searches', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const made = aSearch(9, body);
      all = [made, ...all];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch('*/api/searches/:id', async ({ request, params }) => {
      const { name } = await request.json();
      all = all.map((search) => (search.id === params.id ? { ...search, name } : search));
      return HttpResponse.json(aSearch(1, { name }));
    }),
    http.put('*/api/searches/:id/follow', async ({ request, params }) => {
      const { followed } = await request.json();
      all = all.map((search) => (search.id === params.id ? { ...search, followed } : search));
      return HttpResponse.json(aSearch(1, { followed }));
    }),
    http.delete('*/api/searches/:id', ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

beforeEach(() => holds([aStartup(1)]));
const saved = async () => within(await screen.findByRole('list', { name: 'Saved searches' }));

describe('saved searches', () => {
  // rule: BROWSE-11
  it('keep the search, the filters and the order under a name', async () => {
    const user = userEvent.setup();
    const sent = keeps();
    show({}, '/dashboard?q=clinic&sectors=SaaS&sort=score&favorites=1');
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Clinics');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const shown = await saved();
    expect(sent).toEqual([{ name: 'Clinics', query: 'q=clinic&sector=SaaS&sort=score' }]);
    expect(shown.getByRole('link', { name: 'Clinics' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull());
  });

  it('open as links; what is shown already cannot be saved again, and neither can nothing', async () => {
    const user = userEvent.setup();
    keeps(aSearch(1), aSearch(2, { query: 'q=clinic' }));
    const { router } = show();
    const shown = await saved();
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
    await user.click(shown.getByRole('link', { name: 'Search 1' }));
    await waitFor(() => expect(queries.at(-1)?.toString()).toContain('sector=SaaS&min_score=60'));
    expect(router.state.location.search).toBe('?sectors=SaaS&min_score=60');
    expect(shown.getByRole('link', { name: 'Search 1' })).toHaveAttribute('aria-current', 'page');
    expect(shown.getByRole('link', { name: 'Search 2' })).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('are renamed and removed in their menu', async () => {
    const user = userEvent.setup();
    keeps(aSearch(1), aSearch(2));
    show();
    const shown = await saved();
    await user.click(shown.getByRole('button', { name: 'Change the saved search Search 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename search' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Search 1');
    await user.clear(name);
    await user.type(name, 'SaaS that scores');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await shown.findByRole('link', { name: 'SaaS that scores' })).toBeVisible();

    await user.click(shown.getByRole('button', { name: 'Change the saved search Search 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove this search?' }));
    await user.click(question.getByRole('button', { name: 'Remove search' }));
    await waitFor(() => expect(shown.queryByRole('link', { name: 'Search 2' })).toBeNull());
  });

  // rule: SEARCH-6
  it('are followed and no longer followed in their menu, and show it', async () => {
    const user = userEvent.setup();
    keeps(aSearch(1), aSearch(2));
    show();
    const shown = await saved();
    const open = () => user.click(shown.getByRole('button', { name: 'Change the saved search Search 1' }));
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Follow…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Follow this search?' }));
    await user.click(question.getByRole('button', { name: 'Follow' }));
    expect(await shown.findByRole('link', { name: /^Search 1\W+followed$/ })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Search 2' })).toBeVisible();

    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Stop following…' }));
    const end = within(await screen.findByRole('dialog', { name: 'Stop following this search?' }));
    await user.click(end.getByRole('button', { name: 'Stop following' }));
    expect(await shown.findByRole('link', { name: 'Search 1' })).toBeVisible();
  });

  it('say why one was not saved, and keep the name', async () => {
    const user = userEvent.setup();
    keeps();
    const full = 'You can save at most 20 searches. Remove one first.';
    server.use(http.post('*/api/searches', refusal(409, full)));
    show({}, '/dashboard?q=clinic');
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Clinics');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(full)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Clinics');
  });

  it('leave the list alone when they cannot be loaded', async () => {
    server.use(http.get('*/api/searches', refusal(503)));
    show();
    expect(await screen.findByText('Your saved searches could not be loaded')).toBeVisible();
    expect(await card('Startup 1')).toBeVisible();
  });
});

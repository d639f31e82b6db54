import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { ReviewCase } from '../../api/generated/account-client';
import { aHeld, STATS } from '../../features/admin/testing/world';
import { anId, aStartup } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { aReview, HOLD } from '../../test/judgement';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import Admin from './admin';

const requested: string[] = [];
const sent: unknown[] = [];
let queue: ReviewCase[] = [];
const server = apiServer(
  http.get('*/api/admin/stats', () => HttpResponse.json(STATS)),
  http.get('*/api/admin/users', () => HttpResponse.json([])),
  http.get('*/api/admin/recent-activity', () => HttpResponse.json({ recent_users: [], recent_startups: [] })),
  http.get('*/api/admin/reports', () => HttpResponse.json([])),
  http.get('*/api/admin/audit', () => HttpResponse.json([])),
  http.get('*/api/admin/trends', () => HttpResponse.json({ days: [] })),
  http.get('*/api/admin/reviews', ({ request }) => {
    const { searchParams } = new URL(request.url);
    requested.push(searchParams.toString());
    const from = Number(searchParams.get('cursor') ?? 0);
    const next = from + Number(searchParams.get('limit'));
    return HttpResponse.json(
      queue.slice(from, next),
      queue.length > next ? { headers: { link: `</api/admin/reviews?cursor=${next}>; rel="next"` } } : {},
    );
  }),
  http.put('*/api/admin/reviews/:id', async ({ request, params }) => {
    sent.push(params.id, await request.json());
    queue = queue.filter(({ startup }) => startup.id !== params.id);
    return HttpResponse.json(aHeld(1));
  }),
);
beforeEach(() => {
  requested.length = 0;
  sent.length = 0;
});

const show = (...cases: ReviewCase[]) => {
  queue = cases;
  renderApp(<Admin />, '/admin', '/admin');
  return userEvent.setup();
};
const held = async (title: string) => within(await screen.findByRole('article', { name: title }));

describe('the review queue', () => {
  it('shows each held startup with its reasons, and whether a review was requested', async () => {
    show(
      aHeld(1, { asked_at: '2026-11-21T10:00:00.000Z' }),
      aHeld(2, {
        startup: aStartup(2, { review: aReview('upheld') }),
        decisions: [
          {
            id: anId(90),
            state: 'upheld',
            note: 'Nobody can promise this.',
            reasons: HOLD.reasons,
            decided_by: anId(91),
            decided_at: '2026-11-21T12:00:00.000Z',
          },
        ],
      }),
    );
    const first = await held('Startup 1');
    expect(first.getByText('Held')).toBeVisible();
    expect(first.getByText('Review asked for')).toBeVisible();
    expect(first.getByText('It guarantees a return.')).toBeVisible();
    expect(first.getByText('“20 % a month, guaranteed.”')).toBeVisible();
    expect(first.getByRole('link', { name: 'Startup 1' })).toHaveAttribute('href', `/analytics/${anId(1)}`);
    const second = await held('Startup 2');
    expect(second.getByText('Upheld')).toBeVisible();
    expect(second.queryByText('Review asked for')).toBeNull();
    expect(second.getByRole('list', { name: 'Decided before' })).toHaveTextContent(
      /^Upheld Nov 21, 2026.*: Nobody can promise this\.$/,
    );
    expect(first.queryByRole('list', { name: 'Decided before' })).toBeNull();
  });

  it('stands before the lists of what others did, as the reports do', async () => {
    show(aHeld(1));
    await screen.findByRole('region', { name: 'Review queue' });
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') ?? '');
    const titles = names.map((id) => document.getElementById(id)?.textContent);
    const placeOf = (title: string) => titles.indexOf(title);
    expect(placeOf('Review queue')).toBeGreaterThan(-1);
    expect(placeOf('Review queue')).toBeLessThan(placeOf('Recent Users'));
    expect(placeOf('Reports')).toBeLessThan(placeOf('Recent Users'));
  });

  it('says that it is empty', async () => {
    show();
    expect(await screen.findByText('No startup is held back')).toBeVisible();
  });

  // rule: REVIEW-7
  it.each([
    ['Clear', 'cleared', 'Startup cleared!', /Startup 1 is analysed again and shown to investors/],
    ['Uphold', 'upheld', 'Hold upheld!', /Startup 1 stays hidden from investors/],
  ])(
    '%s asks for a confirmation, sends the note and the reasons shown, shows a toast and removes the entry from the list',
    async (name, state, done, asks) => {
      const user = show(aHeld(1), aHeld(2));
      const first = await held('Startup 1');
      await user.type(first.getByLabelText(/^Note/), ' Read the terms. ');
      await user.click(first.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(asks)).toBeVisible();
      expect(sent).toEqual([]);
      await user.click(dialog.getByRole('button', { name }));
      expect(await screen.findByText(done)).toBeVisible();
      expect(sent).toEqual([
        anId(1),
        { state, note: 'Read the terms.', reasons: HOLD.reasons.map(({ code }) => code) },
      ]);
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 1' })).toBeNull());
      expect(screen.getByRole('article', { name: 'Startup 2' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('region', { name: 'Review queue' })).toHaveFocus());
    },
  );

  it('does nothing after Cancel', async () => {
    const user = show(aHeld(1));
    await user.click((await held('Startup 1')).getByRole('button', { name: 'Clear' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Clear', 'It is no longer held.', 'It is no longer held.'],
    ['Clear', undefined, 'Failed to clear the startup'],
    ['Uphold', undefined, 'Failed to uphold the hold'],
  ])('%s with the detail %j shows “%s” and keeps the note', async (name, detail, text) => {
    server.use(http.put('*/api/admin/reviews/:id', refusal(409, detail)));
    const user = show(aHeld(1));
    const first = await held('Startup 1');
    await user.type(first.getByLabelText(/^Note/), 'Read the terms.');
    await user.click(first.getByRole('button', { name }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(first.getByLabelText(/^Note/)).toHaveValue('Read the terms.');
  });

  it('loads page by page', async () => {
    const user = show(...Array.from({ length: 21 }, (_, index) => aHeld(index + 1)));
    await held('Startup 20');
    expect(screen.queryByRole('article', { name: 'Startup 21' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more startups' }));
    await held('Startup 21');
    expect(requested).toEqual(['limit=20', 'limit=20&cursor=20']);
    expect(screen.queryByRole('button', { name: 'Show more startups' })).toBeNull();
  });

  it('shows a load failure with Try again', async () => {
    server.use(
      http.get('*/api/admin/reviews', () => HttpResponse.json({ detail: 'Down.' }, { status: 503 }), {
        once: true,
      }),
    );
    const user = show(aHeld(1));
    expect(await screen.findByText('The review queue could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await held('Startup 1');
  });

  it('is not fetched for a user whom the server refuses', async () => {
    server.use(
      http.get('*/api/admin/stats', () =>
        HttpResponse.json({ detail: 'Admin access required' }, { status: 403 }),
      ),
    );
    show(aHeld(1));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(requested).toEqual([]);
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { StartupMatch } from '../../api/generated/work-client';
import { anId, anInvestor, aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { pageOf } from '../../test/pages';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { matchesAddress } from './address';
import { StartupMatchesCard } from './startup-matches-card';

const ID = anId(1);
const server = apiServer();

const aMatch = (number: number): StartupMatch => ({
  match: {
    id: anId(500 + number),
    match_score: 90.6 - number,
    reasons: ['Invests in FinTech', `Reason ${number}`],
    created_at: '2026-11-20T09:30:00.000Z',
  },
  investor: anInvestor(600 + number),
  investor_user: { name: `Investor ${number}` },
});

const answer = (...matches: StartupMatch[]) =>
  server.use(
    http.get(`*/api/matches/${ID}`, ({ request }) => pageOf(request, matches, ({ match }) => match.id)),
  );
const show = (path?: string, changes: Parameters<typeof aStartup>[1] = {}) => {
  renderApp(
    <StartupMatchesCard
      startup={aStartup(1, changes)}
      reasonAction={({ investor_user: { name } }, reason) => <button>{`Quote ${reason} to ${name}`}</button>}
    />,
    path,
  );
  return userEvent.setup();
};
const generate = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Generate Matches' }));

describe('investor matches of a startup', () => {
  // rule: MATCH-1
  it('shows name, budget, score in percent and reasons', async () => {
    answer(aMatch(1));
    show();
    expect(await screen.findByRole('heading', { name: 'Investor 1' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Match: 90%, Strong' })).toBeVisible();
    expect(screen.getByText('Budget $2,000,000')).toBeVisible();
    expect(screen.getByText('Reason 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quote Reason 1 to Investor 1' })).toBeVisible();
  });

  // rule: MATCH-23
  it('shows those below 50 percent apart, below one heading that follows the close ones', async () => {
    const scored = (number: number, match_score: number) => {
      const found = aMatch(number);
      return { ...found, match: { ...found.match, match_score } };
    };
    answer(scored(1, 85), scored(2, 50), scored(3, 49), scored(4, 33));
    show();
    await screen.findByRole('heading', { name: 'Investor 4' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Investor 1',
      'Investor 2',
      'Further from your startup',
      'Investor 3',
      'Investor 4',
    ]);
    expect(screen.queryByText(/None fits closely yet/)).toBeNull();
  });

  it('says so if none is close', async () => {
    answer({ ...aMatch(1), match: { ...aMatch(1).match, match_score: 33 } });
    show();
    expect(await screen.findByText(/^None fits closely yet\. These differ in/)).toBeVisible();
  });

  it('says that a sold startup gets no new ones', async () => {
    answer(aMatch(1));
    show(undefined, { is_sold: true });
    expect(screen.getByText(/While the startup is sold, no new matches are added\./)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Investor 1' })).toBeVisible();
  });

  it('takes the focus and is scrolled to at the address of the matches', () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    answer(aMatch(1));
    show(matchesAddress(ID));
    const heading = screen.getByRole('heading', { name: 'Investor Matches' });
    expect(heading).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([heading]);
  });

  it('groups the reasons if the server does', async () => {
    const found = aMatch(1);
    found.match.reason_groups = {
      fits: ['They invest in FinTech'],
      does_not_fit: ["You're at MVP; they prefer launched or growing"],
      not_known: [],
    };
    answer(found);
    show();
    const group = (name: string) => screen.findByRole('list', { name });
    expect(await group('Fits: Investor 1')).toHaveTextContent(/^They invest in FinTech/);
    expect(await group('Does not fit: Investor 1')).toHaveTextContent("You're at MVP");
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Fits',
      'Does not fit',
    ]);
    expect(screen.queryByText('Reason 1')).toBeNull();
  });

  it('shows the reasons as a plain list if all groups are empty', async () => {
    const found = aMatch(1);
    found.match.reason_groups = { fits: [], does_not_fit: [], not_known: [] };
    answer(found);
    show();
    expect(await screen.findByText('Reason 1')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
  });

  // rule: TEXT-24
  it('shows the specified text when there are no matches', async () => {
    answer();
    show();
    expect(
      await screen.findByText('No matches yet. Click "Generate Matches" to find potential investors!'),
    ).toBeVisible();
  });

  it('shows the best five, and the others on Show more', async () => {
    answer(...Array.from({ length: 9 }, (_, index) => aMatch(index + 1)));
    const user = show();
    expect(await screen.findByText('Investor 5')).toBeVisible();
    expect(screen.queryByText('Investor 6')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more matches' }));
    expect(await screen.findByText('Investor 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  it('keeps the button while more matches load, and for a retry after a failure', async () => {
    answer(...Array.from({ length: 9 }, (_, index) => aMatch(index + 1)));
    const user = show();
    const more = await screen.findByRole('button', { name: 'Show more matches' });
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    server.use(
      http.get(`*/api/matches/${ID}`, async () => {
        await failed;
        return HttpResponse.json({ detail: 'Down.' }, { status: 503 });
      }),
    );
    await user.click(more);
    expect(more).toBeVisible();
    expect(more).toHaveFocus();
    await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
    fail();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    await waitFor(() => expect(more).not.toHaveAttribute('aria-busy'));
    expect(more).toHaveFocus();
    answer(...Array.from({ length: 9 }, (_, index) => aMatch(index + 1)));
    await user.click(more);
    expect(await screen.findByRole('heading', { name: 'Investor 9' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  it('shows either the loading state or the error during a retry', async () => {
    server.use(http.get(`*/api/matches/${ID}`, () => HttpResponse.error()));
    const user = show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get(`*/api/matches/${ID}`, () => new Promise<never>(() => undefined)));
    await user.click(again);
    expect(await screen.findByRole('status', { name: 'Loading the matches' })).toBeVisible();
    expect(screen.queryByText(/matches could not be loaded/)).toBeNull();
  });

  it('generates matches, announces their number and shows them', async () => {
    answer();
    server.use(
      http.post(`*/api/match/${ID}`, () => {
        answer(aMatch(1), aMatch(2));
        return HttpResponse.json([aMatch(1), aMatch(2)]);
      }),
    );
    const user = show();
    await generate(user);
    // The toasts overlap while they appear.
    expect(await screen.findByText('Generating matches with AI...')).toBeInTheDocument();
    expect(await screen.findByText('Found 2 potential matches!')).toBeInTheDocument();
    expect(await screen.findByText('Investor 2')).toBeVisible();
  });

  // rule: MATCH-24
  it.each([
    [[aMatch(1), aMatch(2)], '2 matches, nothing new.'],
    [[aMatch(1), aMatch(3)], '2 matches, 1 new.'],
    [[], 'No investor fits yet. Matches appear here by themselves once one does.'],
  ])('says what generating has found: case %#', async (found, outcome) => {
    answer(aMatch(1), aMatch(2));
    server.use(http.post(`*/api/match/${ID}`, () => HttpResponse.json(found)));
    const user = show();
    await screen.findByText('Investor 2');
    await generate(user);
    expect(await screen.findByText(outcome)).toBeVisible();
  });

  it('shows Failed to generate matches, with the detail below', async () => {
    answer();
    server.use(
      http.post(`*/api/match/${ID}`, () =>
        HttpResponse.json({ detail: 'This took too long.' }, { status: 504 }),
      ),
    );
    const user = show();
    await generate(user);
    expect(await screen.findByText('Failed to generate matches')).toBeVisible();
    expect(screen.getByText('This took too long.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Matches' })).toBeEnabled());
  });

  it('shows Failed to load data, with a retry', async () => {
    server.use(
      http.get(`*/api/matches/${ID}`, () => HttpResponse.json({ detail: 'Down.' }, { status: 503 })),
    );
    const user = show();
    expect(await screen.findByText('The matches could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Down.')).toBeVisible();
    answer(aMatch(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Investor 1')).toBeVisible();
  });
});

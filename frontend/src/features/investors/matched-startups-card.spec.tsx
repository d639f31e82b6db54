import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { InvestorMatch } from '../../api/generated/work-client';
import { applyLiveEvent } from '../../api/live/apply';
import { anInvestorMatch as aMatch } from '../../test/builders';
import { http } from '../../test/http';
import { pageOf } from '../../test/pages';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { MatchedStartupsCard } from './matched-startups-card';

const INVESTOR = '01936f6e-9002-7b2e-9d51-3f0a2b7c4d14';
const server = apiServer();
const onSettled = jest.fn();
beforeEach(() => onSettled.mockReset());

const LONG_AGO = '2026-01-01T10:00:00.000Z';

const show = (createdAt = LONG_AGO) =>
  renderApp(
    <MatchedStartupsCard
      investorId={INVESTOR}
      createdAt={createdAt}
      upgrade={<button>Upgrade</button>}
      actionsOf={({ startup, describedBy }) => (
        <button aria-describedby={describedBy}>Interest in {startup.id}</button>
      )}
      reasonAction={({ startup, reason }) => <button>{`Quote ${reason} to ${startup.id}`}</button>}
      onSettled={onSettled}
    />,
  );

const answer = (...matches: InvestorMatch[]) =>
  server.use(
    http.get(`*/api/matches/investor/${INVESTOR}`, ({ request }) =>
      pageOf(request, matches, ({ match }) => match.id),
    ),
  );

describe('Matched Startups', () => {
  it('shows the score in percent, and the reasons', async () => {
    answer(aMatch(1));
    show();
    expect(onSettled).not.toHaveBeenCalled();
    expect(await screen.findByRole('heading', { name: 'Startup 1' })).toBeVisible();
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(screen.getByText('90% match with your profile')).toBeVisible();
    expect(screen.getByText('Reason 1')).toBeVisible();
    const { id } = aMatch(1).startup;
    expect(screen.getByRole('link', { name: 'Startup 1' })).toHaveAttribute('href', `/startups/${id}`);
    expect(screen.getByRole('button', { name: `Interest in ${id}` })).toHaveAccessibleDescription(
      'Startup 1',
    );
    expect(screen.getByRole('button', { name: `Quote Reason 1 to ${id}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  // rule: DASH-16
  it('shows two matches at a time on narrow screens, with their reasons and actions folded', async () => {
    const narrow = Object.defineProperty(window.matchMedia(''), 'matches', { value: true });
    const media = jest.spyOn(window, 'matchMedia').mockReturnValue(narrow);
    answer(aMatch(1), aMatch(2), aMatch(3));
    const user = userEvent.setup();
    show();
    expect(await screen.findByRole('heading', { name: 'Startup 2' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Startup 3' })).toBeNull();
    const fold = screen.getByRole('button', { name: 'Reasons and actions: Startup 1' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Reason 1').closest('.max-md\\:hidden')).not.toBeNull();
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Reason 1').closest('.max-md\\:hidden')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more matches' }));
    expect(await screen.findByRole('heading', { name: 'Startup 3' })).toBeVisible();
    media.mockRestore();
  });

  // rule: SHOW-10
  it('marks sold startups', async () => {
    const [sold, other] = [aMatch(1), aMatch(2)];
    answer({ ...sold, startup: { ...sold.startup, is_sold: true } }, other);
    show();
    expect(await screen.findByRole('heading', { name: 'Startup 2' })).toBeVisible();
    expect(screen.getAllByText('Sold')).toHaveLength(1);
  });

  // rule: TEXT-24
  it('shows the specified text when there are no matches', async () => {
    answer();
    show();
    expect(
      await screen.findByText(
        'No startup matches yet. Matches will appear as startups use our AI matching feature.',
      ),
    ).toBeVisible();
  });

  // rule: DASH-13
  it('says that the first matching of a new profile is running until its end', async () => {
    answer();
    const { store } = show(new Date().toISOString());
    expect(await screen.findByText('Matching is running')).toBeVisible();
    expect(screen.queryByText(/^No startup matches yet/)).toBeNull();
    const ended = { event: 'matches.updated', data: { investor_id: INVESTOR } } as const;
    act(() => store.dispatch(applyLiveEvent(ended)));
    expect(await screen.findByText(/^No startup matches yet/)).toBeVisible();
    expect(screen.queryByText('Matching is running')).toBeNull();
  });

  it('does not say for longer than a minute that matching is running', async () => {
    answer();
    show(new Date(Date.now() - 59_000).toISOString());
    expect(await screen.findByText(/^No startup matches yet/, {}, { timeout: 4000 })).toBeVisible();
  });

  it('shows the best matches first, and the others on Show more', async () => {
    const user = userEvent.setup();
    answer(...Array.from({ length: 9 }, (_, index) => aMatch(index + 1)));
    show();
    expect(await screen.findByText('Reason 5')).toBeVisible();
    expect(screen.queryByText('Reason 6')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more matches' }));
    expect(await screen.findByText('Reason 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  it('keeps the button while more matches load, and for a retry after a failure', async () => {
    answer(...Array.from({ length: 9 }, (_, index) => aMatch(index + 1)));
    const user = userEvent.setup();
    show();
    const more = await screen.findByRole('button', { name: 'Show more matches' });
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    server.use(
      http.get(`*/api/matches/investor/${INVESTOR}`, async () => {
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
    expect(await screen.findByRole('heading', { name: 'Startup 9' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  it('shows either the loading state or the error during a retry', async () => {
    server.use(http.get(`*/api/matches/investor/${INVESTOR}`, () => HttpResponse.error()));
    const user = userEvent.setup();
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get(`*/api/matches/investor/${INVESTOR}`, () => new Promise<never>(() => undefined)));
    await user.click(again);
    expect(await screen.findByRole('status', { name: 'Loading your matches' })).toBeVisible();
    expect(screen.queryByText(/matches could not be loaded/)).toBeNull();
  });

  it('offers the upgrade when Investor Access has ended', async () => {
    server.use(
      http.get(`*/api/matches/investor/${INVESTOR}`, () =>
        HttpResponse.json({ detail: 'Investor Access subscription required' }, { status: 403 }),
      ),
    );
    show();
    expect(await screen.findByRole('button', { name: 'Upgrade' })).toBeVisible();
    expect(screen.getByText(/Investor Access subscription required/)).toBeVisible();
    expect(screen.queryByText('Failed to load data')).toBeNull();
  });

  it('shows the matches as soon as Investor Access returns', async () => {
    server.use(
      http.get(`*/api/matches/investor/${INVESTOR}`, () =>
        HttpResponse.json({ detail: 'Investor Access subscription required' }, { status: 403 }),
      ),
    );
    const { store } = show();
    await screen.findByRole('button', { name: 'Upgrade' });
    answer(aMatch(1));
    act(() => store.dispatch(applyLiveEvent({ event: 'user.updated', data: { is_premium: true } })));
    expect(await screen.findByRole('heading', { name: 'Startup 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  });

  it('reports matches that cannot be loaded', async () => {
    server.use(http.get(`*/api/matches/investor/${INVESTOR}`, () => HttpResponse.error()));
    show();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Your matches could not be loaded')).toBeVisible();
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { InvestorMatch } from '../../api/generated/client';
import { anInvestorMatch as aMatch } from '../../test/builders';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { MatchedStartupsCard } from './matched-startups-card';

const INVESTOR = '01936f6e-9002-7b2e-9d51-3f0a2b7c4d14';
const server = apiServer();
const onSettled = jest.fn();
beforeEach(() => onSettled.mockReset());

const show = () =>
  renderApp(
    <MatchedStartupsCard investorId={INVESTOR} upgrade={<button>Upgrade</button>} onSettled={onSettled} />,
  );

const answer = (...matches: InvestorMatch[]) =>
  server.use(
    http.get(`*/api/matches/investor/${INVESTOR}`, ({ request }) =>
      HttpResponse.json(matches.slice(0, Number(new URL(request.url).searchParams.get('limit')))),
    ),
  );

describe('Matched Startups', () => {
  it('shows the score in percent and the reasons', async () => {
    answer(aMatch(1));
    show();
    expect(onSettled).not.toHaveBeenCalled();
    expect(await screen.findByRole('heading', { name: 'Startup 1' })).toBeVisible();
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(screen.getByText('90% match')).toBeVisible();
    expect(screen.getByText('Reason 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  it('says in the specification’s words that there are none', async () => {
    answer();
    show();
    expect(
      await screen.findByText(
        'No startup matches yet. Matches will appear as startups use our AI matching feature.',
      ),
    ).toBeVisible();
  });

  it('shows the best first and the others on request', async () => {
    const user = userEvent.setup();
    answer(...Array.from({ length: 12 }, (_, index) => aMatch(index + 1)));
    show();
    expect(await screen.findByText('Reason 5')).toBeVisible();
    expect(screen.queryByText('Reason 6')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more matches' }));
    expect(await screen.findByText('Reason 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  it('offers the upgrade where Investor Access has ended', async () => {
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

  it('says so when they cannot be loaded', async () => {
    server.use(http.get(`*/api/matches/investor/${INVESTOR}`, () => HttpResponse.error()));
    show();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Your matches could not be loaded')).toBeVisible();
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

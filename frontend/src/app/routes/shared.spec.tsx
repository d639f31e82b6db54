import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { SharedStartup } from '../../api/generated/work-client';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import Shared from './shared';

const ledgerLoop: SharedStartup = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'launched',
  location: 'Lisbon',
  team_background: 'Two accountants and an engineer.',
  funding_ask: 250_000,
  funding_usage: 'Hire two engineers.',
  expires_at: null,
};

const server = apiServer(http.get('*/api/shares/:token', () => HttpResponse.json(ledgerLoop)));
const openPage = () => renderApp(<Shared />, '/s/abc', '/s/:token');

describe('The public page of a startup', () => {
  // rule: SCREEN-11
  it('shows what the owner chose, and nothing else', async () => {
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'LedgerLoop' })).toBeVisible();
    expect(screen.getByText('Two accountants and an engineer.')).toBeVisible();
    expect(screen.getByText('$250,000')).toBeVisible();
    expect(screen.queryByText('Funding Readiness Score')).toBeNull();
    expect(screen.queryByText('Problem')).toBeNull();
    expect(screen.queryByText('Users')).toBeNull();
  });

  // rule: DASH-14
  it('says None stated for no users and no revenue', async () => {
    const shared = { ...ledgerLoop, user_count: 0, monthly_revenue: 0 };
    server.use(http.get('*/api/shares/:token', () => HttpResponse.json(shared)));
    openPage();
    const figures = await screen.findByRole('region', { name: 'Figures and ask' });
    expect(figures).toHaveTextContent(/UsersNone statedMonthly revenueNone stated(?!self)/);
  });

  // rule: SCREEN-11
  it('shows the parts of the score without points if the owner does not share its reasons', async () => {
    const ai_score = { overall_score: 61, feasibility: 66, market_potential: 58, risk_level: 44 };
    const shared = { ...ledgerLoop, ai_score, product_readiness: 55, team_strength: null, summary: 'Early.' };
    server.use(http.get('*/api/shares/:token', () => HttpResponse.json(shared)));
    openPage();
    const score = within(await screen.findByRole('region', { name: 'Funding Readiness Score' }));
    expect(score.getByRole('progressbar', { name: 'Feasibility' })).toHaveAttribute('aria-valuetext', '66%');
    expect(score.getByRole('progressbar', { name: 'Risk' })).toHaveAttribute('aria-valuetext', '44%');
    expect(score.getByText('Team strength').parentElement).toHaveTextContent('Team strengthnot assessed');
    expect(score.queryByText(/points|lost/i)).toBeNull();
  });

  it('asks for an email address if the owner wants one', async () => {
    server.use(
      http.get('*/api/shares/:token', ({ request }) =>
        new URL(request.url).searchParams.get('email') === 'ivy@example.com'
          ? HttpResponse.json(ledgerLoop)
          : HttpResponse.json(
              { detail: 'Please enter your email address to open this page' },
              { status: 403 },
            ),
      ),
    );
    const user = userEvent.setup();
    openPage();
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ivy@example.com');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'LedgerLoop' })).toBeVisible();
  });

  it('says that a link is gone', async () => {
    server.use(http.get('*/api/shares/:token', refusal(410, 'This link is no longer available')));
    openPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link is no longer available' }),
    ).toBeVisible();
  });

  it('offers to try again when the server fails', async () => {
    server.use(http.get('*/api/shares/:token', refusal(503, 'Service unavailable')));
    openPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(http.get('*/api/shares/:token', () => HttpResponse.json(ledgerLoop)));
    await userEvent.setup().click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'LedgerLoop' })).toBeVisible();
  });
});

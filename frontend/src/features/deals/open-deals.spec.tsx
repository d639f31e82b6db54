import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { OpenDeals } from './open-deals';
import { aDeal, aDealSummary } from './testing/world';

const server = apiServer();

describe('the deals that end with an account', () => {
  // rule: PRIVACY-12
  it('are the open ones, with the amount and the other side', async () => {
    const deals = [aDealSummary(1), aDealSummary(2, { state: 'completed' })];
    server.use(
      http.get('*/api/deals', () => HttpResponse.json(deals)),
      http.get('*/api/deals/:id', () => HttpResponse.json(aDeal({ id: deals[0]?.id ?? '' }))),
    );
    renderApp(<OpenDeals />);
    expect(await screen.findByText('Amara Osei')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Startup 1, $85,000, with Seller Amara Osei',
    ]);
  });

  it('are mentioned when they cannot be loaded', async () => {
    server.use(http.get('*/api/deals', refusal(503, 'Please try again in a moment.')));
    renderApp(<OpenDeals />);
    expect(await screen.findByText('Open deals end, too. They could not be loaded.')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import { anId } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { DealList } from './deal-list';
import { aDealSummary } from './testing/world';

const closed_at = '2026-12-01T10:00:00.000Z';
const server = apiServer(
  http.get('*/api/deals', () =>
    HttpResponse.json([
      aDealSummary(1, { state: 'fell_through', closed_at, reason: 'No financing.' }),
      aDealSummary(2, { state: 'completed', closed_at, role: 'seller', steps_done: 5 }),
      aDealSummary(3, { startup: null }),
    ]),
  ),
);
afterEach(() => void toast.dismiss());

describe('My deals', () => {
  // rule: SCREEN-12
  it('shows open deals first, then completed ones and those that fell through', async () => {
    renderApp(<DealList />);
    await screen.findByRole('article', { name: 'Startup 1' });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Open (1)', 'Completed (1)', 'Fell through (1)']);

    const open = within(screen.getByRole('article', { name: 'Deleted startup' }));
    expect(open.getByRole('link')).toHaveAttribute('href', `/deals/${anId(7003)}`);
    expect(open.getByText('You are the buyer')).toBeVisible();
    expect(open.getByText('1 of 5 steps done')).toBeVisible();
    const completed = within(screen.getByRole('article', { name: 'Startup 2' }));
    expect(completed.getByText('You are the seller')).toBeVisible();
    expect(completed.getByText(/Completed on/)).toHaveTextContent('Completed on Dec 1, 2026');
    const ended = within(screen.getByRole('article', { name: 'Startup 1' }));
    expect(ended.getByText('Reason: No financing.')).toBeVisible();
  });

  it('starts the work when there are none', async () => {
    server.use(http.get('*/api/deals', () => HttpResponse.json([])));
    renderApp(<DealList />);
    expect(await screen.findByText('You have no deals yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is for sale' })).toHaveAttribute(
      'href',
      '/marketplace',
    );
    expect(screen.getByRole('link', { name: 'Go to my listings' })).toBeVisible();
  });

  it('reports a failure, and loads on a retry', async () => {
    server.use(http.get('*/api/deals', refusal(503, 'This part is down.'), { once: true }));
    renderApp(<DealList />);
    expect(await screen.findByText('Your deals could not be loaded')).toBeVisible();
    expect(await screen.findByText('This part is down.')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Startup 1' })).toBeVisible();
  });
});

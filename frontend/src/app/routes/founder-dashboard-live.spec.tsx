import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { applyLiveEvent } from '../../api/live/apply';
import { useLiveUpdates } from '../../api/live/use-live-updates';
import { anId, aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import FounderDashboard from './founder-dashboard';

const server = apiServer();
let startups: Startup[];
let loads: number;

beforeEach(() => {
  startups = [];
  loads = 0;
  server.use(
    http.get('*/api/startups', () => {
      loads += 1;
      return HttpResponse.json(startups);
    }),
    http.get('*/api/startups/:id/tasks', () => HttpResponse.json([])),
    http.get('*/api/matches/:id', () => HttpResponse.json([])),
    http.get('*/api/startups/:id/price-range', () => HttpResponse.json({ price_range: null })),
    http.get('*/api/startups/:id/listing', () => HttpResponse.json({ listing: null })),
    http.get('*/api/marketplace/listings', () => HttpResponse.json([])),
    http.get('*/api/events', () => new HttpResponse(new ReadableStream())),
    http.delete('*/api/startups/:id', () => new HttpResponse(null, { status: 204 })),
  );
});

/** The dashboard inside what keeps the pages up to date. */
function Live() {
  useLiveUpdates('a-token');
  return <FounderDashboard />;
}
const aCard = (number: number) => screen.findByRole('region', { name: `Startup ${number}` });
const progress = (number: number) =>
  applyLiveEvent({
    event: 'analysis.progress',
    data: { startup_id: anId(number), percent: 20, step: 'Reading' },
  });

describe('a founder’s dashboard that is open elsewhere too', () => {
  // rule: LIVE-6
  it('shows a startup that was created in another tab, as soon as its analysis begins', async () => {
    const { store } = renderApp(<FounderDashboard />);
    expect(await screen.findByRole('heading', { name: 'No startups yet' })).toBeVisible();
    startups = [aStartup(1)];
    act(() => store.dispatch(progress(1)));
    expect(await aCard(1)).toBeVisible();
  });

  it('does not load the list again for the progress of a startup that it shows', async () => {
    startups = [aStartup(1)];
    const { store } = renderApp(<FounderDashboard />);
    await aCard(1);
    act(() => store.dispatch(progress(1)));
    await act(() => Promise.resolve());
    expect(loads).toBe(1);
  });

  it('no longer shows a startup that was deleted in another tab', async () => {
    startups = [aStartup(1)];
    renderApp(<Live />);
    await aCard(1);
    startups = [];
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'startup-deleted' })));
    expect(await screen.findByRole('heading', { name: 'No startups yet' })).toBeVisible();
  });

  it('tells the other tabs of a deletion', async () => {
    const user = userEvent.setup();
    startups = [aStartup(1)];
    renderApp(<FounderDashboard />);
    await aCard(1);
    await user.click(screen.getByRole('button', { name: 'Delete Startup 1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(localStorage.getItem('startup-deleted')).not.toBeNull());
  });
});

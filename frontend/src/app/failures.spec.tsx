import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { someAnalytics } from '../features/analytics/testing/world';
import { applicationServer, press } from '../test/application';
import { http, uncheckedHttp } from '../test/http';

/** The scripts that load. The others fail, as on an unstable network. */
const mockLoads = new Set<string>();
const mockScript = (path: string): unknown => {
  if (!mockLoads.has(path)) throw new TypeError(`Failed to fetch dynamically imported module: ${path}`);
  return jest.requireActual(path);
};
jest.mock('../components/toaster', () => mockScript('../components/toaster'));
jest.mock('../features/notifications/bell', () => mockScript('../features/notifications/bell'));
jest.mock('../features/header/header-menu', () => mockScript('../features/header/header-menu'));
jest.mock('../features/marketplace/offer-dialog', () => mockScript('../features/marketplace/offer-dialog'));
jest.mock('../components/charts/trend-plot', () => mockScript('../components/charts/trend-plot'));
jest.mock('./routes/founder-dashboard', () => mockScript('./routes/founder-dashboard'));
jest.mock('./routes/matches', () => {
  throw new Error('This script is broken');
});

const app = applicationServer();
let consoleErrors: jest.SpyInstance;
// React reports on the console what a boundary caught.
beforeEach(() => {
  mockLoads.clear();
  window.sessionStorage.clear();
  consoleErrors = jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => consoleErrors.mockRestore());

const header = async () => within(await screen.findByRole('banner'));
const NOTE = 'This part could not be loaded. Check your connection.';

// rule: SCREEN-22
describe('a script that could not be loaded', () => {
  it('for a page is reported below the header, whose links still work', async () => {
    const user = app.open('/matches/01936f6e-0000-7000-8000-000000000001', 'founder');
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await user.click((await header()).getByRole('button', { name: 'Marketplace' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });

  it('for the dashboard of an older release reloads the page', async () => {
    app.server.use(uncheckedHttp.head('*/', () => new HttpResponse(null)));
    app.open('/dashboard', 'founder');
    // jsdom cannot load a page and reports an error.
    await waitFor(() => expect(consoleErrors.mock.calls.join()).toMatch(/not implemented: navigation/i));
  });

  it('for a chart leaves its table', async () => {
    const daily = [{ date: '2026-11-20', views: 3, interests: 1 }];
    app.server.use(
      http.get('*/api/startups/:id/analytics', () => HttpResponse.json(someAnalytics({ daily }))),
    );
    app.open('/analytics/01936f6e-0000-7000-8000-000000000001', 'founder');
    expect(await screen.findByRole('table', { name: 'Day by day' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of Startup 1' })).toBeVisible();
  });

  it('for a dialog leaves the page, and loads with Try again', async () => {
    const user = app.open('/marketplace', 'investor');
    await user.click(await screen.findByRole('button', { name: 'Make an Offer' }));
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    mockLoads.add('../features/marketplace/offer-dialog');
    await press('Try again')(user);
    expect(await screen.findByRole('dialog', { name: /^Make an Offer/ })).toBeVisible();
  });

  it('for toasts, the bell or the menu leaves the page, and loads once the network is back', async () => {
    app.open('/marketplace', 'founder');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect((await header()).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect((await header()).queryByRole('button', { name: /^Notifications/ })).toBeNull();
    mockLoads.add('../components/toaster').add('../features/notifications/bell');
    mockLoads.add('../features/header/header-menu');
    await waitFor(async () => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect((await header()).queryByRole('button', { name: /^Notifications/ })).not.toBeNull();
    });
    expect((await header()).getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });
});

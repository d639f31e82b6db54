import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { someAnalytics } from '../features/analytics/testing/world';
import { applicationServer } from '../test/application';
import { http } from '../test/http';

// These scripts fail to load, as on an unstable network.
const notLoaded = () => {
  throw new Error('This script could not be loaded');
};
jest.mock('../components/toaster', () => notLoaded());
jest.mock('../features/notifications/bell', () => notLoaded());
jest.mock('../features/header/header-menu', () => notLoaded());
jest.mock('../components/charts/trend-plot', () => notLoaded());
jest.mock('./routes/founder-dashboard', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/founder-dashboard-1.js');
});
jest.mock('./routes/matches', () => notLoaded());

const app = applicationServer();
let consoleErrors: jest.SpyInstance;
// React reports on the console what a boundary caught.
beforeEach(() => (consoleErrors = jest.spyOn(console, 'error').mockReturnValue(undefined)));
afterEach(() => consoleErrors.mockRestore());

const caught = () =>
  new Set(consoleErrors.mock.calls.flat().filter((argument) => argument instanceof Error)).size;
const header = async () => within(await screen.findByRole('banner'));

describe('a script that could not be loaded', () => {
  it('for toasts, the bell or the menu leaves the page and the rest of the header', async () => {
    app.open('/marketplace', 'founder');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    await waitFor(() => expect(caught()).toBeGreaterThanOrEqual(3));
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect((await header()).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect((await header()).queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect((await header()).queryByRole('button', { name: 'Menu' })).toBeNull();
  });

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
    window.sessionStorage.clear();
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
});

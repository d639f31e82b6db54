import { screen, waitFor, within } from '@testing-library/react';

import { applicationServer } from '../test/application';

// Scripts that cannot be loaded, as where a network comes and goes.
const notLoaded = () => {
  throw new Error('This script could not be loaded');
};
jest.mock('../components/toaster', () => notLoaded());
jest.mock('../features/notifications/bell', () => notLoaded());
jest.mock('../features/header/header-menu', () => notLoaded());
jest.mock('../components/charts/radar-plot', () => notLoaded());
jest.mock('../components/charts/trend-plot', () => notLoaded());
jest.mock('./routes/founder-dashboard', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/founder-dashboard-1.js');
});
jest.mock('./routes/matches', () => notLoaded());

const app = applicationServer();
let complaints: jest.SpyInstance;
// React says on the console what a boundary caught.
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockReturnValue(undefined)));
afterEach(() => complaints.mockRestore());

const caught = () => new Set(complaints.mock.calls.flat().filter((said) => said instanceof Error)).size;
const header = async () => within(await screen.findByRole('banner'));

describe('a script that could not be loaded', () => {
  it('of toasts, the bell and the menu leaves the page and the rest of its header', async () => {
    app.open('/marketplace', 'founder');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    await waitFor(() => expect(caught()).toBeGreaterThanOrEqual(3));
    expect(screen.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect((await header()).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect((await header()).queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect((await header()).queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('of a page is said below the header, which leads on', async () => {
    const user = app.open('/matches/01936f6e-0000-7000-8000-000000000001', 'founder');
    expect(await screen.findByText('This page could not be shown')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await user.click((await header()).getByRole('button', { name: 'Marketplace' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    expect(screen.queryByText('This page could not be shown')).toBeNull();
  });

  it('of the dashboard, where it is of an older release, loads the page anew', async () => {
    window.sessionStorage.clear();
    app.open('/dashboard', 'founder');
    // jsdom cannot load a page, and says so.
    await waitFor(() => expect(complaints.mock.calls.join()).toMatch(/not implemented: navigation/i));
  });

  it('of a chart leaves its table', async () => {
    app.open('/analytics/01936f6e-0000-7000-8000-000000000001', 'founder');
    expect(await screen.findByRole('table', { name: 'Day by day' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of Startup 1' })).toBeVisible();
  });
});

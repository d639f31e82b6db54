import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { uncheckedHttp } from '../test/http';
import { apiServer } from '../test/server';
import { RouteError } from './route-error';

const STALE = new TypeError('Failed to fetch dynamically imported module: /assets/analytics-1.js');
const FAILED = 'This page could not be shown';
let answer: () => Response = () => new HttpResponse(null);
let asked = 0;
apiServer(
  uncheckedHttp.head('*/', () => {
    asked += 1;
    return answer();
  }),
);
let errors: jest.SpyInstance;
/** The number of reloads. jsdom cannot load a page and reports an error for each. */
const reloads = () =>
  errors.mock.calls.filter(([first]) => /not implemented: navigation/i.test(String(first))).length;

/** Renders a page of a release that fails with the error. */
const load = (error: Error, release = 'release-1') => {
  document.head.innerHTML = `<script type="module" src="/assets/${release}.js"></script>`;
  const lazy = () => Promise.reject(error);
  const routes = [{ errorElement: <RouteError />, children: [{ path: '*', lazy }] }];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
};
const reloaded = async (times: number, release?: string) => {
  const view = load(STALE, release);
  await waitFor(() => expect(reloads()).toBe(times));
  view.unmount();
};

beforeEach(() => {
  window.sessionStorage.clear();
  errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
  answer = () => new HttpResponse(null);
  asked = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

// rule: SCREEN-22
describe('a page whose script does not load', () => {
  it('is reloaded once, and then says that it could not be shown', async () => {
    await reloaded(1);
    load(STALE);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(reloads()).toBe(1);
  });

  it('is reloaded again after the next release', async () => {
    await reloaded(1);
    await reloaded(2, 'release-2');
  });

  it.each([
    ['there is no connection', () => HttpResponse.error()],
    ['the server is down', () => new HttpResponse(null, { status: 503 })],
  ])('stays while %s, and is reloaded by Try again later', async (_why, refuse) => {
    answer = refuse;
    load(STALE);
    expect(await screen.findByText(FAILED)).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There is no connection/)).toBeVisible();
    expect(reloads()).toBe(0);
    answer = () => new HttpResponse(null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reloads()).toBe(1));
  });

  it('is not reloaded if storage is denied, because it might reload without end', async () => {
    for (const name of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    }
    load(STALE);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(reloads()).toBe(0);
  });

  it('is not reloaded after another error', async () => {
    load(new TypeError('x is undefined'));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(asked).toBe(0);
    expect(reloads()).toBe(0);
  });
});

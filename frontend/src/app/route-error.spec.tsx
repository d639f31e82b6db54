import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { RouteError } from './route-error';

const STALE = new TypeError('Failed to fetch dynamically imported module: /assets/analytics-1.js');
let errors: jest.SpyInstance;
/** The number of reloads. jsdom cannot load a page and reports an error for each. */
const reloads = () =>
  errors.mock.calls.filter(([first]) => /not implemented: navigation/i.test(String(first))).length;

/** Renders a page of a release that fails with the error. */
const load = async (error: Error, release = 'release-1') => {
  document.head.innerHTML = `<script type="module" src="/assets/${release}.js"></script>`;
  const lazy = () => Promise.reject(error);
  const routes = [{ errorElement: <RouteError />, children: [{ path: '*', lazy }] }];
  const view = render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByRole('main');
  view.unmount();
};

beforeEach(() => {
  window.sessionStorage.clear();
  errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('a page whose script belongs to an older release', () => {
  it('is reloaded once', async () => {
    await load(STALE);
    expect(reloads()).toBe(1);
    await load(STALE);
    expect(reloads()).toBe(1);
  });

  it('is reloaded again after the next release', async () => {
    await load(STALE);
    await load(STALE, 'release-2');
    expect(reloads()).toBe(2);
  });

  it('is not reloaded if storage is denied, because it might reload without end', async () => {
    for (const name of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    }
    await load(STALE);
    expect(reloads()).toBe(0);
  });

  it('is not reloaded after another error', async () => {
    await load(new TypeError('x is undefined'));
    expect(reloads()).toBe(0);
  });
});

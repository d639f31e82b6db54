import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { RouteError } from './route-error';

const STALE = new TypeError('Failed to fetch dynamically imported module: /assets/analytics-1.js');
let errors: jest.SpyInstance;
/** jsdom cannot load a page, and says so. */
const reloads = () =>
  errors.mock.calls.filter(([first]) => /not implemented: navigation/i.test(String(first))).length;

/** A page loaded from a release. */
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

describe('a page whose script is of an older release', () => {
  it('is loaded anew, once', async () => {
    await load(STALE);
    expect(reloads()).toBe(1);
    await load(STALE);
    expect(reloads()).toBe(1);
  });

  it('is loaded anew again where a later release has replaced that one', async () => {
    await load(STALE);
    await load(STALE, 'release-2');
    expect(reloads()).toBe(2);
  });

  it('is not loaded anew where no mark can be kept, and without end therefore', async () => {
    for (const name of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    }
    await load(STALE);
    expect(reloads()).toBe(0);
  });

  it('is told from one that broke', async () => {
    await load(new TypeError('x is undefined'));
    expect(reloads()).toBe(0);
  });
});

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { createStore } from '../app/store';
import Toaster from '../components/toaster';

/**
 * Shows a part of the application with a fresh store, a router and toasts. `path` is the address
 * it is at; `route` its pattern (`/analytics/:startupId`): at any other address it says
 * "Elsewhere", and `router.state.location` tells which.
 */
export function renderApp(children: ReactNode, path = '/dashboard', route = '*') {
  const store = createStore({ onSessionEnded: () => undefined });
  const elsewhere = route === '*' ? [] : [{ path: '*', Component: () => <p>Elsewhere</p> }];
  const router = createMemoryRouter([{ path: route, element: children }, ...elsewhere], {
    initialEntries: [path],
  });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster />
    </Provider>,
  );
  return { ...view, store, router };
}

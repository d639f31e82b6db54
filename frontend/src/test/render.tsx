import { render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { client, type User } from '../api/generated/client';
import { createStore } from '../app/store';
import Toaster from '../components/toaster';
import { keepFocus } from '../lib/keep-focus';

/** Applies the focus rule, as the shell does in the application. */
function FocusRule() {
  useEffect(keepFocus, []);
  return null;
}

/**
 * Renders a part of the application with a fresh store, a router and toasts. `path` is its address
 * and `route` the route's pattern (`/analytics/:startupId`). Any other address shows "Elsewhere";
 * read it from `router.state.location`. Drafts need the signed-in `user`.
 */
export function renderApp(children: ReactNode, path = '/dashboard', route = '*', user?: User) {
  const store = createStore({ onSessionEnded: () => undefined });
  if (user) {
    const me = { endpointName: 'accountsGet', arg: undefined, value: user } as const;
    store.dispatch(client.util.upsertQueryEntries([me]));
  }
  const elsewhere = route === '*' ? [] : [{ path: '*', Component: () => <p>Elsewhere</p> }];
  const router = createMemoryRouter([{ path: route, element: children }, ...elsewhere], {
    initialEntries: [path],
  });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster />
      <FocusRule />
    </Provider>,
  );
  return { ...view, store, router };
}

import { lazy } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';

import { createRouter } from '../app/router';
import { createStore } from '../app/store';
import type { EnterDialogProps } from '../features/landing/landing-page';
import { firstPage } from '../lib/asked-for';
import { toast } from '../lib/toast';

const AuthDialog = lazy(() => import('../features/auth/auth-dialog'));

/** The application behind the landing page: a store, and a router that is created at first use. */
export function createApplication() {
  let created: ReturnType<typeof createRouter> | undefined;
  const router = () => (created ??= createRouter());
  const store = createStore({
    onSessionEnded: () => {
      void router().navigate('/');
      toast.error('Your session has ended. Please sign in again.');
    },
  });
  return {
    Application: () => (
      <Provider store={store}>
        <RouterProvider router={router()} />
      </Provider>
    ),
    /** The auth dialog with its own store provider, for the landing page without a store. */
    VisitorDialog: (props: EnterDialogProps) => (
      <Provider store={store}>
        <AuthDialog {...props} />
      </Provider>
    ),
    enter: () => void router().navigate(firstPage()),
  };
}

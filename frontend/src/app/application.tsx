import { lazy } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';

import type { EnterDialogProps } from '../features/landing/landing-page';
import { toast } from '../lib/toast';
import { createRouter } from './router';
import { createStore } from './store';

const AuthDialog = lazy(() => import('../features/auth/auth-dialog'));

/** The application behind the landing page: one store, and a router from when it is first shown. */
export function createApplication() {
  let made: ReturnType<typeof createRouter> | undefined;
  const router = () => (made ??= createRouter());
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
    /** The auth dialog for a page that has no store. */
    VisitorDialog: (props: EnterDialogProps) => (
      <Provider store={store}>
        <AuthDialog {...props} />
      </Provider>
    ),
    goToDashboard: () => void router().navigate('/dashboard'),
  };
}

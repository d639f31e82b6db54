import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';

import { FullPageLoading } from '../components/full-page-loading';
import { PageError, RouteError } from './route-error';
import type * as WorkPages from './routes/work-pages';
import { Only, PublicOnly, SessionProvider, SignedIn } from './session';

const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await load()).default,
});

/** Pages on which founders and investors work together are one module: each module adds to what every page loads. */
const workPage = (name: keyof typeof WorkPages) => async () => ({
  Component: (await import('./routes/work-pages'))[name],
});

/** Every other route is a separate module that loads when the user opens it. */
export const routes: RouteObject[] = [
  {
    element: (
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    ),
    errorElement: <RouteError />,
    HydrateFallback: FullPageLoading,
    children: [
      {
        element: <PublicOnly />,
        children: [{ index: true, lazy: page(() => import('./routes/landing')) }],
      },
      {
        element: <SignedIn />,
        children: [
          {
            lazy: page(() => import('./shell')),
            errorElement: <RouteError />,
            children: [
              {
                // Shown below the header, which stays.
                errorElement: <PageError />,
                children: [
                  { path: 'dashboard', lazy: page(() => import('./routes/dashboard')) },
                  { path: 'payment/success', lazy: page(() => import('./routes/payment-success')) },
                  { path: 'payment/cancel', lazy: page(() => import('./routes/payment-cancel')) },
                  { path: 'account/subscription', lazy: page(() => import('./routes/subscription')) },
                  { path: 'marketplace', lazy: page(() => import('./routes/marketplace')) },
                  {
                    path: 'marketplace/offers/:listingId',
                    lazy: page(() => import('./routes/marketplace-offers')),
                  },
                  { path: 'deals', lazy: workPage('Deals') },
                  { path: 'deals/:dealId', lazy: workPage('Deal') },
                  { path: 'analytics/:startupId', lazy: page(() => import('./routes/analytics')) },
                  { path: 'startups/:startupId', lazy: page(() => import('./routes/startup')) },
                  { path: 'matches/:startupId', lazy: page(() => import('./routes/matches')) },
                  { path: 'messages/:threadId?', lazy: workPage('Messages') },
                  { path: 'account', lazy: page(() => import('./routes/account')) },
                  { path: 'admin', lazy: page(() => import('./routes/admin')) },
                  {
                    element: <Only userType="investor" />,
                    children: [
                      { path: 'create-investor', lazy: page(() => import('./routes/create-investor')) },
                      { path: 'pipeline', lazy: page(() => import('./routes/pipeline')) },
                    ],
                  },
                  {
                    element: <Only userType="startup" />,
                    children: [
                      { path: 'create-startup', lazy: page(() => import('./routes/create-startup')) },
                      { path: 'edit-startup/:startupId', lazy: page(() => import('./routes/edit-startup')) },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      // Readers of a shared startup need no account.
      { path: 's/:token', lazy: workPage('Shared') },
      { path: '*', lazy: page(() => import('./routes/public-pages')) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

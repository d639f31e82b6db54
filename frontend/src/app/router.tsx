import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';

import { FullPageLoading } from '../components/states';
import { Only, PublicOnly, SignedIn } from './guards';
import { PageError, RouteError } from './route-error';
import { SessionProvider } from './session';

/** Every route is a module of its own, loaded when it is gone to. */
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
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./routes/landing')).default }) },
        ],
      },
      {
        element: <SignedIn />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell')).default }),
            errorElement: <RouteError />,
            children: [
              {
                // Below the header, which stays.
                errorElement: <PageError />,
                children: [
                  {
                    path: 'dashboard',
                    lazy: async () => ({ Component: (await import('./routes/dashboard')).default }),
                  },
                  {
                    path: 'payment/success',
                    lazy: async () => ({ Component: (await import('./routes/payment-success')).default }),
                  },
                  {
                    path: 'payment/cancel',
                    lazy: async () => ({ Component: (await import('./routes/payment-cancel')).default }),
                  },
                  {
                    path: 'marketplace',
                    lazy: async () => ({ Component: (await import('./routes/marketplace')).default }),
                  },
                  {
                    path: 'marketplace/offers/:listingId',
                    lazy: async () => ({ Component: (await import('./routes/marketplace-offers')).default }),
                  },
                  {
                    path: 'analytics/:startupId',
                    lazy: async () => ({ Component: (await import('./routes/analytics')).default }),
                  },
                  {
                    path: 'matches/:startupId',
                    lazy: async () => ({ Component: (await import('./routes/matches')).default }),
                  },
                  {
                    path: 'admin',
                    lazy: async () => ({ Component: (await import('./routes/admin')).default }),
                  },
                  {
                    element: <Only userType="investor" />,
                    children: [
                      {
                        path: 'create-investor',
                        lazy: async () => ({ Component: (await import('./routes/create-investor')).default }),
                      },
                    ],
                  },
                  {
                    element: <Only userType="startup" />,
                    children: [
                      {
                        path: 'create-startup',
                        lazy: async () => ({ Component: (await import('./routes/create-startup')).default }),
                      },
                      {
                        path: 'edit-startup/:startupId',
                        lazy: async () => ({ Component: (await import('./routes/edit-startup')).default }),
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: async () => ({ Component: (await import('./routes/not-found')).default }) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

import './styles/index.css';

import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';

import { createRouter } from './app/router';
import { createStore } from './app/store';
import { toast } from './lib/toast';

const Toaster = lazy(() => import('./components/toaster'));

const router = createRouter();
const store = createStore({
  onSessionEnded: () => {
    void router.navigate('/');
    toast.error('Your session has ended. Please sign in again.');
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
      <Suspense>
        <Toaster />
      </Suspense>
    </Provider>
  </StrictMode>,
);

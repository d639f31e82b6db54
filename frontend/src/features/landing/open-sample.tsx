import { lazy, Suspense, useEffect, useState } from 'react';

import { ErrorBoundary } from '../../components/error-boundary';

export const SAMPLE_ADDRESS = '#sample';
const Sample = lazy(() => import('./sample/sample'));

const isAtSample = () => window.location.hash === SAMPLE_ADDRESS;

/** Loads and shows the sample analysis if the URL has `#sample`. */
export function OpenSample() {
  const [isOpen, setIsOpen] = useState(isAtSample);
  useEffect(() => {
    const follow = () => setIsOpen(isAtSample());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  if (!isOpen) return null;
  return (
    <ErrorBoundary
      fallback={
        <p role="alert" className="text-center text-bad">
          The sample could not be loaded. Reload the page to try again.
        </p>
      }
    >
      <Suspense
        fallback={
          <p role="status" className="min-h-dvh text-center text-muted">
            Loading...
          </p>
        }
      >
        <Sample />
      </Suspense>
    </ErrorBoundary>
  );
}

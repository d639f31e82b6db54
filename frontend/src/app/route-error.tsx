import { isRouteErrorResponse, useRouteError } from 'react-router';

import { ErrorState } from '../components/states';

const RELOADED = 'reloaded-for';

/** A route broke, or its script is of an older release: that one is loaded anew, once. */
export function RouteError() {
  const error = useRouteError();
  const stale =
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
  if (stale && sessionStorage.getItem(RELOADED) !== window.location.pathname) {
    sessionStorage.setItem(RELOADED, window.location.pathname);
    window.location.reload();
    return null;
  }
  const detail = isRouteErrorResponse(error) ? error.statusText : undefined;
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title="This page could not be shown"
        detail={
          detail ??
          'Nothing of yours was lost. Load the page again; if it still fails, go back and try later.'
        }
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}

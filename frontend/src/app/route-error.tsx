import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { ErrorState } from '../components/states';
import { sessionStore } from '../lib/storage';

const RELOADED = 'reloaded-for';

/** A script of an older release, which is not there any more. */
const isStale = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/**
 * Loads the page anew, once for each page of a release: the mark of an older one does not count.
 * Where no mark can be kept there is no reload, which might be one without end.
 */
function reloadOnce(): boolean {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const mark = `${window.location.pathname} ${release}`;
  if (sessionStore.get(RELOADED) === mark) return false;
  sessionStore.set(RELOADED, mark);
  if (sessionStore.get(RELOADED) !== mark) return false;
  window.location.reload();
  return true;
}

/** A page broke, or its script is of an older release: that one is loaded anew, once. */
export function PageError() {
  const error = useRouteError();
  const [reloading] = useState(() => isStale(error) && reloadOnce());
  if (reloading) return null;
  const detail = isRouteErrorResponse(error) ? error.statusText : undefined;
  return (
    <ErrorState
      title="This page could not be shown"
      detail={
        detail ?? 'Nothing of yours was lost. Load the page again; if it still fails, go back and try later.'
      }
      onRetry={() => window.location.reload()}
    />
  );
}

/** The same where there is no header either. */
export function RouteError() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageError />
    </main>
  );
}

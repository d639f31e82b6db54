import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { ErrorState } from '../components/states';
import { sessionStore } from '../lib/storage';

const RELOADED = 'reloaded-for';

/** Whether a script failed to load, probably because a newer release replaced it. */
const isStale = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/**
 * Reloads the page, once for each path and release. It stores a mark first. If storage is denied, it
 * does not reload, because it might reload without end.
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

/** Shows that a page failed. If its script belongs to an older release, reloads the page once instead. */
export function PageError() {
  const error = useRouteError();
  const [reloading] = useState(() => isStale(error) && reloadOnce());
  if (reloading) return null;
  const detail = isRouteErrorResponse(error) ? error.statusText : undefined;
  return (
    <ErrorState
      announced
      title="This page could not be shown"
      detail={
        detail ?? 'Nothing of yours was lost. Load the page again; if it still fails, go back and try later.'
      }
      onRetry={() => window.location.reload()}
    />
  );
}

/** The same for failures outside the shell. */
export function RouteError() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageError />
    </main>
  );
}

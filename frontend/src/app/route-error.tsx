import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

import { ReloadState } from '../components/reload-state';
import { PartLoading } from '../components/states';
import { sessionStore } from '../lib/storage';
import { reloadIfOnline } from '../lib/use-reload';

const RELOADED = 'reloaded-for';

/** Whether a script failed to load, probably because a newer release replaced it. */
const isStale = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Identifies the path and the release, which may be reloaded by itself once. */
const markOf = () => {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  return `${window.location.pathname} ${release}`;
};

const wasReloaded = () => sessionStore.get(RELOADED) === markOf();

/** Stores the mark. If storage is denied, the page might be reloaded without end. */
function markReload(): boolean {
  sessionStore.set(RELOADED, markOf());
  return wasReloaded();
}

/**
 * Shows that a page failed. If its script did not load, reloads the page once instead, unless there is no
 * connection. Forms of the page before have left with it; their drafts survive a reload.
 */
export function PageError() {
  const error = useRouteError();
  const [mayReload, setMayReload] = useState(() => isStale(error) && !wasReloaded());
  useEffect(() => {
    if (mayReload) void reloadIfOnline(markReload).then(setMayReload);
  }, [mayReload]);
  if (mayReload) return <PartLoading />;
  const detail = isRouteErrorResponse(error) ? error.statusText : undefined;
  return (
    <ReloadState
      title="This page could not be shown"
      detail={
        detail ?? 'Nothing of yours was lost. Load the page again; if it still fails, go back and try later.'
      }
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

import { useState } from 'react';

const PATIENCE_MS = 10_000;

/**
 * Reloads the page if the server answers. Without a connection a reload would replace the page with the
 * browser's error page. Resolves to false if it has not reloaded. `isAllowed` is asked last.
 */
export async function reloadIfOnline(isAllowed: () => boolean = () => true): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    if (!ok || !isAllowed()) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Reloads the page for the user, and says why it does not. */
export function useReload() {
  const [state, setState] = useState<'rest' | 'checking' | 'offline'>('rest');
  const reload = () => {
    setState('checking');
    void reloadIfOnline().then((isReloading) => !isReloading && setState('offline'));
  };
  return { reload, isChecking: state === 'checking', isOffline: state === 'offline' };
}

import { useSyncExternalStore } from 'react';

import { askedFor } from '../../lib/asked-for';

/** The state of the auth dialog in the URL: `/?auth=register&as=investor`. */
export interface Auth {
  mode: 'login' | 'register';
  userType: 'startup' | 'investor';
}

const CHANGED = 'auth-address';

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', CHANGED] as const;
  events.forEach((event) => window.addEventListener(event, onChange));
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
}

function authIn(search: string): Auth | undefined {
  const params = new URLSearchParams(search);
  const mode = params.get('auth');
  if (mode !== 'login' && mode !== 'register') return undefined;
  return { mode, userType: params.get('as') === 'investor' ? 'investor' : 'startup' };
}

/** Whether this page opened the dialog. If so, the previous history entry is the page without it. */
const isOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'auth' in state;

function write({ mode, userType }: Auth, how: 'pushState' | 'replaceState', state: unknown): void {
  window.history[how](state, '', `?auth=${mode}${userType === 'investor' ? '&as=investor' : ''}`);
  window.dispatchEvent(new Event(CHANGED));
}

const open = (auth: Auth): void => write(auth, 'pushState', { auth: true, next: askedFor() });
const turnTo = (auth: Auth): void => write(auth, 'replaceState', window.history.state);

function close(): void {
  const state: unknown = window.history.state;
  // At once, because going back takes a moment: a double click would go back twice.
  window.history.replaceState(
    isOpenedHere(state) ? { next: askedFor() } : state,
    '',
    window.location.pathname,
  );
  window.dispatchEvent(new Event(CHANGED));
  if (isOpenedHere(state)) window.history.back();
}

/**
 * Keeps the auth dialog in the URL, so that users can share it, reload it and close it with Back. Uses
 * the browser's history directly, because the landing page does not load the router.
 */
export function useAuthAddress() {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return { auth: authIn(search), open, turnTo, close };
}

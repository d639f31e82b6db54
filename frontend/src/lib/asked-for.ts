/** What a history entry keeps of the page that a visitor asked for (SESSION-9). */
export interface AskedFor {
  /** A path of the application with its query. */
  next?: string;
}

const OWN_PATH = /^\/(?![/\\])/;

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return found;
}

/**
 * The page that the visitor asked for before the landing page. It is part of the history entry, so that the
 * address stays `/`, and it survives a reload. The router keeps its own state in `usr`.
 */
export function askedFor(): string | undefined {
  const state: unknown = window.history.state;
  const next = fieldOf(state, 'next') ?? fieldOf(fieldOf(state, 'usr'), 'next');
  return typeof next === 'string' && OWN_PATH.test(next) ? next : undefined;
}

/** Where somebody goes who just signed in: to the page asked for, and with a new account to /dashboard. */
export function firstPage(): string {
  const registers = new URLSearchParams(window.location.search).get('auth') === 'register';
  return (registers ? undefined : askedFor()) ?? '/dashboard';
}

/** Wraps a storage that may be full, forbidden or absent. In that case values are not kept. */
const careful = (area: () => Storage) => ({
  get(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      area().setItem(key, value);
    } catch {
      // not kept
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // not kept
    }
  },
});

/** The storage key of the session's token (SESSION-1). */
export const TOKEN_KEY = 'token';
/** How the user wants to pay for Investor Access: `monthly` or `annual`. */
export const PLAN_KEY = 'plan';
/** How often in a row the page reloaded itself because its first files did not load. */
export const RELOADS_KEY = 'reloads';

export const storage = careful(() => window.localStorage);
/** Keeps values until the tab is closed. */
export const sessionStore = careful(() => window.sessionStorage);

/**
 * Calls back when Back or Forward brings the whole page back as the user left it. Such a page has missed
 * what other tabs stored meanwhile. Returns a function that unsubscribes.
 */
export function onRestored(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

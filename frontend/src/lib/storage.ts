/** Storage that may be full, forbidden or absent: then things are simply not kept. */
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

/** Where the session's token is kept (SESSION-1). */
export const TOKEN_KEY = 'token';

export const storage = careful(() => window.localStorage);
/** Until the tab is closed. */
export const sessionStore = careful(() => window.sessionStorage);

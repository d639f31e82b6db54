import type { EarlyAnswer } from '../src/api/early';

/** Files of the build that the page needs, beside its entry: addresses from the root. */
export interface Parts {
  /** Everywhere but on the landing page. */
  application: readonly string[];
  /** On the dashboard, whoever it belongs to. */
  dashboard: readonly string[];
  founder: readonly string[];
  investor: readonly string[];
}

/**
 * Runs inline in the page's head, before any script is there: asks for the files that the first
 * script would only ask for once it ran, and for what the API will be asked first. It is put into
 * the page as its own text, so it knows nothing but its arguments and the browser.
 */
export function begin(parts: Parts, tokenKey: string): void {
  const root = document.documentElement;
  const path = location.pathname;
  let token: string | null = null;
  try {
    token = localStorage.getItem(tokenKey);
  } catch {
    // a browser that keeps nothing: a visitor
  }
  if (path === '/' && token === null) {
    root.dataset['visitor'] = ''; // no "Loading..." before the landing page
    return;
  }
  const preload = (files: readonly string[]) => {
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  preload(parts.application);
  if (!token) return;

  const authorization = `Bearer ${token}`;
  const answers = new Map<string, EarlyAnswer>();
  window.earlyAnswers = answers;
  const ask = (url: string) => {
    const response = fetch(url, { headers: { accept: 'application/json', authorization } });
    answers.set(url, { at: Date.now(), authorization, response });
    return response;
  };
  const me = ask('/api/auth/me');
  const toDashboard = path === '/' || path === '/dashboard';
  if (toDashboard) preload(parts.dashboard);
  me.then((answer) => (answer.ok && toDashboard ? (answer.clone().json() as Promise<unknown>) : null))
    .then((user) => {
      if (typeof user !== 'object' || user === null || !('user_type' in user)) return;
      if (user.user_type === 'startup') {
        preload(parts.founder);
        ask('/api/startups').catch(() => undefined);
      } else preload(parts.investor);
    })
    .catch(() => undefined); // the application asks again, and says what is wrong
}

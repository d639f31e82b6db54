/**
 * Whether to show the landing page alone: at its address and without a stored token. The page's inline
 * script contains this function as text (build/page.tsx), so it uses only its argument and the browser.
 */
export function isVisitor(tokenKey: string): boolean {
  if (location.pathname !== '/') return false;
  try {
    return localStorage.getItem(tokenKey) === null;
  } catch {
    return true; // a browser without storage keeps no token
  }
}

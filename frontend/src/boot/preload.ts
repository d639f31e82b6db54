/** The paths of the files that a page needs besides its entry. */
export interface PageFiles {
  /** For every page except the landing page. */
  application: readonly string[];
  /** For the dashboard in addition. */
  dashboard: readonly string[];
}

/**
 * Preloads the scripts that the entry would request only once it runs. The scripts load after the style
 * sheet, because "Loading..." needs the style sheet. For a visitor of the landing page it preloads nothing
 * and hides "Loading...". The page's inline script contains this function as text (build/page.tsx), so it
 * uses only its arguments and the browser.
 */
export function preload(forVisitor: boolean, files: PageFiles): void {
  if (forVisitor) {
    document.documentElement.dataset['visitor'] = '';
    return;
  }
  const isDashboard = location.pathname === '/' || location.pathname === '/dashboard';
  for (const href of isDashboard ? [...files.application, ...files.dashboard] : files.application) {
    const link = { rel: 'modulepreload', fetchPriority: 'low', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

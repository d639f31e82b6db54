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

/**
 * Reloads the page, and with it the dialog that the URL names. A reload is necessary because a browser
 * does not fetch a failed module again within the same page. Without a connection it does nothing,
 * because a reload would show the browser's error page.
 */
export async function reloadOnline(): Promise<void> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}

import type { EnterDialogProps } from './landing-page';

type UserType = EnterDialogProps['userType'];

const PREFIX = '#enter-';

/**
 * Loads the page again and lets it open the dialog at once. A browser remembers for the life of a
 * page that a module could not be fetched, so a page that has failed to fetch one cannot try again.
 * Without a connection the page stays as it is: a reload would show the browser's error page.
 */
export async function reloadToEnter(userType: UserType): Promise<void> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.hash = `${PREFIX}${userType}`;
  window.location.reload();
}

/** For whom the dialog is to open after such a reload; it is asked for once. */
export function takeEntryAfterReload(): UserType | undefined {
  const { hash, pathname } = window.location;
  const userType = (['startup', 'investor'] as const).find((one) => hash === `${PREFIX}${one}`);
  if (userType) window.history.replaceState(null, '', pathname);
  return userType;
}

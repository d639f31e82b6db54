import { storage } from '../../lib/storage';

const KEY = 'notifications-read';

/** Notifies the browser's other tabs that this tab read notifications: the server pushes no event for it. */
export const tellOtherTabs = (): void => storage.set(KEY, `${Date.now()} ${Math.random()}`);

/** Calls back when another tab read notifications. Returns a function that unsubscribes. */
export function onReadElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

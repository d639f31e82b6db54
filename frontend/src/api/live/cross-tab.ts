import { storage } from '../../lib/storage';

const KEY = 'notifications-read';

/** Tells the browser's other tabs that notifications were read in this one; the server pushes no such event. */
export const tellOtherTabs = (): void => storage.set(KEY, `${Date.now()} ${Math.random()}`);

/** Calls back when another tab told so, until the returned function is called. */
export function onReadElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

import { storage } from '../../lib/storage';

/** What a tab may change without an event from the server, with the key that tells the other tabs. */
const KEYS = {
  Notifications: 'notifications-read',
  Pipeline: 'pipeline-changed',
  Startup: 'startup-deleted',
} as const;
type Topic = keyof typeof KEYS;

const TOPICS: readonly Topic[] = ['Notifications', 'Pipeline', 'Startup'];

/** Tells the browser's other tabs that this tab changed something. */
export const tellOtherTabs = (topic: Topic): void =>
  storage.set(KEYS[topic], `${Date.now()} ${Math.random()}`);

/** For `onQueryStarted`: tells the other tabs once the call has succeeded. The caller shows a failure. */
export const tellWhenDone =
  (topic: Topic) =>
  (_args: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }): Promise<void> =>
    queryFulfilled.then(
      () => tellOtherTabs(topic),
      () => undefined,
    );

/** Calls back when another tab changed something. Returns a function that unsubscribes. */
export function onChangeElsewhere(listener: (topic: Topic) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const topic = TOPICS.find((one) => KEYS[one] === key);
    if (topic) listener(topic);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

import { LRUCache } from 'lru-cache';

/** How many texts of a kind are remembered; a job ranks a few hundred profiles. */
const MOST = 2000;

/** A reader that reads the same text once. */
export function remembered<T extends object>(read: (text: string) => T): (text: string) => T {
  const cache = new LRUCache<string, T>({ max: MOST });
  return (text) => {
    let reading = cache.get(text);
    if (!reading) cache.set(text, (reading = read(text)));
    return reading;
  };
}

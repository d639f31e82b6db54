import { LRUCache } from 'lru-cache';

/** Texts in the cache of each reader. A job ranks a few hundred profiles. */
const MAX_TEXTS = 2000;

/** Wraps a reader with a cache, so that it reads each text once. */
export function remembered<T extends object>(read: (text: string) => T): (text: string) => T {
  const cache = new LRUCache<string, T>({ max: MAX_TEXTS });
  return (text) => {
    let reading = cache.get(text);
    if (!reading) cache.set(text, (reading = read(text)));
    return reading;
  };
}

/** Wraps a reader so that it reads each object once, for as long as the object is in use. */
export function rememberedFor<K extends object, T extends object>(read: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, T>();
  return (key) => {
    let reading = cache.get(key);
    if (!reading) cache.set(key, (reading = read(key)));
    return reading;
  };
}

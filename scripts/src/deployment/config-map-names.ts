import { createHash } from 'node:crypto';

/** Sorts the keys of all objects, as Go does when it writes a map. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
};

/** JSON as Go writes it (kustomize hashes it, Helm prints it): sorted keys, and these characters escaped. */
export const goJson = (value: unknown): string =>
  JSON.stringify(sorted(value))
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The alphabet of kustomize's hashes, without vowels to avoid offensive words. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' };

/** The hash that kustomize appends to a ConfigMap's name, so that changed content gets a new name. */
export function configMapSuffix(data: unknown): string {
  const sum = createHash('sha256')
    .update(goJson({ data: data ?? {}, kind: 'ConfigMap', name: '' }))
    .digest('hex');
  return sum.slice(0, 10).replaceAll(/[013ae]/g, (letter) => LETTERS[letter] ?? letter);
}

const REFERENCES = new Set(['configMapRef', 'configMap', 'configMapKeyRef']);

/** The object with all ConfigMaps renamed, its own name included. */
export function renameConfigMaps(object: unknown, names: ReadonlyMap<string, string>): unknown {
  const renamed = (value: unknown) => (typeof value === 'string' ? (names.get(value) ?? value) : value);
  const walk = (value: unknown, parent: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === 'name' && REFERENCES.has(parent) ? renamed(one) : walk(one, key),
      ]),
    );
  };
  const result = walk(object, '');
  const own = result as { kind?: unknown; metadata?: { name?: unknown } };
  if (own.kind === 'ConfigMap' && own.metadata) own.metadata.name = renamed(own.metadata.name);
  return result;
}

import { createHash } from 'node:crypto';

/** JSON as Go writes it, which kustomize hashes: sorted keys, and these characters escaped. */
const goJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The alphabet of kustomize's hashes, without vowels to avoid offensive words. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' };

/** The hash that kustomize appends to a ConfigMap's name, so that changed content gets a new name. */
export function configMapSuffix(data: unknown): string {
  const sorted = Object.fromEntries(
    Object.entries(data ?? {}).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  const sum = createHash('sha256')
    .update(goJson({ data: sorted, kind: 'ConfigMap', name: '' }))
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

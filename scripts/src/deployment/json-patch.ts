import { z } from 'zod';

/** Whether a value has keys: an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The operations of RFC 6902 that k8s/ uses. */
export const jsonPatch = z.array(
  z.strictObject({ op: z.enum(['add', 'replace']), path: z.string().startsWith('/'), value: z.unknown() }),
);

/** Changes an object in place. Replacing a missing value is an error: its path is misspelt. */
export function applyPatch(object: object, operations: z.output<typeof jsonPatch>): void {
  for (const { op, path, value } of operations) {
    const keys = path
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop() ?? '';
    let at: unknown = object;
    for (const key of keys) at = isObject(at) ? at[key] : undefined;
    if (!isObject(at)) throw new Error(`There is no ${path} to ${op}`);
    const copy = structuredClone(value);
    if (Array.isArray(at) && op === 'add') {
      if (last === '-') at.push(copy);
      else at.splice(Number(last), 0, copy);
    } else {
      if (op === 'replace' && !(last in at)) throw new Error(`There is no ${path} to replace`);
      at[last] = copy;
    }
  }
}

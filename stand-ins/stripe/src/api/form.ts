import { badRequest } from './errors.js';

/** A form or query with its brackets parsed: `a[b][0]=1` is `{a: {b: ['1']}}`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

type Branch = Map<string, string | Branch>;
const MAX_DEPTH = 10;

function segmentsOf(key: string): string[] {
  const bracket = key.indexOf('[');
  if (bracket < 1) return [key];
  const inner = key.slice(bracket);
  if (!/^(\[[^[\]]*\])+$/.test(inner)) throw badRequest(`Invalid parameter name: ${key}`);
  const segments = [key.slice(0, bracket), ...inner.slice(1, -1).split('][')];
  if (segments.length > MAX_DEPTH) throw badRequest(`Invalid parameter name: ${key}`);
  return segments;
}

function plant(tree: Branch, key: string, value: string): void {
  const segments = segmentsOf(key);
  const last = segments.pop() ?? key;
  let branch = tree;
  for (const segment of segments) {
    const name = segment === '' ? String(branch.size) : segment;
    const inner = branch.get(name) ?? new Map<string, string | Branch>();
    if (typeof inner === 'string') throw badRequest(`Invalid parameter name: ${key}`);
    branch.set(name, inner);
    branch = inner;
  }
  const leaf = last === '' ? String(branch.size) : last;
  if (branch.get(leaf) instanceof Map) throw badRequest(`Invalid parameter name: ${key}`);
  branch.set(leaf, value);
}

function read(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const names = [...value.keys()];
  const isList = names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name));
  if (!isList) return readBranch(value);
  return [...value.entries()].sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => read(inner));
}

function readBranch(branch: Branch): Form {
  return Object.fromEntries([...branch].map(([name, inner]) => [name, read(inner)]));
}

/** Parses application/x-www-form-urlencoded text (a body or a query) with nested brackets. */
export function parseForm(text: string): Form {
  const tree: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) plant(tree, key, value);
  return readBranch(tree);
}

import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

const lockedPackage = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  /** Missing if the package is for another platform. */
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
type LockedPackage = z.infer<typeof lockedPackage>;

const lockFile = z.looseObject({ packages: z.record(z.string(), lockedPackage) });
export type LockFile = z.infer<typeof lockFile>;

export const parseLock = (text: string): LockFile => lockFile.parse(JSON.parse(text));

/** The name under which a package in `node_modules` is imported. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

const parentOf = (folder: string): string => {
  const at = folder.lastIndexOf('/node_modules/');
  return at < 0 ? '' : folder.slice(0, at);
};

/** Where Node finds a package that the package in `folder` imports. */
function resolve({ packages }: LockFile, folder: string, name: string): string | undefined {
  for (let place = folder; ; place = parentOf(place)) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (packages[path]) return path;
    if (place === '') return undefined;
  }
}

/** A package's runtime dependencies, and which of them are optional. */
function needsOf(one: LockedPackage): { name: string; optional: boolean }[] {
  const optional = (name: string) =>
    name in one.optionalDependencies || one.peerDependenciesMeta[name]?.optional === true;
  // Optional peers are skipped: whoever uses one depends on it directly.
  const peers = Object.keys(one.peerDependencies).filter((name) => !optional(name));
  const all = [...Object.keys(one.dependencies), ...Object.keys(one.optionalDependencies), ...peers];
  return all.map((name) => ({ name, optional: optional(name) }));
}

/**
 * The folders of all packages that a workspace needs in production: those in `node_modules` and
 * other workspaces with their links. `npm install --workspace` cannot tell them: it also follows the
 * devDependencies of the workspace.
 */
export function productionFolders(lock: LockFile, workspace: string): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const one = lock.packages[path];
    if (!one) throw new Error(`package-lock.json does not contain ${path}`);
    if (one.link === true) {
      add(one.resolved ?? '');
      return;
    }
    for (const { name, optional } of needsOf(one)) {
      const target = resolve(lock, path, name);
      if (target !== undefined) add(target);
      else if (!optional) throw new Error(`package-lock.json does not contain ${name}, which ${path} needs`);
    }
  };
  add(workspace);
  return [...found].toSorted();
}

/** The part of a lock file that describes these folders, with `manifest` as its root. */
export function partOf(lock: LockFile, folders: readonly string[], manifest: object): object {
  const isKept = ([path, { link, resolved }]: [string, LockedPackage]) =>
    folders.includes(path) || (link === true && folders.includes(resolved ?? ''));
  const kept = Object.entries(lock.packages)
    .filter(isKept)
    .map(([path, one]): [string, object] => [path, omitDevelopment(one)]);
  return { ...lock, ...manifest, packages: { '': manifest, ...Object.fromEntries(kept) } };
}

/** A manifest, or a part of a lock file, without its devDependencies. */
export const omitDevelopment = (manifest: object): object =>
  Object.fromEntries(Object.entries<unknown>({ ...manifest }).filter(([key]) => key !== 'devDependencies'));

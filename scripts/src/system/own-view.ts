import { realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

import { find, type Program } from './packages.js';

const UNSHARE: Program = {
  title: 'unshare',
  names: ['unshare'],
  folders: () => ['/usr/bin', '/bin'],
  packages: { apt: ['util-linux'], brew: [] },
};

const OTHERS_MAY_ENTER = 0o001;
/** The shell has the descriptors 4 to 9 for them; 0 to 3 belong to the process. */
const MOST_FOLDERS = 6;

/** The topmost folder above this path that only its owner may enter; undefined if everybody may enter all of them. */
function closedFolderAbove(path: string): string | undefined {
  const parent = dirname(path);
  if (parent === path) return undefined;
  return closedFolderAbove(parent) ?? ((statSync(parent).mode & OTHERS_MAY_ENTER) === 0 ? parent : undefined);
}

/**
 * The beginning of a command line whose process sees an empty folder in place of each closed one (such as
 * /root), with nothing but the given paths in it, at their places. So an unprivileged user reaches them and
 * none of the other files. The process id stays the same.
 *
 * Undefined if there is no closed folder above them, or no way to do so. It needs root's right to mount.
 */
export function ownView(paths: readonly string[]): readonly string[] | undefined {
  const unshare = process.platform === 'linux' ? find(UNSHARE) : undefined;
  const real = [...new Set(paths.map((path) => realpathSync(path)))];
  const outermost = real.filter((path) => !real.some((other) => path.startsWith(`${other}${sep}`)));
  const hidden = outermost.filter((path) => closedFolderAbove(path) !== undefined);
  if (unshare === undefined || hidden.length === 0 || hidden.length > MOST_FOLDERS) return undefined;
  const closed = [...new Set(hidden.map((path) => closedFolderAbove(path) ?? path))];
  // A descriptor still leads to the real file after its folder is covered.
  const open = hidden.map((path, at) => `exec ${at + 4}<${quoted(path)}`);
  const cover = closed.map((path) => `mount -t tmpfs -o mode=0755,size=64k tmpfs ${quoted(path)}`);
  const show = hidden.map((path, at) => {
    const make = statSync(path).isDirectory() ? `mkdir -p ${quoted(path)}` : `: >${quoted(path)}`;
    return `mkdir -p ${quoted(dirname(path))} && ${make} && mount --no-canonicalize --bind /proc/self/fd/${at + 4} ${quoted(path)} && exec ${at + 4}<&-`;
  });
  const seal = closed.map((path) => `mount -o remount,ro ${quoted(path)}`);
  const script = [
    'set -e',
    'umask 022',
    ...open,
    ...cover,
    ...show,
    ...seal,
    'cd "$PWD" 2>/dev/null || cd /',
    'exec "$@"',
  ];
  return [unshare, '--mount', '--', '/bin/sh', '-c', script.join('\n'), 'sh'];
}

const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`;

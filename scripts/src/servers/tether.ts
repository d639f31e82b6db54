import { find, type Program } from '../system/packages.js';

const SETPRIV: Program = {
  title: 'setpriv',
  names: ['setpriv'],
  folders: () => ['/usr/bin', '/bin'],
  packages: { apt: ['util-linux'], brew: [] },
};

/** A command line whose process ends with us: the kernel signals the server when the launcher dies. */
export function tethered(
  signal: 'INT' | 'TERM' | 'KILL',
  file: string,
  args: readonly string[],
  privileges: readonly string[] = [],
): { file: string; args: string[] } {
  const setpriv = process.platform === 'linux' ? find(SETPRIV) : undefined;
  if (setpriv === undefined) return { file, args: [...args] };
  return { file: setpriv, args: ['--pdeathsig', signal, ...privileges, file, ...args] };
}

export const setprivPath = (): string | undefined =>
  process.platform === 'linux' ? find(SETPRIV) : undefined;

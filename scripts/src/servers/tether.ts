import { setprivPath } from '../system/unprivileged.js';

/** A command line whose process ends with us: the kernel signals the server when the launcher dies. */
export function tethered(
  signal: 'INT' | 'TERM' | 'KILL',
  file: string,
  args: readonly string[],
  privileges: readonly string[] = [],
): { file: string; args: string[] } {
  const setpriv = setprivPath();
  if (setpriv === undefined) return { file, args: [...args] };
  return { file: setpriv, args: ['--pdeathsig', signal, ...privileges, file, ...args] };
}

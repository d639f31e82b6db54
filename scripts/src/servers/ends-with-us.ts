import { type Identity, setprivPath, settingPrivileges } from '../system/unprivileged.js';

/** A command line whose process ends with us: the kernel signals the server when the launcher dies. */
export function endingWithUs(
  signal: 'INT' | 'TERM' | 'KILL',
  file: string,
  args: readonly string[],
  identity?: Identity,
): { file: string; args: string[] } {
  if (setprivPath() === undefined) return { file, args: [...args] };
  return settingPrivileges(identity, ['--pdeathsig', signal], file, args);
}

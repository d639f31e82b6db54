import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { find, type Program } from './packages.js';
import { output } from './run.js';
import { UserError } from './say.js';

const SETPRIV: Program = {
  title: 'setpriv',
  names: ['setpriv'],
  folders: () => ['/usr/bin', '/bin'],
  packages: { apt: ['util-linux'], brew: [] },
};

export const setprivPath = (): string | undefined =>
  process.platform === 'linux' ? find(SETPRIV) : undefined;

/** The user that programs run as when the launcher is root. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
  /** The arguments of setpriv. */
  readonly privileges: readonly string[];
}

/** Passes through parent folders that only root may enter (such as /root). */
const PASS_FOLDERS = 'dac_read_search';
/** Listens on ports below 1024. */
const LOW_PORTS = 'net_bind_service';
const FIRST_FREE_PORT = 1024;

/**
 * The first user of these names that exists and can enter all folders.
 * @throws UserError if there is none; `what` names the program in its sentence
 */
function identityOf(
  what: string,
  names: readonly string[],
  folders: readonly string[],
  port = FIRST_FREE_PORT,
): Identity {
  if (setprivPath() === undefined)
    throw new UserError(
      `${what} cannot run as root, and there is no setpriv to run it as somebody else. Start as an ordinary user.`,
    );
  const name = names.find((user) => output('id', ['-u', user]) !== undefined);
  if (name === undefined)
    throw new UserError(
      `${what} cannot run as root, and there is no user ${names.join(' or ')}. Start as an ordinary user.`,
    );
  const uid = Number(output('id', ['-u', name]));
  const gid = Number(output('id', ['-g', name]));
  const asUser = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const lowPorts = port < FIRST_FREE_PORT ? [LOW_PORTS] : [];
  for (const capabilities of [lowPorts, [...lowPorts, PASS_FOLDERS]]) {
    const privileges = [...asUser, ...granting(capabilities)];
    if (reaches(privileges, folders)) return { uid, gid, privileges };
  }
  throw new UserError(
    `${what} runs as the user ${name}, who cannot enter ${folders.join(' or ')}. Put it into a folder that everybody may enter; for the data set DATA_DIR, such as /var/tmp/proofround.`,
  );
}

function granting(capabilities: readonly string[]): string[] {
  if (capabilities.length === 0) return [];
  const all = capabilities.map((name) => `+${name}`).join(',');
  return [`--inh-caps=${all}`, `--ambient-caps=${all}`];
}

/** Tries to enter the folders, because the shell's own test ignores capabilities. */
function reaches(privileges: readonly string[], folders: readonly string[]): boolean {
  const inside = folders.map((folder) => (statSync(folder).isDirectory() ? `${folder}/.` : folder));
  const args = [...privileges, 'ls', '-dL', ...inside];
  return spawnSync(setprivPath() ?? 'setpriv', args, { cwd: '/' }).status === 0;
}

/** The user of a server when the launcher is root. Undefined for an ordinary user. */
export function serverIdentity(title: string, dataDir: string): Identity | undefined {
  return process.getuid?.() === 0 ? identityOf(title, ['postgres', 'nobody'], [dataDir]) : undefined;
}

/**
 * The user of our own processes when the launcher is root: not that of the servers, whose files they
 * must not read. Undefined for an ordinary user, as whom they run anyway.
 */
export function processIdentity(folders: readonly string[], port?: number): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return identityOf('Proofround', ['nobody'], folders, port);
}

/** A command line that runs as that user, with the same process id. */
export function runningAs(
  identity: Identity | undefined,
  file: string,
  args: readonly string[],
): { file: string; args: string[] } {
  if (!identity) return { file, args: [...args] };
  return { file: setprivPath() ?? 'setpriv', args: [...identity.privileges, '--', file, ...args] };
}

/** Gives a file, or a folder with all that is in it, to that user. A former run as root left files of root. */
export function giveTo({ uid, gid }: Identity, path: string): void {
  if (!existsSync(path)) return;
  lchownSync(path, uid, gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, entry), uid, gid);
}

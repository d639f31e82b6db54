import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { UserError, warn } from './output.js';
import { ownView } from './own-view.js';
import { find, type Program } from './packages.js';
import { output } from './run.js';

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
  /** What comes before setpriv in a command line. */
  readonly before: readonly string[];
}

/** Passes through all folders, and reads all files. */
const PASS_FOLDERS = 'dac_read_search';
/** Listens on ports below 1024. */
const LOW_PORTS = 'net_bind_service';
const FIRST_FREE_PORT = 1024;

/**
 * The first user of these names that exists and can enter all folders. If a folder above them is for root
 * only (such as /root), the user gets a view of its own of it; where the system allows no such view, the right
 * to read all files.
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
  const modest = { uid, gid, privileges: [...asUser, ...granting(lowPorts)], before: [] };
  if (reaches(modest, folders)) return modest;
  const view = ownView(folders);
  if (view && reaches({ ...modest, before: view }, folders)) return { ...modest, before: view };
  const mighty = { ...modest, privileges: [...asUser, ...granting([...lowPorts, PASS_FOLDERS])] };
  if (reaches(mighty, folders)) {
    warnOnce(
      `${what} can read all files of this machine, because only root may enter ${folders.join(' or ')}. Let everybody enter (chmod o+x), or use another folder.`,
    );
    return mighty;
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
function reaches(identity: Identity, folders: readonly string[]): boolean {
  const inside = folders.map((folder) => (statSync(folder).isDirectory() ? `${folder}/.` : folder));
  const { file, args } = runningAs(identity, 'ls', ['-dL', ...inside]);
  return spawnSync(file, args, { cwd: '/' }).status === 0;
}

const warned = new Set<string>();

function warnOnce(sentence: string): void {
  if (!warned.has(sentence)) warn(sentence);
  warned.add(sentence);
}

/** The user of a server when the launcher is root. Undefined for an ordinary user. */
export function serverIdentity(title: string, dataDir: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  letOthersPass(dataDir);
  return identityOf(title, ['postgres', 'nobody'], [dataDir]);
}

/** Lets others enter the data folder, but not list it. What must stay secret in it has modes of its own. */
const letOthersPass = (dataDir: string): void => chmodSync(dataDir, statSync(dataDir).mode | 0o011);

/**
 * The user of our own processes when the launcher is root: not that of the servers, whose files they
 * must not read. Undefined for an ordinary user, as whom they run anyway.
 */
export function processIdentity(
  dataDir: string,
  otherPaths: readonly string[],
  port?: number,
): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  letOthersPass(dataDir);
  return identityOf('Proofround', ['nobody'], [dataDir, ...otherPaths], port);
}

/** A command line that runs as that user, with the same process id. */
export function runningAs(
  identity: Identity | undefined,
  file: string,
  args: readonly string[],
): { file: string; args: string[] } {
  if (!identity) return { file, args: [...args] };
  return settingPrivileges(identity, [], file, args);
}

/** The command line of setpriv as that user, with further arguments of setpriv. */
export function settingPrivileges(
  identity: Identity | undefined,
  further: readonly string[],
  file: string,
  args: readonly string[],
): { file: string; args: string[] } {
  const { before = [], privileges = [] } = identity ?? {};
  const [first = file, ...rest] = [
    ...before,
    setprivPath() ?? 'setpriv',
    ...further,
    ...privileges,
    '--',
    file,
    ...args,
  ];
  return { file: first, args: rest };
}

/** Gives a file, or a folder with all that is in it, to that user. A former run as root left files of root. */
export function giveTo({ uid, gid }: Identity, path: string): void {
  if (!existsSync(path)) return;
  lchownSync(path, uid, gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, entry), uid, gid);
}

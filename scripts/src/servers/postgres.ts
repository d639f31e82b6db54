import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { located, POSTGRES } from '../system/packages.js';
import { output } from '../system/run.js';
import { UserError } from '../system/say.js';
import { query } from './pg.js';
import { setprivPath, tethered } from './tether.js';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  logFile: string;
  /** For temporary data: skips every fsync. */
  throwAway?: boolean;
}

const USER = 'proofround';

/** PostgreSQL refuses to run as root, so it then runs as another user. */
interface Identity {
  uid: number;
  gid: number;
  /** The arguments of setpriv; empty if we are not root. */
  privileges: string[];
}

function unprivilegedIdentity(folder: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (setprivPath() === undefined) {
    throw new UserError(
      'PostgreSQL cannot run as root, and there is no setpriv to run it as somebody else. Start as an ordinary user.',
    );
  }
  const name = ['postgres', 'nobody'].find((user) => output('id', ['-u', user]) !== undefined);
  if (name === undefined)
    throw new UserError(
      'PostgreSQL cannot run as root, and there is no user postgres or nobody. Start as an ordinary user.',
    );
  const uid = Number(output('id', ['-u', name]));
  const gid = Number(output('id', ['-g', name]));
  const asUser = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  if (reaches(asUser, folder)) return { uid, gid, privileges: asUser };
  // A parent folder is only for root (such as /root): grant the capability to pass through it.
  const asPassingUser = [...asUser, '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
  if (reaches(asPassingUser, folder)) return { uid, gid, privileges: asPassingUser };
  throw new UserError(
    `PostgreSQL runs as the user ${name}, who cannot enter ${folder}. Set DATA_DIR to a folder that everybody may enter, such as /var/tmp/proofround.`,
  );
}

/** Runs a real attempt, because the shell's own test ignores capabilities. */
function reaches(privileges: string[], folder: string): boolean {
  return (
    spawnSync(setprivPath() ?? 'setpriv', [...privileges, 'ls', '-d', `${folder}/.`], { cwd: '/' }).status ===
    0
  );
}

function initialise(
  identity: Identity | undefined,
  binaries: string,
  folder: string,
  password: string,
): void {
  // An interrupted run leaves a folder without a cluster.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const passwordFile = join(tmpdir(), `proofround-${process.pid}-${Date.now()}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) chownSync(passwordFile, identity.uid, identity.gid);
  const args = [
    '-D',
    folder,
    '-U',
    USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
  ];
  const attempts = [['--locale=C.UTF-8'], ['--locale=en_US.UTF-8'], ['--no-locale']];
  try {
    let complaint = '';
    for (const locale of attempts) {
      const initdb = join(binaries, 'initdb');
      const [file, all] = identity
        ? [setprivPath() ?? 'setpriv', [...identity.privileges, initdb, ...args, ...locale]]
        : [initdb, [...args, ...locale]];
      const { status, stderr } = spawnSync(file, all, { encoding: 'utf8', cwd: '/' });
      if (status === 0) return;
      complaint = stderr;
    }
    throw new UserError(
      `PostgreSQL's data folder ${folder} could not be made: ${complaint.trim().split('\n').at(-1)}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Our own PostgreSQL: data in the data folder, a private port on loopback. */
export function postgres(options: PostgresOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, password, throwAway } = options;
  const binaries = dirname(located(POSTGRES));
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let identity: Identity | undefined;
  if (process.getuid?.() === 0) {
    // Checks the parent, because the folder itself will belong to the other user.
    identity = unprivilegedIdentity(dataDir);
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(identity, binaries, folder, password);
  else if (identity) chownSync(folder, identity.uid, identity.gid);

  const url = `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '128MB',
    default_toast_compression: 'lz4',
    ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const args = [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  return {
    url,
    spec: {
      name: 'PostgreSQL',
      ...tethered('INT', join(binaries, 'postgres'), args, identity?.privileges),
      cwd: '/',
      logFile: options.logFile,
      stopSignal: 'SIGINT',
      stopTimeoutMs: 30_000,
      ready: async () => (await query(url, 'SELECT 1')).length === 1,
    },
  };
}

import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { UserError } from '../system/output.js';
import { located, POSTGRES } from '../system/packages.js';
import { type Identity, runningAs, serverIdentity } from '../system/unprivileged.js';
import { endingWithUs } from './ends-with-us.js';
import { query } from './pg.js';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  logFile: string;
  /** For temporary data: skips every fsync. What is committed survives the server's death, not the machine's. */
  throwAway?: boolean;
}

const USER = 'proofround';

/** Where a cluster is made, before it gets its final name. */
const NEW = 'postgres.new-';

/**
 * Makes a cluster under a name of its own and renames it when it is complete, so an interrupted run leaves
 * nothing that a later one would start.
 * @throws UserError if `folder` has files
 */
function makeCluster(
  identity: Identity | undefined,
  binaries: string,
  folder: string,
  password: string,
): void {
  const dataDir = dirname(folder);
  if (existsSync(folder)) {
    if (readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => !entry.isDirectory()))
      throw new UserError(
        `${folder} has files but is no data folder of PostgreSQL. Put it right, or move it away to begin anew.`,
      );
    rmSync(folder, { recursive: true });
  }
  for (const name of readdirSync(dataDir))
    if (name.startsWith(NEW)) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  // A new name each time: what a killed launcher began may still be written to.
  const made = mkdtempSync(join(dataDir, NEW));
  if (identity) chownSync(made, identity.uid, identity.gid);
  initialise(identity, binaries, made, password);
  renameSync(made, folder);
}

function initialise(
  identity: Identity | undefined,
  binaries: string,
  folder: string,
  password: string,
): void {
  const passwordFile = `${folder}.password`;
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
      const command = runningAs(identity, initdb, [...args, ...locale]);
      const { status, stderr } = spawnSync(command.file, command.args, { encoding: 'utf8', cwd: '/' });
      if (status === 0) return;
      // The last line of initdb reports its clean-up; the cause is above it.
      complaint = /(?:error|FATAL): .*/.exec(stderr)?.[0] ?? stderr.trim();
    }
    throw new UserError(`PostgreSQL's data folder ${folder} could not be made: ${complaint}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Settings of every PostgreSQL server. */
export const SERVER_SETTINGS = {
  default_toast_compression: 'lz4',
  // The log shows no values: no statements, no parameters, no rows of a broken constraint.
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
} as const;

/** Our own PostgreSQL: data in the data folder, a private port on loopback. */
export function postgres(options: PostgresOptions): { spec: ProcessSpec; url: string } {
  const { dataDir, port, password, throwAway } = options;
  const binaries = dirname(located(POSTGRES));
  const folder = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL refuses to run as root. The parent is checked, because the folder will belong to the other user.
  const identity = serverIdentity('PostgreSQL', dataDir);
  if (!existsSync(join(folder, 'PG_VERSION'))) makeCluster(identity, binaries, folder, password);
  else if (identity) chownSync(folder, identity.uid, identity.gid);

  const url = `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '128MB',
    ...SERVER_SETTINGS,
    ...(throwAway ? { fsync: 'off', full_page_writes: 'off' } : {}),
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
      ...endingWithUs('INT', join(binaries, 'postgres'), args, identity),
      cwd: '/',
      logFile: options.logFile,
      stopSignal: 'SIGINT',
      stopTimeoutMs: 30_000,
      ready: async () => (await query(url, 'SELECT 1')).length === 1,
    },
  };
}

import { UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { run } from '../system/run.js';
import { type Identity, runningAs } from '../system/unprivileged.js';
import type { Addresses, Connections } from './connections.js';
import { bareEnvironment } from './environment.js';
import { Migrated } from './migrated.js';
import type { Migrations } from './migrations-process.js';
import { SERVICES } from './services.js';

export interface MigrationsWanted {
  readonly dataDir: string;
  readonly addresses: Addresses;
  readonly connections: Connections;
  /** Usually our own environment. */
  readonly settings: NodeJS.ProcessEnv;
  /** The user of our own processes; undefined if it is the launcher's. */
  readonly identity: Identity | undefined;
  /** Ends the migrations early. */
  readonly signal: AbortSignal;
}

/** Creates the databases and their roles, and brings them up to date. On our own server only if something changed. */
export async function migrate(wanted: MigrationsWanted): Promise<void> {
  const { addresses, connections, dataDir } = wanted;
  const own = connections.ownDatabases(addresses);
  const names = SERVICES.filter(({ database }) => database).map(({ name }) => name);
  const migrated = own && new Migrated(dataDir, names, own.urls, own.passwords);
  if (await migrated?.isCurrent()) return;
  await runMigrations(wanted);
  await migrated?.keep();
}

async function runMigrations({
  addresses,
  connections,
  settings,
  identity,
  signal,
}: MigrationsWanted): Promise<void> {
  const owners = SERVICES.filter(({ database }) => database);
  // One after the other, because all of them change the server's common rows of roles and databases.
  for (const service of owners) await connections.prepareDatabase(service, addresses);
  const migrations: Migrations = owners.map((service) => ({
    script: inRoot('services', service.name, 'dist', 'migrate.js'),
    env: { ...bareEnvironment(settings), ...connections.ofMigrations(service, addresses) },
  }));
  const { file, args } = runningAs(identity, process.execPath, [
    inRoot('scripts', 'dist', 'stack', 'migrations-process.js'),
  ]);
  const code = await run(file, args, {
    env: bareEnvironment(settings),
    stdio: ['pipe', 'ignore', 'inherit'],
    signal,
    // Passwords go through a pipe, which nobody else can read.
    input: JSON.stringify(migrations),
  });
  if (code !== 0)
    throw new UserError('A database could not be brought up to date; the lines above say which and why.');
}

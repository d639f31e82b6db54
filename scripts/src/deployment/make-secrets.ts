import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '../system/output.js';
import { type SecretFiles, secretFiles } from './secret-files.js';

type Values = Readonly<Record<string, string>>;

const environment = (values: Values) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');

/** The files of each container, by the container's name. */
function filesOf(all: SecretFiles): Record<string, Values> {
  const processes = Object.entries(all.processes).map(
    ([name, values]) => [name, { [`${name}.env`]: environment(values) }] as const,
  );
  const migrations = Object.entries(all.migrations).map(
    ([name, values]) => [`${name}-migrations`, { [`${name}-migrations.env`]: environment(values) }] as const,
  );
  return {
    ...Object.fromEntries([...processes, ...migrations]),
    postgres: { 'postgres-password': all.postgresPassword, 'databases.sql': all.databasesSql },
    nats: { 'nats.conf': all.natsConf },
    redis: { 'redis.conf': all.redisConf },
  };
}

/**
 * Runs before the servers of docker-compose.yml and writes each container's secrets into a folder of
 * its own, which is a volume that only this container mounts. Existing secrets stay, because the
 * servers' data needs the old passwords.
 */
function makeSecrets(folder: string): void {
  const all = secretFiles(folder);
  for (const [container, files] of Object.entries(filesOf(all))) {
    mkdirSync(join(folder, container), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, container, name);
      // The containers run as different users.
      writeFileSync(`${path}.new`, text);
      chmodSync(`${path}.new`, 0o444);
      renameSync(`${path}.new`, path); // the file is read-only, even for root without capabilities
    }
  }
  say(`The admin is ${all.admin.email}; docs/operations.md says how to see the password.`);
}

const [folder = '/secrets'] = process.argv.slice(2);
makeSecrets(folder);

import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '../system/say.js';
import { secretFiles } from './secret-files.js';

/**
 * Run once before the servers of docker-compose.yml: writes what each container is told into the
 * folder given. What was made before stays: the servers' data needs the passwords of before.
 */
function makeSecrets(folder: string): void {
  const all = secretFiles(folder);
  mkdirSync(folder, { recursive: true });
  // The servers run as users of their own; every container has the folder read-only.
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(`${path}.new`, text);
    chmodSync(`${path}.new`, 0o444);
    renameSync(`${path}.new`, path); // in place it may not be written, not even by root without capabilities
  };
  const environment = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${value}\n`)
      .join('');
  for (const [name, values] of Object.entries(all.processes)) write(`${name}.env`, environment(values));
  for (const [name, values] of Object.entries(all.migrations))
    write(`${name}-migrations.env`, environment(values));
  write('postgres-password', all.postgresPassword);
  write('databases.sql', all.databasesSql);
  write('nats.conf', all.natsConf);
  write('redis.conf', all.redisConf);
  say(`The admin is ${all.admin.email}; docs/operations.md says how to see the password.`);
}

const [folder = '/secrets'] = process.argv.slice(2);
makeSecrets(folder);

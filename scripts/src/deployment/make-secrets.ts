import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '../system/say.js';
import { secretFiles } from './secret-files.js';

/**
 * Runs before the servers of docker-compose.yml and writes each container's settings into the given
 * folder. Existing secrets stay, because the servers' data needs the old passwords.
 */
function makeSecrets(folder: string): void {
  const all = secretFiles(folder);
  mkdirSync(folder, { recursive: true });
  // The servers run as different users; every container mounts the folder read-only.
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(`${path}.new`, text);
    chmodSync(`${path}.new`, 0o444);
    renameSync(`${path}.new`, path); // the file is read-only, even for root without capabilities
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

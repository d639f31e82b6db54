import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsServersOf } from '@proofround/contracts';

import { runningAddresses } from '../stack/addresses.js';
import { type Addresses, Connections } from '../stack/connections.js';
import { loadSecrets } from '../stack/secrets.js';
import { SERVICES } from '../stack/services.js';
import { UserError } from '../system/output.js';
import type { ServiceDatabase } from './backup-databases.js';

/** Passwords and keys. */
export const SECRETS = 'secrets.json';

export const OWNERS = SERVICES.filter(({ database }) => database);

/** The servers of a running stack: each by its setting if set, else the stack's own. */
export function addressesOf(dataDir: string, settings: NodeJS.ProcessEnv): Addresses {
  const { DATABASE_URL, NATS_URL, REDIS_URL } = settings;
  if (DATABASE_URL && NATS_URL && REDIS_URL) return { DATABASE_URL, NATS_URL, REDIS_URL };
  const own = runningAddresses(dataDir);
  return {
    DATABASE_URL: DATABASE_URL || own.DATABASE_URL,
    NATS_URL: NATS_URL || own.NATS_URL,
    REDIS_URL: REDIS_URL || own.REDIS_URL,
  };
}

/** Every service's database, with its owner's role, which may read everything and owns restored tables. */
export function databasesOf(connections: Connections, addresses: Addresses): ServiceDatabase[] {
  return OWNERS.map((service) => {
    const url = connections.ofMigrations(service, addresses)['DATABASE_URL'];
    if (url === undefined) throw new Error(`There are no credentials for the database of ${service.name}`);
    return { service: service.name, url };
  });
}

export function connectionsOf(dataDir: string, settings: NodeJS.ProcessEnv): Connections {
  return new Connections(dataDir, loadSecrets(dataDir), settings);
}

/** Connects to the broker at an address, with the operator's rights. */
export async function withNats<T>(url: string, work: (nats: NatsConnection) => Promise<T>): Promise<T> {
  const nats = await connect({
    ...natsServersOf(url),
    reconnect: false,
    timeout: 5000,
  }).catch(() => {
    throw new UserError('NATS does not answer. Start the stack with npm start, then run this command again.');
  });
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}

import { authorization } from '../servers/nats-users.js';
import { memoryLines } from '../servers/redis.js';
import { databaseStatements, roleNames, serverStatements } from '../servers/roles.js';
import { type Addresses, Connections } from '../stack/connections.js';
import { loadSecrets, publicKeys, type Secrets } from '../stack/secrets.js';
import { SERVICES, type ServiceSpec } from '../stack/services.js';

/** All secrets of a stack in containers, by recipient. */
export interface SecretFiles {
  /** The settings of each process alone. */
  processes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The settings of each service's migrations. */
  migrations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The servers with the operator's rights, for backup and restore. */
  operator: { NATS_URL: string; REDIS_URL: string };
  /** Redis, for KEDA. */
  kedaRedisUrl: string;
  postgresPassword: string;
  /** Databases and roles; the script is repeatable. It holds passwords as verifiers only. */
  databasesSql: string;
  natsConf: string;
  redisConf: string;
  admin: { email: string; password: string };
}

const OPERATOR = 'proofround';
const ADMIN_EMAIL = 'admin@proofround.local';

/** The servers under their container names, with the operator's rights. */
function addressesOf({ postgres, nats, redis }: Secrets): Addresses {
  return {
    DATABASE_URL: `postgres://${OPERATOR}:${postgres}@postgres:5432/postgres`,
    NATS_URL: `nats://${OPERATOR}:${nats}@nats:4222`,
    REDIS_URL: `redis://:${redis}@redis:6379`,
  };
}

/** A PEM without line ends, because some ways of setting a variable lose them. */
const base64 = (pem: string) => Buffer.from(pem).toString('base64');

function ownSecrets(service: ServiceSpec, secrets: Secrets): Record<string, string> {
  switch (service.name) {
    case 'auth':
      return {
        JWT_PRIVATE_KEY: base64(secrets.jwt_private_key),
        ACCOUNT_SECRET: secrets.account_secret,
        ADMIN_EMAIL,
        ADMIN_PASSWORD: secrets.admin_password,
      };
    case 'startups':
      return { VISITOR_SECRET: secrets.visitor_secret };
    case 'gateway':
      return { JWT_PUBLIC_KEYS: base64(publicKeys(secrets)) };
    case 'billing':
      return stripeSecrets(secrets);
    default:
      return {};
  }
}

const stripeSecrets = (secrets: Secrets) => ({
  STRIPE_SECRET_KEY: secrets.stripe_key,
  STRIPE_WEBHOOK_SECRET: secrets.stripe_webhook_secret,
});

const set = (values: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));

/**
 * A psql script. An empty server runs it by itself; on a server with data it creates the objects of
 * a new service and changes nothing of the others.
 */
function databases(migrations: SecretFiles['migrations'], processes: SecretFiles['processes']): string {
  const role = (url: string) => {
    const { username, password } = new URL(url);
    return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
  };
  const perService = Object.entries(migrations).flatMap(([service, { DATABASE_URL: owner = '' }]) => {
    const database = new URL(owner).pathname.slice(1);
    const roles = { owner: role(owner), app: role(processes[service]?.['DATABASE_URL'] ?? '') };
    if (roles.owner.name !== roleNames(database).owner) throw new Error(`${service} has no role of its own`);
    return [
      `SELECT 'CREATE DATABASE "${database}"' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '${database}')`,
      '\\gexec',
      ...serverStatements(database, roles).map((statement) => `${statement};`),
      `\\connect "${database}"`,
      ...databaseStatements(roles).map((statement) => `${statement};`),
      '\\connect postgres',
    ];
  });
  const closed = ['postgres', 'template1'].map((name) => `REVOKE ALL ON DATABASE "${name}" FROM PUBLIC;`);
  return [...closed, ...perService, ''].join('\n');
}

/** The secrets of a stack in containers, created once in the folder and then reused. */
export function secretFiles(folder: string): SecretFiles {
  const secrets = loadSecrets(folder);
  const addresses = addressesOf(secrets);
  const connections = new Connections(folder, secrets, {});
  const processes: Record<string, Record<string, string>> = { 'stripe-stand-in': stripeSecrets(secrets) };
  const migrations: Record<string, Record<string, string>> = {};
  for (const service of SERVICES) {
    processes[service.name] = set({ ...connections.of(service, addresses), ...ownSecrets(service, secrets) });
    if (service.database) migrations[service.name] = set(connections.ofMigrations(service, addresses));
  }
  return {
    processes,
    migrations,
    operator: { NATS_URL: addresses.NATS_URL, REDIS_URL: addresses.REDIS_URL },
    kedaRedisUrl: connections.kedaRedisUrl(addresses),
    postgresPassword: secrets.postgres,
    databasesSql: databases(migrations, processes),
    natsConf: [
      'server_name: proofround',
      'port: 4222',
      'http_port: 8222',
      // Below the disk (10 GiB) and memory (1 GiB) of the local overlay: NATS then refuses data and survives.
      'jetstream { store_dir: "/data", max_memory_store: 512MB, max_file_store: 8GB }',
      authorization([{ user: OPERATOR, password: secrets.nats }, ...connections.natsUsers]),
      '',
    ].join('\n'),
    redisConf: [
      'dir /data',
      `requirepass ${secrets.redis}`,
      ...connections.redisUsers,
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      ...memoryLines(),
      '',
    ].join('\n'),
    admin: { email: ADMIN_EMAIL, password: secrets.admin_password },
  };
}

import type { NatsUser } from '../servers/nats-users.js';
import { ensureDatabase, inDatabase } from '../servers/pg.js';
import { REDIS_KEYS, REDIS_USERS, type RedisProcess, redisUsers } from '../servers/redis-users.js';
import { asRole, type DatabaseRoles, roleNames, separateRoles } from '../servers/roles.js';
import { natsUsers, PROCESS_NAMES } from './permissions.js';
import { passwordsOf, type Secrets } from './secrets.js';
import { SERVICES, type ServiceSpec } from './services.js';

/** The addresses of the three servers with the operator's rights, for the launcher, tests and maintenance. */
export interface Addresses {
  DATABASE_URL: string;
  NATS_URL: string;
  REDIS_URL: string;
}

const OWNERS = SERVICES.filter(({ database }) => database);
const names = {
  owner: (service: string) => `postgres/${service}-owner`,
  app: (service: string) => `postgres/${service}`,
  nats: (process: string) => `nats/${process}`,
  redis: (process: string) => `redis/${process}`,
};

/** A setting for one process alone: `AI_WORKER_NATS_URL`. */
const settingOf = (service: ServiceSpec, name: string) =>
  `${service.name.toUpperCase().replaceAll('-', '_')}_${name}`;

const isRedisUser = (name: string): name is RedisProcess => name in REDIS_KEYS;

/**
 * The credentials of each process. On our own servers each process has its own roles and users, with
 * only the rights that it uses. On a server given by address all processes use that address, unless
 * a setting names another for one process (`AUTH_DATABASE_URL`, `AUTH_OWNER_DATABASE_URL` for its
 * migrations, `GATEWAY_NATS_URL`, `AI_WORKER_REDIS_URL`).
 */
export class Connections {
  private readonly secrets: Secrets;

  constructor(
    dataDir: string,
    secrets: Secrets,
    private readonly settings: NodeJS.ProcessEnv,
  ) {
    this.secrets = passwordsOf(dataDir, secrets, [
      ...OWNERS.flatMap(({ name }) => [names.owner(name), names.app(name)]),
      ...PROCESS_NAMES.map(names.nats),
      ...REDIS_USERS.map(names.redis),
    ]);
  }

  /** For the configuration of our own NATS server. */
  get natsUsers(): NatsUser[] {
    return natsUsers((name) => this.password(names.nats(name)));
  }

  /** For the configuration of our own Redis. */
  get redisUsers(): string[] {
    return redisUsers({
      gateway: this.password(names.redis('gateway')),
      'ai-worker': this.password(names.redis('ai-worker')),
      keda: this.password(names.redis('keda')),
    });
  }

  /** The address of our own Redis for KEDA, which may only count jobs. */
  kedaRedisUrl({ REDIS_URL }: Addresses): string {
    return asRole(REDIS_URL, { name: 'keda', password: this.password(names.redis('keda')) });
  }

  /** Creates a service's database and its two roles, unless they are configured. */
  async prepareDatabase(service: ServiceSpec, addresses: Addresses): Promise<void> {
    const configured = ['DATABASE_URL', 'OWNER_DATABASE_URL'];
    if (configured.some((name) => this.settings[settingOf(service, name)])) return;
    const database = databaseOf(service, addresses);
    await ensureDatabase(addresses.DATABASE_URL, database);
    if (this.isOurs('DATABASE_URL')) {
      await separateRoles(addresses.DATABASE_URL, database, this.roles(service, database));
    }
  }

  /** The settings of a service's migrations: the address with its database's owner. */
  ofMigrations(service: ServiceSpec, addresses: Addresses): NodeJS.ProcessEnv {
    const own = this.settings[settingOf(service, 'OWNER_DATABASE_URL')];
    return { DATABASE_URL: own || this.databaseUrl(service, addresses, 'owner') };
  }

  /** The settings of a process: the address of each server that it uses. */
  of(service: ServiceSpec, addresses: Addresses): NodeJS.ProcessEnv {
    const { name } = service;
    const as = (variable: 'NATS_URL' | 'REDIS_URL', key: string): string =>
      this.settings[settingOf(service, variable)] ||
      (this.isOurs(variable)
        ? asRole(addresses[variable], { name, password: this.password(key) })
        : addresses[variable]);
    return {
      NATS_URL: as('NATS_URL', names.nats(name)),
      ...(isRedisUser(name) ? { REDIS_URL: as('REDIS_URL', names.redis(name)) } : {}),
      ...(service.database ? { DATABASE_URL: this.databaseUrl(service, addresses, 'app') } : {}),
    };
  }

  /** The databases that only this launcher changes; undefined if the address of one is configured. */
  ownDatabases(addresses: Addresses): { urls: string[]; passwords: string[] } | undefined {
    const configured = ['DATABASE_URL', 'OWNER_DATABASE_URL'];
    const isConfigured = OWNERS.some((service) =>
      configured.some((name) => this.settings[settingOf(service, name)]),
    );
    if (isConfigured || !this.isOurs('DATABASE_URL')) return undefined;
    return {
      urls: OWNERS.map((service) => inDatabase(addresses.DATABASE_URL, databaseOf(service, addresses))),
      passwords: OWNERS.flatMap(({ name }) =>
        [names.owner(name), names.app(name)].map((key) => this.password(key)),
      ),
    };
  }

  private databaseUrl(service: ServiceSpec, addresses: Addresses, as: keyof DatabaseRoles): string {
    const own = this.settings[settingOf(service, 'DATABASE_URL')];
    if (own) return own;
    const database = databaseOf(service, addresses);
    const url = inDatabase(addresses.DATABASE_URL, database);
    return this.isOurs('DATABASE_URL') ? asRole(url, this.roles(service, database)[as]) : url;
  }

  private roles({ name }: ServiceSpec, database: string): DatabaseRoles {
    const { owner, app } = roleNames(database);
    return {
      owner: { name: owner, password: this.password(names.owner(name)) },
      app: { name: app, password: this.password(names.app(name)) },
    };
  }

  /** Whether we started that server, and may create users on it. */
  private isOurs(name: keyof Addresses): boolean {
    return !this.settings[name];
  }

  private password(name: string): string {
    const password = this.secrets.passwords[name];
    if (password === undefined) throw new Error(`There is no password for ${name}`);
    return password;
  }
}

function databaseOf(service: ServiceSpec, addresses: Addresses): string {
  const base = new URL(addresses.DATABASE_URL).pathname.slice(1);
  return `${base === '' || base === 'postgres' ? 'proofround' : base}_${service.name}`;
}

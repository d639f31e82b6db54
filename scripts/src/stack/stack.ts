import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ManagedProcess, type ProcessSpec } from '../processes/managed-process.js';
import { RunState } from '../processes/run-state.js';
import { nats, natsAnswers } from '../servers/nats.js';
import { query } from '../servers/pg.js';
import { postgres } from '../servers/postgres.js';
import { redis, redisAnswers } from '../servers/redis.js';
import { ensure, NATS_SERVER, POSTGRES, REDIS, type Program } from '../system/packages.js';
import { inRoot } from '../system/paths.js';
import { freePorts, isFree, reserve } from '../system/ports.js';
import { run } from '../system/run.js';
import { say, UserError } from '../system/say.js';
import { Connections, type Addresses } from './connections.js';
import { loadSecrets, type Secrets } from './secrets.js';
import { environmentOf, migrationEnvironment, stripeEnvironment, type StackFacts } from './environment.js';
import { SERVICES, type ServiceSpec } from './services.js';

export interface StackOptions {
  dataDir: string;
  port: number;
  /** Settings; usually our own environment. */
  settings: NodeJS.ProcessEnv;
  /** Skips every fsync, for temporary data. */
  throwAway?: boolean;
  /** Replicas of each service; default one. */
  replicas?: Readonly<Record<string, number>>;
  /** Inserts proxies between processes and servers: returns the addresses for the processes. */
  via?: (addresses: Addresses) => Promise<Addresses>;
  /** A balancer listens on `port` and forwards to the gateways, each of which has its own port. */
  behindBalancer?: boolean;
  /** Listens on all interfaces, not only on loopback. */
  host?: string;
}

export type { Addresses };

export const DEFAULT_ADMIN = 'admin@proofround.local';

/** The whole system on one machine: servers, services, gateway. */
export class Stack {
  private readonly processes: ManagedProcess[] = [];
  private readonly state: RunState;
  private readonly logs: string;
  private readonly secrets: Secrets;
  private readonly connections: Connections;
  private stripePort: number | undefined;
  addresses: Addresses | undefined;
  private added = 0;
  readonly url: string;
  readonly admin: { email: string; password: string };

  private constructor(private readonly options: StackOptions) {
    const dataDir = resolve(options.dataDir);
    this.options = { ...options, dataDir };
    mkdirSync(dataDir, { recursive: true });
    this.secrets = loadSecrets(dataDir);
    this.connections = new Connections(dataDir, this.secrets, options.settings);
    this.state = new RunState(dataDir);
    this.logs = join(dataDir, 'logs');
    this.url = `http://localhost:${options.port}`;
    this.admin = {
      email: options.settings['ADMIN_EMAIL'] ?? DEFAULT_ADMIN,
      password: options.settings['ADMIN_PASSWORD'] ?? this.secrets.admin_password,
    };
  }

  get logFolder(): string {
    return this.logs;
  }

  /** Starts everything and waits until all of it is ready; on failure ends the started parts. */
  static async start(options: StackOptions): Promise<Stack> {
    const stack = new Stack(options);
    await stack.state.takeOver(stack.url);
    if (!(await isFree(options.port))) {
      stack.state.clear();
      throw new UserError(
        `Port ${options.port} is taken by another program. Free it, or choose another: PORT=${options.port + 10} npm start`,
      );
    }
    reserve(options.port);
    try {
      await stack.startServers();
      if (options.via && stack.addresses) stack.addresses = await options.via(stack.addresses);
      await stack.startStripe();
      await stack.migrate();
      await stack.startServices();
      stack.writeAddresses();
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  /** Ends everything in order: gateway first, servers last. */
  async stop(): Promise<void> {
    for (const process_ of this.processes.toReversed()) await process_.stop();
    this.state.clear();
  }

  /** The running process (or replica) of that name. */
  process(name: string): ManagedProcess {
    const found = this.processes.find(({ spec }) => spec.name === name);
    if (!found) throw new Error(`There is no process ${name}`);
    return found;
  }

  /** Starts one more replica of a service under a given name; resolves when it is ready. */
  async addReplica(serviceName: string): Promise<string> {
    const service = SERVICES.find(({ name }) => name === serviceName);
    if (!service) throw new Error(`There is no service ${serviceName}`);
    this.added += 1;
    const name = `${serviceName}-added-${this.added}`;
    const [opsPort = 0] = await freePorts(1);
    await this.begin(await this.serviceSpec(service, name, opsPort));
    return name;
  }

  /** Ends a replica as a rolling update does: it finishes its work first. */
  async removeReplica(name: string): Promise<void> {
    const process_ = this.process(name);
    await process_.stop();
    this.processes.splice(this.processes.indexOf(process_), 1);
    this.record();
  }

  /** The address of a process's liveness, readiness and metrics. */
  opsUrl(name: string): string {
    return `http://127.0.0.1:${this.process(name).spec.env?.['OPS_PORT'] ?? ''}`;
  }

  /** The address of the local stand-in for Stripe; undefined if a key of Stripe's is set. */
  get stripeUrl(): string | undefined {
    return this.stripePort === undefined ? undefined : `http://127.0.0.1:${this.stripePort}`;
  }

  get processNames(): string[] {
    return this.processes.map(({ spec }) => spec.name);
  }

  get processIds(): { name: string; pid: number | undefined }[] {
    return this.processes.map(({ spec, pid }) => ({ name: spec.name, pid }));
  }

  private async begin(spec: ProcessSpec): Promise<void> {
    const process_ = new ManagedProcess(spec, () => this.record());
    this.processes.push(process_);
    await process_.start();
  }

  private record(): void {
    this.state.save(
      this.url,
      this.processes.map(({ spec, pid }) => ({ name: spec.name, pid, signal: spec.stopSignal ?? 'SIGTERM' })),
    );
  }

  private async startServers(): Promise<void> {
    const { dataDir, settings, throwAway } = this.options;
    const given = {
      DATABASE_URL: settings['DATABASE_URL'] || undefined,
      NATS_URL: settings['NATS_URL'] || undefined,
      REDIS_URL: settings['REDIS_URL'] || undefined,
    };
    const needed: Program[] = [
      ...(given.DATABASE_URL ? [] : [POSTGRES]),
      ...(given.NATS_URL ? [] : [NATS_SERVER]),
      ...(given.REDIS_URL ? [] : [REDIS]),
    ];
    await ensure(needed);
    const [pgPort = 0, natsPort = 0, redisPort = 0] = await freePorts(3);
    const common = (name: string, port: number, password: string) => ({
      dataDir,
      port,
      password,
      logFile: join(this.logs, `${name}.log`),
    });
    const starting: Promise<void>[] = [];
    const own = (server: { spec: ProcessSpec; url: string }): string => {
      starting.push(this.begin(server.spec));
      return server.url;
    };
    this.addresses = {
      DATABASE_URL:
        given.DATABASE_URL ??
        own(
          postgres({ ...common('postgres', pgPort, this.secrets.postgres), throwAway: throwAway ?? false }),
        ),
      NATS_URL:
        given.NATS_URL ??
        own(nats({ ...common('nats', natsPort, this.secrets.nats), users: this.connections.natsUsers })),
      REDIS_URL:
        given.REDIS_URL ??
        own(redis({ ...common('redis', redisPort, this.secrets.redis), users: this.connections.redisUsers })),
    };
    await Promise.all(starting);
    await this.checkGiven(given);
  }

  /** Servers given by address must answer; there is no fallback. */
  private async checkGiven(given: Partial<Addresses>): Promise<void> {
    const checks: [string, string | undefined, (url: string) => Promise<unknown>][] = [
      ['DATABASE_URL', given.DATABASE_URL, (url) => query(url, 'SELECT 1')],
      ['NATS_URL', given.NATS_URL, natsAnswers],
      ['REDIS_URL', given.REDIS_URL, redisAnswers],
    ];
    for (const [name, url, check] of checks) {
      if (url === undefined) continue;
      const answers = await check(url).then(
        (answer) => answer !== false,
        () => false,
      );
      if (!answers)
        throw new UserError(
          `No usable server answers at ${name}. Start it, correct the address, or unset ${name} to have one started here.`,
        );
    }
  }

  private async migrate(): Promise<void> {
    const { addresses, connections, options } = this;
    if (!addresses) throw new Error('The servers are not started');
    const owners = SERVICES.filter(({ database }) => database);
    // One after the other, because all of them change the server's common rows of roles and databases.
    for (const service of owners) await connections.prepareDatabase(service, addresses);
    await Promise.all(
      owners.map(async (service) => {
        const script = inRoot('services', service.name, 'dist', 'migrate.js');
        const env = migrationEnvironment(options.settings, connections.ofMigrations(service, addresses));
        const code = await run(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] });
        if (code !== 0)
          throw new UserError(
            `The database of ${service.name} could not be brought up to date; the lines above say why.`,
          );
      }),
    );
  }

  /** Without a key of Stripe's, a local stand-in takes payments in test mode. */
  private async startStripe(): Promise<void> {
    if (this.options.settings['STRIPE_SECRET_KEY']) return;
    const [port = 0] = await freePorts(1);
    this.stripePort = port;
    await this.begin({
      name: 'stripe-stand-in',
      file: process.execPath,
      args: ['--enable-source-maps', inRoot('stand-ins', 'stripe', 'dist', 'main.js')],
      env: stripeEnvironment(this.facts(), port, join(this.options.dataDir, 'stripe-stand-in.json')),
      logFile: join(this.logs, 'stripe-stand-in.log'),
      tether: true,
      ready: async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok,
    });
  }

  private async startServices(): Promise<void> {
    const replicas = SERVICES.flatMap((service) => {
      const count = this.options.replicas?.[service.name] ?? 1;
      return Array.from({ length: count }, (_, index) => ({
        service,
        name: index === 0 ? service.name : `${service.name}-${index + 1}`,
      }));
    });
    const ports = await freePorts(replicas.length);
    // Services find each other over NATS in any order; only the gateway's readiness comes last.
    await Promise.all(
      replicas.map(async ({ service, name }, index) =>
        this.begin(await this.serviceSpec(service, name, ports[index] ?? 0)),
      ),
    );
  }

  private facts(): StackFacts {
    const { secrets, options, admin, url } = this;
    return {
      settings: options.settings,
      secrets,
      admin,
      url,
      port: options.port,
      host: options.host ?? '0.0.0.0',
      stripeUrl: this.stripeUrl,
    };
  }

  private async serviceSpec(service: ServiceSpec, name: string, opsPort: number): Promise<ProcessSpec> {
    if (!this.addresses) throw new Error('The servers are not started');
    const connections = this.connections.of(service, this.addresses);
    const ownPort = this.options.behindBalancer === true && service.name === 'gateway';
    const [port] = ownPort ? await freePorts(1) : [];
    const own = { OPS_PORT: String(opsPort), ...(port === undefined ? {} : { PORT: String(port) }) };
    return {
      name,
      file: process.execPath,
      args: ['--enable-source-maps', inRoot('services', service.name, 'dist', 'main.js')],
      env: environmentOf(service, this.facts(), { ...own, ...connections }),
      cwd: inRoot('services', service.name),
      logFile: join(this.logs, `${name}.log`),
      tether: true,
      ready: async () => (await fetch(`http://127.0.0.1:${opsPort}/ready`)).ok,
    };
  }

  /** For maintenance commands on the running stack; readable only for its owner. */
  private writeAddresses(): void {
    writeFileSync(join(this.options.dataDir, 'run', 'addresses.json'), JSON.stringify(this.addresses), {
      mode: 0o600,
    });
  }
}

export function announce(stack: Stack, url = stack.url): void {
  say('');
  say(`Proofround is running at ${url}`);
  say(`  Admin     ${stack.admin.email}  ${stack.admin.password}`);
  say(`  Logs      ${stack.logFolder}`);
  say('Ctrl-C ends it; the data stays.');
}

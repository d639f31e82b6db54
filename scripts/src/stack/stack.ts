import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { ManagedProcess, type ProcessSpec } from '../processes/managed-process.js';
import { RunState } from '../processes/run-state.js';
import { UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { freePorts, isFree, LOOPBACK, reserve } from '../system/ports.js';
import { giveTo, type Identity, processIdentity, runningAs } from '../system/unprivileged.js';
import { type Addresses, Connections } from './connections.js';
import { environmentOf, mailFolder, type StackFacts } from './environment.js';
import { Group } from './group.js';
import { migrate } from './migrate.js';
import { loadSecrets, type Secrets } from './secrets.js';
import { startServers } from './servers.js';
import { type Replica, replicasOf, SERVICES, type ServiceSpec } from './services.js';
import { Interrupted, type Machine, type StackOptions } from './stack-options.js';
import { STRIPE, stripeDataFile, stripeSpec } from './stripe.js';

export type { Addresses, Machine, StackOptions };

export const DEFAULT_ADMIN = 'admin@proofround.local';

/** The whole system on one machine: servers, services, gateway. */
export class Stack {
  private readonly processes: ManagedProcess[] = [];
  private readonly replicas: readonly Replica[];
  private readonly opsPorts = new Map<string, number>();
  private readonly state: RunState;
  private readonly logs: string;
  private readonly secrets: Secrets;
  private readonly connections: Connections;
  private stripePort: number | undefined;
  /** The user of our own processes; undefined if it is the launcher's. */
  private readonly identity: Identity | undefined;
  addresses: Addresses | undefined;
  private added = 0;
  private readonly ending = new AbortController();
  readonly url: string;
  readonly admin: { email: string; password: string };

  private constructor(private readonly options: StackOptions) {
    const dataDir = resolve(options.dataDir);
    this.options = { ...options, dataDir };
    mkdirSync(dataDir, { recursive: true });
    this.secrets = loadSecrets(dataDir);
    this.connections = new Connections(dataDir, this.secrets, options.settings);
    this.state = new RunState(dataDir);
    this.replicas = replicasOf(options.replicas, options.processes);
    this.logs = join(dataDir, 'logs');
    this.url = `http://localhost:${options.port}`;
    this.identity = processIdentity(dataDir, [inRoot(), process.execPath], options.port);
    this.admin = {
      email: options.settings['ADMIN_EMAIL'] ?? DEFAULT_ADMIN,
      password: options.settings['ADMIN_PASSWORD'] ?? this.secrets.admin_password,
    };
  }

  get logFolder(): string {
    return this.logs;
  }

  /** Where mails are written; undefined with a mail server. */
  get mailFolder(): string | undefined {
    return mailFolder(this.options.settings, this.options.dataDir);
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
    const started = stack.startAll();
    started.catch(() => undefined); // after an interruption its failure is no news
    const interrupted = options.interrupted?.then(() => Promise.reject(new Interrupted())) ?? started;
    try {
      await Promise.race([started, interrupted]);
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  private async startAll(): Promise<void> {
    const group = this.startGroup();
    await Promise.all([this.startServers(), this.startStripe()]);
    await this.migrate();
    await this.startServices(group);
    this.writeAddresses();
  }

  /** Ends everything in order: gateway first, then the services, the stand-in for Stripe, servers last. */
  async stop(): Promise<void> {
    this.ending.abort();
    const rank = ({ spec }: ManagedProcess) => (spec.name === STRIPE ? 1 : spec.endsWithUs ? 0 : 2);
    const order = this.processes.toReversed().toSorted((a, b) => rank(a) - rank(b));
    for (const process_ of order) await process_.stop();
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

  /** The address of the liveness, readiness and metrics of a service, or of a replica. */
  opsUrl(name: string): string {
    return `http://${this.hostOf(name)}:${this.opsPorts.get(name) ?? ''}`;
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
    if (this.ending.signal.aborted) throw new Interrupted();
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
    const { dataDir, settings, throwAway = false } = this.options;
    this.addresses = await startServers({
      dataDir,
      logs: this.logs,
      settings,
      throwAway,
      secrets: this.secrets,
      connections: this.connections,
      begin: (spec) => this.begin(spec),
    });
    if (this.options.via) this.addresses = await this.options.via(this.addresses);
  }

  private async migrate(): Promise<void> {
    const { addresses, connections, identity, options } = this;
    const { signal } = this.ending;
    if (addresses) await migrate({ ...options, addresses, connections, identity, signal });
  }

  /** Without a key of Stripe's, a local stand-in takes payments in test mode. */
  private async startStripe(): Promise<void> {
    if (this.options.settings['STRIPE_SECRET_KEY']) return;
    const [port = 0] = await freePorts(1);
    this.stripePort = port;
    const dataFile = stripeDataFile(this.options.dataDir);
    this.writable(dirname(dataFile));
    const process_ = this.node(inRoot('stand-ins', 'stripe', 'dist', 'main.js'));
    await this.begin(stripeSpec(this.facts(), process_, { port, dataFile, logs: this.logs }));
  }

  private hostOf(replica: string): string {
    return this.options.machineOf?.(replica).host ?? LOOPBACK;
  }

  private node(script: string, ...args: string[]): Pick<ProcessSpec, 'file' | 'args'> {
    return runningAs(this.identity, process.execPath, [script, ...args]);
  }

  /** Creates a folder that our processes write to. */
  private writable(folder: string): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (this.identity) giveTo(this.identity, folder);
  }

  /** The group loads its modules while we start the servers. */
  private startGroup(): { group: Group; ready: Promise<void> } | undefined {
    const members = this.replicas.filter(({ isGrouped }) => isGrouped).map(({ service }) => service);
    if (members.length === 0) return undefined;
    const group = new Group({
      members,
      inherited: this.options.settings,
      logs: this.logs,
      node: (script, ...args) => this.node(script, ...args),
      isReady: async ({ name }) => (await fetch(`${this.opsUrl(name)}/ready`)).ok,
    });
    const ready = this.begin(group.spec);
    ready.catch(() => undefined); // awaited with the other services, unless the servers fail first
    return { group, ready };
  }

  private async startServices(started: ReturnType<Stack['startGroup']>): Promise<void> {
    if (this.mailFolder !== undefined) this.writable(this.mailFolder);
    const ports = await freePorts(this.replicas.length);
    const all = this.replicas.map((replica, index) => ({ ...replica, opsPort: ports[index] ?? 0 }));
    const grouped = all.filter(({ isGrouped }) => isGrouped);
    started?.group.give(
      Object.fromEntries(
        grouped.map(({ service, name, opsPort }) => [name, this.settingsOf(service, name, opsPort)]),
      ),
    );
    // Services find each other over NATS in any order; only the gateway's readiness comes last.
    await Promise.all([
      started?.ready,
      ...all
        .filter(({ isGrouped }) => !isGrouped)
        .map(async ({ service, name, opsPort }) =>
          this.begin(await this.serviceSpec(service, name, opsPort)),
        ),
    ]);
  }

  private facts(): StackFacts {
    const { secrets, options, admin, url } = this;
    return {
      settings: options.settings,
      secrets,
      admin,
      url,
      port: options.port,
      host: options.settings['HOST'] || '127.0.0.1',
      dataDir: options.dataDir,
      stripeUrl: this.stripeUrl,
    };
  }

  /** The environment of a service, with its connections. */
  private settingsOf(
    service: ServiceSpec,
    name: string,
    opsPort: number,
    more: NodeJS.ProcessEnv = {},
  ): NodeJS.ProcessEnv {
    if (!this.addresses) throw new Error('The servers are not started');
    this.opsPorts.set(name, opsPort);
    const connections = this.connections.of(service, this.addresses);
    return environmentOf(service, this.facts(), { OPS_PORT: String(opsPort), ...more, ...connections });
  }

  private async serviceSpec(service: ServiceSpec, name: string, opsPort: number): Promise<ProcessSpec> {
    const ownPort = this.options.behindBalancer === true && service.name === 'gateway';
    const [port] = ownPort ? await freePorts(1) : [];
    const machine = this.options.machineOf?.(name);
    const everywhere = machine ? { OPS_HOST: '0.0.0.0', HOST: '0.0.0.0' } : {};
    const own = port === undefined ? {} : { PORT: String(port) };
    const command = this.node(inRoot('services', service.name, 'dist', 'main.js'));
    return {
      name,
      ...(machine?.run(command) ?? command),
      env: this.settingsOf(service, name, opsPort, { ...own, ...everywhere }),
      cwd: inRoot('services', service.name),
      logFile: join(this.logs, `${name}.log`),
      endsWithUs: true,
      ready: async () => (await fetch(`http://${this.hostOf(name)}:${opsPort}/ready`)).ok,
    };
  }

  /** For maintenance commands on the running stack; readable only for its owner. */
  private writeAddresses(): void {
    writeFileSync(join(this.options.dataDir, 'run', 'addresses.json'), JSON.stringify(this.addresses), {
      mode: 0o600,
    });
  }
}

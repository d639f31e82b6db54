import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  etcd,
  ETCD_PORT,
  inRoot,
  ManagedProcess,
  nats,
  patroni,
  PATRONI_PORT,
  pgbouncer,
  POSTGRES_PORT,
  type ProcessSpec,
  redis,
  sentinel,
} from '@proofround/launcher';

import { mountSmallDisk, unmount } from '../faults/list.js';
import { NETWORK, type NetworkMachine } from './network.js';

const PASSWORD = 'cluster';
const PORTS = { nats: 4222, route: 6222, monitoring: 8222, redis: 6379, sentinel: 26_379, pooler: 6432 };
/** The name by which clients ask the Sentinels. */
export const REDIS_NAME = 'main';
/** Each database has its own; PostgreSQL takes 200. */
const POOLED = 10;
const DISK_MIB = 1500;
const REDIS_DOWN_MS = 3000;

/** The servers of one machine, by kind. */
export type ServerKind = 'etcd' | 'NATS' | 'Redis' | 'Sentinel' | 'Patroni' | 'PgBouncer' | 'pooler guide';

/** PostgreSQL under Patroni on one machine. */
export interface Postgres {
  readonly url: string;
  readonly control: string;
  readonly serverPid: () => number;
}

/** All servers of the machines. The first two machines have PostgreSQL and services, the third only votes. */
export class Servers {
  /** `m1/NATS` and so on. */
  private readonly processes = new Map<string, ManagedProcess>();
  readonly postgres = new Map<string, Postgres>();
  readonly disks = new Map<string, string>();

  constructor(
    private readonly machines: readonly NetworkMachine[],
    private readonly dataDir: string,
  ) {
    chmodSync(dataDir, 0o711);
    for (const { name } of machines) {
      const folder = this.folder(name);
      mkdirSync(folder);
      if (mountSmallDisk(folder, DISK_MIB)) this.disks.set(name, folder);
      chmodSync(folder, 0o711);
    }
  }

  /** Starts all of them; resolves when PostgreSQL has a standby that every commit waits for. */
  async start(): Promise<void> {
    await Promise.all(this.machines.map((machine) => this.startEtcd(machine)));
    await Promise.all(this.machines.map((machine) => this.startNats(machine)));
    for (const machine of this.machines) await this.startRedis(machine);
    await Promise.all(this.machines.map((machine) => this.startSentinel(machine)));
    // The first one creates the cluster.
    for (const machine of this.withServices) await this.startPatroni(machine);
    for (const machine of this.withServices) await this.startPooler(machine);
  }

  async stop(): Promise<void> {
    for (const one of [...this.processes.values()].toReversed()) await one.stop();
    for (const folder of this.disks.values()) unmount(folder);
  }

  /** The machines that have PostgreSQL and services. */
  get withServices(): readonly NetworkMachine[] {
    return this.machines.slice(0, 2);
  }

  process(machine: string, kind: ServerKind): ManagedProcess {
    const found = this.processes.get(`${machine}/${kind}`);
    if (!found) throw new Error(`There is no ${kind} on ${machine}`);
    return found;
  }

  ofMachine(machine: string): ManagedProcess[] {
    return [...this.processes].filter(([key]) => key.startsWith(`${machine}/`)).map(([, one]) => one);
  }

  /** The addresses for every process; each machine has a PgBouncer of its own. */
  get addresses() {
    const inside = this.machines.map((machine) => machine.inside);
    const [first, ...others] = inside.map((host) => `${host}:${PORTS.nats}`);
    const sentinels = inside.map((host) => `${host}:${PORTS.sentinel}`).join(',');
    return {
      nats: `nats://proofround:${PASSWORD}@${[first, ...others].join(',')}`,
      firstRedis: `redis://:${PASSWORD}@${inside[0] ?? ''}:${PORTS.redis}`,
      redis: `redis+sentinel://:${PASSWORD}@${sentinels}/${REDIS_NAME}`,
      pooler: `postgres://proofround:${PASSWORD}@127.0.0.1:${PORTS.pooler}/postgres`,
    };
  }

  /** Where we ask a machine's NATS server or Sentinel. */
  natsUrl = ({ host }: NetworkMachine) => `nats://proofround:${PASSWORD}@${host}:${PORTS.nats}`;
  sentinelUrl = ({ host }: NetworkMachine) => `redis://${host}:${PORTS.sentinel}`;
  poolerUrl = ({ host }: NetworkMachine) =>
    `postgres://proofround:${PASSWORD}@${host}:${PORTS.pooler}/postgres`;

  private folder(machine: string): string {
    return join(this.dataDir, machine);
  }

  private common({ name, host }: NetworkMachine, kind: string) {
    const logFile = join(this.dataDir, 'logs', `${name}-${kind}.log`);
    return { dataDir: this.folder(name), logFile, host, password: PASSWORD };
  }

  private async begin(machine: NetworkMachine, kind: ServerKind, spec: ProcessSpec): Promise<void> {
    const name = `${machine.name}/${kind}`;
    const process_ = new ManagedProcess({ ...spec, ...machine.runServer(spec), name });
    this.processes.set(name, process_);
    await process_.start();
  }

  private startEtcd(machine: NetworkMachine): Promise<void> {
    const members = Object.fromEntries(this.machines.map(({ name, inside }) => [name, inside]));
    const { spec } = etcd({ ...this.common(machine, 'etcd'), name: machine.name, members });
    return this.begin(machine, 'etcd', spec);
  }

  private startNats(machine: NetworkMachine): Promise<void> {
    const cluster = {
      serverName: machine.name,
      host: machine.inside,
      port: PORTS.route,
      monitoring: PORTS.monitoring,
      routes: this.machines.map(({ inside }) => `${inside}:${PORTS.route}`),
    };
    const { spec } = nats({ ...this.common(machine, 'nats'), port: PORTS.nats, cluster });
    return this.begin(machine, 'NATS', spec);
  }

  private startRedis(machine: NetworkMachine): Promise<void> {
    const [first = machine] = this.machines;
    const replication = {
      announce: machine.inside,
      ...(machine === first ? {} : { primary: { host: first.inside, port: PORTS.redis } }),
    };
    const { spec } = redis({ ...this.common(machine, 'redis'), port: PORTS.redis, replication });
    return this.begin(machine, 'Redis', spec);
  }

  private startSentinel(machine: NetworkMachine): Promise<void> {
    const [first = machine] = this.machines;
    const { spec } = sentinel({
      ...this.common(machine, 'sentinel'),
      port: PORTS.sentinel,
      announce: machine.inside,
      primary: `redis://:${PASSWORD}@${first.inside}:${PORTS.redis}`,
      name: REDIS_NAME,
      quorum: 2,
      downAfterMs: REDIS_DOWN_MS,
    });
    return this.begin(machine, 'Sentinel', spec);
  }

  private async startPatroni(machine: NetworkMachine): Promise<void> {
    const { spec, ...postgres } = patroni({
      ...this.common(machine, 'patroni'),
      announce: machine.inside,
      name: machine.name,
      etcd: this.machines.map(({ inside }) => `${inside}:${ETCD_PORT}`),
      network: NETWORK,
    });
    this.postgres.set(machine.name, postgres);
    await this.begin(machine, 'Patroni', spec);
  }

  private async startPooler(machine: NetworkMachine): Promise<void> {
    const [first = machine] = this.machines;
    const server = `postgres://proofround:${PASSWORD}@${first.inside}:${POSTGRES_PORT}/postgres`;
    const common = this.common(machine, 'pgbouncer');
    const pooler = pgbouncer({ ...common, port: PORTS.pooler, server, connections: POOLED });
    await this.begin(machine, 'PgBouncer', pooler.spec);
    await this.begin(machine, 'pooler guide', {
      name: 'pooler guide',
      file: process.execPath,
      args: [inRoot('bench', 'dist', 'cluster', 'pooler-guide.js')],
      env: {
        PATH: process.env['PATH'],
        MEMBERS: this.withServices.map(({ inside }) => `http://${inside}:${PATRONI_PORT}`).join(','),
        POOLER_URL: this.addresses.pooler,
        POOLER_CONFIG: pooler.config,
      },
      endsWithUs: true,
      logFile: this.common(machine, 'guide').logFile,
      ready: () => Promise.resolve(true),
    });
  }
}

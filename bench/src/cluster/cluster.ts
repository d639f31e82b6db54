import { join } from 'node:path';

import {
  ensureDatabase,
  freePorts,
  inDatabase,
  type ManagedProcess,
  patroniMembers,
  query,
  redisPrimary,
  roleLimits,
  SERVICES,
  Stack,
  streamLeader,
} from '@proofround/launcher';
import { startStripeStandIn, type StripeStandIn } from '@proofround/stripe-stand-in';
import { until } from '@proofround/test-kit';
import { z } from 'zod';

import { Balancer } from '../faults/balancer.js';
import { INTERNET, Network, type NetworkMachine } from './network.js';
import { Servers } from './servers.js';

const NAMES = ['m1', 'm2', 'm3'];
const STRIPE = { secretKey: 'sk_test_cluster', webhookSecret: 'whsec_cluster' };
const CHECK_EVERY_MS = 1000;
const CHECK_WITHIN_MS = 2000;
const SYNC_WITHIN_MS = 120_000;
const health = z.object({ status: z.string() });

/** Three machines with all servers, two replicas of each process on the first two, and a balancer before them. */
export class Cluster {
  private checking: NodeJS.Timeout | undefined;

  private constructor(
    readonly network: Network,
    readonly servers: Servers,
    readonly stack: Stack,
    private readonly balancer: Balancer,
    private readonly stripe: StripeStandIn,
  ) {}

  static async start(dataDir: string): Promise<Cluster> {
    const network = await Network.build(NAMES);
    const servers = new Servers(network.machines, dataDir);
    const [port = 0, stripePort = 0] = await freePorts(2);
    const stripe = await startStripeStandIn({
      ...STRIPE,
      host: INTERNET,
      port: stripePort,
      webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
    });
    const second = network.machines[1];
    // Before its processes start.
    second?.followClock(join(dataDir, 'clock'));
    await servers.start();
    const stack = await Stack.start({
      dataDir,
      port,
      behindBalancer: true,
      replicas: Object.fromEntries(SERVICES.map(({ name }) => [name, 2])),
      machineOf: (replica) => machineOf(replica, servers),
      settings: { ...(await connections(servers)), ...stripeSettings(stripe), ...SETTINGS },
    });
    const balancer = new Balancer();
    await balancer.listen(port);
    const cluster = new Cluster(network, servers, stack, balancer, stripe);
    await cluster.check();
    cluster.checking = setInterval(() => void cluster.check(), CHECK_EVERY_MS);
    return cluster;
  }

  async stop(): Promise<void> {
    clearInterval(this.checking);
    await this.stack.stop();
    await this.balancer.stop();
    await this.servers.stop();
    await this.stripe.stop();
    this.network.stop();
  }

  machine(name: string): NetworkMachine {
    const found = this.network.machines.find((one) => one.name === name);
    if (!found) throw new Error(`There is no machine ${name}`);
    return found;
  }

  /** Our processes on a machine. */
  replicasOn(machine: NetworkMachine): ManagedProcess[] {
    return this.stack.processNames
      .filter((name) => machineOf(name, this.servers) === machine)
      .map((name) => this.stack.process(name));
  }

  /** The name of the machine whose NATS server leads the events. */
  natsLeader = () =>
    this.ask('the stream has a leader', (machine) =>
      streamLeader(this.servers.natsUrl(machine), 'DOMAIN_EVENTS'),
    );

  async redisPrimary(): Promise<NetworkMachine> {
    const inside = await this.ask('the Sentinels name a primary', (machine) =>
      redisPrimary(this.servers.sentinelUrl(machine), 'main'),
    );
    return this.network.machines.find((one) => one.inside === inside) ?? this.machine(inside);
  }

  /** The machines with PostgreSQL's primary and its synchronous standby. */
  async postgres(): Promise<{ primary: NetworkMachine; standby: NetworkMachine }> {
    return until(
      'PostgreSQL has a primary and a synchronous standby',
      async () => {
        for (const { control } of this.servers.postgres.values()) {
          const members = await patroniMembers(control).catch(() => []);
          const primary = members.find(({ role }) => role === 'leader');
          const standby = members.find(({ role }) => role === 'sync_standby');
          if (!primary || !standby) continue;
          return { primary: this.machine(primary.name), standby: this.machine(standby.name) };
        }
        return false;
      },
      SYNC_WITHIN_MS,
    );
  }

  /** Sets whether commits wait for the standby. Resolves when PostgreSQL has the setting. */
  async setSynchronous(synchronous: boolean): Promise<void> {
    for (const { control } of this.servers.postgres.values()) {
      const answer = await fetch(`${control}/config`, {
        method: 'PATCH',
        body: JSON.stringify({ synchronous_mode: synchronous }),
      }).catch(() => undefined);
      if (answer?.ok) break;
    }
    await until(
      'PostgreSQL has the setting',
      async () => {
        for (const { control, url } of this.servers.postgres.values()) {
          const answer = await fetch(`${control}/primary`);
          if (answer.status !== 200) continue;
          const [row] = await query(url, 'SHOW synchronous_standby_names');
          return (row?.['synchronous_standby_names'] !== '') === synchronous;
        }
        return false;
      },
      SYNC_WITHIN_MS,
    );
  }

  /** Waits until every part works again; the roles of the servers may have moved. */
  async whole(): Promise<void> {
    await this.postgres();
    await this.natsLeader();
    for (const replica of this.stack.processNames) await this.stack.process(replica).untilReady();
  }

  /** Asks one machine after the other until one answers. */
  private ask(
    what: string,
    question: (machine: NetworkMachine) => Promise<string | undefined>,
  ): Promise<string> {
    return until(
      what,
      async () => {
        for (const machine of this.network.machines) {
          const answer = await question(machine).catch(() => undefined);
          if (answer !== undefined) return answer;
        }
        return false;
      },
      SYNC_WITHIN_MS,
    );
  }

  /**
   * The balancer's check, once: users go to the gateways that say all is well; if none does, to those
   * that answer. A gateway that is left is cut, so that no browser stays on it.
   */
  private async check(): Promise<void> {
    const gateways = this.stack.processNames.filter((name) => name.startsWith('gateway'));
    const states = await Promise.all(gateways.map((name) => this.stateOf(name)));
    const best = states.includes('ok') ? ['ok'] : ['ok', 'degraded'];
    for (const [index, name] of gateways.entries()) {
      if (best.includes(states[index] ?? '')) {
        this.balancer.add(name, this.portOf(name), machineOf(name, this.servers).host);
      } else {
        this.balancer.remove(name);
        this.balancer.cut(name);
      }
    }
  }

  private portOf = (gateway: string) => Number(this.stack.process(gateway).spec.env?.['PORT']);

  private async stateOf(gateway: string): Promise<string> {
    const { host } = machineOf(gateway, this.servers);
    try {
      const answer = await fetch(`http://${host}:${this.portOf(gateway)}/api/health`, {
        signal: AbortSignal.timeout(CHECK_WITHIN_MS),
      });
      return answer.ok ? health.parse(await answer.json()).status : 'down';
    } catch {
      return 'down';
    }
  }
}

/** `auth` runs on the first machine, `auth-2` on the second. */
function machineOf(replica: string, { withServices }: Servers): NetworkMachine {
  const found = withServices[replica.endsWith('-2') ? 1 : 0];
  if (!found) throw new Error('There are no machines');
  return found;
}

const SETTINGS = {
  PATH: process.env['PATH'],
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  DATABASE_POOLER: 'transaction',
  LINK_CHECK: 'off',
  // A job that Redis lost with its primary is started again within the time of a check.
  ANALYSIS_DEADLINE_MS: '20000',
  ANALYSIS_SWEEP_MS: '2000',
  RECONCILE_SWEEP_MS: '5000',
  RECONCILE_AFTER_MS: '10000',
};

const stripeSettings = (stripe: StripeStandIn) => ({
  STRIPE_SECRET_KEY: STRIPE.secretKey,
  STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
  STRIPE_API_BASE: stripe.url,
});

/** Creates the databases. Migrations go to the primary itself, processes through their machine's PgBouncer. */
async function connections({ addresses, postgres }: Servers): Promise<NodeJS.ProcessEnv> {
  const [primary] = postgres.values();
  const url = primary?.url ?? '';
  const settings: NodeJS.ProcessEnv = {
    DATABASE_URL: url,
    NATS_URL: addresses.nats,
    GATEWAY_REDIS_URL: addresses.redis,
    AI_WORKER_REDIS_URL: addresses.redis,
    // The launcher asks it whether it answers; no process uses it.
    REDIS_URL: addresses.firstRedis,
  };
  // The role has the limits that a pooler does not pass on.
  for (const statement of roleLimits('proofround')) await query(url, statement);
  for (const { name, database } of SERVICES) {
    if (!database) continue;
    await ensureDatabase(url, name);
    const key = name.toUpperCase();
    settings[`${key}_OWNER_DATABASE_URL`] = inDatabase(url, name);
    settings[`${key}_DATABASE_URL`] = inDatabase(addresses.pooler, name);
  }
  return settings;
}

import { setTimeout as delay } from 'node:timers/promises';

import type { Fault } from '../faults/list.js';
import { fillDisk } from '../faults/list.js';
import type { Cluster } from './cluster.js';
import type { NetworkMachine } from './network.js';

const PROCESSES = ['gateway', 'auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'];
/** Longer than any election. */
const AWAY_MS = 15_000;
/** Longer than Patroni's key is valid, so that the standby is promoted while the machine is away. */
const MACHINE_AWAY_MS = 35_000;
const DISK_FULL_MS = 20_000;
const CLOCK_MS = 10_000;
const CLOCK_S = 600;

/** The name of a machine that is not the given one. */
const otherThan = ({ network }: Cluster, name: string) =>
  network.machines.find((machine) => machine.name !== name)?.name ?? '';

const replicaFaults = (cluster: Cluster): Fault[] =>
  PROCESSES.map((name) => ({
    name: `one ${name} of two killed`,
    happen: () => {
      cluster.stack.process(name).signal('SIGKILL');
      return Promise.resolve();
    },
  }));

function serverFaults(cluster: Cluster): Fault[] {
  const away = async (machine: string, kind: 'NATS' | 'Redis' | 'Sentinel' | 'etcd' | 'PgBouncer') => {
    const process_ = cluster.servers.process(machine, kind);
    await process_.stop('SIGKILL');
    await delay(AWAY_MS);
    await process_.start();
  };
  return [
    { name: 'nats-leader killed, away 15 s', happen: async () => away(await cluster.natsLeader(), 'NATS') },
    {
      name: 'nats-follower killed, away 15 s',
      happen: async () => away(otherThan(cluster, await cluster.natsLeader()), 'NATS'),
    },
    {
      name: 'redis-primary killed, away 15 s',
      happen: async () => away((await cluster.redisPrimary()).name, 'Redis'),
    },
    {
      name: 'redis-replica killed, away 15 s',
      happen: async () => away(otherThan(cluster, (await cluster.redisPrimary()).name), 'Redis'),
    },
    { name: 'one sentinel of three killed, away 15 s', happen: () => away('m2', 'Sentinel') },
    { name: 'one etcd of three killed, away 15 s', happen: () => away('m1', 'etcd') },
    { name: 'one pgbouncer of two killed, away 15 s', happen: () => away('m2', 'PgBouncer') },
  ];
}

function postgresFaults(cluster: Cluster): Fault[] {
  const { servers } = cluster;
  return [
    { name: 'postgres-primary killed (its Patroni stays)', happen: () => killPostgres(cluster) },
    {
      name: 'patroni of the primary killed (PostgreSQL goes on), away 35 s',
      happen: async () => {
        const { primary } = await cluster.postgres();
        const process_ = servers.process(primary.name, 'Patroni');
        await process_.stop('SIGKILL');
        await delay(MACHINE_AWAY_MS);
        await process_.start();
      },
    },
    {
      name: 'postgres-standby killed with its Patroni, away 15 s',
      happen: async () => {
        const { standby } = await cluster.postgres();
        const process_ = servers.process(standby.name, 'Patroni');
        const pid = servers.postgres.get(standby.name)?.serverPid();
        await process_.stop('SIGKILL');
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
        await delay(AWAY_MS);
        await process_.start();
      },
    },
  ];
}

function machineFaults(cluster: Cluster): Fault[] {
  const { servers, network } = cluster;
  const cutOff = async (machine: NetworkMachine) => {
    network.cut(machine);
    await delay(MACHINE_AWAY_MS);
    network.heal(machine);
  };
  return [
    {
      name: 'machine of the primary dead for 35 s',
      happen: async () => powerLoss(cluster, (await cluster.postgres()).primary),
    },
    {
      name: 'machine m3 (votes only) dead for 35 s',
      happen: () => powerLoss(cluster, cluster.machine('m3')),
    },
    {
      name: 'network cut: primary alone, 35 s',
      happen: async () => cutOff((await cluster.postgres()).primary),
    },
    {
      name: 'network cut: standby alone, 35 s',
      happen: async () => cutOff((await cluster.postgres()).standby),
    },
    {
      name: 'disk of the primary’s machine full for 20 s',
      happen: async () => {
        const { primary } = await cluster.postgres();
        const disk = servers.disks.get(primary.name);
        if (disk === undefined) throw new Error('The disks could not be made');
        await fillDisk(disk, DISK_FULL_MS);
      },
    },
  ];
}

const clockFaults = (cluster: Cluster): Fault[] =>
  [CLOCK_S, -CLOCK_S].map((seconds) => ({
    name: `clock of m2 moved by ${seconds > 0 ? '+' : '−'}10 min for 10 s, then back`,
    happen: async () => {
      const machine = cluster.machine('m2');
      machine.moveClock(seconds);
      await delay(CLOCK_MS);
      machine.moveClock(0);
    },
  }));

/** Every fault, with the name that chooses it on the command line. */
export const clusterFaults = (cluster: Cluster): Fault[] => [
  ...replicaFaults(cluster),
  ...serverFaults(cluster),
  ...postgresFaults(cluster),
  ...machineFaults(cluster),
  ...clockFaults(cluster),
];

async function killPostgres(cluster: Cluster): Promise<void> {
  const { primary } = await cluster.postgres();
  process.kill(cluster.servers.postgres.get(primary.name)?.serverPid() ?? 0, 'SIGKILL');
}

/** Ends everything on a machine at once, and starts it again later. */
async function powerLoss(cluster: Cluster, machine: NetworkMachine): Promise<void> {
  const { servers } = cluster;
  const all = [...servers.ofMachine(machine.name), ...cluster.replicasOn(machine)];
  const postgres = servers.postgres.get(machine.name)?.serverPid();
  const ended = all.map((one) => one.stop('SIGKILL'));
  if (postgres !== undefined) process.kill(postgres, 'SIGKILL');
  await Promise.all(ended);
  await delay(MACHINE_AWAY_MS);
  await Promise.all(all.map((one) => one.start()));
}

import { join, resolve } from 'node:path';

import { freePorts, inDatabase, inRoot, loadSecrets, ManagedProcess, type Stack } from '@proofround/launcher';

import { processorTimeOf } from '../support/processes.js';
import { type Load, load } from './load.js';
import type { Workload } from './workloads.js';

/** One of the servers that are compared. They take turns. */
export interface Side {
  readonly name: 'ours' | 'before' | 'bare';
  readonly url: string;
  /** The processes whose processor time counts, by name. */
  readonly processes: () => { name: string; pid: number }[];
  readonly stop: () => Promise<void>;
}

export interface Round extends Load {
  cpuMsPerRequest: number;
  /** The processor time per process. */
  shares: string;
}

const FOLLOW_UP = ['ai-worker', 'notifications'];
const IS_FOLLOW_UP_PAUSED = process.env['FOLLOW_UP'] === 'paused';

export function ours(stack: Stack): Side {
  return {
    name: 'ours',
    url: `http://127.0.0.1:${new URL(stack.url).port}`,
    processes: () => stack.processIds.map(({ name, pid }) => ({ name, pid: pid ?? 0 })),
    stop: () => Promise.resolve(),
  };
}

/** The gateway of another checkout, on the services and servers of ours. */
export async function before(stack: Stack, dataDir: string, checkout: string): Promise<Side> {
  const [port = 0, opsPort = 0] = await freePorts(2);
  const { env } = stack.process('gateway').spec;
  const child = new ManagedProcess({
    name: 'before',
    file: process.execPath,
    args: [resolve(checkout, 'services/gateway/dist/main.js')],
    env: { ...env, PORT: String(port), OPS_PORT: String(opsPort) },
    logFile: join(dataDir, 'before.log'),
    endsWithUs: true,
    ready: async () => (await fetch(`http://127.0.0.1:${opsPort}/ready`)).ok,
  });
  await child.start();
  const others = () => stack.processIds.filter(({ name }) => name !== 'gateway');
  return {
    name: 'before',
    url: `http://127.0.0.1:${port}`,
    processes: () =>
      [...others(), { name: 'gateway', pid: child.pid }].map(({ name, pid }) => ({ name, pid: pid ?? 0 })),
    stop: () => child.stop(),
  };
}

export async function bare(stack: Stack, dataDir: string): Promise<Side> {
  const [port = 0] = await freePorts(1);
  const secrets = loadSecrets(dataDir);
  const server = stack.addresses?.DATABASE_URL ?? '';
  const setting = {
    port,
    authDatabase: inDatabase(server, 'proofround_auth'),
    startupsDatabase: inDatabase(server, 'proofround_startups'),
    publicKey: secrets.jwt_public_key,
    privateKey: secrets.jwt_private_key,
  };
  const child = new ManagedProcess({
    name: 'bare',
    file: process.execPath,
    args: ['--max-old-space-size=8192', inRoot('bench', 'dist', 'api', 'bare.js'), JSON.stringify(setting)],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    logFile: join(dataDir, 'bare.log'),
    endsWithUs: true,
    ready: async () => (await fetch(`http://127.0.0.1:${port}/api/auth/me`)).status >= 400,
  });
  await child.start();
  return {
    name: 'bare',
    url: `http://127.0.0.1:${port}`,
    processes: () => [
      { name: 'bare', pid: child.pid ?? 0 },
      { name: 'PostgreSQL', pid: stack.process('PostgreSQL').pid ?? 0 },
    ],
    stop: () => child.stop(),
  };
}

/**
 * The load of one turn. While the bare process has its turn, the processes that analyse and notify
 * are paused, because the bare process gives them no work, and work from our turn may be left.
 */
export async function measure(
  stack: Stack,
  side: Side,
  workload: Workload,
  token: (next: number) => string | undefined,
  numbers: { next: number },
): Promise<Round> {
  const followUp = FOLLOW_UP.map((name) => stack.process(name).pid ?? 0);
  const signal = (name: NodeJS.Signals) => followUp.forEach((pid) => process.kill(pid, name));
  if (side.name === 'bare' || IS_FOLLOW_UP_PAUSED) signal('SIGSTOP');
  try {
    await load(side.url, workload, token, numbers, { seconds: Math.min(2, workload.seconds / 3) }); // warm-up
    const earlier = side.processes().map(({ pid }) => processorTimeOf(pid));
    const result = await load(side.url, workload, token, numbers);
    const spent = side.processes().map(({ name, pid }, index) => ({
      name,
      ms: (processorTimeOf(pid) - (earlier[index] ?? 0)) / Math.max(1, result.requests),
    }));
    const shares = spent
      .filter(({ ms }) => ms >= 0.005)
      .map(({ name, ms }) => `${name} ${ms.toFixed(2)}`)
      .join(', ');
    if (result.failures > 0)
      process.stderr.write(`${side.name}, ${workload.name}: ${result.failures} failures\n`);
    return { ...result, cpuMsPerRequest: spent.reduce((sum, { ms }) => sum + ms, 0), shares };
  } finally {
    signal('SIGCONT');
  }
}

/** Waits until the processes that analyse and notify have done their work. */
export async function settle(stack: Stack): Promise<void> {
  const spent = () => FOLLOW_UP.reduce((sum, name) => sum + processorTimeOf(stack.process(name).pid ?? 0), 0);
  for (let waited = 0; waited < 120; waited += 2) {
    const earlier = spent();
    await new Promise((done) => setTimeout(done, 2000));
    if (spent() - earlier < 200) return;
  }
  process.stderr.write('ai-worker or notifications still have work to do\n');
}

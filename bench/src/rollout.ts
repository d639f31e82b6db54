import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePorts, Stack } from '@proofround/launcher';
import { AGREEABLE, startOpenAiStandIn } from '@proofround/openai-stand-in';
import { ApiClient } from '@proofround/test-kit';

import { Balancer } from './faults/balancer.js';
import { compare } from './faults/check.js';
import { Users } from './faults/users.js';
import { Work } from './faults/work.js';
import { table } from './support/report.js';

/**
 * Runs two replicas of everything under a steady load of mixed work. It replaces each deployment one
 * replica at a time, as Kubernetes does (it starts a new one, then takes an old one out of the
 * balancer, waits a moment, and ends it), and scales ai-worker from 1 to 8 and back. No request may
 * fail, nothing may be lost or done twice.
 * Run: npm run rollout
 */
const DEPLOYMENTS = ['gateway', 'auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'];
const REPLICAS = 2;
/** preStop: after this time nobody opens a new connection. */
const PRE_STOP_MS = 1000;
const MAX_WORKERS = 8;
/** About 15 requests a second. */
const PACE_MS = 120;

const dataDir = mkdtempSync(join(tmpdir(), 'proofround-rollout-'));
const modelStandIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: 400 });
const [port = 0] = await freePorts(1);
const balancer = new Balancer();
const stack = await Stack.start({
  dataDir,
  port,
  behindBalancer: true,
  replicas: Object.fromEntries(DEPLOYMENTS.map((name) => [name, REPLICAS])),
  settings: {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: modelStandIn.url,
    OPENAI_CACHE_TTL_S: '0',
    OPENAI_BUDGET_PER_USER_USD: '1000',
  },
});
const balanced = (name: string) => {
  if (name.startsWith('gateway')) balancer.add(name, Number(stack.process(name).spec.env?.['PORT']));
};
const replicasOf = (deployment: string) =>
  stack.processNames.filter((name) => name === deployment || name.startsWith(`${deployment}-`));

async function replace(deployment: string): Promise<void> {
  for (const old of replicasOf(deployment)) {
    balanced(await stack.addReplica(deployment));
    balancer.remove(old);
    await delay(PRE_STOP_MS);
    await stack.removeReplica(old);
  }
}

async function scale(to: number): Promise<void> {
  while (replicasOf('ai-worker').length < to) await stack.addReplica('ai-worker');
  for (const name of replicasOf('ai-worker').slice(to)) await stack.removeReplica(name);
}

async function run(): Promise<boolean> {
  await balancer.listen(port);
  replicasOf('gateway').forEach(balanced);
  const visitor = new ApiClient(stack.url);
  const users = new Users();
  const work = new Work(users, visitor, stack.addresses?.NATS_URL ?? '', PACE_MS);
  const admin = await visitor.logIn(stack.admin.email, stack.admin.password);
  await work.prepare();
  const checked = new Set<string>();
  const rows: (string | number)[][] = [];
  const complaints: string[] = [];

  const changes = [
    ...DEPLOYMENTS.map((name) => ({ name: `${name} replaced`, happen: () => replace(name) })),
    {
      name: `ai-worker from 1 to ${MAX_WORKERS} and back`,
      happen: async () => {
        await scale(1);
        await scale(MAX_WORKERS);
        await scale(1);
      },
    },
  ];
  for (const { name, happen } of changes) {
    users.turn();
    work.start();
    await delay(1000);
    const began = Date.now();
    await happen();
    const took = Date.now() - began;
    await delay(1000);
    await work.stop();
    const { requests, errors, lies } = users.turn();
    const { lost, doubled } = await compare(work.books, admin, checked);
    rows.push([name, (took / 1000).toFixed(1), requests, errors, lost.length, doubled.length, lies.length]);
    process.stdout.write(`${rows.at(-1)?.join(' | ') ?? ''}\n`);
    for (const text of [...lost, ...doubled, ...lies]) complaints.push(`${name}: ${text}`);
    if (errors > 0) complaints.push(`${name}: ${errors} failed requests`);
  }
  const head = ['change', 'took s', 'requests', 'failed', 'lost', 'doubled', 'wrong'];
  process.stdout.write(`\n${table(head, rows)}\n`);
  for (const text of complaints) process.stdout.write(`${text}\n`);
  return complaints.length === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await stack.stop();
  await balancer.stop();
  await modelStandIn.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

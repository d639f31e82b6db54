import {
  freePorts,
  inDatabase,
  inRoot,
  loadSecrets,
  ManagedProcess,
  query,
  type Stack,
} from '@proofround/launcher';
import { join } from 'node:path';
import { z } from 'zod';

import { load, type Load } from './api/load.js';
import { seed, type Seeded } from './api/seed.js';
import { workloads, type Workload } from './api/workloads.js';
import { memoryOf, processorTimeOf } from './processes.js';
import { onStack } from './stack.js';
import { median, table } from './statistics.js';

/**
 * The API under load: our stack against one bare Fastify and pg process that gives the same answers
 * from the same databases, taking turns in one run. Each figure is the median of the rounds; the
 * ratio is the main figure. Run: npm run bench -- api [name of a workload …]
 *
 * ai-worker and notifications are stopped, because their later work would be counted against the
 * request that caused it. Their events are still published.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? '3');
const STARTUPS = Number(process.env['STARTUPS'] ?? '10000');
const FOLLOW_UP = ['ai-worker', 'notifications'];

interface Side {
  name: string;
  url: string;
  /** The processes whose processor time counts, by name. */
  processes: () => { name: string; pid: number }[];
}
interface Round extends Load {
  cpuMsPerRequest: number;
  /** The processor time per process. */
  shares: string;
}

async function bare(stack: Stack, dataDir: string): Promise<{ side: Side; stop(): Promise<void> }> {
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
    tether: true,
    ready: async () => (await fetch(`http://127.0.0.1:${port}/api/auth/me`)).status >= 400,
  });
  await child.start();
  const processes = () => [
    { name: 'bare', pid: child.pid ?? 0 },
    { name: 'PostgreSQL', pid: stack.process('PostgreSQL').pid ?? 0 },
  ];
  return {
    side: { name: 'bare', url: `http://127.0.0.1:${port}`, processes },
    stop: () => child.stop(),
  };
}

function tokens(seeded: Seeded, { as }: Workload): (next: number) => string | undefined {
  const { founder, investors, startupIds } = seeded;
  if (as === 'nobody') return () => undefined;
  if (as === 'founder') return () => founder.token;
  if (as === 'investor') return () => investors[0]?.token;
  return (next) => investors[Math.floor(next / startupIds.length) % investors.length]?.token;
}

async function measure(
  side: Side,
  workload: Workload,
  token: (next: number) => string | undefined,
  numbers: { next: number },
): Promise<Round> {
  await load(side.url, workload, token, numbers, Math.min(2, workload.seconds / 3)); // warm-up
  const before = side.processes().map(({ pid }) => processorTimeOf(pid));
  const result = await load(side.url, workload, token, numbers);
  const spent = side.processes().map(({ name, pid }, index) => ({
    name,
    ms: (processorTimeOf(pid) - (before[index] ?? 0)) / Math.max(1, result.requests),
  }));
  const shares = spent
    .filter(({ ms }) => ms >= 0.005)
    .map(({ name, ms }) => `${name} ${ms.toFixed(2)}`)
    .join(', ');
  if (result.failures > 0)
    process.stderr.write(`${side.name}, ${workload.name}: ${result.failures} failures\n`);
  return { ...result, cpuMsPerRequest: spent.reduce((sum, { ms }) => sum + ms, 0), shares };
}

const mid = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));
const figure = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);

async function run(stack: Stack, dataDir: string): Promise<void> {
  const seeded = await seed(stack, { startups: STARTUPS, investors: 24 });
  for (const name of FOLLOW_UP) await stack.process(name).stop();
  const other = await bare(stack, dataDir);
  const ours: Side = {
    name: 'ours',
    url: `http://127.0.0.1:${new URL(stack.url).port}`,
    processes: () => stack.processIds.map(({ name, pid }) => ({ name, pid: pid ?? 0 })),
  };
  const gateway = () => memoryOf(stack.process('gateway').pid ?? 0);
  const wanted = process.argv.slice(2);
  const rows: (string | number)[][] = [];
  const numbers = { next: 0 };
  for (const workload of workloads({ ...seeded, count: STARTUPS })) {
    if (wanted.length > 0 && !wanted.some((one) => workload.name.startsWith(one))) continue;
    const token = tokens(seeded, workload);
    const before = gateway();
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, gateway())), 500);
    const results: Record<string, Round[]> = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of round % 2 === 0 ? [ours, other.side] : [other.side, ours]) {
        results[side.name]?.push(await measure(side, workload, token, numbers));
      }
    }
    clearInterval(watching);
    await forget(stack, workload);
    const { ours: mine = [], bare: theirs = [] } = results;
    const ratio = mid(mine, ({ perSecond }) => perSecond) / mid(theirs, ({ perSecond }) => perSecond);
    rows.push([
      workload.name,
      ratio.toFixed(2),
      ...[mine, theirs].map((one) => figure(mid(one, ({ perSecond }) => perSecond))),
      ...[mine, theirs].map(
        (one) => `${figure(mid(one, ({ p50 }) => p50))} / ${figure(mid(one, ({ p99 }) => p99))}`,
      ),
      ...[mine, theirs].map((one) => figure(mid(one, ({ cpuMsPerRequest }) => cpuMsPerRequest))),
      `${Math.round(before)} + ${Math.round(most - before)}`,
    ]);
    process.stderr.write(
      `${workload.name}: ${ratio.toFixed(2)}; CPU ms: ${mine.at(-1)?.shares ?? ''} | ${theirs.at(-1)?.shares ?? ''}\n`,
    );
  }
  await other.stop();
  const head = [
    ...['request', 'ratio', 'ours req/s', 'bare req/s', 'ours p50 / p99 ms', 'bare p50 / p99 ms'],
    ...['ours CPU ms', 'bare CPU ms', 'gateway MiB'],
  ];
  process.stdout.write(`\n${table(head, rows)}\n`);
}

/** Removes the rows that a workload created, so that the next one finds the same table. */
async function forget(stack: Stack, { name }: Workload): Promise<void> {
  if (name !== 'create') return;
  const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups');
  const [newest] = z
    .array(z.object({ id: z.string() }))
    .parse(await query(database, `SELECT id FROM startups ORDER BY id LIMIT 1 OFFSET ${STARTUPS - 1}`));
  await query(database, `DELETE FROM startups WHERE id > '${newest?.id ?? ''}'`);
  await query(database, 'VACUUM startups');
}

await onStack({}, run);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePorts, Stack } from '@proofround/launcher';
import { AGREEABLE, startOpenAiStandIn } from '@proofround/openai-stand-in';
import { ApiClient } from '@proofround/test-kit';

import { attack } from './faults/attacks.js';
import { compare, type Findings } from './faults/check.js';
import { type Fault, faults, mountSmallDisk, unmount } from './faults/list.js';
import { type Proxy, proxyFor } from './faults/proxy.js';
import { Users } from './faults/users.js';
import { type Books, Work } from './faults/work.js';
import { memoryOf } from './support/processes.js';
import { table } from './support/report.js';

/**
 * Breaks each dependency of the whole stack in turn under a steady load of mixed work. After each
 * fault, and once more at the end for all of them, it checks that every acknowledged write exists,
 * every startup reached a final state, nothing happened twice, no answer was false, and memory came
 * back. Each fault has its own users, so every check costs the same. Attacks follow, each on a stack
 * of its own.
 * Run: npm run faults [-- regular expression over the names of faults]; without one, tests run first
 */
const BEFORE_MS = 3000;
/** About 50 requests a second. */
const PACE_MS = 40;
/** The system has recovered when no request has failed for this long. */
const QUIET_MS = 4000;
const AFTER_MOST_MS = 90_000;
const DISK_MIB = 1500;

/** A regular expression over the faults' names. */
const only = new RegExp(process.argv.slice(2).join(' '), 'i');
const dataDir = mkdtempSync(join(tmpdir(), 'proofround-faults-'));
const smallDisk = mountSmallDisk(dataDir, DISK_MIB) ? dataDir : undefined;
const modelStandIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: 150 });
const { proxy: model, url: modelUrl } = await proxyFor(modelStandIn.url);
const proxies: Record<string, Proxy> = {};
const [port = 0] = await freePorts(1);
const stack = await Stack.start({
  dataDir,
  port,
  settings: {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: modelUrl,
    OPENAI_CACHE_TTL_S: '0',
    OPENAI_BUDGET_PER_USER_USD: '1000',
  },
  via: async (addresses) => {
    const through = async (name: string, address: string) => {
      const { proxy, url } = await proxyFor(address);
      proxies[name] = proxy;
      return url;
    };
    return {
      DATABASE_URL: await through('PostgreSQL', addresses.DATABASE_URL),
      NATS_URL: await through('NATS', addresses.NATS_URL),
      REDIS_URL: await through('Redis', addresses.REDIS_URL),
    };
  },
});

const memory = () =>
  stack.processIds
    .filter(({ name }) => !['PostgreSQL', 'NATS', 'Redis'].includes(name))
    .reduce((sum, { pid }) => sum + (pid === undefined ? 0 : memoryOf(pid)), 0);
const seconds = (ms: number) => (ms / 1000).toFixed(1);

type Found = Findings & { readonly lies: readonly string[] };

const visitor = new ApiClient(stack.url);
const users = new Users();
const HEAD = [
  'fault',
  'requests',
  'errors seen',
  'recovered after s',
  'lost',
  'doubled',
  'wrong',
  'memory MiB',
];

/** What the faults did, a row of the table each, and every error that was found. */
class Report {
  private readonly rows: (string | number)[][] = [];
  private readonly complaints: string[] = [];
  /** The memory after the first fault; the others are compared with it. */
  private before = 0;

  get isClean(): boolean {
    return this.complaints.length === 0;
  }

  add(name: string, seen: { requests: number; errors: number; recovered: number }, found: Found): void {
    const used = memory();
    this.before ||= used;
    const more = used - this.before;
    this.write(
      name,
      [seen.requests, seen.errors, seconds(seen.recovered)],
      [found.lies.length, `${more > 0 ? '+' : ''}${Math.round(more)}`],
      found,
    );
  }

  addTotal(name: string, found: Findings): void {
    this.write(name, ['', '', ''], ['', ''], { ...found, lies: [] });
  }

  print(): void {
    process.stdout.write(`\n${table(HEAD, this.rows)}\n`);
    if (smallDisk === undefined) process.stdout.write('\nA full disk was not tried: this needs root.\n');
    for (const text of this.complaints) process.stdout.write(`${text}\n`);
  }

  private write(
    name: string,
    first: readonly (string | number)[],
    last: readonly (string | number)[],
    { lost, doubled, lies }: Found,
  ): void {
    const row = [name, ...first, lost.length, doubled.length, ...last];
    this.rows.push(row);
    const all = [...lost.map((one) => `lost: ${one}`), ...doubled.map((one) => `doubled: ${one}`), ...lies];
    this.complaints.push(...all.map((text) => `${name}: ${text}`));
    process.stdout.write(`${row.join(' | ')}\n`);
  }
}

/** Causes a fault under steady work, and waits until the stack has recovered. Returns how long that took. */
async function recoveryFrom({ happen }: Fault, work: Work): Promise<number> {
  await work.prepare();
  users.turn();
  work.start();
  await delay(BEFORE_MS);
  await happen();
  const faultEndedAt = Date.now();
  while (
    Date.now() - Math.max(users.seen.lastErrorAt, faultEndedAt) < QUIET_MS &&
    Date.now() - faultEndedAt < AFTER_MOST_MS
  ) {
    await delay(100);
  }
  const recovered = Math.max(0, users.seen.lastErrorAt - faultEndedAt);
  await work.stop();
  return recovered;
}

async function run(): Promise<boolean> {
  const admin = await visitor.logIn(stack.admin.email, stack.admin.password);
  const { PostgreSQL, NATS, Redis } = proxies;
  if (!PostgreSQL || !NATS || !Redis) throw new Error('A proxy is missing');
  const list = faults({ stack, proxies: { PostgreSQL, NATS, Redis }, model, smallDisk });
  const calm = { name: 'none, for comparison', happen: () => delay(8000) };
  const report = new Report();
  const all: Books[] = [];
  for (const fault of [calm, ...list.filter((one) => only.test(one.name))]) {
    const work = new Work(users, visitor, stack.addresses?.NATS_URL ?? '', PACE_MS);
    work.books.revenue = all.at(-1)?.revenue ?? 0; // the admin sees the total
    all.push(work.books);
    const recovered = await recoveryFrom(fault, work);
    const { requests, errors, lies } = users.turn();
    const findings = await compare(work.books, admin, new Set());
    report.add(fault.name, { requests, errors, recovered }, { ...findings, lies });
  }
  users.turn();
  const revenue = all.at(-1)?.revenue ?? 0;
  const found: Findings[] = [];
  for (const books of all) found.push(await compare({ ...books, revenue }, admin, new Set()));
  report.addTotal('all of it, once more at the end', {
    lost: found.flatMap(({ lost }) => lost),
    doubled: found.flatMap(({ doubled }) => doubled),
  });
  report.print();
  return report.isClean;
}

try {
  if (!(await run())) process.exitCode = 1;
} finally {
  await stack.stop();
  await modelStandIn.stop();
  for (const proxy of [model, ...Object.values(proxies)]) await proxy.stop();
  if (smallDisk !== undefined) unmount(smallDisk);
  rmSync(dataDir, { recursive: true, force: true });
}

const attacks = await attack(only);
if (attacks.rows.length > 0)
  process.stdout.write(`\n${table(['attack', 'allowed', 'measured', 'held'], attacks.rows)}\n`);
if (!attacks.held) process.exitCode = 1;

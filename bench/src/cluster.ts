import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { ApiClient } from '@proofround/test-kit';

import { Cluster } from './cluster/cluster.js';
import { commitsOfCutPrimary, type CommitsOutcome } from './cluster/commits.js';
import { clusterFaults } from './cluster/faults.js';
import { Recovery } from './cluster/recovery.js';
import { Report } from './cluster/report.js';
import { compare } from './faults/check.js';
import { Users } from './faults/users.js';
import { type Books, Work } from './faults/work.js';
import { table } from './support/report.js';

/**
 * Runs two replicas of every process on highly available servers and breaks one part after the other
 * under load; see docs/faults.md.
 * Run as root on Linux: npm run faults -- cluster [regular expression over the names of faults]
 */
const BEFORE_MS = 3000;
/** About 20 requests a second. */
const PACE_MS = 70;
/** No fault may keep users away for longer. */
const AFTER_MOST_MS = 120_000;
/** How long unfinished jobs may take: one that Redis lost with its primary is repeated up to twice. */
const FINAL_MS = 120_000;

const only = new RegExp(process.argv.slice(2).join(' '), 'i');
const dataDir = mkdtempSync(join(tmpdir(), 'proofround-cluster-'));
const cluster = await Cluster.start(dataDir);

async function breakAll(): Promise<boolean> {
  const visitor = new ApiClient(cluster.stack.url);
  const admin = await visitor.logIn(cluster.stack.admin.email, cluster.stack.admin.password);
  const users = new Users();
  const report = new Report();
  const all: Books[] = [];
  const compared = (books: Books) => compare(books, admin, new Set(), FINAL_MS);
  /** A user who cannot even read is a loss as well; a connection that the balancer ended once is not. */
  const found = (books: Books) =>
    compared(books)
      .catch(() => compared(books))
      .catch((error: unknown) => ({ lost: [String(error)], doubled: [] }));
  const calm = { name: 'none, for comparison', happen: () => delay(8000) };
  for (const { name, happen } of [calm, ...clusterFaults(cluster).filter((one) => only.test(one.name))]) {
    await cluster.whole();
    const work = new Work(users, visitor, cluster.servers.addresses.nats, PACE_MS);
    work.books.revenue = all.at(-1)?.revenue ?? 0; // the admin sees the total
    all.push(work.books);
    await work.prepare();
    users.turn();
    work.start();
    await delay(BEFORE_MS);
    const recovery = new Recovery(Work.ROUTES);
    users.observe = (route, succeeded) => recovery.note(route, succeeded);
    await happen();
    const endedAt = Date.now();
    recovery.startOver();
    const isInTime = () => Date.now() - endedAt < AFTER_MOST_MS;
    do {
      work.start();
      while (!recovery.isComplete && isInTime()) await delay(100);
      // A request that is still open may fail. Then the watch goes on.
      await work.stop();
    } while (!recovery.isComplete && isInTime());
    const seen = users.turn();
    report.add({
      name,
      seen,
      servedAfterMs: recovery.isComplete ? recovery.servedAfterMs : undefined,
      lastErrorAfterMs: Math.max(0, seen.lastErrorAt - endedAt),
      findings: await found(work.books),
    });
  }
  const revenue = all.at(-1)?.revenue ?? 0;
  for (const books of all) report.recheck(await found({ ...books, revenue }));
  return report.finish();
}

/** @returns whether a synchronous standby had every acknowledged commit */
async function compareCommits(): Promise<boolean> {
  const outcomes: CommitsOutcome[] = [];
  // Asynchronous replication comes last, because it loses commits for good.
  for (const synchronous of [true, false]) outcomes.push(await commitsOfCutPrimary(cluster, synchronous));
  const rows = outcomes.map(({ synchronous, acknowledged, during, lost }) => [
    synchronous ? 'synchronous' : 'asynchronous',
    acknowledged,
    during,
    lost,
  ]);
  const head = ['standby', 'acknowledged commits', 'while the primary was cut off', 'lost'];
  process.stdout.write(`\n${table(head, rows)}\n`);
  return outcomes.every(({ synchronous, lost }) => !synchronous || lost === 0);
}

try {
  if (!(await breakAll())) process.exitCode = 1;
  if (only.test('commits') && !(await compareCommits())) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  process.stdout.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
} finally {
  await cluster.stop();
  if (process.exitCode === 1) process.stdout.write(`The logs are in ${join(dataDir, 'logs')}\n`);
  else rmSync(dataDir, { recursive: true, force: true });
}

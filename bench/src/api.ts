import type { Stack } from '@proofround/launcher';
import { median } from 'simple-statistics';

import { seed, type Seeded } from './api/seed.js';
import { bare, before, measure, ours, type Round, settle, type Side } from './api/sides.js';
import { type Workload, workloads } from './api/workloads.js';
import { memoryOf } from './support/processes.js';
import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * The API under load: our stack against one bare Fastify and pg process that gives the same answers
 * from the same databases, taking turns in one run. Each figure is the median of the rounds; the
 * ratio is the main figure. Run: npm run bench -- api [name of a workload …]
 *
 * The whole stack runs, so requests compete with the analyses and notifications that they cause.
 * FOLLOW_UP=paused leaves that work to later, which shows the requests alone. BASELINE names another
 * built checkout, whose gateway takes turns too ("before").
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? '3');
const STARTUPS = Number(process.env['STARTUPS'] ?? '10000');
const BASELINE = process.env['BASELINE'];

function tokens(seeded: Seeded, { as }: Workload): (next: number) => string | undefined {
  const { founder, investors, startupIds } = seeded;
  if (as === 'nobody') return () => undefined;
  if (as === 'founder') return () => founder.token;
  if (as === 'investor') return () => investors[0]?.token;
  return (next) => investors[Math.floor(next / startupIds.length) % investors.length]?.token;
}

const mid = (rounds: readonly Round[] = [], of: (round: Round) => number) => median(rounds.map(of));
const figure = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);

type Results = Partial<Record<Side['name'], Round[]>>;

function rowOf(name: string, { ours: mine, bare: theirs, before: earlier }: Results, memory: string) {
  const ratio = (rounds?: Round[]) =>
    (mid(rounds, ({ perSecond }) => perSecond) / mid(theirs, ({ perSecond }) => perSecond)).toFixed(2);
  process.stderr.write(
    `${name}: ${ratio(mine)}${earlier ? `, before ${ratio(earlier)}` : ''}; ` +
      `CPU ms: ${mine?.at(-1)?.shares ?? ''} | ${theirs?.at(-1)?.shares ?? ''}\n`,
  );
  return [
    name,
    ratio(mine),
    ...(earlier ? [ratio(earlier)] : []),
    ...[mine, theirs].map((one) => figure(mid(one, ({ perSecond }) => perSecond))),
    ...[mine, theirs].map(
      (one) => `${figure(mid(one, ({ p50 }) => p50))} / ${figure(mid(one, ({ p99 }) => p99))}`,
    ),
    ...[mine, theirs].map((one) => figure(mid(one, ({ cpuMsPerRequest }) => cpuMsPerRequest))),
    memory,
  ];
}

async function run(stack: Stack, dataDir: string): Promise<void> {
  const seeded = await seed(stack, { startups: STARTUPS, investors: 24 });
  const sides = [
    ours(stack),
    ...(BASELINE === undefined ? [] : [await before(stack, dataDir, BASELINE)]),
    await bare(stack, dataDir),
  ];
  const gateway = () => memoryOf(stack.process('gateway').pid ?? 0);
  const wanted = process.argv.slice(2);
  const rows: (string | number)[][] = [];
  const numbers = { next: 0 };
  for (const workload of workloads({ ...seeded, count: STARTUPS })) {
    if (wanted.length > 0 && !wanted.some((one) => workload.name.startsWith(one))) continue;
    await settle(stack);
    const token = tokens(seeded, workload);
    const atFirst = gateway();
    let most = atFirst;
    const watching = setInterval(() => (most = Math.max(most, gateway())), 500);
    const results: Results = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const result = await measure(stack, side, workload, token, numbers);
        results[side.name] = [...(results[side.name] ?? []), result];
      }
    }
    clearInterval(watching);
    rows.push(rowOf(workload.name, results, `${Math.round(atFirst)} + ${Math.round(most - atFirst)}`));
  }
  for (const side of sides) await side.stop();
  const head = [
    ...['request', 'ratio', ...(BASELINE === undefined ? [] : ['ratio before'])],
    ...['ours req/s', 'bare req/s', 'ours p50 / p99 ms', 'bare p50 / p99 ms'],
    ...['ours CPU ms', 'bare CPU ms', 'gateway MiB'],
  ];
  process.stdout.write(`\n${table(head, rows)}\n`);
}

await onStack({}, run);

import { median } from 'simple-statistics';

import { type Call, calls } from './cost/calls.js';
import { type CostSide, opened } from './cost/sides.js';
import { pause, restOf, settled, type Spent, spentBy } from './cost/spent.js';
import { table } from './support/report.js';

/**
 * The processor time of one call, by process, including the work that the call leaves to others. It
 * counts a fixed number of calls and waits until every process rests, so other work on the machine
 * changes it little. Each figure is the median of the rounds.
 * Run: npm run bench -- cost [name of a call …]
 *
 * BASELINE names another built checkout, whose stack takes turns with ours. TIMES multiplies the
 * number of calls in a round.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? '5');
const TIMES = Number(process.env['TIMES'] ?? '1');
const BASELINE = process.env['BASELINE'];

/** The processes that analyse and notify. */
const FOLLOW_UP = ['ai-worker', 'notifications'];

type Round = ReadonlyMap<string, number>;

const sides: CostSide[] = [];

/** The processor time of one call in each process, without what the stack takes at rest. */
async function round(side: CostSide, call: Call, count: number): Promise<Round> {
  await settled(side.stack, side.atRest);
  const resume = call.isAlone === true ? pause(side.stack, FOLLOW_UP) : () => undefined;
  let before: Spent;
  let after: Spent;
  try {
    before = spentBy(side.stack);
    await call.make(side, count);
    if (call.hasFollowUp) await settled(side.stack, side.atRest);
    after = spentBy(side.stack);
  } finally {
    resume();
  }
  const seconds = (after.at - before.at) / 1000;
  return new Map(
    [...after.ms].map(([name, ms]) => [
      name,
      (ms - (before.ms.get(name) ?? 0) - seconds * (side.atRest.get(name) ?? 0)) / count,
    ]),
  );
}

const sum = (one: Round) => [...one.values()].reduce((total, ms) => total + ms, 0);
const figure = (ms: number) => ms.toFixed(ms >= 10 ? 1 : ms >= 1 ? 2 : 3);

/** The processes of all sides: two checkouts start them in another order. */
const processesOf = (all: readonly CostSide[]) => [
  ...new Set(all.flatMap(({ atRest }) => [...atRest.keys()])),
];

function rowOf(call: Call, side: CostSide, rounds: readonly Round[]): string[] {
  const processes = processesOf(sides).map((name) =>
    side.atRest.has(name) ? figure(median(rounds.map((one) => one.get(name) ?? 0))) : '',
  );
  return [call.name, side.name, figure(median(rounds.map(sum))), ...processes];
}

async function measured(call: Call): Promise<string[][]> {
  const count = Math.round(call.count * TIMES);
  const results = new Map<CostSide, Round[]>(sides.map((side) => [side, []]));
  for (const side of sides) await call.make(side, Math.ceil(count / 4)); // warm-up
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const side of turn % 2 === 0 ? sides : sides.toReversed())
      results.get(side)?.push(await round(side, call, count));
  const rows = [...results].map(([side, rounds]) => rowOf(call, side, rounds));
  process.stderr.write(`${rows.map((row) => row.slice(0, 3).join(' ')).join('; ')} ms\n`);
  return rows;
}

const wanted = process.argv.slice(2);
const chosen = calls.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)));
try {
  const isMatched = chosen.some(({ name }) => name === 'pipeline');
  if (BASELINE !== undefined) sides.push(await opened('before', { checkout: BASELINE, isMatched }));
  sides.push(await opened('now', { isMatched }));
  for (const side of sides) side.atRest = await restOf(side.stack);
  const rows: string[][] = [];
  for (const call of chosen) rows.push(...(await measured(call)));
  process.stdout.write(`\n${table(['call', 'code', 'all, ms', ...processesOf(sides)], rows)}\n`);
} finally {
  for (const side of sides) await side.close();
}

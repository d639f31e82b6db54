import { median } from 'simple-statistics';

import { type HostileText, type Reader, readers } from './hostile/readers.js';
import { table } from './support/report.js';

/**
 * Processor time of every reader of texts on texts that are hard to read, at the longest length that
 * the API accepts and at half of it. Fails when a text costs more than the reader's limit, or when
 * the cost grows much faster than the text. Run: npm run bench -- hostile
 */
const ROUNDS = 7;
/** Twice the text costs twice the time when the cost is linear, four times when it is quadratic. */
const MAX_GROWTH = 3.4;
/** Below this the growth is noise. */
const MIN_MS = 10;

async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A text of another length each round, because readers remember the texts that they have read. */
function textOf({ opening = '', piece }: HostileText, length: number): string {
  return opening.concat(piece.repeat(Math.ceil(length / piece.length))).slice(0, length);
}

async function measured(reader: Reader, text: HostileText): Promise<{ half: number; whole: number }> {
  const half: number[] = [];
  const whole: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    for (const [times, length] of [
      [half, reader.bound / 2],
      [whole, reader.bound],
    ] as const) {
      const work = reader.prepare(textOf(text, length - round - 1));
      const ms = await timeOf(work);
      if (round >= 0) times.push(ms); // the first round warms up
    }
  }
  return { half: median(half), whole: median(whole) };
}

const rows: (string | number)[][] = [];
const problems: string[] = [];
for (const reader of readers) {
  for (const text of reader.texts) {
    const { half, whole } = await measured(reader, text);
    const growth = whole / half;
    const name = `${reader.name}: “${text.opening ?? ''}${text.piece}…”`;
    if (whole > reader.limitMs) problems.push(`${name} takes ${whole.toFixed(1)} ms of ${reader.limitMs}`);
    if (whole > MIN_MS && growth > MAX_GROWTH)
      problems.push(`${name} grows ${growth.toFixed(1)} times when its length doubles`);
    const cells = [half, whole].map((ms) => `${ms.toFixed(2)} ms`);
    rows.push([
      reader.name,
      `\`${text.opening ?? ''}${text.piece}\``,
      ...cells,
      growth.toFixed(1),
      reader.limitMs,
    ]);
  }
}
const head = ['reader', 'text', 'half the bound', 'the bound', 'growth', 'limit (ms)'];
process.stdout.write(`\n${table(head, rows)}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

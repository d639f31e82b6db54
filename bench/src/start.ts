import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePorts, inRoot } from '@proofround/launcher';
import { median } from 'simple-statistics';
import { z } from 'zod';

import { memoryOf, processorTimeOf } from './support/processes.js';
import { table } from './support/report.js';

/**
 * `npm start` on a built checkout: the first start on an empty data folder and later ones, to the
 * line that says it runs; their processor time; and the memory of all processes right after the
 * start and at rest.
 * Run: npm run bench -- start [starts after the first, default 3] [seconds of rest, default 300]
 * Once with PROCESSES=grouped and once with PROCESSES=separate.
 */
const [STARTS = 3, REST_S = 300] = process.argv.slice(2).map(Number);
const READY = 'Proofround is running';

interface Started {
  seconds: number;
  processorSeconds: number;
  mib: number;
}

const recorded = z.object({ processes: z.array(z.object({ pid: z.number(), name: z.string() })) });

async function start(
  dataDir: string,
  whileRunning: (pid: number) => Promise<void> = () => Promise.resolve(),
): Promise<Started> {
  const [port = 0] = await freePorts(1);
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: inRoot(),
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  while (!printed.includes(READY) && child.exitCode === null) await delay(10);
  const seconds = (performance.now() - began) / 1000;
  const pid = child.pid ?? 0;
  if (!printed.includes(READY)) throw new Error(`npm start ended: ${printed}`);
  const started = { seconds, processorSeconds: processorTimeOf(pid) / 1000, mib: memoryOf(pid) };
  await whileRunning(pid);
  child.kill('SIGTERM');
  await exited;
  return started;
}

/** Each process with its children, and the launcher with npm as the rest. */
function memoryByProcess(dataDir: string, pid: number): (readonly [string, number])[] {
  const text = readFileSync(join(dataDir, 'run', 'processes.json'), 'utf8');
  const { processes } = recorded.parse(JSON.parse(text));
  const rows = processes.map((one) => [one.name, memoryOf(one.pid)] as const);
  const all = memoryOf(pid);
  const others = all - rows.reduce((sum, [, mib]) => sum + mib, 0);
  return [...rows, ['the launcher and npm', others], ['all', all]];
}

const dataDir = mkdtempSync(join(tmpdir(), 'proofround-bench-start-'));
try {
  const first = await start(dataDir);
  const later: Started[] = [];
  for (let index = 1; index < STARTS; index++) later.push(await start(dataDir));
  let rest: (readonly [string, number])[] = [];
  const last = await start(dataDir, async (pid) => {
    await delay(REST_S * 1000);
    rest = memoryByProcess(dataDir, pid);
  });
  later.push(last);
  const row = (name: string, starts: readonly Started[]) => [
    name,
    `${median(starts.map(({ seconds }) => seconds)).toFixed(1)} s`,
    `${median(starts.map(({ processorSeconds }) => processorSeconds)).toFixed(1)} s`,
    `${median(starts.map(({ mib }) => mib)).toFixed(0)} MiB`,
  ];
  const head = ['npm start', 'until ready', 'processor time', 'memory then'];
  const starts = table(head, [row('the first', [first]), row(`later (median of ${later.length})`, later)]);
  const memory = table(
    [`after ${REST_S} s of rest`, 'memory'],
    rest.map(([name, mib]) => [name, `${mib.toFixed(0)} MiB`]),
  );
  process.stdout.write(`\n${starts}\n\n${memory}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

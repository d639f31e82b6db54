import { spawn } from 'node:child_process';
import { lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { UserError } from '../system/say.js';

/** Size of all files below a folder, in bytes; links count as links. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => (entry.isFile() ? sum + lstatSync(join(entry.parentPath, entry.name)).size : sum),
    0,
  );
}

export interface Run {
  /** From the start of the process until its first ready answer. */
  readyMs: number;
  /** Memory when ready, if the system reports it. */
  residentBytes: number | undefined;
  /** From SIGTERM to the end. */
  stopMs: number;
  exitCode: number | null;
}

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 30_000;
/** The pause between ready and the measurement of memory. */
const SETTLE_MS = 1000;

function residentBytes(pid: number | undefined): number | undefined {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === undefined ? undefined : Number(kib) * 1024;
  } catch {
    return undefined;
  }
}

/** Starts a process, waits until it is ready, and stops it as a container would be stopped. */
export async function startAndStop(options: {
  name: string;
  command: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The process's user and group; our own if we may not change them. */
  user: { uid: number; gid: number } | undefined;
  readyUrl: string;
  logFile: string;
}): Promise<Run> {
  const [, ...args] = options.command;
  const output = openSync(options.logFile, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: options.env,
    ...options.user,
    stdio: ['ignore', output, output],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  while (!(await answers(options.readyUrl))) {
    if (child.exitCode !== null || performance.now() - started > READY_WITHIN_MS) {
      child.kill('SIGKILL');
      const log = readFileSync(options.logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
      throw new UserError(`${options.name} did not become ready. The end of its log:\n${log}`);
    }
    await delay(10);
  }
  const readyMs = performance.now() - started;
  await delay(SETTLE_MS);
  const resident = residentBytes(child.pid);
  const asked = performance.now();
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  const exitCode = await ended;
  clearTimeout(late);
  return { readyMs, residentBytes: resident, stopMs: performance.now() - asked, exitCode };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

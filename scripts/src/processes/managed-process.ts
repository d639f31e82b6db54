import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchmodSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { UserError, warn } from '../system/output.js';
import { rotateFullLog, truncateFullLog } from './log-file.js';

export interface ProcessSpec {
  name: string;
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  /** The signal to end; servers need other signals than our own processes. */
  stopSignal?: NodeJS.Signals;
  /** The time it has to end before it is killed. */
  stopTimeoutMs?: number;
  /** Opens a channel that closes when the launcher dies, so that the process ends too. */
  endsWithUs?: boolean;
  /** Sent to the process over that channel as soon as it is known. The process cannot become ready before it. */
  message?: Promise<object>;
  /** Whether the process can be used; called repeatedly until true. */
  ready: () => Promise<boolean>;
  readyTimeoutMs?: number;
  /**
   * Called repeatedly while the process runs. Two answers of false in a row mean that it runs but
   * cannot work; it is restarted. A throw means no answer: a slow process gets more checks, and a
   * process that has not answered since its start gets as many as it needs.
   */
  canWork?: () => Promise<boolean>;
  checkEveryMs?: number;
  checkLogEveryMs?: number;
}

const CHECK_EVERY_MS = 5000;
/** Checks in a row before a restart. */
const MAX_FAILED_CHECKS = 2;
const MAX_SILENT_CHECKS = 6;
const RELAUNCH_EVERY_MS = 1000;
const CHECK_LOG_EVERY_MS = 60_000;
/** The exit code for a wrong configuration; a restart would not help. */
const EXIT_CONFIG = 78;

/**
 * A supervised child process: a crash is reported and the process restarted, with growing pauses
 * while it keeps crashing.
 */
export class ManagedProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private crashes = 0;
  private startedAt = 0;
  private watching = false;
  private logCheck: NodeJS.Timeout | undefined;

  constructor(
    readonly spec: ProcessSpec,
    private readonly onChange: () => void = () => undefined,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The code with which it ended; null if it runs, or if a signal ended it. */
  get exitCode(): number | null {
    return this.child?.exitCode ?? null;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.stopping = false;
    this.logCheck ??= setInterval(
      () => this.checkLog(),
      this.spec.checkLogEveryMs ?? CHECK_LOG_EVERY_MS,
    ).unref();
    this.launch();
    await this.untilReady();
    void this.watch();
  }

  /** Signals the process to end, and kills it if it does not. It stays away until the next start. */
  async stop(signal: NodeJS.Signals = this.spec.stopSignal ?? 'SIGTERM'): Promise<void> {
    this.stopping = true;
    clearInterval(this.logCheck);
    this.logCheck = undefined;
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const late = delay(this.spec.stopTimeoutMs ?? 15_000, 'late' as const, { ref: false });
    if ((await Promise.race([ended, late])) === 'late') {
      warn(`${this.spec.name} did not end in time and was killed.`);
      child.kill('SIGKILL');
      await ended;
    }
    this.onChange();
  }

  /** Sends a signal to simulate a fault; the process is restarted as after any crash. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async untilReady(): Promise<void> {
    const { name, ready, readyTimeoutMs = 60_000, message } = this.spec;
    await message;
    const deadline = Date.now() + readyTimeoutMs;
    while (Date.now() < deadline) {
      if (this.child?.exitCode === EXIT_CONFIG)
        throw new UserError(this.lastLogLine() ?? `${name} is not configured.`);
      if (await ready().catch(() => false)) return;
      if (!this.isWanted()) throw new UserError(`${name} was stopped before it was ready.`);
      await delay(50);
    }
    const lastLine = this.lastLogLine();
    throw new UserError(
      `${name} did not become ready in ${readyTimeoutMs / 1000} s; see ${this.spec.logFile}${lastLine ? ` (last: ${lastLine})` : ''}.`,
    );
  }

  /** Kills a process that cannot work any more; it is then restarted as after a crash. */
  private async watch(): Promise<void> {
    const { canWork, checkEveryMs = CHECK_EVERY_MS } = this.spec;
    if (!canWork || this.watching) return;
    this.watching = true;
    // The first process is already ready. One started after a crash counts as new until it answers.
    let answered = this.child;
    let failed = 0;
    let silent = 0;
    for (;;) {
      await delay(checkEveryMs, undefined, { ref: false });
      if (!this.isWanted()) break;
      const { child } = this;
      const answer = await canWork().catch(() => 'none' as const);
      if (answer !== 'none') answered = child;
      failed = answer === false ? failed + 1 : 0;
      silent = answer === 'none' && answered === child ? silent + 1 : 0;
      if (failed < MAX_FAILED_CHECKS && silent < MAX_SILENT_CHECKS) continue;
      warn(`${this.spec.name} runs but cannot work any more; restarting it.`);
      child?.kill('SIGKILL');
      failed = 0;
      silent = 0;
    }
    this.watching = false;
  }

  private launch(): void {
    const { file, args, env, cwd, logFile, endsWithUs, message } = this.spec;
    mkdirSync(dirname(logFile), { recursive: true });
    rotateFullLog(logFile);
    const log = openSync(logFile, 'a', 0o600);
    let child: ChildProcess;
    try {
      fchmodSync(log, 0o600); // a file that exists may have other rights
      child = spawn(file, args, {
        env: env ?? process.env,
        ...(cwd === undefined ? {} : { cwd }),
        // Its own process group: Ctrl-C reaches only the launcher, which ends everything in order.
        detached: true,
        stdio: endsWithUs ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
      });
    } finally {
      closeSync(log);
    }
    this.child = child;
    this.startedAt = Date.now();
    child.on('error', (error) => {
      // A child without a process id never ran, for example for lack of memory; it reports no exit.
      if (child.pid === undefined) void this.ended(child, `could not be started: ${error.message}`);
    });
    child.once('exit', (code, signal) => {
      if (code !== EXIT_CONFIG)
        void this.ended(child, `ended unexpectedly (${signal ?? `exit code ${code}`})`);
    });
    // A process that has already ended misses it; the next one gets its own.
    void message?.then((sent) => child.connected && child.send(sent, () => undefined));
    this.onChange();
  }

  /** Starts the next process after one that ended by itself, or that could not be started. */
  private async ended(child: ChildProcess, how: string): Promise<void> {
    if (this.stopping) return;
    if (Date.now() - this.startedAt > 60_000) this.crashes = 0;
    this.crashes += 1;
    const pause = Math.min(250 * 2 ** (this.crashes - 1), 10_000);
    warn(
      `${this.spec.name} ${how}; restarting it${pause > 1000 ? ` in ${Math.round(pause / 1000)} s` : ''}. Its log: ${this.spec.logFile}`,
    );
    this.onChange();
    await delay(pause);
    await this.relaunch(child);
  }

  /** Retries until it succeeds: on a full disk there may be no room even for the log. */
  private async relaunch(former: ChildProcess): Promise<void> {
    // Meanwhile it may have been stopped and started again by others.
    while (this.isWanted() && this.child === former) {
      try {
        this.launch();
        return;
      } catch (error) {
        warn(
          `${this.spec.name} could not be started: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      await delay(RELAUNCH_EVERY_MS);
    }
  }

  private checkLog(): void {
    try {
      truncateFullLog(this.spec.logFile);
    } catch (error) {
      warn(`${this.spec.logFile} is full: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private isWanted(): boolean {
    return !this.stopping;
  }

  private lastLogLine(): string | undefined {
    try {
      return readFileSync(this.spec.logFile, 'utf8').trimEnd().split('\n').at(-1)?.slice(0, 500);
    } catch {
      return undefined;
    }
  }
}

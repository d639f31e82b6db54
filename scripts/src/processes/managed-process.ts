import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { UserError, warn } from '../system/say.js';

export interface ProcessSpec {
  name: string;
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  /** How it is asked to end; servers want other signals than our own processes. */
  stopSignal?: NodeJS.Signals;
  /** How long it may take to end before it is killed. */
  stopTimeoutMs?: number;
  /** Opens a channel that closes when we die, so that the process ends with us. */
  tether?: boolean;
  /** Resolves once it can be used; called again and again until it gives true. */
  ready: () => Promise<boolean>;
  readyTimeoutMs?: number;
  /**
   * Asked again and again while it runs: an answer of false, twice in a row, means that it can do
   * its work no more although it runs, and that it is to be started again. Throwing means nothing:
   * what does not answer may only be slow.
   */
  able?: () => Promise<boolean>;
}

const ABLE_EVERY_MS = 5000;
const LOG_BYTES = 20 * 1024 * 1024;
/** The exit code of a process whose configuration is wrong: starting it again cannot help. */
const EXIT_CONFIG = 78;

/**
 * A child that is kept running: a crash is reported and the process started again, with growing
 * pauses while it keeps crashing.
 */
export class ManagedProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private crashes = 0;
  private startedAt = 0;
  private watching = false;

  constructor(
    readonly spec: ProcessSpec,
    private readonly onChange: () => void = () => undefined,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    this.stopping = false;
    this.launch();
    await this.untilReady();
    void this.watch(this.spec.able);
  }

  /** Asks it to end, then makes it end. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(this.spec.stopSignal ?? 'SIGTERM');
    const late = delay(this.spec.stopTimeoutMs ?? 15_000, 'late' as const, { ref: false });
    if ((await Promise.race([ended, late])) === 'late') {
      warn(`${this.spec.name} did not end in time and was killed.`);
      child.kill('SIGKILL');
      await ended;
    }
    this.onChange();
  }

  /** Sends a signal, as a fault would; it is started again as after any crash. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async untilReady(): Promise<void> {
    const { name, ready, readyTimeoutMs = 60_000 } = this.spec;
    const deadline = Date.now() + readyTimeoutMs;
    while (Date.now() < deadline) {
      if (this.child?.exitCode === EXIT_CONFIG)
        throw new UserError(this.lastWords() ?? `${name} is not configured.`);
      if (await ready().catch(() => false)) return;
      await delay(50);
    }
    const words = this.lastWords();
    throw new UserError(
      `${name} did not become ready in ${readyTimeoutMs / 1000} s; see ${this.spec.logFile}${words ? ` (last: ${words})` : ''}.`,
    );
  }

  /** Ends what is no longer able, so that it is started again as after a crash. */
  private async watch(able: ProcessSpec['able']): Promise<void> {
    if (!able || this.watching) return;
    this.watching = true;
    let failures = 0;
    for (;;) {
      await delay(ABLE_EVERY_MS, undefined, { ref: false });
      if (!this.isWanted()) break;
      failures = (await able().catch(() => true)) ? 0 : failures + 1;
      if (failures < 2) continue;
      warn(`${this.spec.name} runs and cannot do its work any more; starting it again.`);
      this.child?.kill('SIGKILL');
      failures = 0;
    }
    this.watching = false;
  }

  private launch(): void {
    const { file, args, env, cwd, logFile, tether } = this.spec;
    mkdirSync(dirname(logFile), { recursive: true });
    if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.1`);
    const log = openSync(logFile, 'a');
    const child = spawn(file, args, {
      env: env ?? process.env,
      ...(cwd === undefined ? {} : { cwd }),
      // A group of its own: Ctrl-C reaches us alone, and we end everything in order.
      detached: true,
      stdio: tether ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    this.startedAt = Date.now();
    child.once('error', (error) => warn(`${this.spec.name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => void this.exited(code, signal));
    this.onChange();
  }

  private async exited(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.stopping || code === EXIT_CONFIG) return;
    if (Date.now() - this.startedAt > 60_000) this.crashes = 0;
    this.crashes += 1;
    const pause = Math.min(250 * 2 ** (this.crashes - 1), 10_000);
    warn(
      `${this.spec.name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again${pause > 1000 ? ` in ${Math.round(pause / 1000)} s` : ''}. Its log: ${this.spec.logFile}`,
    );
    await delay(pause);
    if (this.isWanted()) this.launch();
  }

  private isWanted(): boolean {
    return !this.stopping;
  }

  private lastWords(): string | undefined {
    try {
      return readFileSync(this.spec.logFile, 'utf8').trimEnd().split('\n').at(-1)?.slice(0, 500);
    } catch {
      return undefined;
    }
  }
}

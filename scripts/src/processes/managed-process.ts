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
   * its work no more although it runs, and that it is to be started again. Throwing means that
   * there was no answer: who is slow gets more patience, and who is still starting all of it.
   */
  able?: () => Promise<boolean>;
  ableEveryMs?: number;
}

const ABLE_EVERY_MS = 5000;
/** How often in a row it is asked before it is started again. */
const UNABLE_TIMES = 2;
const SILENT_TIMES = 6;
const RELAUNCH_EVERY_MS = 1000;
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
    void this.watch();
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
  private async watch(): Promise<void> {
    const { able, ableEveryMs = ABLE_EVERY_MS } = this.spec;
    if (!able || this.watching) return;
    this.watching = true;
    // The first has been waited for; one started after a crash is new until it answers.
    let answered = this.child;
    let unable = 0;
    let silent = 0;
    for (;;) {
      await delay(ableEveryMs, undefined, { ref: false });
      if (!this.isWanted()) break;
      const { child } = this;
      const answer = await able().catch(() => 'none' as const);
      if (answer !== 'none') answered = child;
      unable = answer === false ? unable + 1 : 0;
      silent = answer === 'none' && answered === child ? silent + 1 : 0;
      if (unable < UNABLE_TIMES && silent < SILENT_TIMES) continue;
      warn(`${this.spec.name} runs and cannot do its work any more; starting it again.`);
      child?.kill('SIGKILL');
      unable = 0;
      silent = 0;
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
    if (this.isWanted()) await this.relaunch();
  }

  /** Until it works: on a full disk there may be no room even for the log. */
  private async relaunch(): Promise<void> {
    for (;;) {
      try {
        this.launch();
        return;
      } catch (error) {
        warn(
          `${this.spec.name} could not be started: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      await delay(RELAUNCH_EVERY_MS);
      if (!this.isWanted()) return;
    }
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

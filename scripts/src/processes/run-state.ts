import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { z } from 'zod';

import { say, UserError, warn } from '../system/output.js';
import { identify, isAlive, type ProcessIdentity } from './identity.js';

const identity = z.object({ pid: z.number(), began: z.string() });
const state = z.object({
  launcher: identity,
  url: z.string(),
  processes: z.array(identity.extend({ name: z.string(), signal: z.string() })),
});
type State = z.infer<typeof state>;

/** Records the processes of a data folder's stack, so that after a kill the next launcher can end them. */
export class RunState {
  private readonly path: string;

  constructor(dataDir: string) {
    mkdirSync(join(dataDir, 'run'), { recursive: true, mode: 0o700 });
    this.path = join(dataDir, 'run', 'processes.json');
  }

  private load(): State | undefined {
    if (!existsSync(this.path)) return undefined;
    try {
      return state.parse(JSON.parse(readFileSync(this.path, 'utf8')));
    } catch {
      return undefined; // half written by a crash of an older version
    }
  }

  /** Fails if a stack already runs on this folder; otherwise ends processes that a killed launcher left. */
  async takeOver(url: string): Promise<void> {
    const former = this.load();
    if (former) {
      if (isAlive(former.launcher)) {
        throw new UserError(
          `A stack with this DATA_DIR runs already (${former.url}, process ${former.launcher.pid}). Stop it with Ctrl-C there, or set another DATA_DIR and PORT.`,
        );
      }
      // Stored first: no other launcher starts meanwhile, and if we are killed, the next one still
      // knows the processes.
      this.store(url, former.processes);
      await endLeftovers(former.processes);
    }
    this.store(url, []);
  }

  /** Continues if the list cannot be written, as on a full disk: the processes matter more than the list. */
  save(url: string, processes: readonly { name: string; pid: number | undefined; signal: string }[]): void {
    const running = processes.flatMap(({ name, pid, signal }) => {
      const found = pid === undefined ? undefined : identify(pid);
      return found ? [{ ...found, name, signal }] : [];
    });
    this.store(url, running);
  }

  private store(url: string, processes: State['processes']): void {
    const launcher = identify(process.pid);
    if (!launcher) return;
    const temporary = `${this.path}.${process.pid}`;
    try {
      writeFileSync(temporary, JSON.stringify({ launcher, url, processes }), { mode: 0o600 });
      renameSync(temporary, this.path);
    } catch (error) {
      warn(`${this.path} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  clear(): void {
    rmSync(this.path, { force: true });
  }
}

function end(process_: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    process.kill(process_.pid, signal);
  } catch {
    // already ended
  }
}

async function endLeftovers(processes: State['processes']): Promise<void> {
  const left = processes.filter(isAlive).toReversed();
  if (left.length === 0) return;
  say(`Ending what a former start left behind: ${left.map(({ name }) => name).join(', ')} …`);
  for (const process of left) end(process, process.signal as NodeJS.Signals);
  const deadline = Date.now() + 10_000;
  while (left.some(isAlive) && Date.now() < deadline) await delay(50);
  for (const process of left.filter(isAlive)) end(process, 'SIGKILL');
  while (left.some(isAlive)) await delay(50);
}

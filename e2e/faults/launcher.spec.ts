import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startup as startupSchema } from '@proofround/contracts';
import { freePorts, inRoot } from '@proofround/launcher';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

/** `npm start` as a person or a supervisor runs it. */
class Launcher {
  readonly child: ChildProcess;
  output = '';

  constructor(env: NodeJS.ProcessEnv) {
    const { DATABASE_URL: _d, NATS_URL: _n, REDIS_URL: _r, ...rest } = process.env;
    this.child = spawn('npm', ['start'], {
      cwd: inRoot(),
      env: { ...rest, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  says(text: string): Promise<true> {
    return until(`it says “${text}”`, () => this.output.includes(text), 60_000);
  }

  ended(): Promise<true> {
    return until(
      'it has ended',
      () => this.child.exitCode !== null || this.child.signalCode !== null,
      30_000,
    );
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

const runningStack = z.object({
  launcher: z.object({ pid: z.number() }),
  processes: z.array(z.object({ pid: z.number() })),
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-launcher-'));
  const running: Launcher[] = [];
  let port: number;
  const start = (env: NodeJS.ProcessEnv = {}) => {
    const launcher = new Launcher({ DATA_DIR: dataDir, PORT: String(port), ...env });
    running.push(launcher);
    return launcher;
  };
  const processesOf = (folder: string) => join(folder, 'run', 'processes.json');
  /** The processes of the launcher and of the stack. */
  const recorded = (folder = dataDir) => {
    const text = readFileSync(processesOf(folder), 'utf8');
    const { launcher, processes } = runningStack.parse(JSON.parse(text));
    return { launcher: launcher.pid, all: [launcher.pid, ...processes.map(({ pid }) => pid)] };
  };

  beforeAll(async () => {
    [port = 0] = await freePorts(1);
  });
  afterAll(async () => {
    for (const launcher of running) launcher.kill('SIGTERM');
    await Promise.all(running.map((launcher) => launcher.ended()));
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  // rules: OPS-3, OPS-4
  it('prints the URL, the admin account and the folder of the logs; ends in order and keeps the data', async () => {
    const first = start();
    await first.says('Ctrl-C');
    expect(first.output).toContain(`http://localhost:${port}`);
    expect(first.output).toContain(join(dataDir, 'logs'));
    const [, email = '', password = ''] = /Admin\s+(\S+)\s+(\S+)/.exec(first.output) ?? [];
    const visitor = new ApiClient(`http://localhost:${port}`);
    await visitor.logIn(email, password);
    const founder = await visitor.register('startup');
    const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
    const pids = recorded().all;

    // As the terminal does on Ctrl-C: it signals the launcher's group, but not its children.
    process.kill(-(first.child.pid ?? 0), 'SIGINT');
    await first.ended();
    expect(first.child.exitCode).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);

    const second = start();
    await second.says('Ctrl-C');
    expect((await founder.get(`/startups/${id}`)).status).toBe(200);

    const twice = start();
    await twice.ended();
    expect(twice.output).toMatch(
      /A stack with this DATA_DIR runs already .* Stop it with Ctrl-C there, or set another DATA_DIR and PORT\./,
    );
    expect(twice.child.exitCode).toBe(1);

    // Killed without a clean-up; the next start must still work.
    const left = recorded();
    process.kill(left.launcher, 'SIGKILL');
    await second.ended();
    const third = start();
    await third.says('Ctrl-C');
    expect(left.all.filter(isRunning)).toEqual([]);
    expect((await founder.get(`/startups/${id}`)).status).toBe(200);

    // npm alone is told to end.
    expect(recorded().all).not.toContain(third.child.pid);
    const ofThird = recorded().all;
    third.kill('SIGTERM');
    await third.ended();
    await until('nothing runs any more', () => !ofThird.some(isRunning), 20_000);
  }, 180_000);

  it('runs beside another stack, and ends everything when npm alone is killed', async () => {
    const [otherPort = 0] = await freePorts(1);
    const otherDir = mkdtempSync(join(tmpdir(), 'proofround-test-launcher-'));
    const killed = start();
    await killed.says('Ctrl-C');
    const beside = start({ DATA_DIR: otherDir, PORT: String(otherPort) });
    await beside.says('Ctrl-C');
    expect((await new ApiClient(`http://localhost:${otherPort}`).get('/health')).status).toBe(200);

    const pids = recorded().all;
    killed.kill('SIGKILL');
    await killed.ended();
    await until('nothing runs any more', () => !pids.some(isRunning), 20_000);
    expect((await new ApiClient(`http://localhost:${otherPort}`).get('/health')).status).toBe(200);
    // As `npm start | tee`: Ctrl-C ends the reader first.
    const ofBeside = recorded(otherDir).all;
    beside.child.stdout?.destroy();
    beside.child.stderr?.destroy();
    beside.kill('SIGTERM');
    await beside.ended();
    expect(beside.child.exitCode).toBe(0);
    expect(ofBeside.filter(isRunning)).toEqual([]);
    expect(existsSync(processesOf(otherDir))).toBe(false); // all ended in order
    rmSync(otherDir, { recursive: true, force: true });
  }, 120_000);

  it('explains a taken port in one sentence, and leaves nothing running', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port, '0.0.0.0', resolve));
    const launcher = start();
    await launcher.ended();
    holder.close();
    expect(launcher.output).toContain(`Port ${port} is taken by another program. Free it, or choose another`);
    expect(launcher.output).not.toContain('    at ');
    expect(launcher.child.exitCode).toBe(1);
  }, 60_000);

  // rule: OPS-5
  it('uses servers given by address, and reports one that does not answer', async () => {
    const launcher = start({ NATS_URL: 'nats://127.0.0.1:1' });
    await launcher.ended();
    expect(launcher.output).toContain('No usable server answers at NATS_URL');
    expect(launcher.output).not.toContain('    at ');
  }, 60_000);
});

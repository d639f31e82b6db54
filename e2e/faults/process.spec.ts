import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { freePorts, inRoot } from '@proofround/launcher';

/** A process that waits for a silent broker, as after a full disk. */
describe('a process that still waits for a server', () => {
  let broker: Server;
  let port: number;
  const open: Socket[] = [];

  beforeAll(async () => {
    [port = 0] = await freePorts(1);
    broker = createServer((socket) => {
      open.push(socket);
      socket.on('error', () => undefined);
    }).listen(port, '127.0.0.1');
    await once(broker, 'listening');
  });
  afterAll(() => {
    open.forEach((socket) => socket.destroy());
    broker.close();
  });

  const waiting = async () => {
    const [opsPort = 0] = await freePorts(1);
    const connected = once(broker, 'connection');
    const child = spawn(process.execPath, [inRoot('services', 'notifications', 'dist', 'main.js')], {
      env: {
        PATH: process.env['PATH'],
        NATS_URL: `nats://nobody:there@127.0.0.1:${port}`,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        OPS_PORT: String(opsPort),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const exited = once(child, 'exit');
    await connected;
    return { child, exited, opsUrl: `http://127.0.0.1:${opsPort}` };
  };

  // rule: OPS-2
  it('is alive but not ready', async () => {
    const { child, exited, opsUrl } = await waiting();
    expect((await fetch(`${opsUrl}/live`)).status).toBe(200);
    const ready = await fetch(`${opsUrl}/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ ready: false, failing: ['starting'] });
    child.kill('SIGTERM');
    await exited;
  }, 30_000);

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in order by %s',
    async (signal) => {
      const { child, exited } = await waiting();
      child.kill(signal);
      expect(await exited).toEqual([0, null]);
    },
    30_000,
  );

  it('ends with its parent process, without waiting', async () => {
    const { child, exited } = await waiting();
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  }, 30_000);
});

/** Runs a script of ours until it ends. */
async function ended(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inRoot('services', 'auth'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { printed, exit };
}

describe('a process that lost its connection to NATS for good', () => {
  // rule: OPS-48
  it('says why and ends with code 1, so that it is started anew', async () => {
    const { printed, exit } = await ended(`
      import { runProcess } from '@proofround/service-kit';
      const alive = setInterval(() => undefined, 60_000);
      const lost = Promise.resolve(new Error('Authentication Timeout'));
      await runProcess('test', async () => ({ lost, close: async () => clearInterval(alive) }));`);
    expect(exit).toEqual([1, null]);
    expect(printed).toMatch(/^test: Error: Authentication Timeout/);
  }, 30_000);
});

describe('a process that fails to start', () => {
  it('prints the lines of its TypeScript sources', async () => {
    const { printed, exit } = await ended(`
      import { natsServersOf } from '@proofround/contracts';
      import { runProcess } from '@proofround/service-kit';
      await runProcess('test', async () => natsServersOf(''));`);
    expect(exit).toEqual([1, null]);
    expect(printed).toMatch(
      /^test: TypeError: an address of NATS names no server\n.*contracts\/src\/messaging\/nats-servers\.ts:\d+/,
    );
  }, 30_000);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect } from '@nats-io/transport-node';
import { startup as startupSchema } from '@proofround/contracts';
import { freePorts, ManagedProcess, nats, Stack } from '@proofround/launcher';
import { ApiClient, aStartup, until } from '@proofround/test-kit';

const tryTo = (act: () => Promise<unknown>) =>
  act().then(
    () => true,
    () => false,
  );

/** A broker that runs but does not work any more, as after a full disk. */
describe('a NATS server of our own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-broker-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Whether its streams answer a client with credentials. */
  const streamsAnswer = (url: string) =>
    tryTo(async () => {
      const { host, username, password } = new URL(url);
      const connection = await connect({ servers: host, user: username, pass: password, reconnect: false });
      try {
        await connection.request('$JS.API.INFO', '', { timeout: 1000 });
      } finally {
        await connection.close();
      }
    });

  it('is restarted when its streams are off, and startups created meanwhile complete', async () => {
    const [port = 0] = await freePorts(1);
    const settings = { PATH: process.env['PATH'], OUTBOX_SWEEP_MS: '200' };
    const stack = await Stack.start({ dataDir, port, throwAway: true, settings });
    try {
      const founder = await new ApiClient(stack.url).register('startup');
      const create = () => founder.read(startupSchema, 'POST', '/startups', aStartup());
      const complete = (id: string) =>
        until(
          `${id} is complete`,
          async () =>
            (await founder.read(startupSchema, 'GET', `/startups/${id}`)).analysis_status === 'complete',
          30_000,
        );
      await complete((await create()).id);
      const broker = stack.process('NATS');
      const { pid } = broker;
      const url = stack.addresses?.NATS_URL ?? '';

      // Reconfigured without streams, while everybody stays connected.
      const config = join(dataDir, 'nats', 'server.conf');
      const text = readFileSync(config, 'utf8');
      writeFileSync(config, text.replace(/^jetstream .*$/m, ''));
      broker.signal('SIGHUP');
      await until('its streams are off', async () => !(await streamsAnswer(url)), 10_000);
      expect(broker.pid).toBe(pid);
      writeFileSync(config, text);
      const { id } = await create();

      await until('another is started', () => broker.pid !== pid, 30_000);
      await until('its streams answer', () => streamsAnswer(url), 20_000);
      await complete(id);
      await complete((await create()).id);
    } finally {
      await stack.stop();
    }
  }, 150_000);

  it('is restarted when it does not answer at all', async () => {
    const [port = 0] = await freePorts(1);
    const logFile = join(dataDir, 'alone.log');
    const { spec, url } = nats({ dataDir: join(dataDir, 'alone'), port, password: 'secret', logFile });
    const broker = new ManagedProcess({ ...spec, checkEveryMs: 200 });
    await broker.start();
    try {
      const { pid } = broker;
      broker.signal('SIGSTOP');
      await until('another is started', () => broker.pid !== pid, 40_000);
      await until('its streams answer', () => streamsAnswer(url), 20_000);
    } finally {
      await broker.stop();
    }
  }, 90_000);
});

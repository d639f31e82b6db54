import { type NatsConnection, RequestError } from '@nats-io/transport-node';
import { Controller, Module } from '@nestjs/common';
import { defineRpc } from '@proofround/contracts';
import {
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
  type TestService,
  until,
} from '@proofround/test-kit';
import { z } from 'zod';

import { baseConfig } from '../config/load-config.js';
import { isDatabaseAway } from '../database/database-check.js';
import { connectNats } from '../nats/nats.js';
import { Readiness } from '../ops/readiness.js';
import type { ServiceDefinition } from '../service/start-service.js';
import { RpcHandlers } from './rpc-handlers.js';

const whoAnswers = defineRpc('probe.paused.who.v1', {
  access: 'internal',
  request: z.object({}),
  reply: z.string(),
});

let replicas = 0;
/** Replicas whose database is away. */
const withoutDatabase = new Set<string>();

@Controller()
class ProbeController {
  constructor(readiness: Readiness, handlers: RpcHandlers) {
    const replica = `replica-${++replicas}`;
    readiness.add({ name: 'database', check: () => !withoutDatabase.has(replica), isAway: isDatabaseAway });
    handlers.on(whoAnswers, () => {
      if (withoutDatabase.has(replica)) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      return replica;
    });
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

const probe: ServiceDefinition = { name: 'probe', config: baseConfig, module: ProbeModule };

describe('a replica whose database is away', () => {
  let nats: TestServer;
  let client: RpcTestClient;
  let connection: NatsConnection;
  let running: TestService[];
  const start = async (count: number) => {
    running = await Promise.all(
      Array.from({ length: count }, () => startTestService(probe, { NATS_URL: nats.url })),
    );
  };
  const ask = () => client.rpc.call(whoAnswers, {});
  /** Asks the server alone, which knows at once when nobody listens. */
  const isPaused = () =>
    connection.request(whoAnswers.subject, '{}', { timeout: 1000 }).then(
      () => false,
      (error: unknown) => error instanceof RequestError && error.isNoResponders(),
    );

  beforeAll(async () => {
    nats = await startNats();
    client = await rpcClient(nats.url, { waitMs: 4000 });
    connection = await connectNats({ url: nats.url, name: 'test' });
  });
  afterEach(async () => {
    await Promise.all(running.map((service) => service.close()));
    withoutDatabase.clear();
  });
  afterAll(async () => {
    await client.close();
    await connection.close();
    await nats.stop();
  });

  // rule: OPS-44
  it('leaves the calls to the others until it can work again', async () => {
    await start(2);
    const replica = await ask();
    withoutDatabase.add(replica);
    await until('it met its database', async () => (await ask().catch(() => 'away')) === 'away');
    // Requests that are on the wire when it leaves still reach it.
    await until('the other answers all', async () => {
      const answers = await Promise.allSettled(Array.from({ length: 30 }, ask));
      return answers.every(({ status }) => status === 'fulfilled');
    });
    withoutDatabase.clear();
    await until('it answers again', async () => (await ask()) === replica);
  });

  // rule: OPS-44
  it('is noticed before the next call, so that no call gets an old answer from a standby', async () => {
    await start(1);
    withoutDatabase.add(await ask());
    await until('it takes no requests', isPaused);
  });

  // rule: OPS-44
  it('is waited for like a restarting one if it is the only one', async () => {
    await start(1);
    withoutDatabase.add(await ask());
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    await until('it takes no requests', isPaused);
    const waiting = ask();
    withoutDatabase.clear();
    expect(await waiting).toMatch(/^replica-/);
  });
});

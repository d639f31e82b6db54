import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

import { jetstream, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Module } from '@nestjs/common';
import { defineEvent, type EventType } from '@proofround/contracts';
import { startNats, startTestService, type TestServer, type TestService, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { baseConfig } from '../config/load-config.js';
import { connectNats } from '../nats/nats.js';
import { DEAD_LETTERS, DOMAIN_EVENTS, ensureStreams } from '../nats/streams.js';
import { Consumes } from './consumes.decorator.js';
import { MAX_FAILURES } from './delivery-handler.js';
import { ensureDurable } from './durable.js';
import { durableName } from './event-consumers.js';
import { envelopeOf } from './publisher.js';

const awaited = defineEvent('probe.awaited.v1', z.object({}));

/** What each attempt does, in order; the last one repeats. */
const attempts: (() => Promise<unknown>)[] = [];
let attempted = 0;

@Injectable()
class Waiting {
  @Consumes(awaited)
  async take(): Promise<void> {
    const attempt = attempts[Math.min(attempted, attempts.length - 1)];
    attempted += 1;
    await attempt?.();
  }
}

@Module({ providers: [Waiting] })
class WaitingModule {}

/** Connects to a server that has gone. */
const away = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await once(connect({ host: '127.0.0.1', port }), 'connect');
};
const fails = () => Promise.reject(new Error('not this time'));
const passes = () => Promise.resolve();

describe('an event that was delivered very often', () => {
  let server: TestServer;
  let nats: NatsConnection;
  let manager: JetStreamManager;
  let service: TestService;

  /** Delivers the event more often than it may fail, as a long outage does. */
  async function deliverOften(event: EventType): Promise<void> {
    const name = durableName('waiting', event);
    await ensureDurable(manager.consumers, name, { filter_subject: event.subject });
    const consumer = await jetstream(nats).consumers.get(DOMAIN_EVENTS.name, name);
    for (let delivery = 0; delivery <= MAX_FAILURES; delivery++) (await consumer.next())?.nak();
  }

  beforeAll(async () => {
    server = await startNats();
    nats = await connectNats({ url: server.url, name: 'tests' });
    await ensureStreams(nats);
    manager = await jetstreamManager(nats);
  });
  afterAll(async () => {
    await service.close();
    await nats.close();
    await server.stop();
  });

  // rule: OPS-47
  it('waits for a server that is still away, may fail after that, and is handled in the end', async () => {
    await jetstream(nats).publish(awaited.subject, JSON.stringify(envelopeOf(awaited, {}, uuid())));
    await deliverOften(awaited);
    attempts.push(away, fails, passes);
    service = await startTestService(
      { name: 'waiting', config: baseConfig, module: WaitingModule },
      { NATS_URL: server.url },
    );
    await until('the event is done', async () => {
      const info = await manager.consumers.info(DOMAIN_EVENTS.name, durableName('waiting', awaited));
      return info.num_pending === 0 && info.num_ack_pending === 0;
    });
    expect(attempted).toBe(3);
    expect((await manager.streams.info(DEAD_LETTERS.name)).state.messages).toBe(0);
  });
});

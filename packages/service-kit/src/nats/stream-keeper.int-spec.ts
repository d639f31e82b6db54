import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Module } from '@nestjs/common';
import { defineEvent, type EventData, liveSubject } from '@proofround/contracts';
import { startNats, startTestService, type TestServer, type TestService, until } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { type DatabaseConfig, databaseConfig } from '../config/load-config.js';
import { Transactions } from '../database/transactions.js';
import { Consumes } from '../events/consumes.decorator.js';
import { EventPublisher } from '../events/publisher.js';
import { collectAll, registry } from '../ops/metrics.js';
import { Outbox } from '../outbox/outbox.js';
import type { ServiceDefinition } from '../service/start-service.js';
import { connectNats, jetstreamClient } from './nats.js';
import { StreamKeeper } from './stream-keeper.js';
import { DOMAIN_EVENTS, LIVE } from './streams.js';

const edited = defineEvent('probe.edited.v1', z.object({ n: z.number(), text: z.string() }));
const rare = defineEvent('probe.rare.v1', z.object({ n: z.number() }));
const unheard = defineEvent('probe.unheard.v1', z.object({ text: z.string() }));

const LONG = 'x'.repeat(10_000);
/** More than fits below the ceiling of one MiB. */
const TOO_MANY = 150;

let released: Promise<void> = Promise.resolve();
const seen: number[] = [];
const rareSeen: number[] = [];

@Injectable()
class Consumer {
  @Consumes(edited)
  async take({ n }: EventData<typeof edited>): Promise<void> {
    await released;
    seen.push(n);
  }

  @Consumes(rare)
  takeRare({ n }: EventData<typeof rare>): Promise<void> {
    rareSeen.push(n);
    return Promise.resolve();
  }
}

@Module({ providers: [Consumer, StreamKeeper] })
class KeptModule {}

@Module({})
class EmptyModule {}

const service: ServiceDefinition<DatabaseConfig> = {
  name: 'kept',
  config: databaseConfig,
  module: KeptModule,
  database: { entities: [], migrations: [] },
};

describe('the stream of events with a small ceiling', () => {
  let nats: TestServer;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let running: TestService;
  let keeper: StreamKeeper;

  beforeAll(async () => {
    nats = await startNats();
    connection = await connectNats({ url: nats.url, name: 'test-streams' });
    manager = await jetstreamManager(connection);
    // As a former release made it: without a ceiling, and dropping old events.
    await manager.streams.add({ name: DOMAIN_EVENTS.name, subjects: DOMAIN_EVENTS.subjects });
    running = await startTestService(service, {
      NATS_URL: nats.url,
      EVENTS_MAX_MIB: '1',
      OUTBOX_SWEEP_MS: '100',
    });
    keeper = running.app.get(StreamKeeper);
  });
  afterAll(async () => {
    await running.close();
    await connection.drain();
    await nats.stop();
  });

  const append = (from: number, count: number) =>
    running.app.get(Transactions).run((tx) =>
      running.app.get(Outbox).appendAll(
        tx,
        edited,
        Array.from({ length: count }, (_, index) => ({ n: from + index, text: LONG })),
      ),
    );
  const unsent = async () =>
    z.array(z.unknown()).parse(await running.app.get(DataSource).query('SELECT id FROM outbox')).length;
  const bytes = async () => (await manager.streams.info(DOMAIN_EVENTS.name)).state.bytes;

  it('keeps its former events and gets the ceiling of the settings', async () => {
    const { config } = await manager.streams.info(DOMAIN_EVENTS.name);
    expect(config).toMatchObject({ max_bytes: 1024 * 1024, discard: 'new' });
  });

  // rule: OPS-20
  it('refuses events while a stalled consumer keeps it full, shows its size, and loses none', async () => {
    let open: () => void = () => undefined;
    released = new Promise((resolve) => (open = resolve));
    await append(0, TOO_MANY);
    await until('the stream is full', async () => (await bytes()) > 900_000);
    await until('some events wait in the outbox', async () => (await unsent()) > 0);
    const direct = new EventPublisher(jetstreamClient(connection));
    await expect(direct.publish(unheard, { text: LONG }, uuid())).rejects.toThrow('maximum bytes exceeded');
    expect(await keeper.makeRoom()).toBe(0);
    await collectAll();
    expect(await registry.getSingleMetricAsString('proofround_stream_bytes')).toContain(DOMAIN_EVENTS.name);
    open();
    await until('every event has arrived', () => seen.length === TOO_MANY, 60_000);
    expect(new Set(seen).size).toBe(TOO_MANY);
    expect(await unsent()).toBe(0);
  });

  // rule: OPS-20
  it('does not delay the signal that a session ended while it is full', async () => {
    let open: () => void = () => undefined;
    released = new Promise((resolve) => (open = resolve));
    await append(500, TOO_MANY);
    await until('the stream is full', async () => (await bytes()) > 900_000);
    // Looks rarely, so that all refused events are due again at each look.
    const crowded = await startTestService(
      { ...service, name: 'crowded', module: EmptyModule },
      { NATS_URL: nats.url, EVENTS_MAX_MIB: '1', OUTBOX_SWEEP_MS: '5000' },
    );
    const transactions = crowded.app.get(Transactions);
    const outbox = crowded.app.get(Outbox);
    const refused = Array.from({ length: 250 }, () => ({ text: LONG }));
    await transactions.run((tx) => outbox.appendAll(tx, unheard, refused));
    const user = uuid();
    const data = { session_ids: [uuid()] };
    await transactions.run((tx) => outbox.appendLive(tx, user, { event: 'sessions.ended', data }));
    await until('the signal has arrived', () =>
      manager.streams
        .getMessage(LIVE.name, { last_by_subj: liveSubject(user) })
        .then((message) => message !== null),
    );
    for (const { app } of [crowded, running]) await app.get(DataSource).query('DELETE FROM outbox');
    open();
    await crowded.close();
  });

  // rule: OPS-20
  it('lets the events of others flow while one account edits without end', async () => {
    for (let round = 0; round < 4; round++) {
      await append(1000 * (round + 1), 60);
      await running.app.get(Transactions).run((tx) => running.app.get(Outbox).append(tx, rare, { n: round }));
      await until('the rare event has arrived', () => rareSeen.includes(round));
      await until('the edits are processed', () => seen.includes(1000 * (round + 1) + 59));
      await until('there is room', async () => (await keeper.makeRoom()) === 0 && (await bytes()) < 600_000);
    }
    expect(rareSeen).toEqual([0, 1, 2, 3]);
  });
});

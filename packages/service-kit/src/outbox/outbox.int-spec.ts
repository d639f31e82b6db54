import { Injectable, Module } from '@nestjs/common';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  defineEvent,
  LIVE_GROUP_SUBJECT,
  liveGroup,
  liveSubject,
  type EventData,
} from '@proofround/contracts';
import {
  createDatabase,
  startNats,
  startTestService,
  until,
  type TestServer,
  type TestService,
} from '@proofround/test-kit';
import { DataSource, type QueryRunner } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { databaseConfig, type DatabaseConfig } from '../config/load-config.js';
import { Migration } from '../database/migration.js';
import { Transactions } from '../database/transactions.js';
import { Consumes, type TransactionalDelivery } from '../events/consumes.decorator.js';
import { envelopeOf } from '../events/publisher.js';
import { collectAll, registry } from '../ops/metrics.js';
import { Readiness } from '../ops/readiness.js';
import { Housekeeping } from '../service/housekeeping.js';
import type { ServiceDefinition } from '../service/start-service.js';
import { Outbox } from './outbox.js';

const counted = defineEvent(
  'probe.counted.v1',
  z.object({ key: z.string(), fail_times: z.number().default(0) }),
);

const stuck = defineEvent('probe.stuck.v1', z.object({ n: z.number() }));
let stuckAtOnce = 0;
let release: () => void = () => undefined;
const released = new Promise<void>((resolve) => (release = resolve));

class Counters1 extends Migration {
  override readonly name = 'Counters1700000000001';
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE counters (key text PRIMARY KEY, value int NOT NULL)');
  }
}

const attempts = new Map<string, number>();

/** Counts the events it receives, so that a duplicate shows. */
@Injectable()
class CounterConsumer {
  @Consumes(counted)
  async count({ key, fail_times }: EventData<typeof counted>, { tx }: TransactionalDelivery): Promise<void> {
    await tx.query(
      'INSERT INTO counters VALUES ($1, 1) ON CONFLICT (key) DO UPDATE SET value = counters.value + 1',
      [key],
    );
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    if (attempt <= fail_times) throw new Error('not this time');
  }
}

/** A handler that waits until the test releases it. */
@Injectable()
class StuckConsumer {
  @Consumes(stuck)
  async wait(): Promise<void> {
    stuckAtOnce += 1;
    await released;
  }
}

@Module({ providers: [StuckConsumer, CounterConsumer] })
class CounterModule {}

const service: ServiceDefinition<DatabaseConfig> = {
  name: 'counter',
  config: databaseConfig,
  module: CounterModule,
  database: { entities: [], migrations: [Counters1] },
};

describe('outbox, JetStream and inbox', () => {
  let nats: TestServer;
  let connection: NatsConnection;
  let running: TestService;
  let transactions: Transactions;
  let outbox: Outbox;
  let database: DataSource;

  beforeAll(async () => {
    nats = await startNats();
    const { host, username, password } = new URL(nats.url);
    connection = await connect({
      servers: host,
      user: username,
      pass: password,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 100,
    });
    running = await startTestService(service, { NATS_URL: nats.url, OUTBOX_SWEEP_MS: '200' });
    transactions = running.app.get(Transactions);
    outbox = running.app.get(Outbox);
    database = running.app.get(DataSource);
  });

  afterAll(async () => {
    await running.close();
    await connection.close();
    await nats.stop();
  });

  const value = async (key: string): Promise<number | undefined> => {
    const [row] = z
      .array(z.object({ value: z.number() }))
      .parse(await database.query('SELECT value FROM counters WHERE key = $1', [key]));
    return row?.value;
  };
  const counts = (key: string, expected: number) =>
    until(`${key} counts ${expected}`, async () => (await value(key)) === expected);
  const unsent = async () => z.array(z.unknown()).parse(await database.query('SELECT id FROM outbox')).length;

  it('publishes what a transaction committed', async () => {
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'committed', fail_times: 0 }));
    await counts('committed', 1);
    await until('the row is marked sent', async () => (await unsent()) === 0);
  });

  it('stores many events in one statement, in order, and runs none for an empty list', async () => {
    const keys = Array.from({ length: 300 }, (_, index) => `many-${index}`);
    const kept = await transactions.run(async (tx) => {
      const query = jest.spyOn(tx, 'query');
      await outbox.appendAll(tx, counted, []);
      await outbox.appendAll(
        tx,
        counted,
        keys.map((key) => ({ key, fail_times: 0 })),
      );
      expect(query).toHaveBeenCalledTimes(1);
      query.mockRestore();
      return z
        .array(z.object({ key: z.string() }))
        .parse(await tx.query("SELECT payload::json -> 'data' ->> 'key' AS key FROM outbox ORDER BY id"));
    });
    expect(kept.map(({ key }) => key).filter((key) => key.startsWith('many-'))).toEqual(keys);
    await counts('many-299', 1);
  });

  it('handles other events while one type of event waits', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ n }));
    await transactions.run((tx) => outbox.appendAll(tx, stuck, many));
    await until('the first of them wait', () => stuckAtOnce === 4);
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'passes', fail_times: 0 }));
    await counts('passes', 1);
    expect(stuckAtOnce).toBe(4);
    release();
    await until('all of them are done', () => stuckAtOnce === 40);
  });

  it('stores signals about many users in few messages that name each user once', async () => {
    const live = { event: 'user.updated', data: { is_premium: true } } as const;
    const users = Array.from({ length: 150 }, () => uuid());
    const subjects = (all: readonly string[]) =>
      transactions.run(async (tx) => {
        await tx.query('DELETE FROM outbox');
        await outbox.appendLiveAll(
          tx,
          all.map((userId) => ({ userId, live })),
        );
        const rows = z
          .array(z.object({ subject: z.string(), payload: z.string() }))
          .parse(await tx.query('SELECT subject, payload FROM outbox ORDER BY id'));
        await tx.query('DELETE FROM outbox');
        return rows;
      });
    const rows = await subjects([...users, ...users.slice(140)]);
    const groups = rows.map(({ payload }) => liveGroup.parse(JSON.parse(payload)).signals);
    expect(rows.every(({ subject }) => subject === LIVE_GROUP_SUBJECT)).toBe(true);
    expect(groups.map(({ length }) => length)).toEqual([100, 50, 10]);
    expect(groups.flat().map(({ user_id }) => user_id)).toEqual([...users, ...users.slice(140)]);
    const [one = '', two = ''] = users;
    expect((await subjects([one, two])).map(({ subject }) => subject)).toEqual([one, two].map(liveSubject));
  });

  it('publishes nothing from a transaction that rolled back', async () => {
    await expect(
      transactions.run(async (tx) => {
        await outbox.append(tx, counted, { key: 'rolled-back', fail_times: 0 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'after', fail_times: 0 }));
    await counts('after', 1);
    expect(await value('rolled-back')).toBeUndefined();
  });

  it('publishes rows that a crash left unpublished', async () => {
    // A process that crashes right after its commit leaves the row without waking the relay.
    const envelope = envelopeOf(counted, { key: 'crashed', fail_times: 0 });
    await database.query('INSERT INTO outbox (id, subject, payload) VALUES ($1, $2, $3)', [
      envelope.id,
      counted.subject,
      JSON.stringify(envelope),
    ]);
    await counts('crashed', 1);
  });

  it('handles an event once that is delivered twice', async () => {
    const envelope = envelopeOf(counted, { key: 'twice', fail_times: 0 });
    const publish = (msgID: string) =>
      jetstream(connection).publish(counted.subject, JSON.stringify(envelope), { msgID });
    await publish(uuid());
    await publish(uuid());
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'marker', fail_times: 0 }));
    await counts('marker', 1);
    await until('both deliveries are done', async () => {
      const info = await (
        await jetstreamManager(connection)
      ).consumers.info('DOMAIN_EVENTS', 'counter__probe_counted_v1');
      return info.num_pending === 0 && info.num_ack_pending === 0;
    });
    expect(await value('twice')).toBe(1);
  });

  it('undoes a failed attempt and tries again', async () => {
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'stumbles', fail_times: 2 }));
    await counts('stumbles', 1);
    expect(attempts.get('stumbles')).toBe(3);
  });

  it('keeps an unreadable message as a dead letter with its bytes and the reason, and continues', async () => {
    await jetstream(connection).publish(counted.subject, 'not an event');
    const dead = await until('the dead letter is there', async () =>
      (await jetstreamManager(connection)).streams
        .getMessage('DEAD_LETTERS', { last_by_subj: 'dead.counter.probe.counted.v1' })
        .then((message) => message ?? undefined),
    );
    expect(Buffer.from(dead.data).toString()).toBe('not an event');
    expect(dead.header.get('x-reason')).toContain('unreadable');
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'goes-on', fail_times: 0 }));
    await counts('goes-on', 1);
  });

  it('keeps events committed while NATS is down, and publishes them once when NATS is back', async () => {
    await nats.pause();
    await transactions.run((tx) => outbox.append(tx, counted, { key: 'nats-away', fail_times: 0 }));
    expect(await unsent()).toBe(1);
    await nats.resume();
    await counts('nats-away', 1);
    await until('the row is marked sent', async () => (await unsent()) === 0);
    expect(await value('nats-away')).toBe(1);
  }, 40_000);

  it('distributes the events among replicas, each once', async () => {
    const second = await startTestService(service, { ...running.env, OPS_PORT: undefined });
    const keys = Array.from({ length: 40 }, (_, index) => `shared-${index}`);
    for (const key of keys)
      await transactions.run((tx) => outbox.append(tx, counted, { key, fail_times: 0 }));
    await until('all are counted', async () =>
      (await Promise.all(keys.map(value))).every((count) => count === 1),
    );
    await second.close();
  });

  it('migrates an empty database safely from two processes at once', async () => {
    const url = await createDatabase('migrating');
    const start = () => startTestService(service, { NATS_URL: nats.url, DATABASE_URL: url });
    const both = await Promise.all([start(), start()]);
    await Promise.all(both.map((process) => process.close()));
  });

  it('is ready only while its database responds', async () => {
    const readiness = running.app.get(Readiness);
    expect(await readiness.failing()).toEqual([]);
    const query = jest.spyOn(database, 'query').mockRejectedValue(new Error('away'));
    expect(await readiness.failing()).toEqual(['database']);
    query.mockRestore();
  });

  it('deletes records that are no longer needed: events after a month, first replies after 24 hours', async () => {
    const [gone, kept] = [uuid(), uuid()];
    await database.query(
      `INSERT INTO inbox (event_id, received_at)
       VALUES ($1, now() - interval '31 days'), ($2, now() - interval '29 days')`,
      [gone, kept],
    );
    await database.query(
      `INSERT INTO idempotency_keys (user_id, route, key, fingerprint, reply, created_at)
       VALUES ($1, 'r', 'k', 'f', '{}', now() - interval '25 hours'),
              ($2, 'r', 'k', 'f', '{}', now() - interval '23 hours')`,
      [gone, kept],
    );
    await running.app.get(Housekeeping).pass();
    const left = (column: string, table: string) =>
      database.query<unknown>(`SELECT ${column} AS id FROM ${table} WHERE ${column} IN ($1, $2)`, [
        gone,
        kept,
      ]);
    expect(await left('event_id', 'inbox')).toEqual([{ id: kept }]);
    expect(await left('user_id', 'idempotency_keys')).toEqual([{ id: kept }]);
  });

  // rule: OPS-2
  it('reports waiting outbox rows, undelivered events and dead letters to Prometheus', async () => {
    const figure = async (name: string) => {
      await collectAll();
      const text = await registry.getSingleMetricAsString(name);
      return Number(text.split('\n').at(-1)?.split(' ').at(-1));
    };
    const letters = await figure('proofround_dead_letters');
    await jetstream(connection).publish(counted.subject, 'not an event');
    await until(
      'the letter is counted',
      async () => (await figure('proofround_dead_letters')) === letters + 1,
    );
    const lag = await until('lag is told as the broker tells it', async () => {
      const told = await figure('proofround_consumer_lag_messages');
      const manager = await jetstreamManager(connection);
      const info = await manager.consumers.info('DOMAIN_EVENTS', 'counter__probe_counted_v1');
      return told === info.num_pending + info.num_ack_pending && { told };
    });
    expect(lag.told).toBeGreaterThanOrEqual(0);
    // Not published yet: its next attempt is in an hour.
    await database.query(
      `INSERT INTO outbox (id, subject, payload, created_at, next_attempt_at)
       VALUES ($1, 'events.none', '{}', now() - interval '90 s', now() + interval '1 h')`,
      [uuid()],
    );
    expect(await figure('proofround_outbox_waiting')).toBe(1);
    expect(await figure('proofround_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    await database.query('DELETE FROM outbox');
  });
});

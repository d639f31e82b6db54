import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { createDatabase, startTestService, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { envelopeOf } from '../events/publisher.js';
import { collectAll, registry } from '../ops/metrics.js';
import { Readiness } from '../ops/readiness.js';
import { ExpiredRowsSweep } from '../service/expired-rows.sweep.js';
import { attempts, counted, counterService, CounterWorld, stuck, waiting } from '../testing/counter.js';

describe('a service that receives events', () => {
  let world: CounterWorld;
  beforeAll(async () => {
    world = await CounterWorld.start();
  });
  afterAll(() => world.stop());

  it('handles other events while one type of event waits', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ n }));
    await world.transactions.run((tx) => world.outbox.appendAll(tx, stuck, many));
    await until('the first of them wait', () => waiting.count === 4);
    await world.send('passes');
    await world.counts('passes', 1);
    expect(waiting.count).toBe(4);
    waiting.free();
    await until('all of them are done', () => waiting.count === 40);
  });

  it('handles an event once that is delivered twice', async () => {
    const envelope = envelopeOf(counted, { key: 'twice', fail_times: 0 });
    const publish = (msgID: string) =>
      jetstream(world.connection).publish(counted.subject, JSON.stringify(envelope), { msgID });
    await publish(uuid());
    await publish(uuid());
    await world.send('marker');
    await world.counts('marker', 1);
    await until('both deliveries are done', async () => {
      const info = await (
        await jetstreamManager(world.connection)
      ).consumers.info('DOMAIN_EVENTS', 'counter__probe_counted_v1');
      return info.num_pending === 0 && info.num_ack_pending === 0;
    });
    expect(await world.value('twice')).toBe(1);
  });

  it('undoes a failed attempt and tries again', async () => {
    await world.send('stumbles', 2);
    await world.counts('stumbles', 1);
    expect(attempts.get('stumbles')).toBe(3);
  });

  it('keeps an unreadable message as a dead letter with its bytes and the reason, and continues', async () => {
    await jetstream(world.connection).publish(counted.subject, 'not an event');
    const dead = await until('the dead letter is there', async () =>
      (await jetstreamManager(world.connection)).streams
        .getMessage('DEAD_LETTERS', { last_by_subj: 'dead.counter.probe.counted.v1' })
        .then((message) => message ?? undefined),
    );
    expect(Buffer.from(dead.data).toString()).toBe('not an event');
    expect(dead.header.get('x-reason')).toContain('unreadable');
    await world.send('goes-on');
    await world.counts('goes-on', 1);
  });

  it('distributes the events among replicas, each once', async () => {
    const second = await startTestService(counterService, { ...world.running.env, OPS_PORT: undefined });
    const keys = Array.from({ length: 40 }, (_, index) => `shared-${index}`);
    for (const key of keys) await world.send(key);
    await until('all are counted', async () =>
      (await Promise.all(keys.map((key) => world.value(key)))).every((count) => count === 1),
    );
    await second.close();
  });

  it('migrates an empty database safely from two processes at once', async () => {
    const url = await createDatabase('migrating');
    const start = () => startTestService(counterService, { NATS_URL: world.nats.url, DATABASE_URL: url });
    const both = await Promise.all([start(), start()]);
    await Promise.all(both.map((process) => process.close()));
  });

  it('is ready only while its database responds', async () => {
    const readiness = world.running.app.get(Readiness);
    expect(await readiness.failing()).toEqual([]);
    const query = jest.spyOn(world.database, 'query').mockRejectedValue(new Error('away'));
    expect(await readiness.failing()).toEqual(['database']);
    query.mockRestore();
  });

  it('deletes records that are no longer needed: events after 60 days, first replies after 24 hours', async () => {
    const [gone, kept] = [uuid(), uuid()];
    await world.database.query(
      `INSERT INTO inbox (event_id, received_at)
       VALUES ($1, now() - interval '61 days'), ($2, now() - interval '59 days')`,
      [gone, kept],
    );
    await world.database.query(
      `INSERT INTO idempotency_keys (user_id, route, key, fingerprint, reply, created_at)
       VALUES ($1, 'r', 'k', 'f', '{}', now() - interval '25 hours'),
              ($2, 'r', 'k', 'f', '{}', now() - interval '23 hours')`,
      [gone, kept],
    );
    await world.running.app.get(ExpiredRowsSweep).pass();
    const left = (column: string, table: string) =>
      world.database.query<unknown>(`SELECT ${column} AS id FROM ${table} WHERE ${column} IN ($1, $2)`, [
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
    await jetstream(world.connection).publish(counted.subject, 'not an event');
    await until(
      'the letter is counted',
      async () => (await figure('proofround_dead_letters')) === letters + 1,
    );
    const lag = await until('the metric is the lag that the broker reports', async () => {
      const reported = await figure('proofround_consumer_lag_messages');
      const manager = await jetstreamManager(world.connection);
      const info = await manager.consumers.info('DOMAIN_EVENTS', 'counter__probe_counted_v1');
      return reported === info.num_pending + info.num_ack_pending && { reported };
    });
    expect(lag.reported).toBeGreaterThanOrEqual(0);
    // Not published yet: its next attempt is in half a minute.
    await world.database.query(
      `INSERT INTO outbox (id, subject, payload, created_at, next_attempt_at)
       VALUES ($1, 'events.none', '{}', now() - interval '90 s', now() + interval '30 s')`,
      [uuid()],
    );
    expect(await figure('proofround_outbox_waiting')).toBe(1);
    expect(await figure('proofround_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    await world.database.query('DELETE FROM outbox');
  });
});

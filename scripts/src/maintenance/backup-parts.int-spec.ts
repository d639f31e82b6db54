import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { ensureStreams } from '@proofround/service-kit';
import { createDatabase, startNats, startRedis, type TestServer, until } from '@proofround/test-kit';

import { query } from '../servers/pg.js';
import { cut, type ServiceDatabase } from './backup-databases.js';
import { withNats } from './backup-place.js';
import { keysIn, loadRedis, removeKeys, saveRedis, withRedis } from './backup-redis.js';
import {
  EVENTS,
  lastSequence,
  loadLater,
  loadStream,
  removeStream,
  saveLater,
  saveStream,
} from './backup-streams.js';

const work = mkdtempSync(join(tmpdir(), 'proofround-test-parts-'));
const file = (name: string) => join(work, name);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('a saved stream', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startNats();
  });
  afterAll(() => server.stop());

  const publish = async (nats: NatsConnection, id: string) => {
    const all = headers();
    all.set('x-mark', id);
    await jetstream(nats).publish('events.probe.v1', id, { msgID: id, headers: all });
  };
  const read = async (nats: NatsConnection, max: number) => {
    const consumer = await jetstream(nats).consumers.get(EVENTS, 'probe');
    const seen: string[] = [];
    for await (const message of await consumer.fetch({ max_messages: max, expires: 2000 })) {
      seen.push(`${message.string()} ${message.headers?.get('x-mark') ?? ''}`);
      await message.ackAck();
    }
    return seen;
  };

  it('is restored with the pending messages of each consumer and, once, with the messages published meanwhile', () =>
    withNats(server.url, async (nats) => {
      await ensureStreams(nats);
      const { consumers } = await jetstreamManager(nats);
      await consumers.add(EVENTS, { durable_name: 'probe', ack_policy: 'explicit' });
      for (const id of ['1', '2', '3']) await publish(nats, id);
      expect(await read(nats, 2)).toEqual(['1 1', '2 2']);

      const end = await saveStream(nats, EVENTS, file('events'));
      for (const id of ['4', '5', '6']) await publish(nats, id);
      const to = (await lastSequence(nats, EVENTS)) - 1; // the cut: later messages are not part
      expect(await saveLater(nats, EVENTS, end, to, file('later'))).toBe(2);

      await removeStream(nats, EVENTS);
      await loadStream(nats, EVENTS, file('events'));
      await loadLater(nats, EVENTS, file('later'));
      await loadLater(nats, EVENTS, file('later')); // interrupted and started again
      await ensureStreams(nats);
      expect(await lastSequence(nats, EVENTS)).toBe(to);
      expect(await read(nats, 10)).toEqual(['3 3', '4 4', '5 5']);
    }));
});

describe('saved keys', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  it('are restored with their remaining time; counters of the gateway are not', () =>
    withRedis(server.url, async (redis) => {
      await redis.lpush('{bull}:analysis:wait', 'b', 'a');
      await redis.hset('{bull}:analysis:a', { data: '{"x":"ü"}' });
      await redis.set('chat:1', 'soon over', 'PX', 600_000);
      await redis.set('chat:2', 'over', 'PX', 1);
      await redis.set('limit:1', 'not kept');
      const saved = await saveRedis(redis, file('redis'));
      expect(saved).toBeLessThanOrEqual(4);
      await removeKeys(redis);
      expect([await keysIn(redis), await redis.get('limit:1')]).toEqual([0, 'not kept']);
      await loadRedis(redis, file('redis'));
      expect(await redis.lrange('{bull}:analysis:wait', 0, -1)).toEqual(['a', 'b']);
      expect(await redis.hgetall('{bull}:analysis:a')).toEqual({ data: '{"x":"ü"}' });
      const left = await redis.pttl('chat:1');
      expect(left).toBeGreaterThan(500_000);
      expect(left).toBeLessThanOrEqual(600_000);
      expect(await redis.exists('chat:2')).toBe(0);
    }));
});

describe('the cut', () => {
  async function aDatabase(service: string): Promise<ServiceDatabase> {
    const url = await createDatabase(`cut-${service}`);
    await query(url, 'CREATE TABLE outbox (id int)');
    await query(url, 'CREATE TABLE migrations (id int, name text)');
    return { service, url };
  }

  it('is one moment in all databases: later rows are in none of them', async () => {
    const databases = [await aDatabase('one'), await aDatabase('two')];
    for (const { url } of databases) await query(url, 'INSERT INTO outbox VALUES (1)');
    let late: Promise<unknown> | undefined;
    const { held, found } = await cut(databases, async () => {
      // No service can publish a fact during the cut.
      late = Promise.all(databases.map(({ url }) => query(url, 'INSERT INTO outbox VALUES (2)')));
      const refused = databases.map(({ url }) =>
        query(url, "BEGIN; SET LOCAL lock_timeout = '100ms'; INSERT INTO outbox VALUES (3); COMMIT"),
      );
      return Promise.allSettled(refused);
    });
    await late;
    expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(held.map(({ rows }) => rows['outbox'])).toEqual([1, 1]);
    for (const one of held) await one.release();
    for (const { url } of databases) {
      expect(await query(url, 'SELECT count(*)::int FROM outbox')).toEqual([{ count: 2 }]);
    }
  });

  it('waits for an open transaction without blocking others for long', async () => {
    const database = await aDatabase('busy');
    const busy = query(database.url, 'BEGIN; INSERT INTO outbox VALUES (1); SELECT pg_sleep(1.5); COMMIT');
    await until('the transaction is under way', async () => {
      const locks = "SELECT FROM pg_locks WHERE relation = 'outbox'::regclass AND mode = 'RowExclusiveLock'";
      return (await query(database.url, locks)).length > 0;
    });
    const { held } = await cut([database], () => Promise.resolve());
    await busy;
    expect(held[0]?.rows['outbox']).toBe(1);
    await held[0]?.release();
  });
});

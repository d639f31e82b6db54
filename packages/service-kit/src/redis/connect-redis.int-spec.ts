import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

import { startRedis, startRedisCluster, startSentinel, type TestServer, until } from '@proofround/test-kit';
import { Redis, type RedisOptions } from 'ioredis';

import { collectAll, registry } from '../ops/metrics.js';
import { connectRedis, redisAddress, type RedisConnection } from './connect-redis.js';
import { measureMemory } from './metrics.js';

const OPTIONS = { maxRetriesPerRequest: 20 };

/** Makes a Redis a read-only copy of another. */
async function replicate(replica: TestServer, primary: TestServer): Promise<void> {
  const { hostname, port, password } = new URL(primary.url);
  const client = new Redis(replica.url);
  await client.config('SET', 'masterauth', password);
  await client.replicaof(hostname, Number(port));
  await until('the replica follows', async () =>
    (await client.info('replication')).includes('master_link_status:up'),
  );
  client.disconnect();
}

describe('the connection to Redis', () => {
  let first: TestServer;
  let second: TestServer;
  let connection: RedisConnection | undefined;
  const open = (address: string, options: RedisOptions = {}) => {
    connection = connectRedis(address, { ...OPTIONS, ...options });
    connection.on('error', () => undefined);
    return connection;
  };

  beforeEach(async () => {
    [first, second] = await Promise.all([startRedis(), startRedis()]);
  });
  afterEach(async () => {
    connection?.disconnect();
    await Promise.all([first.stop(), second.stop()]);
  });

  describe('through an address that moves to the new primary', () => {
    let proxy: Server;
    let target: string;
    let clients: Socket[];
    const address = () => {
      const url = new URL(first.url);
      url.port = String((proxy.address() as AddressInfo).port);
      return url.href;
    };
    beforeEach(async () => {
      target = first.url;
      clients = [];
      proxy = createServer((client: Socket) => {
        clients.push(client);
        const { hostname, port } = new URL(target);
        const server = connect(Number(port), hostname);
        client.pipe(server).pipe(client);
        for (const socket of [client, server]) socket.on('error', () => undefined);
        client.on('close', () => server.destroy());
        server.on('close', () => client.destroy());
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    });
    afterEach(
      () =>
        new Promise((resolve) => {
          connection?.disconnect();
          for (const client of clients) client.destroy(); // a paused one does not see that its other side ended
          proxy.close(resolve);
        }),
    );

    // rule: OPS-42
    it('leaves the former primary when that refuses writes, and repeats the write', async () => {
      const redis = open(address());
      await redis.set('key', 'before');
      await replicate(first, second);
      target = second.url;
      expect(await redis.set('key', 'after')).toBe('OK');
      const direct = new Redis(second.url);
      expect(await direct.get('key')).toBe('after');
      direct.disconnect();
    });

    // rule: OPS-42
    it('leaves a server that falls silent, as behind a cut network, and repeats the command', async () => {
      const redis = open(address(), { socketTimeout: 300 });
      expect(await redis.set('key', 'before')).toBe('OK');
      for (const client of clients) client.unpipe().pause();
      expect(await redis.set('key', 'after')).toBe('OK');
    });
  });

  it('is reported to the operators, and so is the memory of the server', async () => {
    const value = async (name: string) => {
      await collectAll();
      return Number((await registry.getSingleMetricAsString(name)).split(' ').at(-1));
    };
    const redis = open(first.url);
    await redis.config('SET', 'maxmemory', '64mb');
    expect(await value('proofround_redis_connected')).toBe(1);
    await measureMemory(redis);
    expect(await value('proofround_redis_memory_bytes')).toBeGreaterThan(100_000);
    expect(await value('proofround_redis_max_memory_bytes')).toBe(64 * 1024 * 1024);
    await first.pause();
    await until('the loss shows', async () => (await value('proofround_redis_connected')) === 0);
    await first.resume();
    await until('the connection shows', async () => (await value('proofround_redis_connected')) === 1);
  });

  // rule: OPS-42
  it('follows the primary that the Sentinels name after its death', async () => {
    await replicate(second, first);
    const sentinel = await startSentinel(first.url, 'main');
    const sentinels = new Redis(sentinel.url);
    try {
      const redis = open(`redis+sentinel://:test@${new URL(sentinel.url).host}/main`);
      expect(await redis.set('key', 'before')).toBe('OK');
      await until('the Sentinel knows the replica', async () => {
        const replicas: unknown = await sentinels.call('SENTINEL', 'REPLICAS', 'main');
        return Array.isArray(replicas) && replicas.length === 1;
      });
      await first.pause();
      await until('the replica is primary', async () => {
        const primary: unknown = await sentinels.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'main');
        return Array.isArray(primary) && primary[1] === new URL(second.url).port;
      });
      expect(await redis.set('key', 'after')).toBe('OK');
    } finally {
      sentinels.disconnect();
      connection?.disconnect();
      await sentinel.stop();
    }
  });
});

describe('the connection to a Redis Cluster', () => {
  let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
  beforeAll(async () => {
    cluster = await startRedisCluster();
  });
  afterAll(() => cluster.stop());

  it('reaches every node from the address of one, and is reported to the operators', async () => {
    const redis = connectRedis(cluster.url, { maxRetriesPerRequest: null });
    try {
      const keys = Array.from({ length: 30 }, (_, index) => `key-${index}`);
      for (const key of keys) expect(await redis.set(key, key)).toBe('OK');
      for (const key of keys) expect(await redis.get(key)).toBe(key);
      const held = await Promise.all(
        cluster.nodes.map(async ({ url }) => {
          const node = new Redis(url);
          const size = await node.dbsize();
          node.disconnect();
          return size;
        }),
      );
      expect(held.every((size) => size > 0)).toBe(true);
      await measureMemory(redis);
      await collectAll();
      expect(await registry.getSingleMetricAsString('proofround_redis_connected')).toMatch(/ 1$/);
    } finally {
      redis.disconnect();
    }
  });

  it('refuses a command at once, instead of keeping it for ever, while no node answers', async () => {
    const redis = connectRedis('redis+cluster://127.0.0.1:1', { maxRetriesPerRequest: 1 });
    redis.on('error', () => undefined);
    await expect(redis.get('key')).rejects.toThrow();
    redis.disconnect();
  });
});

describe('an address of Redis', () => {
  it.each([
    'redis://:password@host:6379',
    'rediss://user:password@host:6379/1',
    'redis+sentinel://:password@a:26379,b:26379,c/main',
    'redis+sentinel://a/main',
    'redis://:pass,word@host:6379',
    'redis+sentinel://:pass,word@a:26379,b:26379/main',
    'redis+cluster://:pass,word@a:6379,b',
    'rediss+cluster://user:password@a',
  ])('may be %s', (address) => {
    expect(redisAddress.safeParse(address).success).toBe(true);
  });

  it.each(['host:6379', 'http://host', 'redis+sentinel://a,b', ''])('may not be %p', (address) => {
    expect(redisAddress.safeParse(address).success).toBe(false);
  });
});

import { startRedis, type TestServer } from '@proofround/test-kit';
import { Redis } from 'ioredis';

import { isRedisAway } from './redis-check.js';

describe('an error of Redis', () => {
  let server: TestServer;
  const open: Redis[] = [];

  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(async () => {
    for (const redis of open.splice(0)) redis.disconnect();
    await server.stop();
  });

  const connect = (options = {}) => {
    const redis = new Redis(server.url, { maxRetriesPerRequest: 1, ...options });
    redis.on('error', () => undefined);
    open.push(redis);
    return redis;
  };
  const errorOf = (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('says that Redis is away while it has no memory left, and that it is not, afterwards', async () => {
    const redis = connect();
    await redis.config('SET', 'maxmemory', '1');
    expect(isRedisAway(await errorOf(redis.set('key', 'value')))).toBe(true);
    await redis.config('SET', 'maxmemory', '0');
    await redis.set('key', 'value');
    expect(isRedisAway(await errorOf(redis.lpush('key', 'of another type')))).toBe(false);
    expect(isRedisAway(await errorOf(redis.call('NONSENSE')))).toBe(false);
  });

  it('says that Redis is away while it is a replica', async () => {
    const redis = connect();
    await redis.replicaof('127.0.0.1', 1);
    expect(isRedisAway(await errorOf(redis.set('key', 'value')))).toBe(true);
  });

  it.each([
    { maxRetriesPerRequest: 0 },
    { maxRetriesPerRequest: 1 },
    { maxRetriesPerRequest: null, commandTimeout: 50 },
    { maxRetriesPerRequest: 1, enableOfflineQueue: false },
  ])('says that Redis is away when it is stopped and the client has %j', async (options) => {
    const redis = connect({ ...options, lazyConnect: true });
    await redis.connect();
    await server.pause();
    expect(isRedisAway(await errorOf(redis.set('key', 'value')))).toBe(true);
    await server.resume();
  });

  it('says that Redis is away with a password that was replaced', async () => {
    await connect().config('SET', 'requirepass', 'another');
    expect(isRedisAway(await errorOf(connect().set('key', 'value')))).toBe(true);
  });
});

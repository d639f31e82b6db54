import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts, ManagedProcess } from '@proofround/launcher';
import { Redis } from 'ioredis';

import { redis } from './redis.js';
import { REDIS_USERS, type RedisUser, redisUsers } from './redis-users.js';

const PASSWORDS: Record<RedisUser, string> = {
  gateway: 'gateway password',
  'ai-worker': 'worker password',
  keda: 'keda password',
};

describe('the users of Redis', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-redis-users-'));
  const clients: Redis[] = [];
  let port: number;
  let server: ManagedProcess;

  const as = (username?: RedisUser, password?: string) => {
    const client = new Redis({
      port,
      ...(username && { username }),
      ...(password && { password }),
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
    });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    [port = 0] = await freePorts(1);
    const users = redisUsers(PASSWORDS);
    const { spec } = redis({ dataDir, port, password: 'operator', logFile: join(dataDir, 'log'), users });
    server = new ManagedProcess(spec);
    await server.start();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  // rule: OPS-77
  it('share a server that refuses what exceeds its memory, and never evicts a job', async () => {
    const operator = new Redis({ port, password: 'operator' });
    clients.push(operator);
    const setting = async (name: string): Promise<unknown> => operator.config('GET', name);
    expect(await setting('maxmemory')).toEqual(['maxmemory', String(640 * 1024 ** 2)]);
    expect(await setting('maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    const worker = as('ai-worker', PASSWORDS['ai-worker']);
    await worker.hset('{bull}:kept:job', 'data', '{}');
    const used = Number(/^used_memory:(\d+)/m.exec(await operator.info('memory'))?.[1]);
    await operator.config('SET', 'maxmemory', String(used + 300_000));
    await worker.set('chat:{u}:large', 'x'.repeat(400_000)).catch(() => undefined);
    await expect(worker.set('chat:{u}:more', 'x')).rejects.toThrow('OOM');
    expect(await worker.hgetall('{bull}:kept:job')).toEqual({ data: '{}' });
    await operator.config('SET', 'maxmemory', '0');
  });

  it('cannot connect without a password or with a wrong one', async () => {
    await expect(as().get('limit:x')).rejects.toThrow('NOAUTH');
    await expect(as('gateway', PASSWORDS['ai-worker']).get('limit:x')).rejects.toThrow(/WRONGPASS|NOAUTH/);
  });

  it('let KEDA count the jobs of the queues, and read or change nothing', async () => {
    const keda = as('keda', PASSWORDS.keda);
    const worker = as('ai-worker', PASSWORDS['ai-worker']);
    await worker.lpush('{bull}:counted:active', 'job');
    await worker.hset('{bull}:counted:job', 'data', '{}');
    await worker.set('chat:{u}:kept', 'x');
    const count = "return redis.call('llen', KEYS[1])";
    expect(await keda.eval(count, 1, '{bull}:counted:active')).toBe(1);
    expect(await keda.eval("return redis.call('type', KEYS[1]).ok", 1, '{bull}:counted:wait')).toBe('none');
    const push = "return redis.call('lpush', KEYS[1], 'forged')";
    await expect(keda.eval(push, 1, '{bull}:counted:active')).rejects.toThrow("can't run this command");
    await expect(keda.lpush('{bull}:counted:wait', 'forged')).rejects.toThrow('NOPERM');
    await expect(keda.hgetall('{bull}:counted:job')).rejects.toThrow('NOPERM');
    await expect(keda.get('chat:{u}:kept')).rejects.toThrow('NOPERM');
    await expect(keda.flushall()).rejects.toThrow('NOPERM');
  });

  it('reach only the keys of their own process, also from scripts', async () => {
    const gateway = as('gateway', PASSWORDS.gateway);
    const worker = as('ai-worker', PASSWORDS['ai-worker']);
    await gateway.incr('limit:log-in:x');
    await worker.hset('chat:{u}:s', 'data', 'x');
    await worker.zadd('{bull}:analysis:wait', 1, 'x');
    await expect(gateway.hgetall('chat:{u}:s')).rejects.toThrow('NOPERM');
    await expect(gateway.lpush('{bull}:analysis:wait', 'forged')).rejects.toThrow('NOPERM');
    await expect(worker.del('limit:log-in:x')).rejects.toThrow('NOPERM');
    await expect(worker.get('anything')).rejects.toThrow('NOPERM');
    expect(await gateway.eval("return redis.call('GET', KEYS[1])", 1, 'limit:log-in:x')).toBe('1');
    await expect(gateway.eval("return redis.call('GET', 'chat:{u}:s')", 0)).rejects.toThrow(
      /NOPERM|can't access/,
    );
  });

  it('let the gateway read the queues, by scripts as BullMQ does, but not change them', async () => {
    const gateway = as('gateway', PASSWORDS.gateway);
    const worker = as('ai-worker', PASSWORDS['ai-worker']);
    await worker.lpush('{bull}:looked-at:wait', 'a job');
    const script = "return redis.call('LRANGE', KEYS[1], 0, -1)";
    expect(await gateway.lrange('{bull}:looked-at:wait', 0, -1)).toEqual(['a job']);
    expect(await gateway.eval(script, 1, '{bull}:looked-at:wait')).toEqual(['a job']);
    for (const write of ["redis.call('DEL', KEYS[1])", "redis.call('LPUSH', KEYS[1], 'forged')"]) {
      await expect(gateway.eval(write, 1, '{bull}:looked-at:wait')).rejects.toThrow(
        /NOPERM|can't access|ACL/,
      );
    }
    await expect(gateway.del('{bull}:looked-at:wait')).rejects.toThrow('NOPERM');
    expect(await worker.lrange('{bull}:looked-at:wait', 0, -1)).toEqual(['a job']);
  });

  it.each([
    ['FLUSHALL'],
    ['FLUSHDB'],
    ['KEYS', '*'],
    ['CONFIG', 'GET', '*'],
    ['CONFIG', 'SET', 'dir', '/tmp'],
    ['SHUTDOWN'],
    ['SAVE'],
    ['MONITOR'],
    ['ACL', 'LIST'],
    ['ACL', 'SETUSER', 'gateway', '+@all'],
    ['CLIENT', 'LIST'],
    ['MODULE', 'LIST'],
    ['REPLICAOF', '127.0.0.1', '1'],
    ['SCRIPT', 'FLUSH'],
    ['PUBLISH', 'x', 'y'],
    ['SWAPDB', '0', '1'],
  ])('may not say %s %s', async (command, ...args) => {
    for (const user of REDIS_USERS) {
      await expect(as(user, PASSWORDS[user]).call(command, ...args)).rejects.toThrow('NOPERM');
    }
  });
});

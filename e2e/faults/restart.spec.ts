import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { freePorts, Stack } from '@proofround/launcher';
import { ApiClient } from '@proofround/test-kit';

import { Balancer } from '../../bench/src/faults/balancer.js';
import { compare } from '../../bench/src/faults/check.js';
import { Users } from '../../bench/src/faults/users.js';
import { Work } from '../../bench/src/faults/work.js';

const SERVICES = ['auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'];
/** About 25 pieces of work a second, each of one to eight requests. */
const PACE_MS = 40;
const BEFORE_MS = 1500;
const AFTER_MS = 2000;
/** A client without another gateway waits until its own is back. */
const GATEWAY_BACK_MS = 5000;
/** Calls wait this long for a service. A restart that takes longer, on a busy machine, shows nothing. */
const MAX_AWAY_MS = 4000;
const ATTEMPTS = 6;

/** One replica of each service and two gateways behind a balancer, under a constant load of reads and writes. */
describe('a restart under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-restart-'));
  const balancer = new Balancer();
  const users = new Users();
  const checked = new Set<string>();
  let stack: Stack;
  let work: Work;
  let admin: ApiClient;
  let founder: ApiClient;

  const balanced = (name: string) => balancer.add(name, Number(stack.process(name).spec.env?.['PORT']));

  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    stack = await Stack.start({
      dataDir,
      port,
      throwAway: true,
      behindBalancer: true,
      replicas: { gateway: 2 },
      settings: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    });
    await balancer.listen(port);
    for (const name of ['gateway', 'gateway-2']) balanced(name);
    const visitor = new ApiClient(stack.url);
    admin = await visitor.logIn(stack.admin.email, stack.admin.password);
    founder = await visitor.register('startup');
    work = new Work(users, visitor, stack.addresses?.NATS_URL ?? '', PACE_MS);
    await work.prepare();
  }, 120_000);
  afterAll(async () => {
    await stack.stop();
    await balancer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  /** Requests that the work does not make. */
  const others = async (isOver: () => boolean) => {
    const asked: Promise<unknown>[] = [];
    for (let count = 0; !isOver(); count++) {
      const body = { message: 'We help accountants with invoices.' };
      if (count % 4 === 0) asked.push(users.ask(founder, 'POST', '/ai-chat', [200], { body }));
      for (const path of [
        '/notifications/unread-count',
        '/payment/subscription',
        '/marketplace/listings?limit=5',
      ])
        asked.push(users.ask(founder, 'GET', path, [200]));
      await delay(150);
    }
    await Promise.all(asked);
  };

  /** What users saw while `happen` ran, and what is lost or doubled after it. */
  const during = async (happen: () => Promise<void>) => {
    users.turn();
    let over = false;
    work.start();
    const rest = others(() => over);
    await delay(BEFORE_MS);
    const began = Date.now();
    await happen();
    const awayMs = Date.now() - began;
    await delay(AFTER_MS);
    over = true;
    await Promise.all([work.stop(), rest]);
    const { requests, kinds, lies } = users.turn();
    // Otherwise nothing was under way.
    expect(requests).toBeGreaterThan(50);
    const seen = { errors: kinds, lies, ...(await compare(work.books, admin, checked)) };
    process.stdout.write(`away for ${awayMs} ms, ${requests} requests, ${JSON.stringify(seen)}\n`);
    return { awayMs, seen };
  };
  /** Like `during`, repeated until the restart was short enough. */
  const duringShort = async (happen: () => Promise<void>) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { awayMs, seen } = await during(happen);
      expect([...seen.lies, ...seen.lost, ...seen.doubled]).toEqual([]);
      if (awayMs < MAX_AWAY_MS) return seen;
    }
    throw new Error(`No restart took less than ${MAX_AWAY_MS} ms: the machine is too busy`);
  };
  const restart = async (name: string) => {
    await stack.process(name).stop();
    await stack.process(name).start();
  };
  const NONE = { errors: {}, lies: [], lost: [], doubled: [] };

  // rule: OPS-60
  it.each(SERVICES)(
    'of the only replica of %s shows nobody an error',
    async (name) => {
      expect(await duringShort(() => restart(name))).toEqual(NONE);
    },
    300_000,
  );

  // rule: OPS-60
  it('of a gateway shows no error to a client that tries again once', async () => {
    users.again = { afterMs: 0 };
    const happen = async () => {
      // Acts as a balancer that learns of the stop from /ready; open connections stay.
      balancer.remove('gateway-2');
      await restart('gateway-2');
      balanced('gateway-2');
    };
    expect((await during(happen)).seen).toEqual(NONE);
  }, 300_000);

  it('of the only gateway shows no error to a client that tries again once, when it is back', async () => {
    balancer.remove('gateway-2');
    await stack.removeReplica('gateway-2');
    users.again = { afterMs: GATEWAY_BACK_MS };
    expect(await duringShort(() => restart('gateway'))).toEqual(NONE);
  }, 300_000);
});

import { setTimeout as delay } from 'node:timers/promises';

import { connect, headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { Controller, Module } from '@nestjs/common';
import { conflict, defineRpc, type Rpc } from '@proofround/contracts';
import {
  anActor,
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
import { rpcWaiting } from '../ops/metrics.js';
import type { ServiceDefinition } from '../service/start-service.js';
import { RpcClient } from './rpc-client.js';
import { AGAIN_HEADER, EXPIRES_HEADER, TIMEOUT_HEADER } from './rpc-errors.js';
import { RawJson, RpcHandlers } from './rpc-handlers.js';

const echo = defineRpc('probe.echo.say.v1', {
  access: 'internal',
  request: z.object({ text: z.string().max(20), delay_ms: z.number().default(0) }),
  reply: z.object({ text: z.string(), replica: z.string() }),
});
const founders = defineRpc('probe.echo.founders.v1', {
  access: [{ requires: 'founder', detail: 'Only startup accounts can do this' }],
  request: z.object({ actor: z.unknown(), amount: z.number() }),
  reply: z.number(),
});
const failing = defineRpc('probe.echo.fail.v1', {
  access: 'internal',
  request: z.object({ how: z.enum(['conflict', 'crash', 'huge']) }),
  reply: z.unknown(),
});
const raw = defineRpc('probe.echo.raw.v1', {
  access: 'internal',
  request: z.object({ paged: z.boolean() }),
  reply: z.array(z.number()),
});

const handled: string[] = [];
let replicas = 0;

@Controller()
class ProbeController {
  constructor(handlers: RpcHandlers) {
    const replica = `replica-${++replicas}`;
    handlers.on(echo, async ({ text, delay_ms }) => {
      handled.push(replica);
      if (delay_ms > 0) await delay(delay_ms);
      return { text, replica };
    });
    handlers.on(founders, ({ amount }) => amount);
    handlers.on(failing, ({ how }) => {
      if (how === 'conflict') throw conflict('Already there');
      if (how === 'crash') throw new Error('secret: the database is at 10.0.0.7');
      return 'x'.repeat(2_000_000);
    });
    handlers.on(raw, ({ paged }) =>
      paged ? new RawJson('[1,2]', { next: 'cursor-3' }) : new RawJson('[ 7 ]'),
    );
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

const probe: ServiceDefinition = { name: 'probe', config: baseConfig, module: ProbeModule };

describe('RPC over NATS', () => {
  let nats: TestServer;
  let connection: NatsConnection;
  let client: RpcTestClient;
  let rpc: RpcTestClient['rpc'];
  const running: TestService[] = [];

  const start = async () => {
    const service = await startTestService(probe, { NATS_URL: nats.url });
    running.push(service);
    return service;
  };

  beforeAll(async () => {
    nats = await startNats();
    const { host, username, password } = new URL(nats.url);
    connection = await connect({ servers: host, user: username, pass: password });
    client = await rpcClient(nats.url, { waitMs: 4000 });
    rpc = client.rpc;
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.close()));
    handled.length = 0;
  });

  afterAll(async () => {
    await client.close();
    await connection.close();
    await nats.stop();
  });

  it('replies with the result of the handler', async () => {
    await start();
    expect((await rpc.call(echo, { text: 'hello' })).text).toBe('hello');
  });

  it('passes an expected error with its code and message', async () => {
    await start();
    await expect(rpc.call(failing, { how: 'conflict' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Already there',
    });
  });

  // rule: ERR-5
  it('hides the details of an unexpected error', async () => {
    await start();
    const failure = rpc.call(failing, { how: 'crash' });
    await expect(failure).rejects.toMatchObject({ code: 'internal' });
    await expect(failure).rejects.not.toThrow('10.0.0.7');
  });

  it('replies with an error when a reply is too large for NATS', async () => {
    await start();
    await expect(rpc.call(failing, { how: 'huge' })).rejects.toMatchObject({ code: 'internal' });
  });

  it('refuses a request that does not fit its contract, also one that bypasses the client', async () => {
    await start();
    await expect(rpc.call(echo, { text: 'x'.repeat(21) })).rejects.toMatchObject({ code: 'invalid' });
    const answer = await connection.request(echo.subject, '{not json', { timeout: 2000 });
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  it('checks the role before the body', async () => {
    await start();
    const ask = (actor: unknown) => rpc.call<Rpc>(founders, { actor, amount: 'many' });
    await expect(ask(anActor({ user_type: 'investor' }))).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Only startup accounts can do this',
    });
    await expect(ask(undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(ask(anActor())).rejects.toMatchObject({ code: 'invalid' });
  });

  it('sends raw JSON unchanged, with the next cursor in a header', async () => {
    await start();
    expect(Buffer.from((await rpc.forward(raw, { paged: false })).json).toString()).toBe('[ 7 ]');
    const page = await rpc.forward(raw, { paged: true });
    expect(page.next).toBe('cursor-3');
  });

  describe('of a process whose clock is off', () => {
    /** The caller's connection, with the deadline that a process with another clock would name. */
    const withClockOff = (byMs: number): NatsConnection =>
      Object.create(connection, {
        request: {
          value: (...[subject, body, options]: Parameters<NatsConnection['request']>) => {
            const head = options?.headers;
            head?.set(EXPIRES_HEADER, String(Number(head.get(EXPIRES_HEADER)) + byMs));
            return connection.request(subject, body, options);
          },
        },
      }) as NatsConnection;

    beforeEach(async () => {
      await start();
      await rpc.call(echo, { text: 'it listens' });
      handled.length = 0;
    });

    // rule: OPS-62
    it.each([-600_000, -6000, 6000, 600_000])('is answered once (%d ms)', async (byMs) => {
      const caller = new RpcClient(withClockOff(byMs), { RPC_WAIT_MS: 0 });
      expect((await caller.call(echo, { text: 'hello' })).text).toBe('hello');
      expect(handled).toHaveLength(1);
    });

    // rule: OPS-62
    it.each([
      ['late', -4501],
      ['seemingly in time, by the clock of the caller', 600_000],
    ])('is not carried out if its caller no longer waits (%s)', async (_name, byMs) => {
      const request = async (ticket?: string) => {
        const head = headers();
        head.set(EXPIRES_HEADER, String(Date.now() + 4500 + byMs));
        head.set(TIMEOUT_HEADER, '4500');
        if (ticket) head.set(AGAIN_HEADER, ticket);
        return connection.request(echo.subject, JSON.stringify({ text: 'late' }), {
          timeout: 2000,
          headers: head,
        });
      };
      const ticket = (await request()).headers?.get(AGAIN_HEADER) ?? '';
      const [issuer, issued] = ticket.split(' ');
      for (const useless of [`${issuer} ${Number(issued) - 4501}`, `another ${issued}`])
        expect((await request(useless)).headers?.get(AGAIN_HEADER)).not.toBe('');
      expect(handled).toEqual([]);
      await request(ticket);
      expect(handled).toHaveLength(1);
    });
  });

  // rule: OPS-62
  it('ends at its time, also if each replica asks to send it again', async () => {
    const reply = (text: string, ticket?: string): Msg => {
      const head = headers();
      if (ticket) head.set(AGAIN_HEADER, ticket);
      return { headers: head, data: Buffer.from(text) } as Partial<Msg> as Msg;
    };
    const began = performance.now();
    let asked = 0;
    const insatiable = Object.create(connection, {
      request: {
        value: async () => {
          asked += 1;
          await delay(10);
          // A call without an end gets its answer here, so that the test fails and does not hang.
          const isEndless = performance.now() - began > 2000;
          return isEndless ? reply('{"text":"hello","replica":"none"}') : reply('', `replica-${asked} 1`);
        },
      },
    }) as NatsConnection;
    const caller = new RpcClient(insatiable, { RPC_WAIT_MS: 0 });
    const call = caller.call(echo, { text: 'hello' }, { timeoutMs: 200 });
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toBeGreaterThan(1);
  });

  // rule: OPS-60
  it('throws unavailable within 5 s when no service listens', async () => {
    const began = Date.now();
    await expect(rpc.call(echo, { text: 'anyone?' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('throws unavailable at its own time limit, if that is shorter', async () => {
    const began = Date.now();
    const call = rpc.call(echo, { text: 'anyone?' }, { timeoutMs: 300 });
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    expect(Date.now() - began).toBeLessThan(2000);
  });

  it('does not repeat a call that was received', async () => {
    await start();
    const call = rpc.call(echo, { text: 'slow', delay_ms: 400 }, { timeoutMs: 200 });
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(running.splice(0).map((service) => service.close()));
    expect(handled).toHaveLength(1);
  });

  // rule: OPS-60
  it('loses no request when the only replica restarts under load', async () => {
    const leaving = await start();
    let sending = true;
    let answered = 0;
    const failures: unknown[] = [];
    const load = Array.from({ length: 16 }, async () => {
      while (sending) {
        await rpc.call(echo, { text: 'load', delay_ms: 20 }).then(
          () => (answered += 1),
          (failure: unknown) => failures.push(failure),
        );
      }
    });
    const enough = async (more: number) => {
      const target = answered + more;
      while (answered < target) await delay(5);
    };
    await enough(50);
    await leaving.close();
    const waiting = async () => (await rpcWaiting().get()).values[0]?.value;
    await until('all requests wait for a replica', async () => (await waiting()) === load.length);
    const impatient = rpc.call(echo, { text: 'gives up' }, { timeoutMs: 2000 });
    await expect(impatient).rejects.toMatchObject({ code: 'unavailable' });
    await start();
    await enough(50);
    sending = false;
    await Promise.all(load);
    expect(failures).toEqual([]);
  });

  it('reaches a service that starts a moment later', async () => {
    const asking = rpc.call(echo, { text: 'soon' });
    await start();
    expect((await asking).text).toBe('soon');
  });

  it('distributes requests among replicas', async () => {
    await start();
    await start();
    await Promise.all(Array.from({ length: 100 }, (_, index) => rpc.call(echo, { text: String(index) })));
    expect(new Set(handled).size).toBe(2);
    expect(handled).toHaveLength(100);
  });

  it('loses no request when a replica stops under load', async () => {
    const leaving = await start();
    await start();
    let sending = true;
    let answered = 0;
    const failures: unknown[] = [];
    const load = Array.from({ length: 16 }, async () => {
      while (sending) {
        await rpc.call(echo, { text: 'load', delay_ms: 2 }).then(
          () => (answered += 1),
          (failure: unknown) => failures.push(failure),
        );
      }
    });
    const enough = async (more: number) => {
      const target = answered + more;
      while (answered < target) await delay(5);
    };
    await enough(300);
    await leaving.close();
    await enough(300);
    sending = false;
    await Promise.all(load);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(600);
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  accountDeleted,
  investorAccessChanged,
  paymentConfirmed,
  rpc,
  startupCreated,
} from '@proofround/contracts';
import { freePorts, ManagedProcess } from '@proofround/launcher';
import { connectNats, ensureStreams, RpcClient } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';

import { nats } from '../servers/nats.js';
import { durableOf, natsUsers, type ProcessName } from './permissions.js';

const passwordOf = (name: ProcessName) => `password of ${name}`;

describe('the permissions on NATS', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-permissions-'));
  const open: NatsConnection[] = [];
  let server: ManagedProcess;
  let port: number;
  let operatorUrl: string;

  /** A connection as the service opens it, with its own inbox prefix. */
  const as = async (name: ProcessName): Promise<NatsConnection> => {
    const password = encodeURIComponent(passwordOf(name));
    const connection = await connectNats({ url: `nats://${name}:${password}@127.0.0.1:${port}`, name });
    open.push(connection);
    return connection;
  };
  const operator = async () => {
    const connection = await connectNats({ url: operatorUrl, name: 'operator' });
    open.push(connection);
    return connection;
  };
  /** The broker's refusals on this connection. */
  const refusals = (connection: NatsConnection): string[] => {
    const seen: string[] = [];
    void (async () => {
      for await (const status of connection.status()) {
        if (status.type === 'error') seen.push(status.error.message);
      }
    })();
    return seen;
  };
  const expectRefused = async (connection: NatsConnection, subject: string, act: () => void) => {
    const seen = refusals(connection);
    act();
    await connection.flush();
    await until(`${subject} is refused`, () => seen.some((message) => message.includes(`"${subject}"`)));
  };

  beforeAll(async () => {
    [port = 0] = await freePorts(1);
    const logFile = join(dataDir, 'nats.log');
    const { spec, url } = nats({ dataDir, port, logFile, password: 'op', users: natsUsers(passwordOf) });
    operatorUrl = url;
    server = new ManagedProcess(spec);
    await server.start();
    await ensureStreams(await operator());
  });
  afterAll(async () => {
    await Promise.all(open.map((connection) => connection.close()));
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('refuse a connection without its own password', async () => {
    const attempt = (user: string | undefined, pass: string | undefined) =>
      connect({ servers: `127.0.0.1:${port}`, user, pass, reconnect: false, timeout: 3000 });
    await expect(attempt(undefined, undefined)).rejects.toThrow(/authorization/i);
    await expect(attempt('auth', passwordOf('gateway'))).rejects.toThrow(/authorization/i);
    expect(readFileSync(join(dataDir, 'nats', 'server.conf'), 'utf8')).toContain('allow_responses');
  });

  it('allow requests and replies between declared callers and services', async () => {
    const [gateway, auth] = [await as('gateway'), await as('auth')];
    auth.subscribe('rpc.auth.>', {
      queue: 'auth',
      callback: (_, message) => void message.respond(JSON.stringify(null)),
    });
    await auth.flush();
    const id = '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10';
    const subject = { user_id: id, session_id: id };
    expect(
      await new RpcClient(gateway, { RPC_WAIT_MS: 1000 }).call(rpc.accounts.resolve, subject),
    ).toBeNull();
  });

  it.each<[ProcessName, string]>([
    ['gateway', accountDeleted.subject],
    ['gateway', investorAccessChanged.subject],
    ['gateway', rpc.accounts.setPremium.subject],
    ['gateway', rpc.analysis.getInput.subject],
    ['gateway', 'live.01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10'],
    ['gateway', 'dead.auth.investor.access-changed.v1'],
    ['ai-worker', rpc.accounts.logIn.subject],
    ['ai-worker', rpc.accounts.setPremium.subject],
    ['ai-worker', rpc.accounts.resolve.subject],
    ['ai-worker', paymentConfirmed.subject],
    ['ai-worker', startupCreated.subject],
    ['ai-worker', '_INBOX_gateway.x.y'],
    ['marketplace', rpc.accounts.setPremium.subject],
    ['notifications', rpc.accounts.setPremium.subject],
    ['startups', investorAccessChanged.subject],
    ['billing', accountDeleted.subject],
    ['billing', 'events.anything.else.v1'],
    ['startups', '$JS.API.STREAM.DELETE.DOMAIN_EVENTS'],
    ['startups', '$JS.API.STREAM.PURGE.DOMAIN_EVENTS'],
    ['startups', '$JS.API.STREAM.UPDATE.DOMAIN_EVENTS'],
    ['startups', '$JS.API.STREAM.MSG.GET.DOMAIN_EVENTS'],
    ['startups', '$JS.API.STREAM.CREATE.ANOTHER'],
    ['notifications', `$JS.API.CONSUMER.MSG.NEXT.DOMAIN_EVENTS.${durableOf('auth', investorAccessChanged)}`],
    ['notifications', `$JS.API.CONSUMER.DELETE.DOMAIN_EVENTS.${durableOf('auth', investorAccessChanged)}`],
    ['notifications', `$JS.ACK.DOMAIN_EVENTS.${durableOf('auth', investorAccessChanged)}.1.1.1.1.0`],
  ])('do not let %s publish to %s', async (name, subject) => {
    const connection = await as(name);
    await expectRefused(connection, subject, () => connection.publish(subject, '{}'));
  });

  it.each<[ProcessName, string]>([
    ['gateway', 'events.>'],
    ['gateway', '_INBOX_auth.>'],
    ['gateway', '_INBOX.>'],
    ['gateway', '>'],
    ['gateway', rpc.operations.ping('auth').subject],
    ['ai-worker', '_INBOX_gateway.>'],
    ['ai-worker', rpc.accounts.logIn.subject],
    ['ai-worker', 'rpc.>'],
    ['billing', rpc.accounts.setPremium.subject],
    ['startups', 'live.*'],
    ['notifications', '$JS.API.>'],
  ])('do not let %s listen to %s', async (name, subject) => {
    const connection = await as(name);
    await expectRefused(connection, subject, () =>
      connection.subscribe(subject, { queue: name, callback: () => undefined }),
    );
  });

  it('refuse a service outside its queue group, where it would receive all requests', async () => {
    const auth = await as('auth');
    await expectRefused(auth, 'rpc.auth.>', () =>
      auth.subscribe('rpc.auth.>', { callback: () => undefined }),
    );
  });

  it('allow one reply to a request, by the service only', async () => {
    const [gateway, billing] = [await as('gateway'), await as('billing')];
    const subject = rpc.operations.ping('billing').subject;
    const seen = refusals(billing);
    billing.subscribe('rpc.billing.>', {
      queue: 'billing',
      callback: (_, message) => {
        message.respond('first');
        message.respond('second');
      },
    });
    await billing.flush();
    const answer = await gateway.request(subject, '{}', { timeout: 5000 });
    expect(answer.string()).toBe('first');
    await until('the second answer is refused', () => seen.some((text) => text.includes('_INBOX_gateway')));
  });

  it('allow a service to publish its events, and its consumers to read only these', async () => {
    const [auth, billing] = [await as('auth'), await as('billing')];
    const ack = await jetstream(billing).publish(investorAccessChanged.subject, '{}', { msgID: 'one' });
    expect(ack.stream).toBe('DOMAIN_EVENTS');
    const manager = await jetstreamManager(auth, { checkAPI: false });
    const durable_name = durableOf('auth', investorAccessChanged);
    const add = (filter_subject: string) =>
      manager.consumers.add('DOMAIN_EVENTS', {
        durable_name,
        ack_policy: AckPolicy.Explicit,
        filter_subject,
      });
    await expect(add(paymentConfirmed.subject)).rejects.toThrow(/permission/i);
    await add(investorAccessChanged.subject);
    const consumer = await jetstream(auth).consumers.get('DOMAIN_EVENTS', durable_name);
    const message = await consumer.next({ expires: 5000 });
    expect(message?.subject).toBe(investorAccessChanged.subject);
    expect(await message?.ackAck()).toBe(true);
  });

  it('refuse a consumer for other events than its subject names', async () => {
    const auth = await as('auth');
    const durable = durableOf('auth', investorAccessChanged);
    const subject = `$JS.API.CONSUMER.CREATE.DOMAIN_EVENTS.${durable}.${investorAccessChanged.subject}`;
    const config = { durable_name: durable, ack_policy: 'explicit', filter_subject: 'events.>' };
    const request = JSON.stringify({ stream_name: 'DOMAIN_EVENTS', config });
    const answer = await auth.request(subject, request, { timeout: 5000 });
    expect(answer.json()).toHaveProperty('error');
  });

  it('allow every process to find the streams, and one to update them', async () => {
    for (const name of ['gateway', 'auth', 'ai-worker', 'billing'] as const)
      await ensureStreams(await as(name));
    const manager = await jetstreamManager(await operator());
    await manager.streams.update('DOMAIN_EVENTS', { max_age: 1_000_000_000_000 });
    const settings = async () => (await manager.streams.info('DOMAIN_EVENTS')).config.max_age;
    const before = await settings();
    await ensureStreams(await as('startups'));
    expect(await settings()).toBe(before);
    await ensureStreams(await as('auth'));
    expect(await settings()).not.toBe(before);
  });
});

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Stripe from 'stripe';

import { compileSources } from './testing/compiled.js';
import {
  checkoutParams,
  idOf,
  KEY,
  receiverFor,
  stopAllAfterEach,
  until,
  WEBHOOK_SECRET,
} from './testing/harness.js';

stopAllAfterEach();

describe('the process', () => {
  const compiled = compileSources();
  const children: ChildProcess[] = [];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  afterAll(compiled.remove);

  const begin = (change: Record<string, string> = {}) => {
    const child = fork(compiled.main, {
      silent: true,
      env: {
        STRIPE_SECRET_KEY: KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_STAND_IN_PORT: '0',
        STRIPE_STAND_IN_DATA: join(folder, 'stripe.json'),
        ...change,
      },
    });
    children.push(child);
    let said = '';
    child.stdout?.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    const ended = once(child, 'exit');
    const code = async () => ((await ended) as [number | null])[0];
    return { child, said: () => said, code };
  };

  const ready = async (change: Record<string, string> = {}) => {
    const process = begin(change);
    const [message] = (await once(process.child, 'message')) as [unknown];
    expect(message).toBe('ready');
    await until('it says where it listens', () => process.said().includes('\n'));
    const url = /listening on (\S+)/.exec(process.said())?.[1] ?? '';
    const sdk = new Stripe(KEY, { host: '127.0.0.1', port: new URL(url).port, protocol: 'http' });
    return { ...process, url, sdk };
  };

  it('prints its address when it is ready, and no secret', async () => {
    const { url, said, sdk } = await ready();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(await sdk.customers.create({ name: 'Ada' })).toMatchObject({ object: 'customer' });
    expect(said()).toBe(`stripe-stand-in: listening on ${url}\n`);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends in order on %s', async (signal) => {
    const { child, code } = await ready();
    child.kill(signal);
    expect(await code()).toBe(0);
  });

  it('ends with its parent process', async () => {
    const { child, code } = await ready();
    child.disconnect();
    expect(await code()).toBe(0);
  });

  it('still has everything it answered after a kill, and continues to send its events', async () => {
    const receiver = await receiverFor();
    receiver.answer = 'hang';
    const first = await ready({ STRIPE_WEBHOOK_URL: receiver.url });
    const { id } = await first.sdk.checkout.sessions.create(checkoutParams());
    await fetch(`${first.url}/test/sessions/${id}/pay`, { method: 'POST' });
    await until('an event is on its way', () => receiver.events.length > 0);
    first.child.kill('SIGKILL');
    await first.code();

    receiver.answer = 200;
    receiver.events.length = 0;
    const second = await ready({ STRIPE_WEBHOOK_URL: receiver.url });
    const session = await second.sdk.checkout.sessions.retrieve(id);
    expect(session.payment_status).toBe('paid');
    expect(await second.sdk.subscriptions.retrieve(idOf(session.subscription))).toMatchObject({
      status: 'active',
    });
    await until('all events came', () => receiver.events.length === 4);
    expect(receiver.types().at(-1)).toBe('checkout.session.completed');
  });

  it('does not start without a key, and names the missing setting', async () => {
    const { said, code } = begin({ STRIPE_SECRET_KEY: '' });
    expect(await code()).toBe(78);
    expect(said()).toContain('STRIPE_SECRET_KEY');
    expect(said()).not.toContain(WEBHOOK_SECRET);
  });
});

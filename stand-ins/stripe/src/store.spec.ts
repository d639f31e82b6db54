import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DataFileError } from './index.js';
import { Store } from './store/store.js';
import {
  checkoutParams,
  KEY,
  receiverFor,
  standInWith,
  stopAllAfterEach,
  subscribed,
  until,
  WEBHOOK_SECRET,
} from './testing/harness.js';

stopAllAfterEach();

const answer = (id: string) => ({
  id,
  at: 0,
  request_id: '',
  method_and_path: '',
  fingerprint: '',
  status: 200,
  body: '',
});

describe('the data file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = () => join(folder, 'deep', 'stripe.json');

  it('restores everything after a restart, also Idempotency-Keys', async () => {
    const first = await standInWith({ dataFile: file() });
    const { session, subscription, invoice } = await subscribed(first.sdk, first.standIn);
    const open = await first.sdk.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'key' });
    await first.standIn.stop();

    const second = await standInWith({ dataFile: file() });
    expect(await second.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    expect(await second.sdk.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid' });
    expect(second.control.renew(subscription.id)).toMatchObject({ status: 'active' });
    expect((await second.sdk.events.list({ limit: 100 })).data).toHaveLength(4 + 3);
    const again = await second.sdk.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'key' });
    expect(again.id).toBe(open.id);
    second.control.pay(open.id);
    expect((await second.sdk.subscriptions.list()).data).toHaveLength(2);
  });

  it('restores waiting events, which are then sent', async () => {
    const receiver = await receiverFor();
    const first = await standInWith({ dataFile: file(), webhookUrl: receiver.url });
    first.control.pauseWebhooks();
    await subscribed(first.sdk, first.standIn);
    await first.standIn.stop();
    expect(receiver.events).toEqual([]);
    const second = await standInWith({ dataFile: file(), webhookUrl: receiver.url });
    await second.control.webhooksSettled();
    expect(receiver.events).toHaveLength(4);
  });

  it('contains a complete change before its answer, readable only for its owner, and no secret', async () => {
    const { sdk } = await standInWith({ dataFile: file() });
    const customer = await sdk.customers.create({ email: 'ada@example.com' });
    const text = readFileSync(file(), 'utf8');
    expect(text).toContain(customer.id);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(WEBHOOK_SECRET);
    expect(statSync(file()).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['stripe.json']);
  });

  it('keeps the old state if a process dies while writing the new one', async () => {
    const first = await standInWith({ dataFile: file() });
    const customer = await first.sdk.customers.create({ name: 'Ada' });
    await first.standIn.stop();
    writeFileSync(`${file()}.next`, '{"format":1,"custom');
    const second = await standInWith({ dataFile: file() });
    expect(await second.sdk.customers.retrieve(customer.id)).toMatchObject({ name: 'Ada' });
    await second.sdk.customers.create({ name: 'Grace' });
    expect(existsSync(`${file()}.next`)).toBe(false);
  });

  it('ignores a partly written change', () => {
    const ids = (store: Store) =>
      store
        .read()
        .all('answers')
        .map(({ id }) => id);
    const first = new Store(file());
    for (const id of ['a', 'b', 'c']) first.transact((tx) => tx.put('answers', answer(id)));
    first.transact((tx) => tx.delete('answers', 'b'));
    writeFileSync(file(), '[{"kind":"answers","id":', { flag: 'a' });
    const second = new Store(file());
    expect(ids(second)).toEqual(['a', 'c']);
    second.transact((tx) => tx.put('answers', answer('d')));
    expect(ids(new Store(file()))).toEqual(['a', 'c', 'd']);
  });

  it('grows with the changes, not with the size of the state, and not without limit', () => {
    const store = new Store(file());
    const put = (id: string, body: string) =>
      store.transact((tx) => tx.put('answers', { ...answer(id), body }));
    const size = () => statSync(file()).size;
    put('large', 'x'.repeat(100_000));
    const before = size();
    put('small', 'y');
    expect(size() - before).toBeLessThan(500);
    for (let time = 0; time < 10; time++) put('large', 'x'.repeat(100_000));
    expect(size()).toBeLessThan(700_000);
    expect(
      new Store(file())
        .read()
        .all('answers')
        .map(({ id }) => id),
    ).toEqual(['large', 'small']);
  });

  it('reports a truncated or modified file', async () => {
    const store = new Store(file());
    for (const id of ['a', 'b']) store.transact((tx) => tx.put('answers', answer(id)));
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('[{"kind":"answers"', '[{"kind":'));
    await expect(standInWith({ dataFile: file() })).rejects.toThrow('delete it to start afresh');
    store.transact((tx) => tx.put('answers', answer('c')));
    writeFileSync(file(), '');
    store.transact((tx) => tx.put('answers', answer('d')));
    expect(new Store(file()).read().all('answers')).toHaveLength(4);
  });

  it('changes nothing if it cannot be written', async () => {
    const { sdk } = await standInWith({ dataFile: file() });
    await sdk.customers.create({ name: 'Ada' });
    rmSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'deep'), 'a file where the folder was');
    await expect(sdk.customers.create({ name: 'Grace' })).rejects.toMatchObject({ statusCode: 500 });
    expect((await sdk.customers.list()).data).toMatchObject([{ name: 'Ada' }]);
  });

  it('does not send events endlessly while it cannot be written', async () => {
    const lines: string[] = [];
    const receiver = await receiverFor();
    const options = { dataFile: file(), webhookUrl: receiver.url, log: (line: string) => lines.push(line) };
    const { standIn, sdk, control } = await standInWith(options);
    control.pauseWebhooks();
    await subscribed(sdk, standIn);
    rmSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'deep'), 'a file where the folder was');
    control.resumeWebhooks();
    await until('it says so', () => lines.length > 0);
    rmSync(join(folder, 'deep'));
    await control.webhooksSettled();
    expect(lines).toHaveLength(1);
    const [first, ...rest] = control.events().map(({ event }) => event.id);
    expect(receiver.events.map(({ id }) => id)).toEqual([first, first, ...rest]);
  });

  it.each(['not json', '{}', '{"format":1,"api_version":"2020-01-01"}'])(
    'is refused if it contains %s',
    async (text) => {
      const path = join(folder, 'stripe.json');
      writeFileSync(path, text);
      await expect(standInWith({ dataFile: path })).rejects.toThrow(DataFileError);
      await expect(standInWith({ dataFile: path })).rejects.toThrow('delete it to start afresh');
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});

describe('a piece of work', () => {
  it('changes nothing if it fails', () => {
    const store = new Store();
    store.transact((tx) => tx.put('answers', answer('kept')));
    expect(() =>
      store.transact((tx) => {
        tx.put('answers', answer('half done'));
        tx.delete('answers', 'kept');
        throw new Error('and then it broke');
      }),
    ).toThrow('and then it broke');
    expect(
      store
        .read()
        .all('answers')
        .map(({ id }) => id),
    ).toEqual(['kept']);
  });

  it('reads its own writes', () => {
    const found = new Store().transact((tx) => {
      tx.put('answers', answer('__proto__'));
      return tx.get('answers', '__proto__');
    });
    expect(found?.id).toBe('__proto__');
  });
});

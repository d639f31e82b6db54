import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkout, user } from '@proofround/contracts';
import { freePorts, inDatabase, query, Stack } from '@proofround/launcher';
import { connectNats } from '@proofround/service-kit';
import { ApiClient, aStartup, until } from '@proofround/test-kit';

import { TestSmtpServer } from '../../services/notifications/src/testing/smtp-server.js';
import { negotiate } from './negotiation.js';

const PASSWORD = 'unmistakable horse 7311';
const MODEL_KEY = 'sk-unmistakable-model-key';

/** A separate stack with the most verbose logs, with mail, and with faults. */
describe('the secrets of a running stack', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-security-'));
  let smtp: TestSmtpServer;
  let stack: Stack;
  let visitor: ApiClient;
  const tokens: string[] = [];

  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    const [port = 0] = await freePorts(1);
    stack = await Stack.start({
      dataDir,
      port,
      throwAway: true,
      settings: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'debug',
        SMTP_URL: smtp.url,
        EMAIL_VERIFICATION: 'off',
        OPENAI_API_KEY: MODEL_KEY,
        OPENAI_BASE_URL: 'http://127.0.0.1:1',
        OPENAI_ATTEMPTS: '1',
      },
    });
    visitor = new ApiClient(stack.url);
  }, 120_000);
  afterAll(async () => {
    await stack.stop();
    await smtp.down();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  const envOf = (name: string): NodeJS.ProcessEnv => stack.process(name).spec.env ?? {};
  const register = async (email: string, user_type: 'startup' | 'investor') => {
    const body = { email, password: PASSWORD, name: 'Amara Osei', user_type };
    expect((await visitor.post('/auth/register', body)).status).toBe(201);
    const client = await visitor.logIn(email, PASSWORD);
    tokens.push(client.token ?? '');
    return client;
  };

  // rule: OPS-22
  it('are readable only to their owner, and no process of the stack runs as root', () => {
    const uidOf = (pid: number) => /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const onLinux = existsSync('/proc/self') ? stack.processIds : [];
    const users = new Map(onLinux.map(({ name, pid }) => [name, uidOf(pid ?? 0)]));
    expect([...users].filter(([, uid]) => uid === '0')).toEqual([]);
    const modes = ['secrets.json', 'logs/auth.log'].map((path) => statSync(join(dataDir, path)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  it('are given only to the processes that use them', () => {
    const holders = (name: string) => stack.processNames.filter((one) => envOf(one)[name] !== undefined);
    expect(holders('JWT_PRIVATE_KEY')).toEqual(['auth']);
    expect(holders('ADMIN_PASSWORD')).toEqual(['auth']);
    expect(holders('OPENAI_API_KEY')).toEqual(['ai-worker']);
    expect(holders('SMTP_URL')).toEqual(['notifications']);
    expect(holders('REDIS_URL').toSorted()).toEqual(['ai-worker', 'gateway']);
    const urls = stack.processNames.flatMap((name) => {
      const { NATS_URL, DATABASE_URL, REDIS_URL } = envOf(name);
      return [NATS_URL, DATABASE_URL, REDIS_URL].filter((url) => url !== undefined);
    });
    expect(new Set(urls).size).toBe(urls.length); // no two processes share credentials
    for (const url of Object.values(stack.addresses ?? {})) expect(urls).not.toContain(url);
  });

  it('give a service access only to its own database', async () => {
    const own = envOf('auth')['DATABASE_URL'] ?? '';
    expect(await query(own, 'SELECT count(*) FROM users')).toHaveLength(1);
    await expect(query(inDatabase(own, 'proofround_startups'), 'SELECT 1')).rejects.toMatchObject({
      code: '42501',
    });
    for (const refused of ['CREATE TABLE more (id int)', 'DROP TABLE users', 'DELETE FROM migrations']) {
      await expect(query(own, refused)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('do not allow the gateway to publish events', async () => {
    const nats = await connectNats({ url: envOf('gateway')['NATS_URL'] ?? '', name: 'gateway' });
    const refused = nats.request('events.account.deleted.v1', '{}', { timeout: 3000 });
    await expect(refused).rejects.toThrow(/permission/i);
    await nats.close();
  });

  // rule: PRIVACY-9
  it('are in no log, and neither are those of its users, whatever goes wrong', async () => {
    const founder = await register('founder@unmistakable.example', 'startup');
    const investor = await register('investor@unmistakable.example', 'investor');
    await visitor.post('/auth/login', { email: 'founder@unmistakable.example', password: `${PASSWORD}!` });
    await visitor.post('/auth/register', { email: 'nonsense', password: PASSWORD, name: '' });
    await visitor.get('/auth/me', { token: `${founder.token ?? ''}x` });
    expect((await founder.post('/startups', { ...aStartup(), stage: 'none' })).status).toBe(422);
    expect((await founder.post('/startups', aStartup())).status).toBe(201);
    await visitor.post('/payment/webhook', { type: 'x' }, { headers: { 'stripe-signature': 't=1,v1=feed' } });

    const { checkout_url } = await investor.read(checkout, 'POST', '/payment/create-checkout', {
      origin_url: stack.url,
    });
    await fetch(`${checkout_url}/pay`, { method: 'POST', redirect: 'manual' });
    await until('it is paid', async () => (await investor.read(user, 'GET', '/auth/me')).is_premium);
    await negotiate(founder, investor, 'Ivy the unmistakable');
    // The erasure of an account in the middle of a deal.
    expect((await investor.delete('/account', { body: { password: PASSWORD } })).status).toBe(204);
    await until('the conversation is erased', async () => {
      const { body } = await founder.get('/threads');
      return Array.isArray(body) && body.length === 0;
    });
    const mail = await until('a mail came', () => smtp.mails[0], 30_000);

    const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_auth');
    await query(database, 'ALTER TABLE users RENAME TO away');
    const failing = await visitor.post('/auth/login', {
      email: 'founder@unmistakable.example',
      password: PASSWORD,
    });
    expect(failing.status).toBeGreaterThanOrEqual(500);
    await query(database, 'ALTER TABLE away RENAME TO users');
    const another = await register('another@unmistakable.example', 'investor');
    await stack.process('stripe-stand-in').stop();
    const refused = await another.post('/payment/create-checkout', { origin_url: stack.url });
    expect(refused.status).toBeGreaterThanOrEqual(500);

    const logs = readdirSync(stack.logFolder).map((file) =>
      readFileSync(join(stack.logFolder, file), 'utf8'),
    );
    const text = logs.join('\n');
    expect(text).toContain('an RPC handler failed'); // the faults were logged
    const held: unknown = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    const words = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(words)
          : [];
    const secrets = [PASSWORD, MODEL_KEY, ...tokens, ...words(held)].filter(
      (one) => !one.includes('PUBLIC KEY'),
    );
    for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text).not.toContain('unmistakable');
    expect(text).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\./);
    expect(text).not.toMatch(/PRIVATE KEY|Bearer (?!\[)|\$argon2|v1=feed/);
    const [line = ''] = mail.text.split('\n').filter((one) => one.length > 20);
    expect(line).not.toBe('');
    expect(text).not.toContain(line.trim());
  }, 120_000);
});

import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';

import { investorAccessChanged, type Registration, rpc, session, TERMS_VERSION } from '@proofround/contracts';
import { connectNats, EventPublisher, jetstreamClient } from '@proofround/service-kit';
import {
  A_BROWSER,
  anActor,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
  type TestService,
  until,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { authService } from '../service.js';
import { subjectOf } from '../testing/subject.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const admin = { email: 'Admin@Proofround.test', password: 'the admin password' };

function aRegistration(overrides: Partial<Registration> = {}): Registration {
  return {
    email: `${uuid()}@example.com`,
    password: 'correct horse',
    name: 'Amara Osei',
    user_type: 'startup',
    ...overrides,
  };
}

describe('accounts', () => {
  let nats: TestServer;
  let auth: TestService;
  let client: RpcTestClient;
  let services: RpcTestClient['rpc'];
  const env = () => ({
    NATS_URL: nats.url,
    JWT_PRIVATE_KEY: privatePem,
    ACCOUNT_SECRET: 'an account secret of at least 32 characters',
    EMAIL_VERIFICATION: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });

  beforeAll(async () => {
    nats = await startNats();
    auth = await startTestService(authService, env());
    client = await rpcClient(nats.url);
    services = client.rpc;
  });

  afterAll(async () => {
    await client.close();
    await auth.close();
    await nats.stop();
  });

  const register = (overrides?: Partial<Registration>) =>
    services.call(rpc.accounts.register, { body: aRegistration(overrides), client: A_BROWSER });
  const logIn = async (email: string, password: string) =>
    session.parse(await services.call(rpc.accounts.logIn, { body: { email, password }, client: A_BROWSER }));
  const stored = async (email: string) => {
    const rows: unknown = await auth.app
      .get(DataSource)
      .query('SELECT password_hash FROM users WHERE email_key = $1', [email.toLowerCase()]);
    return z.array(z.object({ password_hash: z.string() })).parse(rows);
  };

  // rule: ACCOUNT-1
  it('registers a founder by default, without Investor Access', async () => {
    const { user } = await services.call(rpc.accounts.register, {
      body: { email: `${uuid()}@example.com`, password: 'correct horse', name: ' Amara ' },
      client: A_BROWSER,
    });
    expect(user).toMatchObject({ name: 'Amara', user_type: 'startup', is_premium: false });
  });

  // rule: ACCOUNT-42
  it('records the accepted version of the terms and when, for the export alone', async () => {
    const before = Date.now();
    const { user } = await register();
    const actor = anActor({ user_id: user.id });
    const exported = await services.call(rpc.accounts.beginExport, { actor });
    expect(exported).toMatchObject({ ...user, terms_version: TERMS_VERSION });
    const acceptedAt = Date.parse(exported.terms_accepted_at ?? '');
    expect(acceptedAt).toBeGreaterThanOrEqual(before);
    expect(acceptedAt).toBeLessThanOrEqual(Date.now());
    expect(Object.keys(await services.call(rpc.accounts.get, { actor }))).not.toContain('terms_version');
  });

  // rule: ACCOUNT-42
  it('exports an account that accepted no terms', async () => {
    const { user } = await logIn(admin.email, admin.password);
    const exported = await services.call(rpc.accounts.beginExport, { actor: anActor({ user_id: user.id }) });
    expect(exported).toMatchObject({ terms_version: null, terms_accepted_at: null });
  });

  // rule: ACCOUNT-5
  it('stores the password only as an argon2id hash', async () => {
    const { user } = await register({ password: 'plain to see' });
    const [row] = await stored(user.email);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
    expect(row?.password_hash).not.toContain('plain to see');
  });

  // rule: ACCOUNT-3
  it('accepts an e-mail address once, ignoring case', async () => {
    const { user } = await register({ email: `Some.${uuid()}@Example.com` });
    await expect(register({ email: user.email.toUpperCase() })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Email already registered',
    });
  });

  it('accepts exactly one of many simultaneous registrations of an address', async () => {
    const email = `${uuid()}@example.com`;
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => register({ email })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
    }
    expect(await stored(email)).toHaveLength(1);
  });

  // rule: ACCOUNT-9
  it('refuses to register the designated admin’s address', async () => {
    await expect(register({ email: admin.email.toLowerCase() })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('logs in with the right password, ignoring the case of the e-mail', async () => {
    const { user } = await register({ password: ' spaces are kept ' });
    const signedIn = await logIn(user.email.toUpperCase(), ' spaces are kept ');
    expect(signedIn.user.id).toBe(user.id);
  });

  // rule: ACCOUNT-4
  it('gives the same answer for a wrong e-mail and a wrong password', async () => {
    const { user } = await register();
    const wrong = { code: 'invalid_credentials', message: 'Invalid email or password' };
    await expect(logIn(user.email, 'wrong horse')).rejects.toMatchObject(wrong);
    await expect(logIn(`nobody-${uuid()}@example.com`, 'correct horse')).rejects.toMatchObject(wrong);
  });

  // rules: ACCOUNT-6, ACCOUNT-7, ACCOUNT-8
  it('issues signed tokens that hold the user’s id but no rights', async () => {
    const { access_token, user } = await register();
    const [head = '', payload = '', signature = ''] = access_token.split('.');
    const signed = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${payload}`),
      createPublicKey(privatePem),
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
    const claims = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(Object.keys(claims).toSorted()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims['sub']).toBe(user.id);
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(7 * 24 * 3600);
  });

  // rule: ACCOUNT-9
  it('creates the admin account at start-up, as a verified founder with admin rights', async () => {
    const { user, access_token } = await logIn(admin.email, admin.password);
    expect(user).toMatchObject({ user_type: 'startup', email_verified: true });
    expect(await services.call(rpc.accounts.resolve, subjectOf(access_token))).toMatchObject({
      is_admin: true,
    });
  });

  // rule: ACCOUNT-8
  it('resolves a user’s current rights, and null for an unknown id', async () => {
    const { access_token } = await register({ user_type: 'investor' });
    const subject = subjectOf(access_token);
    expect(await services.call(rpc.accounts.resolve, subject)).toEqual({
      ...subject,
      user_type: 'investor',
      is_premium: false,
      is_pro: false,
      is_admin: false,
      email_verified: true,
      suspended: false,
      cacheable: true,
    });
    expect(await services.call(rpc.accounts.resolve, { ...subject, user_id: uuid() })).toBeNull();
  });

  // rule: ACCOUNT-16
  it('resolves nobody without a session', () => {
    expect(rpc.accounts.resolve.request.safeParse({ user_id: uuid() }).success).toBe(false);
  });

  it('applies changes of Investor Access by revision and ignores older ones, by call or by event', async () => {
    const { user } = await services.call(rpc.accounts.register, {
      body: aRegistration({ user_type: 'investor' }),
      client: A_BROWSER,
    });
    const who = { user_id: user.id };
    const premium = async () =>
      (await services.call(rpc.accounts.get, { actor: anActor({ user_id: user.id }) })).is_premium;
    await services.call(rpc.accounts.setPremium, { who, is_premium: true, revision: 2 });
    expect(await premium()).toBe(true);
    await services.call(rpc.accounts.setPremium, { who, is_premium: false, revision: 1 });
    await services.call(rpc.accounts.setPremium, { who, is_premium: false, revision: 2 });
    expect(await premium()).toBe(true);

    const connection = await connectNats({ url: nats.url, name: 'test-events' });
    const events = new EventPublisher(jetstreamClient(connection));
    const publish = (is_premium: boolean, revision: number) =>
      events.publish(
        investorAccessChanged,
        { user_id: user.id, is_premium, is_pro: false, revision },
        uuid(),
      );
    await publish(false, 4);
    await until('Investor Access has ended', async () => !(await premium()));
    await publish(true, 3);
    await publish(true, 5);
    await until('Investor Access has started again', premium);
    await publish(false, 4);
    await publish(false, 6);
    await until('Investor Access has ended again', async () => !(await premium()));
    await connection.drain();
  });

  // rule: PAY-13
  it('starts and ends Founder Pro apart from Investor Access, and keeps it if a change has no is_pro', async () => {
    const { user, access_token } = await register({ user_type: 'startup' });
    const who = { user_id: user.id };
    const rights = async () => {
      const found = await services.call(rpc.accounts.resolve, subjectOf(access_token));
      const { is_premium, is_pro } = await services.call(rpc.accounts.get, { actor: anActor(who) });
      expect(found).toMatchObject({ is_premium, is_pro });
      return [is_premium, is_pro];
    };
    expect(await rights()).toEqual([false, false]);
    await services.call(rpc.accounts.setPremium, { who, is_premium: false, is_pro: true, revision: 2 });
    expect(await rights()).toEqual([false, true]);
    await services.call(rpc.accounts.setPremium, { who, is_premium: false, is_pro: false, revision: 1 });
    await services.call(rpc.accounts.setPremium, { who, is_premium: true });
    expect(await rights()).toEqual([true, true]);
    await services.call(rpc.accounts.setPremium, { who, is_premium: false, is_pro: false, revision: 3 });
    expect(await rights()).toEqual([false, false]);
  });

  it('starts and ends Investor Access at once, and reports whether the user exists', async () => {
    const { user } = await register({ user_type: 'investor' });
    const premium = async () =>
      (await services.call(rpc.accounts.get, { actor: anActor({ user_id: user.id }) })).is_premium;
    expect(
      await services.call(rpc.accounts.setPremium, { who: { email: user.email }, is_premium: true }),
    ).toEqual({
      found: true,
    });
    expect(await premium()).toBe(true);
    await services.call(rpc.accounts.setPremium, { who: { user_id: user.id }, is_premium: false });
    expect(await premium()).toBe(false);
    expect(
      await services.call(rpc.accounts.setPremium, { who: { user_id: uuid() }, is_premium: true }),
    ).toEqual({
      found: false,
    });
  });

  it('gives names and e-mail addresses of existing users', async () => {
    const { user } = await register({ name: 'Ivy Chen' });
    expect(await services.call(rpc.accounts.listContacts, { user_ids: [user.id, uuid()] })).toEqual([
      { user_id: user.id, name: 'Ivy Chen', email: user.email },
    ]);
  });

  it('has entities that match its migrations', async () => {
    const pending = await auth.app.get(DataSource).driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
  });
});

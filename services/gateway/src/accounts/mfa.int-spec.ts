import { factorSetup, recoveryCodes, session } from '@proofround/contracts';
import { type ApiAnswer, ApiClient, detailOf, until } from '@proofround/test-kit';
import { z } from 'zod';

import { codeOf, wrongCode } from '../../../auth/src/testing/authenticator.js';
import { GatewayWorld } from '../testing/gateway-world.js';

const PASSWORD = 'correct horse';
const ADMIN = { email: 'admin@proofround.test', password: 'test admin password' };
const pending = z.object({ detail: z.literal('Second factor required'), mfa_token: z.string() });

describe('the second factor', () => {
  let world: GatewayWorld;
  const start = async (settings: NodeJS.ProcessEnv = {}) => {
    world = await GatewayWorld.start({}, settings);
  };
  afterEach(() => world.stop());

  /** Turns the factor on. The code of the present step is used up by it. */
  async function turnOn(client: ApiClient): Promise<{ secret: string; code: string; recovery: string[] }> {
    const { secret } = await client.read(factorSetup, 'POST', '/auth/mfa/setup');
    const code = codeOf(secret);
    const { recovery_codes } = await client.read(recoveryCodes, 'POST', '/auth/mfa/confirm', { code });
    return { secret, code, recovery: recovery_codes };
  }
  const logIn = (email = '', password = PASSWORD) => world.visitor.post('/auth/login', { email, password });
  const tokenOf = (answer: ApiAnswer) => pending.parse(answer.body).mfa_token;
  const enter = (mfa_token: string, code: string) =>
    world.visitor.post('/auth/login/mfa', { mfa_token, code });
  /** As if the time of the last used code were past. */
  const later = () => world.query('UPDATE users SET mfa_last_step = 0', []);
  const refusal = { status: 401, body: { detail: 'Invalid code' } };

  // rules: ACCOUNT-23, ACCOUNT-24
  it('is asked for after the password; a code and the token of the first step work once each', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const { secret, code: used } = await turnOn(user);
    expect((await user.get('/auth/me')).body).toMatchObject({ mfa_enabled: true });
    const answer = await logIn(user.user?.email);
    expect(answer.status).toBe(401);
    const token = tokenOf(answer);
    expect(await enter(token, used)).toMatchObject(refusal);
    const code = codeOf(secret, 1);
    const [first, second] = await Promise.all([enter(token, code), enter(token, code)]);
    expect([first.status, second.status].sort()).toEqual([200, 401]);
    expect(await enter(tokenOf(await logIn(user.user?.email)), code)).toMatchObject(refusal);
    await later();
    expect(await enter(token, codeOf(secret))).toMatchObject(refusal);
  });

  // rule: ACCOUNT-23
  it('is not passed by the token of the first step, nor by a forged one', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const { secret } = await turnOn(user);
    await later();
    const token = tokenOf(await logIn(user.user?.email));
    const answer = await world.visitor.get('/auth/me', { token });
    expect([answer.status, detailOf(answer)]).toEqual([401, 'Not authenticated']);
    const [head = '', , signature = ''] = token.split('.');
    const claims = { sub: user.user?.id, state: 'x', iss: 'proofround-second-factor', exp: 2 ** 31 };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    for (const wrong of [forged, user.token ?? '', 'none']) {
      expect(await enter(wrong, codeOf(secret))).toMatchObject(refusal);
    }
  });

  // rule: ACCOUNT-24
  it('accepts each of ten recovery codes once, however it is typed', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const { recovery } = await turnOn(user);
    const [code = '', other = ''] = recovery;
    const enterNow = async (typed: string) =>
      (await enter(tokenOf(await logIn(user.user?.email)), typed)).status;
    expect(new Set(recovery).size).toBe(10);
    expect(await enterNow(code.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await enterNow(code)).toBe(401);
    expect(await enterNow(other)).toBe(200);
  });

  // rule: ACCOUNT-23
  it('counts wrong codes as failed log-ins, also across log-ins with the right password', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const { secret } = await turnOn(user);
    const token = tokenOf(await logIn(user.user?.email));
    for (let guess = 0; guess < 10; guess++) {
      if (guess === 5) expect((await logIn(user.user?.email)).status).toBe(401);
      expect(await enter(token, wrongCode(secret))).toMatchObject(refusal);
    }
    expect((await enter(token, codeOf(secret, 1))).status).toBe(429);
  });

  // rule: LIMIT-6
  it('can be entered in a known browser although others of its network have used up their log-ins', async () => {
    await start();
    const registration = { email: 'amara@example.com', password: PASSWORD, name: 'Amara Osei' };
    const registered = await world.visitor.post('/auth/register', registration);
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const user = new ApiClient(world.url, session.parse(registered.body).access_token);
    const { secret } = await turnOn(user);
    await later();
    // The registration is one of the three.
    const gateway = await world.addGateway({ LIMIT_ACCOUNTS_BY_ADDRESS: '3' });
    const visitor = new ApiClient(gateway.url);
    const post = (path: string, body: object, headers = {}) => visitor.post(path, body, { headers });
    const statuses = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await post('/auth/login/mfa', { mfa_token: 'none', code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 429]);
    const { email, password } = registration;
    const token = tokenOf(await post('/auth/login', { email, password }, { cookie }));
    const code = { mfa_token: token, code: codeOf(secret) };
    expect((await post('/auth/login/mfa', code)).status).toBe(429);
    expect((await post('/auth/login/mfa', code, { cookie })).status).toBe(200);
    await gateway.stop();
  });

  // rule: ACCOUNT-23
  it('counts wrong codes of a known browser apart, so whoever has the password cannot lock it out', async () => {
    await start();
    const registration = { email: 'ivy@example.com', password: PASSWORD, name: 'Ivy Osei' };
    const registered = await world.visitor.post('/auth/register', registration);
    const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const user = new ApiClient(world.url, session.parse(registered.body).access_token);
    const { secret } = await turnOn(user);
    await later();
    const { email } = registration;
    const enterKnown = (mfa_token: string, code: string) =>
      world.visitor.post('/auth/login/mfa', { mfa_token, code }, { headers: { cookie } });
    const token = tokenOf(await logIn(email));
    for (let guess = 0; guess < 10; guess++)
      expect(await enter(token, wrongCode(secret))).toMatchObject(refusal);
    expect((await enter(token, codeOf(secret))).status).toBe(429);
    expect(await enterKnown(token, wrongCode(secret))).toMatchObject(refusal);
    expect((await enterKnown(token, codeOf(secret))).status).toBe(200);
    await later();
    const next = tokenOf(await logIn(email));
    for (let guess = 0; guess < 10; guess++)
      expect(await enterKnown(next, wrongCode(secret))).toMatchObject(refusal);
    expect((await enterKnown(next, codeOf(secret))).status).toBe(429);
  });

  // rule: ACCOUNT-24
  it('ends the other sessions when it is turned on and off, and tells the user by mail', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const email = user.user?.email ?? '';
    await world.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.user?.id]);
    const stolen = await world.visitor.logIn(email, PASSWORD);
    const stream = await stolen.follow();
    const { secret, recovery } = await turnOn(user);
    await until('the other session is refused', async () => (await stolen.get('/auth/me')).status === 401);
    await until('its stream has ended', () => stream.ended);
    expect((await user.post('/auth/mfa/setup')).status).toBe(409);

    const wrong = await user.post('/auth/mfa/disable', { code: wrongCode(secret) });
    expect([wrong.status, detailOf(wrong)]).toEqual([403, 'The code is not correct']);
    // The password alone would make the factor void for whoever has the password and an open session.
    expect((await user.post('/auth/mfa/disable', { password: PASSWORD })).status).toBe(422);
    const code = recovery[0] ?? '';
    const off = await user.post('/auth/mfa/disable', { code });
    expect([off.status, off.body]).toMatchObject([200, { mfa_enabled: false }]);
    expect((await user.post('/auth/mfa/disable', { code })).status).toBe(409);
    expect(session.parse((await logIn(email)).body).user.mfa_enabled).toBe(false);
    const mails = await world.query(
      `SELECT kind FROM account_mails WHERE user_id = $1 AND kind LIKE 'mfa%' ORDER BY created_at`,
      [user.user?.id],
    );
    expect(mails).toEqual([{ kind: 'mfa_enabled' }, { kind: 'mfa_disabled' }]);
  });

  // rule: ACCOUNT-43
  it('is asked for before a new address and a new password, and ten wrong codes end the tries', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const { secret, recovery } = await turnOn(user);
    const email = 'another@example.com';
    const change = { current_password: PASSWORD, new_password: 'battery staple' };
    for (const asked of [await user.patch('/auth/me', { email }), await user.put('/auth/password', change)])
      expect([asked.status, detailOf(asked)]).toEqual([
        403,
        'Please enter a code of your authenticator app to confirm this',
      ]);
    const code = recovery[0] ?? '';
    expect((await user.put('/auth/password', { ...change, code })).status).toBe(200);
    for (let guess = 0; guess < 10; guess++)
      expect((await user.patch('/auth/me', { email, code: wrongCode(secret) })).status).toBe(403);
    expect((await user.patch('/auth/me', { email, code: recovery[1] })).status).toBe(429);
  });

  // rule: ACCOUNT-23
  it('counts only once it is confirmed with a code', async () => {
    await start();
    const user = await world.visitor.register('startup');
    const early = await user.post('/auth/mfa/confirm', { code: '123456' });
    expect([early.status, detailOf(early)]).toEqual([409, 'Please set up two-factor authentication first']);
    const { secret } = await user.read(factorSetup, 'POST', '/auth/mfa/setup');
    const wrong = await user.post('/auth/mfa/confirm', { code: wrongCode(secret) });
    expect([wrong.status, detailOf(wrong)]).toEqual([403, 'The code is not correct']);
    expect((await logIn(user.user?.email)).status).toBe(200);
    const stored = await world.query('SELECT mfa_secret FROM users WHERE id = $1', [user.user?.id]);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  // rule: ACCOUNT-25
  it('is required of the admin by ADMIN_MFA=required, before any admin call', async () => {
    await start({ ADMIN_MFA: 'required' });
    const admin = await world.visitor.logIn(ADMIN.email, ADMIN.password);
    const refused = await admin.get('/admin/users');
    expect([refused.status, detailOf(refused)]).toEqual([
      403,
      'Please set up two-factor authentication first',
    ]);
    const user = await world.visitor.register('startup');
    expect(detailOf(await user.get('/admin/users'))).toBe('Admin access required');
    await turnOn(admin);
    await until('the admin has access', async () => (await admin.get('/admin/users')).status === 200);
  });
});

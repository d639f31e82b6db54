import { Redis } from 'ioredis';
import { v7 as uuid } from 'uuid';

import { ATTEMPTS, deviceOf, expectRefusal, from, limitedGateways, QUARTER_HOUR } from '../testing/limits.js';

describe('limits of log-ins and registrations', () => {
  const start = limitedGateways();

  // rule: LIMIT-6
  it('refuse an e-mail address after ten failed log-ins, even with the right password, and accept others', async () => {
    const { visitor, logIn } = await start();
    const { user } = await visitor.register('startup');
    const email = user?.email ?? '';
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await logIn(attempt % 2 === 0 ? email : email.toUpperCase(), 'wrong password')).status).toBe(
        401,
      );
    }
    expectRefusal(await logIn(email, 'correct horse'), ATTEMPTS, QUARTER_HOUR);
    const other = (await visitor.register('startup')).user?.email ?? '';
    expect((await logIn(other, 'correct horse')).status).toBe(200);
  });

  // rule: LIMIT-6
  it('leave other addresses alone when one has used up the failed log-ins of an e-mail', async () => {
    const { visitor, logIn } = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const email = (await visitor.register('startup')).user?.email ?? '';
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn(email, 'wrong password', from('192.0.2.1'))).status).toBe(401);
    expect((await logIn(email, 'correct horse', from('192.0.2.1'))).status).toBe(429);
    expect((await logIn(email, 'correct horse', from('192.0.2.2'))).status).toBe(200);
  });

  // rule: LIMIT-6
  it('refuse an e-mail after failed log-ins from many addresses, but not from a known device', async () => {
    const { visitor, logIn } = await start({
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_FAILED_LOG_INS_BY_EMAIL: '5',
    });
    const registration = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara' };
    const registered = await visitor.post('/auth/register', registration);
    expect(registered.headers.get('set-cookie')).toMatch(
      /^device_[\w-]{8}=[\w.-]+; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(registered.text).not.toContain('device_token');
    const { email } = registration;
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await logIn(email, 'wrong password', from(`192.0.2.${attempt}`))).status).toBe(401);
    expectRefusal(await logIn(email, 'correct horse', from('198.51.100.1')), ATTEMPTS, QUARTER_HOUR);
    const cookie = deviceOf(registered);
    expect((await logIn(email, 'correct horse', { cookie, ...from('198.51.100.1') })).status).toBe(200);
    // Another account's device is not a known one, under whatever name, and a device has a limit of its own.
    const other = deviceOf(
      await visitor.post('/auth/register', { ...registration, email: `${uuid()}@example.com` }),
    );
    const renamed = [cookie.split('=')[0], other.split('=')[1]].join('=');
    for (const foreign of [other, renamed])
      expect((await logIn(email, 'correct horse', { cookie: foreign })).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn(email, 'wrong password', { cookie })).status).toBe(401);
    expect((await logIn(email, 'correct horse', { cookie })).status).toBe(429);
  });

  // rule: LIMIT-6
  it('know a browser for each account that has signed in with it', async () => {
    const { visitor, logIn } = await start({
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_FAILED_LOG_INS_BY_EMAIL: '1',
    });
    const people = Array.from({ length: 2 }, () => ({
      email: `${uuid()}@example.com`,
      password: 'correct horse',
      name: 'Amara',
    }));
    const cookies: string[] = [];
    for (const person of people) cookies.push(deviceOf(await visitor.post('/auth/register', person)));
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0])).size).toBe(2);
    const cookie = cookies.join('; ');
    for (const { email } of people) {
      expect((await logIn(email, 'wrong password', from('192.0.2.1'))).status).toBe(401);
      expect((await logIn(email, 'correct horse', from('192.0.2.2'))).status).toBe(429);
      expect((await logIn(email, 'correct horse', { cookie, ...from('192.0.2.2') })).status).toBe(200);
    }
  });

  // rule: LIMIT-6
  it('count no attempt that another limit refuses as a wrong password', async () => {
    const { visitor, logIn, redis } = await start({
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_FAILED_LOG_INS_BY_EMAIL: '2',
      LIMIT_FAILED_LOG_INS: '2',
    });
    const email = (await visitor.register('startup')).user?.email ?? '';
    for (const address of ['192.0.2.1', '192.0.2.2'])
      expect((await logIn(email, 'wrong password', from(address))).status).toBe(401);
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await logIn(email, 'correct horse', from('192.0.2.3'))).status).toBe(429);
    const counters = new Redis(redis.url);
    const byEmail = await counters.keys('limit:failed-log-ins-by-email:*');
    expect(byEmail).toHaveLength(1);
    // As if the time of the other limit were over.
    await counters.del(...byEmail);
    counters.disconnect();
    expect((await logIn(email, 'correct horse', from('192.0.2.3'))).status).toBe(200);
  });

  // rule: LIMIT-6
  it('count right log-ins too, those of known browsers by account: each costs a slow hash', async () => {
    const { visitor, logIn } = await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '3' });
    const registration = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara' };
    const cookie = deviceOf(await visitor.post('/auth/register', registration));
    const other = { ...registration, email: `${uuid()}@example.com` };
    const otherCookie = deviceOf(await visitor.post('/auth/register', other));
    const { email, password } = registration;
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await logIn(email, password, { cookie })).status).toBe(200);
    expectRefusal(await logIn(email, password, { cookie }), ATTEMPTS, QUARTER_HOUR);
    expect((await logIn(other.email, password, { cookie: otherCookie })).status).toBe(200);
  });

  // rule: LIMIT-6
  it('do not treat a device as known after a change of the password', async () => {
    const { visitor, logIn } = await start({
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_FAILED_LOG_INS_BY_EMAIL: '1',
    });
    const registration = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara' };
    const registered = await visitor.post('/auth/register', registration);
    const { access_token: token } = registered.body as { access_token: string };
    const cookie = deviceOf(registered);
    const { email } = registration;
    expect((await logIn(email, 'wrong password', from('192.0.2.1'))).status).toBe(401);
    expect((await logIn(email, 'correct horse', { cookie, ...from('192.0.2.2') })).status).toBe(200);
    const change = { current_password: 'correct horse', new_password: 'battery staple' };
    expect((await visitor.put('/auth/password', change, { token })).status).toBe(200);
    expect((await logIn(email, 'battery staple', { cookie, ...from('192.0.2.2') })).status).toBe(429);
  });

  it('accept a device token neither as an access token nor the other way round', async () => {
    const { visitor, logIn } = await start({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_FAILED_LOG_INS: '1' });
    const registration = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara' };
    const registered = await visitor.post('/auth/register', registration);
    const device = deviceOf(registered).replace(/^.*=/, '');
    expect((await visitor.get('/auth/me', { token: device })).status).toBe(401);
    const { access_token: token } = registered.body as { access_token: string };
    const cookie = deviceOf(registered).replace(/=.*/, `=${token}`);
    expect((await logIn(registration.email, 'wrong', from('192.0.2.1'))).status).toBe(401);
    expect((await logIn(registration.email, 'x', { cookie, ...from('192.0.2.1') })).status).toBe(429);
  });

  it('allow at most ten simultaneous wrong guesses', async () => {
    const { visitor, logIn } = await start();
    const email = (await visitor.register('startup')).user?.email ?? '';
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('do not count log-ins that succeed', async () => {
    const { visitor, logIn } = await start();
    const email = (await visitor.register('startup')).user?.email ?? '';
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) {
        expect((await logIn(email, 'wrong password')).status).toBe(401);
      }
      expect((await logIn(email, 'correct horse')).status).toBe(200);
    }
  });

  // rule: LIMIT-6
  it('refuse an address after its log-ins and registrations, whatever forwarding headers it sends', async () => {
    const { visitor, logIn } = await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '6' });
    const forged = (index: number) => ({
      'x-forwarded-for': `10.0.0.${index}`,
      'x-real-ip': `10.0.1.${index}`,
      forwarded: `for=10.0.2.${index}`,
    });
    for (let attempt = 0; attempt < 6; attempt++) {
      const answer = await logIn(`${uuid()}@example.com`, 'wrong password', forged(attempt));
      expect(answer.status).toBe(401);
    }
    expectRefusal(await logIn(`${uuid()}@example.com`, 'x', forged(77)), ATTEMPTS, QUARTER_HOUR);
    const body = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'A' };
    expectRefusal(
      await visitor.post('/auth/register', body, { headers: forged(78) }),
      ATTEMPTS,
      QUARTER_HOUR,
    );
  });

  it('use the forwarding header of a configured proxy', async () => {
    const { logIn } = await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const tryFrom = (address: string) => logIn(`${uuid()}@example.com`, 'wrong', from(address));
    expect((await tryFrom('192.0.2.1')).status).toBe(401);
    expect((await tryFrom('192.0.2.2')).status).toBe(401);
    expect((await tryFrom('192.0.2.1')).status).toBe(429);
    // One subscriber has a whole /64 of IPv6.
    expect((await tryFrom('2001:db8::1')).status).toBe(401);
    expect((await tryFrom('2001:db8::ffff')).status).toBe(429);
  });
});

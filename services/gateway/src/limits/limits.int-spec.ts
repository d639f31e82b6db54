import { ApiClient, detailOf, type ApiAnswer } from '@proofround/test-kit';
import { Redis } from 'ioredis';
import { v7 as uuid } from 'uuid';

import { GatewayWorld, type RunningGateway } from '../testing/world.js';

const QUARTER_HOUR = 900;

function expectRefusal(answer: ApiAnswer, detail: string, seconds: number): void {
  expect(answer.status).toBe(429);
  expect(detailOf(answer)).toBe(detail);
  const after = Number(answer.headers.get('retry-after'));
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(seconds);
}
const ATTEMPTS = 'Too many attempts. Please try again later.';

describe('rate limits', () => {
  let world: GatewayWorld;
  let counters: Redis;
  let gateway: RunningGateway;
  let visitor: ApiClient;
  beforeAll(async () => {
    world = await GatewayWorld.start();
    counters = new Redis(world.redis.url);
  });
  afterAll(async () => {
    counters.disconnect();
    await world.stop();
  });

  /** A gateway of its own for each test, and nobody counted yet. */
  const start = async (settings: NodeJS.ProcessEnv = {}) => {
    await counters.flushall();
    gateway = await world.addGateway(settings);
    visitor = new ApiClient(gateway.url);
  };
  afterEach(() => gateway.stop());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const deviceOf = (answer: ApiAnswer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    visitor.post('/auth/login', { email, password }, { headers });

  // rule: LIMIT-6
  it('refuse an e-mail address after ten failed log-ins, even with the right password, and accept others', async () => {
    await start();
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
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const email = (await visitor.register('startup')).user?.email ?? '';
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn(email, 'wrong password', from('192.0.2.1'))).status).toBe(401);
    expect((await logIn(email, 'correct horse', from('192.0.2.1'))).status).toBe(429);
    expect((await logIn(email, 'correct horse', from('192.0.2.2'))).status).toBe(200);
  });

  // rule: LIMIT-6
  it('refuse an e-mail after failed log-ins from many addresses, but not from a known device', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_FAILED_LOG_INS_BY_EMAIL: '5' });
    const registration = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara' };
    const registered = await visitor.post('/auth/register', registration);
    expect(registered.headers.get('set-cookie')).toMatch(
      /^device=[\w.-]+; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(registered.text).not.toContain('device_token');
    const { email } = registration;
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await logIn(email, 'wrong password', from(`192.0.2.${attempt}`))).status).toBe(401);
    expectRefusal(await logIn(email, 'correct horse', from('198.51.100.1')), ATTEMPTS, QUARTER_HOUR);
    const cookie = deviceOf(registered);
    expect((await logIn(email, 'correct horse', { cookie, ...from('198.51.100.1') })).status).toBe(200);
    // Another account's device is not a known one, and a device has a limit of its own.
    const other = deviceOf(
      await visitor.post('/auth/register', { ...registration, email: `${uuid()}@example.com` }),
    );
    expect((await logIn(email, 'correct horse', { cookie: other })).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn(email, 'wrong password', { cookie })).status).toBe(401);
    expect((await logIn(email, 'correct horse', { cookie })).status).toBe(429);
  });

  // rule: LIMIT-6
  it('count right log-ins too, those of known browsers by account: each costs a slow hash', async () => {
    await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '3' });
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
  it('count a device no longer as known after a change of the password', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_FAILED_LOG_INS_BY_EMAIL: '1' });
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
    await start({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_FAILED_LOG_INS: '1' });
    const registration = { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara' };
    const registered = await visitor.post('/auth/register', registration);
    const device = deviceOf(registered).replace('device=', '');
    expect((await visitor.get('/auth/me', { token: device })).status).toBe(401);
    const { access_token: token } = registered.body as { access_token: string };
    const cookie = `device=${token}`;
    expect((await logIn(registration.email, 'wrong', from('192.0.2.1'))).status).toBe(401);
    expect((await logIn(registration.email, 'x', { cookie, ...from('192.0.2.1') })).status).toBe(429);
  });

  it('allow at most ten simultaneous wrong guesses', async () => {
    await start();
    const email = (await visitor.register('startup')).user?.email ?? '';
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('do not count log-ins that succeed', async () => {
    await start();
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
    await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '6' });
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
    await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const tryFrom = (address: string) => logIn(`${uuid()}@example.com`, 'wrong', from(address));
    expect((await tryFrom('192.0.2.1')).status).toBe(401);
    expect((await tryFrom('192.0.2.2')).status).toBe(401);
    expect((await tryFrom('192.0.2.1')).status).toBe(429);
    // One subscriber has a whole /64 of IPv6.
    expect((await tryFrom('2001:db8::1')).status).toBe(401);
    expect((await tryFrom('2001:db8::ffff')).status).toBe(429);
  });

  it('refuse a user with too many requests, and accept others', async () => {
    await start({ LIMIT_REQUESTS_BY_USER: '5' });
    const [busy, calm] = [await visitor.register('startup'), await visitor.register('startup')];
    for (let request = 0; request < 5; request++) expect((await busy.get('/auth/me')).status).toBe(200);
    expectRefusal(await busy.get('/auth/me'), 'Too many requests. Please wait a moment and try again.', 60);
    expect((await calm.get('/auth/me')).status).toBe(200);
  });

  it('count chat and match generation separately', async () => {
    await start({ LIMIT_CHAT: '1', LIMIT_MATCHING: '1' });
    const founder = await visitor.register('startup');
    const say = () => founder.post('/ai-chat', { message: 'Hello!', session_id: null });
    const match = () => founder.post(`/match/${uuid()}`);
    for (const call of [say, match]) {
      expect((await call()).status).toBe(503); // those services do not run
      expect((await call()).status).toBe(429);
    }
  });

  // rule: LIMIT-10
  it('count each kind of work separately, by user', async () => {
    await start({ LIMIT_STARTUPS: '2', LIMIT_LISTINGS: '1', LIMIT_EDITS: '1' });
    const [busy, calm] = [await visitor.register('startup'), await visitor.register('startup')];
    const create = (who: ApiClient) => who.post('/startups', {});
    for (let call = 0; call < 2; call++) expect((await create(busy)).status).toBe(422);
    expect((await create(busy)).status).toBe(429);
    expect((await create(calm)).status).toBe(422);
    for (const [method, path, what] of [
      ['POST', '/marketplace/listings', 'new listings'],
      ['PATCH', `/startups/${uuid()}`, 'changes'],
    ] as const) {
      const call = () => busy.call(method, path, { body: { idea_title: 1 } });
      expect((await call()).status).toBe(422);
      expectRefusal(await call(), `Too many ${what} in a short time. Please try again later.`, 3600);
    }
  });

  // rule: LIMIT-8
  it('count requests without a token before they are refused: 401 and unknown routes', async () => {
    await start({ LIMIT_REQUESTS_BY_ADDRESS: '4' });
    expect((await visitor.get('/auth/me')).status).toBe(401);
    expect((await visitor.get('/auth/me', { token: 'a.b.c' })).status).toBe(401);
    expect((await visitor.get('/unknown')).status).toBe(404);
    expect((await visitor.post('/unknown', {})).status).toBe(404);
    for (const answer of [
      await visitor.get('/unknown'),
      await visitor.post('/unknown', {}),
      await visitor.get('/auth/me', { token: 'a.b.c' }),
    ])
      expectRefusal(answer, 'Too many requests. Please wait a moment and try again.', 60);
    expect((await fetch(`${gateway.url}/a-page`)).status).toBe(200);
  });

  // rule: LIMIT-8
  it('count what a role may not do', async () => {
    await start({ LIMIT_REQUESTS_BY_USER: '4' });
    const founder = await visitor.register('startup');
    expect((await founder.get('/auth/me')).status).toBe(200);
    for (let call = 0; call < 3; call++) expect((await founder.get('/admin/stats')).status).toBe(403);
    expect((await founder.get('/admin/stats')).status).toBe(429);
  });

  // rule: LIMIT-8
  it('do not let the token of an ended session use up the requests of its user', async () => {
    await start({ LIMIT_REQUESTS_BY_USER: '8', LIMIT_REQUESTS_BY_ADDRESS: '50' });
    const owner = await visitor.register('startup');
    const stolen = (await visitor.logIn(owner.user?.email ?? '', 'correct horse')).token ?? '';
    expect((await visitor.get('/auth/me', { token: stolen })).status).toBe(200);
    expect((await visitor.post('/auth/logout', undefined, { token: stolen })).status).toBe(200);
    for (let request = 0; request < 10; request++)
      expect((await visitor.get('/auth/me', { token: stolen })).status).toBe(401);
    expect((await owner.get('/auth/me')).status).toBe(200);
  });

  // rule: LIMIT-8
  it('count the pages of the API that are no calls of it, however their address is spelt', async () => {
    await start({ LIMIT_REQUESTS_BY_ADDRESS: '4' });
    const open = (path: string) => fetch(`${gateway.url}${path}`, { redirect: 'manual' });
    expect((await open('/api/docs')).headers.get('ratelimit-remaining')).toBe('3');
    expect((await open('/api/docs/openapi.json')).headers.get('ratelimit-remaining')).toBe('2');
    expect((await open('/api/%64ocs/openapi.json')).headers.get('ratelimit-remaining')).toBe('1');
    const unsubscribe = await open('/api/unsubscribe/a.b');
    expect([unsubscribe.status, unsubscribe.headers.get('ratelimit-remaining')]).toEqual([303, '0']);
    expect((await open('/api/docs/openapi.json')).status).toBe(429);
  });

  // rule: LIMIT-8
  it('count a list in full as ten requests', async () => {
    await start({ LIMIT_REQUESTS_BY_USER: '25' });
    const founder = await visitor.register('startup');
    const remaining = async (path: string) =>
      Number((await founder.get(path)).headers.get('ratelimit-remaining'));
    expect(await remaining('/startups?limit=50')).toBe(24);
    expect(await remaining('/startups')).toBe(14);
    expect(await remaining('/startups?limit=')).toBe(4);
    expect((await founder.get('/startups')).status).toBe(429);
  });

  // rule: LIMIT-9
  it('tell every caller what is left', async () => {
    await start({ LIMIT_REQUESTS_BY_USER: '3', LIMIT_STARTUPS: '1' });
    const founder = await visitor.register('startup');
    const fields = ({ headers }: ApiAnswer) =>
      ['limit', 'remaining'].map((name) => Number(headers.get(`ratelimit-${name}`)));
    const me = await founder.get('/auth/me');
    expect(fields(me)).toEqual([3, 2]);
    expect(Number(me.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    // The tightest limit of the call.
    expect(fields(await founder.post('/startups', {}))).toEqual([1, 0]);
    const refused = await founder.post('/startups', {});
    expectRefusal(refused, 'Too many new startups in a short time. Please try again later.', 3600);
    expect(fields(refused)).toEqual([1, 0]);
    expect(fields(await visitor.get('/auth/me'))).toEqual([1200, expect.any(Number)]);
    expect(fields(await visitor.get('/health'))).toEqual([1200, expect.any(Number)]);
  });

  // rule: LIMIT-7
  it('are off only with the explicit setting', async () => {
    await start({ RATE_LIMITS: 'off', LIMIT_REQUESTS_BY_USER: '1', LIMIT_FAILED_LOG_INS: '1' });
    const founder = await visitor.register('startup');
    for (let request = 0; request < 3; request++) {
      expect((await founder.get('/auth/me')).status).toBe(200);
      expect((await logIn(founder.user?.email ?? '', 'wrong password')).status).toBe(401);
    }
  });

  it('apply per gateway while Redis is unavailable', async () => {
    await start({ LIMIT_FAILED_LOG_INS: '3' });
    const email = (await visitor.register('startup')).user?.email ?? '';
    await world.redis.pause();
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await logIn(email, 'wrong password')).status).toBe(401);
    expect((await logIn(email, 'wrong password')).status).toBe(429);
    await world.redis.resume();
  });
});

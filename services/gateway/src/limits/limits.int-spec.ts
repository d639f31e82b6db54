import { detailOf, type ApiAnswer } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/world.js';

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
  const start = async (settings: NodeJS.ProcessEnv = {}) => {
    world = await GatewayWorld.start(settings);
  };
  afterEach(() => world.stop());

  const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    world.visitor.post('/auth/login', { email, password }, { headers });

  // rule: LIMIT-6
  it('refuse an e-mail address after ten failed log-ins, even with the right password, and accept others', async () => {
    await start();
    const { user } = await world.visitor.register('startup');
    const email = user?.email ?? '';
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await logIn(attempt % 2 === 0 ? email : email.toUpperCase(), 'wrong password')).status).toBe(
        401,
      );
    }
    expectRefusal(await logIn(email, 'correct horse'), ATTEMPTS, QUARTER_HOUR);
    const other = (await world.visitor.register('startup')).user?.email ?? '';
    expect((await logIn(other, 'correct horse')).status).toBe(200);
  });

  it('allow at most ten simultaneous wrong guesses', async () => {
    await start();
    const email = (await world.visitor.register('startup')).user?.email ?? '';
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('do not count log-ins that succeed', async () => {
    await start();
    const email = (await world.visitor.register('startup')).user?.email ?? '';
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
      await world.visitor.post('/auth/register', body, { headers: forged(78) }),
      ATTEMPTS,
      QUARTER_HOUR,
    );
  });

  it('use the forwarding header of a configured proxy', async () => {
    await start({ LIMIT_ACCOUNTS_BY_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (address: string) => logIn(`${uuid()}@example.com`, 'wrong', { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).status).toBe(401);
    expect((await from('192.0.2.2')).status).toBe(401);
    expect((await from('192.0.2.1')).status).toBe(429);
    // One subscriber has a whole /64 of IPv6.
    expect((await from('2001:db8::1')).status).toBe(401);
    expect((await from('2001:db8::ffff')).status).toBe(429);
  });

  it('refuse a user with too many requests, and accept others', async () => {
    await start({ LIMIT_REQUESTS_BY_USER: '5' });
    const [busy, calm] = [await world.visitor.register('startup'), await world.visitor.register('startup')];
    for (let request = 0; request < 5; request++) expect((await busy.get('/auth/me')).status).toBe(200);
    expectRefusal(await busy.get('/auth/me'), 'Too many requests. Please wait a moment and try again.', 60);
    expect((await calm.get('/auth/me')).status).toBe(200);
  });

  it('count chat and match generation separately', async () => {
    await start({ LIMIT_CHAT: '1', LIMIT_MATCHING: '1' });
    const founder = await world.visitor.register('startup');
    const say = () => founder.post('/ai-chat', { message: 'Hello!', session_id: null });
    const match = () => founder.post(`/match/${uuid()}`);
    for (const call of [say, match]) {
      expect((await call()).status).toBe(503); // those services do not run
      expect((await call()).status).toBe(429);
    }
  });

  // rule: LIMIT-7
  it('are off only with the explicit setting', async () => {
    await start({ RATE_LIMITS: 'off', LIMIT_REQUESTS_BY_USER: '1', LIMIT_FAILED_LOG_INS: '1' });
    const founder = await world.visitor.register('startup');
    for (let request = 0; request < 3; request++) {
      expect((await founder.get('/auth/me')).status).toBe(200);
      expect((await logIn(founder.user?.email ?? '', 'wrong password')).status).toBe(401);
    }
  });

  it('apply per gateway while Redis is unavailable', async () => {
    await start({ LIMIT_FAILED_LOG_INS: '3' });
    const email = (await world.visitor.register('startup')).user?.email ?? '';
    await world.redis.pause();
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await logIn(email, 'wrong password')).status).toBe(401);
    expect((await logIn(email, 'wrong password')).status).toBe(429);
    await world.redis.resume();
  });
});

import { type ApiAnswer, type ApiClient } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { expectRefusal, from, limitedGateways } from '../testing/limits.js';

describe('rate limits', () => {
  const start = limitedGateways();

  it('refuse a user with too many requests, and accept others', async () => {
    const { visitor } = await start({ LIMIT_REQUESTS_BY_USER: '5' });
    const [busy, calm] = [await visitor.register('startup'), await visitor.register('startup')];
    for (let request = 0; request < 5; request++) expect((await busy.get('/auth/me')).status).toBe(200);
    expectRefusal(await busy.get('/auth/me'), 'Too many requests. Please wait a moment and try again.', 60);
    expect((await calm.get('/auth/me')).status).toBe(200);
  });

  it('count chat and match generation separately', async () => {
    const { visitor } = await start({ LIMIT_CHAT: '1', LIMIT_MATCHING: '1' });
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
    const { visitor } = await start({ LIMIT_STARTUPS: '2', LIMIT_LISTINGS: '1', LIMIT_EDITS: '1' });
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
    const { visitor, gateway } = await start({ LIMIT_REQUESTS_BY_ADDRESS: '4' });
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
    const { visitor } = await start({ LIMIT_REQUESTS_BY_USER: '4' });
    const founder = await visitor.register('startup');
    expect((await founder.get('/auth/me')).status).toBe(200);
    for (let call = 0; call < 3; call++) expect((await founder.get('/admin/stats')).status).toBe(403);
    expect((await founder.get('/admin/stats')).status).toBe(429);
  });

  // rule: LIMIT-8
  it('do not let the token of an ended session use up the requests of its user', async () => {
    const { visitor } = await start({ LIMIT_REQUESTS_BY_USER: '8', LIMIT_REQUESTS_BY_ADDRESS: '50' });
    const owner = await visitor.register('startup');
    const stolen = (await visitor.logIn(owner.user?.email ?? '', 'correct horse')).token ?? '';
    expect((await visitor.get('/auth/me', { token: stolen })).status).toBe(200);
    expect((await visitor.post('/auth/logout', undefined, { token: stolen })).status).toBe(200);
    for (let request = 0; request < 10; request++)
      expect((await visitor.get('/auth/me', { token: stolen })).status).toBe(401);
    expect((await owner.get('/auth/me')).status).toBe(200);
  });

  // rule: LIMIT-8
  it('count requests for pages below /api that are not calls, however their address is spelt', async () => {
    const { gateway } = await start({ LIMIT_REQUESTS_BY_ADDRESS: '4' });
    const open = (path: string) => fetch(`${gateway.url}${path}`, { redirect: 'manual' });
    expect((await open('/api/docs')).headers.get('ratelimit-remaining')).toBe('3');
    expect((await open('/api/docs/openapi.json')).headers.get('ratelimit-remaining')).toBe('2');
    expect((await open('/api/%64ocs/openapi.json')).headers.get('ratelimit-remaining')).toBe('1');
    const unsubscribe = await open('/api/unsubscribe/a.b');
    expect([unsubscribe.status, unsubscribe.headers.get('ratelimit-remaining')]).toEqual([303, '0']);
    expect((await open('/api/docs/openapi.json')).status).toBe(429);
  });

  // rule: LIMIT-8
  it('count the requests of all users of one network address, and leave other addresses alone', async () => {
    const { visitor } = await start({
      LIMIT_REQUESTS_BY_USER: '5',
      LIMIT_USER_REQUESTS_BY_ADDRESS: '12',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const users = await Promise.all([1, 2, 3].map(() => visitor.register('startup')));
    const me = async (user: ApiClient, address: string) =>
      user.call('GET', '/auth/me', { headers: from(address) });
    // The first request of a token counts as one of a stranger.
    for (const user of users) expect((await me(user, '192.0.2.1')).status).toBe(200);
    for (let request = 0; request < 4; request++)
      for (const user of users) expect((await me(user, '192.0.2.1')).status).toBe(200);
    const late = await visitor.register('startup');
    expect((await me(late, '192.0.2.1')).status).toBe(200);
    const refused = await me(late, '192.0.2.1');
    expectRefusal(refused, 'Too many requests. Please wait a moment and try again.', 60);
    expect(refused.headers.get('ratelimit-limit')).toBe('12');
    expect((await me(late, '192.0.2.2')).status).toBe(200);
  });

  // rule: LIMIT-8
  it('count requests for paths that cannot be decoded', async () => {
    const { visitor } = await start({ LIMIT_REQUESTS_BY_ADDRESS: '1' });
    const first = await visitor.get('/startups/%zz');
    expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([404, '0']);
    const refused = await visitor.get('/startups/%zz');
    expectRefusal(refused, 'Too many requests. Please wait a moment and try again.', 60);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  });

  // rule: LIMIT-8
  it('count OPTIONS that are no preflight, on every path', async () => {
    const { gateway } = await start({
      LIMIT_REQUESTS_BY_ADDRESS: '2',
      CORS_ORIGINS: 'https://app.example',
    });
    const options = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}${path}`, { method: 'OPTIONS', headers });
    const first = await options('/api/startups');
    expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([404, '1']);
    expect((await options('/a-page', { origin: 'https://app.example' })).status).toBe(404);
    const refused = await options('/api/startups');
    expect([refused.status, refused.headers.get('x-content-type-options')]).toEqual([429, 'nosniff']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const preflight = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
    expect((await options('/api/startups', preflight)).status).toBe(204);
  });

  // rule: LIMIT-8
  it('count a list in full as ten requests, and a page that no index answers as twenty', async () => {
    const { visitor } = await start({ LIMIT_REQUESTS_BY_USER: '25' });
    const founder = await visitor.register('startup');
    const remaining = async (path: string) =>
      Number((await founder.get(path)).headers.get('ratelimit-remaining'));
    expect(await remaining('/startups?limit=50')).toBe(24);
    expect(await remaining('/startups')).toBe(14);
    expect(await remaining('/startups?limit=')).toBe(4);
    expect((await founder.get('/startups')).status).toBe(429);
    const investor = await visitor.register('investor');
    expect(Number((await investor.get('/startups?limit=1&q=zq')).headers.get('ratelimit-remaining'))).toBe(5);
  });

  // rule: LIMIT-9
  it('tell every caller how many requests are left', async () => {
    const { visitor } = await start({ LIMIT_REQUESTS_BY_USER: '3', LIMIT_STARTUPS: '1' });
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
    const { visitor, logIn } = await start({
      RATE_LIMITS: 'off',
      LIMIT_REQUESTS_BY_USER: '1',
      LIMIT_FAILED_LOG_INS: '1',
    });
    const founder = await visitor.register('startup');
    for (let request = 0; request < 3; request++) {
      expect((await founder.get('/auth/me')).status).toBe(200);
      expect((await logIn(founder.user?.email ?? '', 'wrong password')).status).toBe(401);
    }
  });

  it('apply per gateway while Redis is unavailable', async () => {
    const { visitor, logIn, redis } = await start({ LIMIT_FAILED_LOG_INS: '3' });
    const email = (await visitor.register('startup')).user?.email ?? '';
    await redis.pause();
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await logIn(email, 'wrong password')).status).toBe(401);
    expect((await logIn(email, 'wrong password')).status).toBe(429);
    await redis.resume();
  });
});

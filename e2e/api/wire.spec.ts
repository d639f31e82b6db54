import { connect } from 'node:net';

import { type ApiAnswer, aStartup, detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aFounder, anInvestor, anInvestorWithAccess, anyone } from './stack-under-test.js';

/** The wire conventions (docs/product/wire.md), seen from outside. */
describe('the wire', () => {
  // rule: ERR-6
  it.each([
    ['GET', '/nothing-here'],
    ['POST', '/startups/x/y/z'],
    ['PATCH', '/auth/login'],
    ['DELETE', '/startups'],
  ])(
    'answers an unknown route or method (%s %s) with a JSON 404, with or without a token',
    async (method, path) => {
      const founder = await aFounder();
      for (const answer of [await anyone().call(method, path), await founder.call(method, path)]) {
        expect(answer.status).toBe(404);
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(detailOf(answer)).toBe('Not found');
      }
    },
  );

  // rules: ERR-3, WIRE-10
  it.each([
    ['no token', undefined],
    ['a malformed one', 'abc'],
    ['a forged one', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA'],
    [
      'an unsigned one',
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTkzNmY2ZS04YzRhLTdiMmUtOWQ1MS0zZjBhMmI3YzRkMTAifQ.',
    ],
  ])('answers 401 and says nothing about why: %s', async (_name, token) => {
    const answer = await anyone().get('/startups', { token });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ detail: 'Not authenticated' });
  });

  // rules: ACCOUNT-6, ERR-3
  it('refuses a modified token', async () => {
    const founder = await aFounder();
    const [head, , signature] = (founder.token ?? '').split('.');
    const payload = Buffer.from(
      JSON.stringify({ sub: uuid(), exp: 9_999_999_999, iss: 'proofround' }),
    ).toString('base64url');
    const answer = await anyone().get('/auth/me', { token: [head, payload, signature].join('.') });
    expect(answer.status).toBe(401);
  });

  // rules: ERR-2, LIMIT-4, STARTUP-2, WIRE-4, WIRE-7
  it('lists every problem of a body at once, each with its place', async () => {
    const founder = await aFounder();
    const answer = await founder.post('/startups', {
      idea_title: '   ',
      idea_description: 'x'.repeat(5001),
      stage: 'unicorn',
      user_count: '12',
      monthly_revenue: 10.001,
      funding_ask: -1,
      product_url: 'javascript:alert(1)',
    });
    expect(answer.status).toBe(422);
    const problems = detailOf(answer) as { loc: string[]; msg: string; type: string }[];
    expect(problems.map(({ loc }) => loc.join('.')).toSorted()).toEqual([
      'body.funding_ask',
      'body.idea_description',
      'body.idea_title',
      'body.monthly_revenue',
      'body.product_url',
      'body.sector',
      'body.stage',
      'body.user_count',
    ]);
    for (const { msg, type } of problems) {
      expect(msg).not.toBe('');
      expect(type).not.toBe('');
    }
  });

  // rule: ERR-7
  it.each([
    ['malformed JSON', '{"idea_title": '],
    ['a list', '[]'],
    ['a string', '"hello"'],
    ['null', 'null'],
    ['nothing', ''],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('answers 422 at body for %s', async (_name, raw) => {
    const founder = await aFounder();
    const answer = await founder.call('POST', '/startups', { raw });
    expect(answer.status).toBe(422);
    expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['body'] })]);
  });

  // rules: ERR-4, ERR-7, LIMIT-5
  it('answers 415 for a body that is not JSON, and 413 for one above 256 KiB', async () => {
    const founder = await aFounder();
    const form = await founder.call('POST', '/startups', {
      raw: 'idea_title=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(415);
    expect(typeof detailOf(form)).toBe('string');
    for (const type of ['', 'x', 'json', 'application/jsonx', 'text/plain; charset=utf-8']) {
      const other = await founder.call('POST', '/startups', { raw: '{}', headers: { 'content-type': type } });
      expect(other.status).toBe(415);
    }
    const large = await founder.call('POST', '/startups', {
      raw: JSON.stringify({ idea_title: 'x'.repeat(262_144) }),
    });
    expect(large.status).toBe(413);
    expect(typeof detailOf(large)).toBe('string');
  });

  // rules: ERR-8, ERR-9
  it('answers in the order 401, 403 for the role, 413/415/422, 404', async () => {
    const founder = await aFounder();
    const investor = await anInvestor();
    const tooLarge = JSON.stringify({ x: 'x'.repeat(300_000) });
    expect((await anyone().call('POST', '/startups', { raw: tooLarge })).status).toBe(401);
    expect(
      (await anyone().call('POST', '/startups', { raw: 'x', headers: { 'content-type': 'text/plain' } }))
        .status,
    ).toBe(401);
    for (const type of ['text/plain', 'x', '']) {
      const odd = { raw: 'x', headers: { 'content-type': type } };
      expect((await anyone().call('POST', '/startups', odd)).status).toBe(401);
      expect((await investor.call('POST', '/startups', odd)).status).toBe(403);
    }
    expect((await investor.call('POST', '/startups', { raw: tooLarge })).status).toBe(403);
    expect((await investor.call('POST', '/startups', { raw: '{' })).status).toBe(403);
    expect((await founder.patch(`/startups/${uuid()}`, { idea_title: 7 })).status).toBe(422);
    expect((await founder.patch('/startups/no-uuid', { idea_title: 7 })).status).toBe(422);
    expect((await founder.patch('/startups/no-uuid', {})).status).toBe(404);
  });

  // rules: ACCESS-2, ERR-9, INVESTOR-8
  it('counts Investor Access as the role: its 403 comes before 422 and 404', async () => {
    const [lapsed, founder] = await Promise.all([anInvestor(), aFounder()]);
    const detail = 'Investor Access subscription required';
    for (const body of [{ budget: 'x' }, { budget: 5 }]) {
      const answer = await lapsed.patch(`/investors/${uuid()}`, body);
      expect([answer.status, answer.body]).toEqual([403, { detail }]);
    }
    for (const query of ['?limit=0', '']) {
      const answer = await lapsed.get(`/matches/investor/${uuid()}${query}`);
      expect([answer.status, answer.body]).toEqual([403, { detail }]);
    }
    // A founder has no profile, so it is not found.
    expect((await founder.patch(`/investors/${uuid()}`, { budget: 5 })).status).toBe(404);
  });

  // rule: INVESTOR-4
  it('reports reversed check sizes together with other problems and before 404', async () => {
    const investor = await anInvestorWithAccess();
    const sizes = { check_size_min: 5, check_size_max: 1 };
    const places = (answer: ApiAnswer) =>
      (detailOf(answer) as { loc: string[] }[]).map(({ loc }) => loc.join('.')).toSorted();
    const created = await investor.post('/investors', { ...sizes, budget: 1, current_companies: 'Acme' });
    expect(created.status).toBe(422);
    expect(places(created)).toEqual(['body.check_size_min', 'body.investment_sectors']);
    const changed = await investor.patch(`/investors/${uuid()}`, sizes);
    expect(changed.status).toBe(422);
    expect(places(changed)).toEqual(['body.check_size_min']);
  });

  // rules: ERR-8, WIRE-2
  it('accepts a UUID of any version as an id', async () => {
    const founder = await aFounder();
    const id = '11111111-1111-1111-1111-111111111111';
    const listed = await founder.post('/marketplace/listings', { startup_id: id, asking_price: 5 });
    expect([listed.status, listed.body]).toEqual([404, { detail: 'Startup not found' }]);
    expect((await founder.post('/ai-chat', { message: 'Hello!', session_id: id })).status).toBe(404);
    expect((await founder.post('/ai-chat', { message: 'Hello!', session_id: '1111' })).status).toBe(422);
  });

  // rule: WIRE-8
  it('refuses U+0000 in a password, both when it is checked and when it is set', async () => {
    const answer = await anyone().post('/auth/login', { email: 'a@example.com', password: 'a\u0000bcdefgh' });
    expect(answer.status).toBe(422);
    expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['body', 'password'] })]);
    expect(answer.text).not.toContain('bcdefgh');
  });

  it('drops blank entries of a list before it counts them', async () => {
    const investor = await anInvestorWithAccess();
    const sectors = Array.from({ length: 50 }, (_, index) => `Sector ${index}`);
    const answer = await investor.post('/investors', {
      budget: 1,
      current_companies: 'Acme',
      investment_sectors: [...sectors, ' '],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ investment_sectors: sectors });
  });

  // rule: WIRE-6
  it('ignores unknown fields and does not store them', async () => {
    const founder = await aFounder();
    const answer = await founder.post('/startups', {
      ...aStartup(),
      is_admin: true,
      owner_id: uuid(),
      ai_score: 100,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ owner_id: founder.user?.id, ai_score: null });
    expect(answer.text).not.toContain('is_admin');
  });

  // rule: WIRE-8
  it('keeps hostile text as text', async () => {
    const founder = await aFounder();
    const idea_title = `'); DROP TABLE startups;-- <script>alert(1)</script> \${7*7} \u202E`;
    const created = await founder.post('/startups', aStartup({ idea_title }));
    expect(created.body).toMatchObject({ idea_title });
    expect((await founder.post('/startups', aStartup({ idea_title: 'a\u0000b' }))).status).toBe(422);
  });

  // rule: LIMIT-2
  it('counts length in code points', async () => {
    const founder = await aFounder();
    expect((await founder.post('/startups', aStartup({ idea_title: '🚀'.repeat(120) }))).status).toBe(201);
    expect((await founder.post('/startups', aStartup({ idea_title: '🚀'.repeat(121) }))).status).toBe(422);
  });

  // rules: SAFE-1, SAFE-2
  it('carries security headers, no caching of answers, no server banner, and a correlation id', async () => {
    const answer = await anyone().get('/health', { headers: { 'x-correlation-id': 'my-own-id-123' } });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('x-correlation-id')).toBe('my-own-id-123');
  });

  // rule: ERR-1
  it('survives a path that cannot be decoded and an invalid request', async () => {
    const url = new URL(anyone().url);
    const rawRequest = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(url.port), url.hostname, () => socket.write(text));
        let received = '';
        socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
        socket.on('end', () => resolve(received));
        socket.on('error', reject);
      });
    const undecodable = await rawRequest(
      'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(undecodable).toContain('404');
    expect(undecodable).toContain('"detail"');
    const nonsense = await rawRequest('NONSENSE\r\n\r\n');
    expect(nonsense).toContain('400');
    expect(nonsense).toContain('"detail"');
    expect((await anyone().get('/health')).status).toBe(200);
  });

  // rule: OPS-1
  it('names the services that answer', async () => {
    const answer = await anyone().get('/health');
    expect(answer.body).toEqual({
      status: 'ok',
      services: {
        auth: 'up',
        startups: 'up',
        marketplace: 'up',
        billing: 'up',
        notifications: 'up',
        'ai-worker': 'up',
      },
    });
  });

  // rule: WIRE-1
  it('shows the documentation and its OpenAPI document', async () => {
    expect((await anyone().get('/docs')).status).toBe(200);
    const document = await anyone().get('/docs/openapi.json');
    expect(document.body).toMatchObject({ openapi: '3.0.0', paths: { '/api/startups': {} } });
  });
});

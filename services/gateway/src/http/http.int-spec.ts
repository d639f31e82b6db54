import { connect } from 'node:net';

import { detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/gateway-world.js';

/** Sends raw bytes and returns everything that the server sends until it closes the connection. */
async function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

describe('the gateway', () => {
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await GatewayWorld.start({
      CORS_ORIGINS: 'https://app.example.com, https://other.example.com',
      TRUSTED_PROXIES: '127.0.0.1',
    });
  });
  afterAll(() => world.stop());

  it('allows pages of configured origins only', async () => {
    const preflight = (origin: string) =>
      fetch(`${world.url}/api/startups`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://app.example.com');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.com');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://evil.example.com', 'null', 'https://app.example.com.evil.example']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('treats an OPTIONS request that is not a preflight as an unknown method', async () => {
    const variants: Record<string, string>[] = [{}, { origin: 'https://app.example.com' }];
    for (const headers of variants) {
      const answer = await world.visitor.call('OPTIONS', '/nope', { headers });
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found' }]);
    }
  });

  it('replies to unreadable requests with its own texts and headers', async () => {
    const path = await world.visitor.get('/startups/%zz');
    expect([path.status, path.body]).toEqual([404, { detail: 'Not found' }]);
    expect(path.headers.get('x-content-type-options')).toBe('nosniff');
    expect(path.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(path.headers.get('cache-control')).toBe('no-store');

    const overlong = `GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`;
    for (const [bytes, status] of [
      ['POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: abc\r\n\r\n', 400],
      [overlong, 431],
    ] as const) {
      const [head = '', body = ''] = (await send(world.url, bytes)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/^The .*\.$/) as string });
    }
  });

  it('forbids caching of the API’s answers however their address is spelt', async () => {
    for (const path of ['/api/auth/me', '/%61pi/auth/me', '/api/nope'])
      expect((await fetch(`${world.url}${path}`)).headers.get('cache-control')).toBe('no-store');
    const shared = await fetch(`${world.url}/%61pi/shares/x`);
    expect(shared.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(shared.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('treats an overlong token as invalid', async () => {
    const answer = await world.visitor.get('/auth/me', { token: 'a'.repeat(20_000) });
    expect([answer.status, answer.body]).toEqual([401, { detail: 'Not authenticated' }]);
  });

  it('replies to HEAD on the event stream and closes it', async () => {
    const { token } = await world.visitor.register('startup');
    const answer = await world.visitor.call('HEAD', '/events', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
  });

  it('accepts a body with an Idempotency-Key and deeply nested unknown fields', async () => {
    const founder = await world.visitor.register('startup');
    const deep = `${'['.repeat(6000)}${']'.repeat(6000)}`;
    const raw = `{"idea_title":"A","idea_description":"B","sector":"C","x":${deep}}`;
    const headers = { 'idempotency-key': 'deep', 'content-type': 'application/json' };
    // The request is valid and goes on to startups, which does not run.
    expect((await founder.call('POST', '/startups', { raw, headers })).status).toBe(503);
  });

  // rule: SAFE-3
  it('sends strict-transport-security only over https', async () => {
    const over = async (proto: string) =>
      (await fetch(`${world.url}/api/health`, { headers: { 'x-forwarded-proto': proto } })).headers.get(
        'strict-transport-security',
      );
    expect(await over('https')).toContain('max-age=');
    expect(await over('http')).toBeNull();
  });

  // rule: ERR-4
  it('replies 503 if a service is unavailable', async () => {
    const founder = await world.visitor.register('startup');
    const admin = await world.visitor.logIn('admin@proofround.test', 'test admin password');
    const calls = [
      () => founder.get('/startups'),
      () => founder.get('/marketplace/listings'),
      () => founder.get('/notifications'),
      () => founder.get(`/payment/status/${uuid()}`),
      () => founder.post('/ai-chat', { message: 'Hello!' }),
      () => founder.get('/config'),
      () => admin.get('/admin/stats'),
      () => admin.get('/admin/recent-activity'),
    ];
    for (const answer of await Promise.all(calls.map((call) => call()))) {
      expect(answer.status).toBe(503);
      expect(detailOf(answer)).toBe(
        'This part of the service is unavailable right now. Please try again in a moment.',
      );
    }
    expect((await admin.get('/admin/users?limit=20')).status).toBe(200);
    expect((await world.visitor.get('/health')).body).toMatchObject({
      status: 'degraded',
      services: { auth: 'up', startups: 'down' },
    });
  });

  // rule: OFFER-7
  it('refuses a too long Idempotency-Key, and accepts a decision from body or query, or both if they agree', async () => {
    const founder = await world.visitor.register('startup');
    const long = await founder.post(
      '/startups',
      { idea_title: 'A', idea_description: 'B', sector: 'C' },
      { headers: { 'idempotency-key': 'k'.repeat(256) } },
    );
    expect(long.status).toBe(422);
    const path = `/marketplace/offer/${uuid()}/status`;
    expect((await founder.put(`${path}?status=accepted`, { status: 'rejected' })).status).toBe(422);
    expect((await founder.put(path, {})).status).toBe(422);
    expect((await founder.put(path)).status).toBe(422);
    expect((await founder.put(`${path}?status=pending`)).status).toBe(422);
    // 503 means that the gateway accepts the request: marketplace does not run.
    expect((await founder.put(`${path}?status=accepted`)).status).toBe(503);
    expect((await founder.put(`${path}?status=accepted`, { status: 'accepted' })).status).toBe(503);
  });

  it('forwards a webhook unchanged, with any content type, up to the size limit', async () => {
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0a'.repeat(32)}`;
    const send = (raw: string, type: string) =>
      world.visitor.call('POST', '/payment/webhook', {
        raw,
        headers: { 'content-type': type, 'stripe-signature': signature },
      });
    expect((await send('{"a":', 'application/json')).status).toBe(503); // billing does not run
    expect((await send('{}', 'text/plain')).status).toBe(503);
    expect((await send('x'.repeat(300_000), 'application/json')).status).toBe(413);
  });
});

describe('a token', () => {
  it('that is valid is not refused as invalid while auth is unavailable', async () => {
    const world = await GatewayWorld.start();
    const founder = await world.visitor.register('startup');
    await world.stopAuth();
    const answer = await founder.get('/auth/me');
    expect(answer.status).toBe(503);
    await world.stop();
  });
});

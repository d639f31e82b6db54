import { detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/world.js';

describe('the gateway', () => {
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await GatewayWorld.start({
      CORS_ORIGINS: 'https://app.example.com, https://other.example.com',
      TRUSTED_PROXIES: '127.0.0.1',
    });
  });
  afterAll(() => world.stop());

  it('lets pages of configured origins call it, and of no others', async () => {
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

  it('promises https only behind https', async () => {
    const over = async (proto: string) =>
      (await fetch(`${world.url}/api/health`, { headers: { 'x-forwarded-proto': proto } })).headers.get(
        'strict-transport-security',
      );
    expect(await over('https')).toContain('max-age=');
    expect(await over('http')).toBeNull();
  });

  it('answers 503 within five seconds where a service is not there', async () => {
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
    const started = Date.now();
    for (const answer of await Promise.all(calls.map((call) => call()))) {
      expect(answer.status).toBe(503);
      expect(detailOf(answer)).toBe(
        'This part of the service is unavailable right now. Please try again in a moment.',
      );
    }
    expect(Date.now() - started).toBeLessThan(5000);
    expect((await admin.get('/admin/users?limit=20')).status).toBe(200);
    expect((await world.visitor.get('/health')).body).toMatchObject({
      status: 'degraded',
      services: { auth: 'up', startups: 'down' },
    });
  });

  it('refuses an Idempotency-Key that is too long, and takes decisions from one place or two that agree', async () => {
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
    // In order, so far as the gateway can tell: marketplace is not here.
    expect((await founder.put(`${path}?status=accepted`)).status).toBe(503);
    expect((await founder.put(`${path}?status=accepted`, { status: 'accepted' })).status).toBe(503);
  });

  it('hands a webhook on as it came, whatever its content type, within bounds', async () => {
    const send = (raw: string, type: string) =>
      world.visitor.call('POST', '/payment/webhook', { raw, headers: { 'content-type': type } });
    expect((await send('{"a":', 'application/json')).status).toBe(503); // billing is not here
    expect((await send('{}', 'text/plain')).status).toBe(503);
    expect((await send('x'.repeat(300_000), 'application/json')).status).toBe(413);
  });
});

describe('a token', () => {
  it('of a good session is not refused as a bad one while auth is away', async () => {
    const world = await GatewayWorld.start();
    const founder = await world.visitor.register('startup');
    await world.stopAuth();
    const answer = await founder.get('/auth/me');
    expect(answer.status).toBe(503);
    await world.stop();
  });
});

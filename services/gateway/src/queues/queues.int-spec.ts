import { QUEUE_PREFIX } from '@proofround/contracts';
import { Queue } from 'bullmq';

import { GatewayWorld } from '../testing/gateway-world.js';

const BOARD = '/api/admin/queues';

describe('the board of the job queues', () => {
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await GatewayWorld.start();
  });
  afterAll(() => world.stop());

  const admin = () => world.visitor.logIn('admin@proofround.test', 'test admin password');
  const open = async () => {
    const { status, headers } = await (await admin()).post('/admin/queues/session');
    expect(status).toBe(204);
    return headers.get('set-cookie') ?? '';
  };
  const get = (path: string, cookie: string) => fetch(`${world.url}${path}`, { headers: { cookie } });
  const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';

  it('opens for the admin with a cookie for its path only, which scripts cannot read', async () => {
    const cookie = await open();
    expect(cookie).toMatch(/; Path=\/api\/admin\/queues;.*HttpOnly; SameSite=Strict/);
    const page = await get(BOARD, valueOf(cookie));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await page.text();
    expect(html).toContain('<title>Proofround');
    const script = /src="(static\/js\/main[^"]+)"/.exec(html)?.[1] ?? '';
    expect((await get(`${BOARD}/${script}`, valueOf(cookie))).status).toBe(200);
    // The rest of the API does not accept the cookie as a token.
    expect((await get('/api/auth/me', valueOf(cookie))).status).toBe(401);
  });

  // rule: ADMIN-6
  it('shows the jobs and is read-only', async () => {
    const cookie = valueOf(await open());
    const { hostname: host, port, password } = new URL(world.redis.url);
    const queue = new Queue('analysis', {
      connection: { host, port: Number(port), password },
      prefix: QUEUE_PREFIX,
    });
    const job = await queue.add('analysis', { startup_id: 'shown' });
    const listed = await get(`${BOARD}/api/queues?activeQueue=analysis&status=latest&page=1`, cookie);
    const text = await listed.text();
    expect(text).toContain('"shown"');
    expect(text).toContain('"readOnlyMode":true');
    const emptied = await fetch(`${world.url}${BOARD}/api/queues/analysis/${job.id}/clean`, {
      method: 'PUT',
      headers: { cookie },
    });
    expect(emptied.status).toBe(404);
    expect(await queue.getJobCountByTypes('waiting')).toBe(1);
    await queue.close();
  });

  // rule: ADMIN-6
  it('is refused to other users', async () => {
    expect((await get(BOARD, '')).status).toBe(401);
    expect((await get(BOARD, 'proofround_queues=nonsense')).status).toBe(401);
    const founder = await world.visitor.register('startup');
    expect((await founder.post('/admin/queues/session')).status).toBe(403);
    expect((await get(`${BOARD}/api/queues`, `proofround_queues=${founder.token}`)).status).toBe(403);
  });
});

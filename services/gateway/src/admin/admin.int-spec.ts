import { detailOf } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/gateway-world.js';

describe('the admin’s trends', () => {
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await GatewayWorld.start();
  });
  afterAll(() => world.stop());
  const admin = () => world.visitor.logIn('admin@proofround.test', 'test admin password');

  // rule: ADMIN-1
  it('are refused to other users before the query is checked', async () => {
    for (const kind of ['startup', 'investor'] as const) {
      const answer = await (await world.visitor.register(kind)).get('/admin/trends?days=1');
      expect(answer.status).toBe(403);
      expect(detailOf(answer)).toBe('Admin access required');
    }
    expect((await world.visitor.get('/admin/trends')).status).toBe(401);
  });

  it.each(['6', '366', '30.5', 'many', '-30'])('are refused for %s days', async (days) => {
    const answer = await (await admin()).get(`/admin/trends?days=${days}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ['query', 'days'] }] });
  });

  it.each(['', '?days=', '?days=7', '?days=365'])(
    'are requested with "%s", and are 503 while a service is missing',
    async (query) => {
      const answer = await (await admin()).get(`/admin/trends${query}`);
      expect(answer.status).toBe(503);
    },
  );
});

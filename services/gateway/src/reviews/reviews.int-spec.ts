import { detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/gateway-world.js';

describe('the admin’s queue of reviews', () => {
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await GatewayWorld.start();
  });
  afterAll(() => world.stop());
  const admin = () => world.visitor.logIn('admin@proofround.test', 'test admin password');

  it('is refused to other users before the request is checked', async () => {
    for (const kind of ['startup', 'investor'] as const) {
      const user = await world.visitor.register(kind);
      const answers = [
        await user.get('/admin/reviews?limit=none'),
        await user.put(`/admin/reviews/${uuid()}`, { state: 'whatever' }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(403);
        expect(detailOf(answer)).toBe('Admin access required');
      }
    }
    expect((await world.visitor.get('/admin/reviews')).status).toBe(401);
    expect((await world.visitor.post(`/startups/${uuid()}/review`)).status).toBe(401);
  });

  it.each([
    ['no state', {}, 'state'],
    ['another state', { state: 'held' }, 'state'],
    ['a note that is not text', { state: 'cleared', note: 7 }, 'note'],
    ['a note that is too long', { state: 'cleared', note: 'x'.repeat(5001) }, 'note'],
  ])('refuses a decision with %s', async (_name, body, field) => {
    const answer = await (await admin()).put(`/admin/reviews/${uuid()}`, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ['body', field] }] });
  });

  it('replies 503 if the startups service is unavailable', async () => {
    const client = await admin();
    expect((await client.get('/admin/reviews?limit=5')).status).toBe(503);
    expect((await client.put(`/admin/reviews/${uuid()}`, { state: 'cleared' })).status).toBe(503);
    expect((await client.post(`/startups/${uuid()}/review`)).status).toBe(503);
  });
});

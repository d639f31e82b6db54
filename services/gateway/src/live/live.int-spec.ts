import { detailOf, until } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/world.js';

describe('a reconnect with Last-Event-ID', () => {
  let world: GatewayWorld;
  beforeAll(async () => {
    world = await GatewayWorld.start();
  });
  afterAll(() => world.stop());

  it('gets 503 within five seconds while the broker is down, and the missed events when it is back', async () => {
    const founder = await world.visitor.register('startup');
    expect((await founder.get('/auth/me')).status).toBe(200); // caches the user
    await world.nats.pause();
    const started = Date.now();
    const answer = await founder.get('/events', { headers: { 'last-event-id': 'x-1' } });
    expect(Date.now() - started).toBeLessThan(5000);
    expect([answer.status, detailOf(answer)]).toEqual([
      503,
      'This part of the service is unavailable right now. Please try again in a moment.',
    ]);
    await world.nats.resume();
    const follower = await until('the stream is back', () => founder.follow('x-1'));
    follower.stop();
  }, 40_000);
});

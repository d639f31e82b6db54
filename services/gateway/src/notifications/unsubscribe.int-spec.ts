import { rpc } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';

import { GatewayWorld } from '../testing/gateway-world.js';

const PATH = '/api/unsubscribe/the-key.offers';

describe('the address of one-click unsubscribing', () => {
  let world: GatewayWorld;
  let nats: Awaited<ReturnType<typeof connectNats>>;
  const asked: unknown[] = [];

  beforeAll(async () => {
    world = await GatewayWorld.start({});
    nats = await connectNats({ url: world.nats.url, name: 'test' });
    // Stands for the service notifications, which does not run here.
    nats.subscribe(rpc.notifications.unsubscribe.subject, {
      callback: (_error, message) => {
        asked.push(message.json());
        message.respond(JSON.stringify({ kinds: ['offers'] }));
      },
    });
    await nats.flush();
  });
  afterEach(() => asked.splice(0));
  afterAll(async () => {
    await nats.close();
    await world.stop();
  });

  // rule: NOTE-9
  it('takes the form that mail programs post, without a token of a user', async () => {
    const answer = await fetch(`${world.url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { kinds: ['offers'] }]);
    expect(asked).toMatchObject([{ token: 'the-key.offers' }]);
  });

  // rule: NOTE-9
  it('changes nothing when it is opened, and leads to the page that asks', async () => {
    const answer = await fetch(`${world.url}${PATH}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/unsubscribe?token=the-key.offers',
    ]);
    expect(asked).toEqual([]);
  });
});

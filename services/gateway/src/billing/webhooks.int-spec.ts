import { rpc } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { type ApiAnswer, detailOf } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/gateway-world.js';

const BAD = [400, 'The signature is not valid'];
const fits = () => `t=${Math.floor(Date.now() / 1000)},v1=${'0a'.repeat(32)}`;
const seen = (answer: ApiAnswer) => [answer.status, detailOf(answer)];

describe('a webhook', () => {
  let world: GatewayWorld;
  let nats: Awaited<ReturnType<typeof connectNats>>;
  let received: string[];

  beforeEach(async () => {
    world = await GatewayWorld.start({ LIMIT_WEBHOOK_FAILURES: '5' });
    nats = await connectNats({ url: world.nats.url, name: 'test' });
    received = [];
    nats.subscribe(rpc.webhooks.receive.subject, {
      callback: (_error, message) => {
        received.push(message.string());
        message.respond(JSON.stringify({ received: true }));
      },
    });
    await nats.flush();
  });
  afterEach(async () => {
    await nats.close();
    await world.stop();
  });

  const send = (raw: string | Uint8Array<ArrayBuffer>, signature?: string) =>
    world.visitor.call('POST', '/payment/webhook', {
      raw,
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
    });

  // rule: LIMIT-13
  it('without a plausible signature or body is refused before it reaches billing, and its sender is limited', async () => {
    const old = `t=${Math.floor(Date.now() / 1000) - 400},v1=${'0a'.repeat(32)}`;
    const left = ({ headers }: ApiAnswer) => headers.get('ratelimit-remaining');
    const first = await send('{}');
    expect([...seen(first), left(first)]).toEqual([...BAD, '4']);
    expect(seen(await send('{}', 't=1,v1=feed'))).toEqual(BAD);
    expect(seen(await send('{}', old))).toEqual(BAD);
    expect(seen(await send(new Uint8Array(256 * 1024)))).toEqual(BAD);
    expect(seen(await send(new Uint8Array(256 * 1024), fits()))).toEqual(BAD);
    expect(received).toEqual([]);
    const refused = await send('{}', fits());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(received).toEqual([]);
  });

  it('reaches billing unchanged, once per delivery', async () => {
    for (let round = 0; round < 8; round++) {
      const { status, headers } = await send('{"id": "evt_1"}', fits());
      expect([status, headers.get('ratelimit-remaining')]).toEqual([200, '5']);
    }
    expect(received).toHaveLength(8);
    expect(JSON.parse(received[0] ?? '')).toMatchObject({ payload: '{"id": "evt_1"}' });
  });
});

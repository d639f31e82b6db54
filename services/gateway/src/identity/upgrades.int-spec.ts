import { IDENTITY_LEASE_MS, rpc } from '@proofround/contracts';
import { ApiClient, rpcClient, type RpcTestClient, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/gateway-world.js';
import { Identities } from './identities.js';

/** Two gateways that cache identities, and auth. The other services do not run. */
describe('an upgrade', () => {
  let world: GatewayWorld;
  let services: RpcTestClient;
  let urls: string[];
  beforeAll(async () => {
    world = await GatewayWorld.start();
    urls = [world.url, (await world.addGateway()).url];
    services = await rpcClient(world.nats.url);
  });
  afterAll(async () => {
    await services.close();
    await world.stop();
  });

  /** An investor without Investor Access whom both gateways have cached. */
  const cachedEverywhere = async (): Promise<ApiClient[]> => {
    const { user, token } = await world.visitor.register('investor');
    const clients = urls.map((url) => new ApiClient(url, token, user));
    const asked = jest.spyOn(Identities.prototype, 'freshCaller');
    for (const client of clients) {
      await until('the gateway has cached the user', async () => {
        await client.get('/auth/sessions');
        asked.mockClear();
        await client.get('/auth/sessions');
        return asked.mock.calls.length === 0;
      });
    }
    asked.mockRestore();
    return clients;
  };
  const change = (client: ApiClient | undefined, is_premium: boolean) =>
    services.rpc.call(rpc.accounts.setPremium, { who: { user_id: client?.user?.id ?? '' }, is_premium });
  /** 403 without Investor Access, else 422 for the empty body. */
  const statuses = (clients: readonly ApiClient[]) =>
    Promise.all(clients.map(async (client) => (await client.post('/investors', {})).status));

  // rule: ACCOUNT-8
  it('takes effect on the very next request at every gateway, and so does its end', async () => {
    const clients = await cachedEverywhere();
    expect(await statuses(clients)).toEqual([403, 403]);
    const started = performance.now();
    await change(clients[0], true);
    expect(await statuses(clients)).toEqual([422, 422]);
    await change(clients[0], false);
    expect(await statuses(clients)).toEqual([403, 403]);
    expect(performance.now() - started).toBeLessThan(IDENTITY_LEASE_MS); // nobody was waited for
  });

  // rule: ACCOUNT-8
  it('waits for a gateway that does not acknowledge it, but no longer than that one may use its cache', async () => {
    const clients = await cachedEverywhere();
    await services.rpc.call(rpc.gateways.register, { gateway_id: uuid() });
    const started = performance.now();
    const upgrade = change(clients[0], true);
    expect(await statuses(clients)).toEqual([403, 403]);
    await upgrade;
    expect(performance.now() - started).toBeGreaterThanOrEqual(IDENTITY_LEASE_MS);
    expect(await statuses(clients)).toEqual([422, 422]);
  });
});

import { rpc, type Startup } from '@proofround/contracts';
import {
  aStartup,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
  type TestService,
  until,
} from '@proofround/test-kit';

import { startupsService } from '../../../startups/src/service.js';
import { marketplaceService } from '../service.js';
import { buyer, founder, TERMS } from '../testing/marketplace-world.js';

describe('with the real startups service', () => {
  let nats: TestServer;
  let services: TestService[];
  let client: RpcTestClient;

  beforeAll(async () => {
    nats = await startNats();
    services = [
      await startTestService(startupsService, {
        NATS_URL: nats.url,
        VISITOR_SECRET: 'a visitor secret of at least 32 characters',
      }),
      await startTestService(marketplaceService, { NATS_URL: nats.url }),
    ];
    client = await rpcClient(nats.url);
  });
  afterAll(async () => {
    await client.close();
    for (const service of services) await service.close();
    await nats.stop();
  });

  it('a startup is listed by its owner only, follows edits, and is withdrawn on deletion', async () => {
    const { rpc: services } = client;
    const [owner, investor] = [founder(), buyer()];
    const startup: Startup = await services.call(rpc.startups.create, { actor: owner, body: aStartup() });
    const body = { startup_id: startup.id, ...TERMS };
    await expect(services.call(rpc.listings.create, { actor: founder(), body })).rejects.toMatchObject({
      code: 'not_found',
      message: 'Startup not found',
    });

    const listing = await services.call(rpc.listings.create, { actor: owner, body });
    const { idea_title, idea_description, user_count, monthly_revenue } = startup;
    expect(listing.startup).toEqual({
      id: startup.id,
      idea_title,
      idea_description,
      user_count,
      monthly_revenue,
    });
    await services.call(rpc.offers.create, {
      actor: investor,
      listing_id: listing.id,
      body: { offer_amount: 85_000, message: null },
    });

    const get = () => services.call(rpc.listings.get, { actor: owner, listing_id: listing.id });
    await services.call(rpc.startups.update, {
      actor: owner,
      startup_id: startup.id,
      body: { idea_title: 'LedgerLoop 2', monthly_revenue: 4200.5 },
    });
    const edited = await until('the edit is shown', async () => {
      const now = await get();
      return now.startup.idea_title === 'LedgerLoop 2' && now;
    });
    expect(edited.startup.monthly_revenue).toBe(4200.5);

    await services.call(rpc.startups.delete, { actor: owner, startup_id: startup.id });
    await until('the listing is closed', async () => (await get()).status === 'withdrawn');
    expect((await get()).startup.idea_title).toBe('Deleted startup');
    const [offer] = await services.call(rpc.offers.listMine, { actor: investor });
    expect(offer?.status).toBe('rejected');
    await expect(services.call(rpc.listings.create, { actor: owner, body })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

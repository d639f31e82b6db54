import { type Actor, DEAL_STEPS, rpc } from '@proofround/contracts';

import { admin, buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

describe('a deal where an escrow provider is configured', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start({
      ESCROW_NAME: 'Safehand',
      ESCROW_URL: 'https://escrow.example/pay?sum={amount}&in={currency}&ref={reference}',
    });
  });
  afterAll(() => world.stop());

  const offered = (deal_id: string) => ({
    name: 'Safehand',
    url: `https://escrow.example/pay?sum=85000.00&in=USD&ref=${deal_id}`,
  });

  // rule: DEAL-14
  it('leads its buyer and its seller to the provider, and nobody else', async () => {
    const { owner, investor, deal_id } = await world.sold();
    for (const actor of [owner, investor]) {
      expect((await world.deal(actor, deal_id)).escrow).toEqual(offered(deal_id));
      const [listed] = await world.rpc.call(rpc.deals.list, { actor });
      expect(listed).not.toHaveProperty('escrow');
    }
    for (const actor of [buyer(), founder(), admin()])
      await expect(world.deal(actor, deal_id)).rejects.toMatchObject({ code: 'not_found' });
  });

  // rules: DEAL-4, DEAL-14
  it('leads there until it is completed; confirming stays with both sides', async () => {
    const { owner, investor, deal_id } = await world.sold();
    const shown = async (actor: Actor) => (await world.deal(actor, deal_id)).escrow;
    for (const step of DEAL_STEPS) {
      expect(await shown(owner)).toEqual(offered(deal_id));
      expect((await world.confirm(investor, deal_id, step)).escrow).toEqual(offered(deal_id));
      await world.confirm(owner, deal_id, step);
    }
    expect((await world.deal(owner, deal_id)).state).toBe('completed');
    for (const actor of [owner, investor]) expect(await shown(actor)).toBeUndefined();
  });

  // rule: DEAL-14
  it('leads there no more once it fell through', async () => {
    const { owner, investor, deal_id } = await world.sold();
    expect(await world.fallThrough(owner, deal_id)).not.toHaveProperty('escrow');
    expect(await world.deal(investor, deal_id)).not.toHaveProperty('escrow');
  });
});

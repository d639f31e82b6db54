import { type Actor, rpc } from '@proofround/contracts';

import { admin, buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

describe('the list of listings', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  // rule: LISTING-4
  it('has all active listings and the caller’s sold ones, newest first', async () => {
    const active = await world.listed();
    const sold = await world.listed();
    await world.decide(sold.owner, (await world.offer(buyer(), sold.listing.id)).id, 'accepted');
    const withdrawn = await world.listed();
    await world.withdraw(withdrawn.owner, withdrawn.listing.id);
    const newest = await world.listed();
    const made = [active, sold, withdrawn, newest].map(({ listing }) => listing.id);
    const seenBy = async (actor: Actor) =>
      (await world.list(actor)).map(({ id }) => id).filter((id) => made.includes(id));
    expect(await seenBy(buyer())).toEqual([newest.listing.id, active.listing.id]);
    expect(await seenBy(admin())).toEqual([newest.listing.id, active.listing.id]);
    expect(await seenBy(withdrawn.owner)).toEqual([newest.listing.id, active.listing.id]);
    expect(await seenBy(sold.owner)).toEqual([newest.listing.id, sold.listing.id, active.listing.id]);
  });

  it('counts all offers on own listings, whatever their status', async () => {
    const { owner, listing } = await world.listed();
    const other = await world.listed();
    await world.decide(owner, (await world.offer(buyer(), listing.id)).id, 'rejected');
    await world.offer(buyer(), listing.id);
    await world.offer(owner, other.listing.id);
    const seen = await world.list(owner);
    expect(seen.find(({ id }) => id === listing.id)).toMatchObject({ is_owner: true, offer_count: 2 });
    const others = seen.find(({ id }) => id === other.listing.id);
    expect(others).toMatchObject({ is_owner: false });
    expect(others).not.toHaveProperty('offer_count');
  });

  it('comes in pages without gaps or repeats', async () => {
    const actor = founder();
    for (let n = 0; n < 5; n++) {
      const listing = await world.create(world.aStartup({}, actor));
      if (n % 2 === 0) await world.decide(actor, (await world.offer(buyer(), listing.id)).id, 'accepted');
    }
    const whole = (await world.list(actor)).map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.rpc.forward(rpc.listings.list, { actor, limit: 2, cursor });
      const items = rpc.listings.list.reply.parse(JSON.parse(Buffer.from(page.json).toString()));
      expect(items.length).toBeLessThanOrEqual(2);
      paged.push(...items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
  });

  it('fits into a message, however long its texts are', async () => {
    const long = '漢'.repeat(5000);
    await Promise.all(
      Array.from({ length: 25 }, () =>
        world
          .listed({ idea_description: long })
          .then(({ owner, listing, startup_id }) =>
            world
              .withdraw(owner, listing.id)
              .then(() =>
                world.create({ owner, startup_id }, { reason_for_selling: long, tech_stack: long }),
              ),
          ),
      ),
    );
    const page = await world.rpc.forward(rpc.listings.list, { actor: buyer() });
    expect(page.json.length).toBeLessThan(1_000_000);
    expect(page.next).toBeDefined();
  });
});

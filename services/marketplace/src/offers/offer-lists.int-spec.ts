import { type Actor, rpc } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { admin, buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

const listingMissing = { code: 'not_found', message: 'Listing not found' };
const notYours = { code: 'forbidden', message: 'Only the owner of this listing can do this' };

describe('lists of offers', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  // rule: OFFER-4
  it('of offers on a listing are for its owner and the admin, newest first', async () => {
    const { owner, listing } = await world.listed();
    const first = await world.offer(buyer(), listing.id, 1);
    const second = await world.offer(buyer(), listing.id, 2);
    for (const actor of [owner, admin()]) {
      expect(await world.offers(actor, listing.id)).toEqual([second, first]);
    }
    for (const actor of [buyer(), founder()]) {
      await expect(world.offers(actor, listing.id)).rejects.toMatchObject(notYours);
    }
  });

  it('of a withdrawn or unknown listing are not found for others', async () => {
    const { owner, listing } = await world.listed();
    const offering = buyer();
    await world.offer(offering, listing.id);
    await world.withdraw(owner, listing.id);
    for (const actor of [owner, admin()]) expect(await world.offers(actor, listing.id)).toHaveLength(1);
    for (const actor of [offering, founder()]) {
      await expect(world.offers(actor, listing.id)).rejects.toMatchObject(listingMissing);
    }
    for (const id of ['no-uuid', uuid()]) {
      await expect(world.offers(owner, id)).rejects.toMatchObject(listingMissing);
    }
  });

  // rule: OFFER-5
  it("of a buyer's own offers contain the current listing, also a sold or withdrawn one", async () => {
    const offering = buyer();
    const [active, lost, withdrawnListing] = [
      await world.listed(),
      await world.listed(),
      await world.listed(),
    ];
    const made = [
      await world.offer(offering, active.listing.id, 1),
      await world.offer(offering, lost.listing.id, 2),
      await world.offer(offering, withdrawnListing.listing.id, 3),
    ];
    await world.decide(lost.owner, (await world.offer(buyer(), lost.listing.id)).id, 'accepted');
    await world.withdraw(withdrawnListing.owner, withdrawnListing.listing.id);
    const mine = await world.myOffers(offering);
    expect(mine.map(({ id, status, listing }) => [id, status, listing.status])).toEqual([
      [made[2]?.id, 'rejected', 'withdrawn'],
      [made[1]?.id, 'rejected', 'sold'],
      [made[0]?.id, 'pending', 'active'],
    ]);
    expect(mine[2]).toEqual({ ...made[0], listing: await world.get(offering, active.listing.id) });
    for (const { listing } of mine) expect(listing).not.toHaveProperty('offer_count');
    expect(await world.myOffers(buyer())).toEqual([]);
  });

  it('come in pages without gaps or repeats', async () => {
    const { owner, listing } = await world.listed();
    const offering = buyer();
    for (let amount = 1; amount <= 5; amount++) await world.offer(offering, listing.id, amount);
    const pages = async (ask: (cursor?: string) => ReturnType<typeof world.rpc.forward>) => {
      const amounts: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await ask(cursor);
        const items = rpc.offers.list.reply.parse(JSON.parse(Buffer.from(page.json).toString()));
        amounts.push(...items.map(({ offer_amount }) => offer_amount));
        cursor = page.next;
      } while (cursor !== undefined);
      return amounts;
    };
    const received = (actor: Actor) => (cursor?: string) =>
      world.rpc.forward(rpc.offers.list, { actor, listing_id: listing.id, limit: 2, cursor });
    expect(await pages(received(owner))).toEqual([5, 4, 3, 2, 1]);
    expect(
      await pages((cursor) => world.rpc.forward(rpc.offers.listMine, { actor: offering, limit: 2, cursor })),
    ).toEqual([5, 4, 3, 2, 1]);
  });
});

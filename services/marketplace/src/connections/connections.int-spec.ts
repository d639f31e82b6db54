import { FORMER_MEMBER, rpc } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { buyer, MarketplaceWorld } from '../testing/marketplace-world.js';

describe('the connection of a buyer and a listing', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const get = (listing_id: string, user_id: string, investor_id?: string) =>
    world.rpc.call(rpc.connections.get.marketplace, { listing_id, user_id, investor_id });

  // rule: TALK-1
  it('is an offer, asked by either side', async () => {
    const [{ owner, startup_id, listing }, actor] = [await world.listed(), buyer()];
    const facts = { startup_id, owner_id: owner.user_id, is_withdrawn: false, held: false };
    expect(await get(listing.id, actor.user_id)).toMatchObject({
      ...facts,
      guest_id: actor.user_id,
      has_offer: false,
    });
    await world.offer(actor, listing.id);
    expect(await get(listing.id, actor.user_id)).toMatchObject({ ...facts, has_offer: true });
    const asOwner = await get(listing.id, owner.user_id, actor.user_id);
    expect(asOwner).toMatchObject({ ...facts, guest_id: actor.user_id, has_offer: true });
    expect(await get(listing.id, owner.user_id)).toMatchObject({ guest_id: null, has_offer: false });
    expect(await get(uuid(), actor.user_id)).toBeNull();
    await world.withdraw(owner, listing.id);
    expect(await get(listing.id, actor.user_id)).toMatchObject({ is_withdrawn: true, has_offer: true });
  });

  // rule: TALK-1
  it('is none after the buyer deleted the account', async () => {
    const [{ owner, listing }, actor] = [await world.listed(), buyer()];
    await world.offer(actor, listing.id);
    await world.database.query('UPDATE offers SET buyer_id = $1 WHERE buyer_id = $2', [
      FORMER_MEMBER,
      actor.user_id,
    ]);
    expect(await get(listing.id, owner.user_id, FORMER_MEMBER)).toMatchObject({ has_offer: false });
  });
});

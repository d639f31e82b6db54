import { type Actor } from '@proofround/contracts';

import { buyer, MarketplaceWorld } from '../testing/marketplace-world.js';

const LIMITS = { RATE_LIMITS: 'on', LIMIT_OFFERS_BY_BUYER: '2', LIMIT_OFFERS_BY_LISTING: '3' };
const ownFull = {
  code: 'conflict',
  message: '2 of your offers on this listing await a decision. Please wait for the owner to decide.',
};
const full = {
  code: 'conflict',
  message: 'This listing has too many undecided offers. Please try again later.',
};

describe('pending offers', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start(LIMITS);
  });
  afterAll(() => world.stop());

  const accepted = async (attempts: readonly Promise<unknown>[]): Promise<number> =>
    (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length;
  const atOnce = (actor: Actor, listingId: string, count: number): Promise<number> =>
    accepted(Array.from({ length: count }, () => world.offer(actor, listingId)));

  // rule: OFFER-20
  it('of one buyer on one listing are bounded; a decision makes room, another listing has its own', async () => {
    const { owner, listing } = await world.listed();
    const other = await world.listed();
    const actor = buyer();
    const first = await world.offer(actor, listing.id);
    await world.offer(actor, listing.id);
    await expect(world.offer(actor, listing.id)).rejects.toMatchObject(ownFull);
    expect(await world.received(listing.id)).toHaveLength(2);
    await world.offer(actor, other.listing.id);
    await world.decide(owner, first.id, 'rejected');
    await world.offer(actor, listing.id);
  });

  // rule: OFFER-20
  it('on one listing are bounded for all buyers together', async () => {
    const { listing } = await world.listed();
    for (let count = 0; count < 3; count++) await world.offer(buyer(), listing.id);
    await expect(world.offer(buyer(), listing.id)).rejects.toMatchObject(full);
  });

  // rule: OFFER-20
  it('are counted one request after the other when many arrive at once', async () => {
    const { listing } = await world.listed();
    expect(await atOnce(buyer(), listing.id, 6)).toBe(2);
    expect(await atOnce(buyer(), listing.id, 6)).toBe(1);
  });
});

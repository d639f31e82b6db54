import type { ListingStatus, OfferStatus } from '@proofround/contracts';
import { z } from 'zod';

import { type ListingMover, listingStates } from '../records/listing-states.js';
import { type OfferMover, offerStates } from '../records/offer-states.js';
import { buyer, MarketplaceWorld } from '../testing/marketplace-world.js';

/** A listing with one offer. */
type Deal = Awaited<ReturnType<typeof aDeal>>;

const aDeal = async (world: MarketplaceWorld) => {
  const { listing, ...startup } = await world.listed();
  const investor = buyer();
  const offer = await world.offer(investor, listing.id);
  return { startup, owner: startup.owner, investor, listing_id: listing.id, offer_id: offer.id };
};

/** The same with an accepted offer. */
const aSale = async (world: MarketplaceWorld) => {
  const { listing, investor, offer_id, deal_id, ...startup } = await world.sold();
  return { startup, owner: startup.owner, investor, listing_id: listing.id, offer_id, deal_id };
};

/** Ignores a refusal, because other tests check the API's answers. */
const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

describe('in every state', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const put = (table: 'listings' | 'offers', id: string, status: string) =>
    world.database.query(`UPDATE ${table} SET status = $2 WHERE id = $1`, [id, status]);
  const statusOf = async (table: 'listings' | 'offers', id: string) =>
    (await world.rows(z.object({ status: z.string() }), `SELECT status FROM ${table} WHERE id = $1`, [id]))[0]
      ?.status;

  it.each<[ListingMover, ListingStatus, (deal: Deal) => Promise<unknown>]>([
    ['owner', 'withdrawn', ({ owner, listing_id }) => world.withdraw(owner, listing_id)],
    ['accepted offer', 'sold', ({ owner, offer_id }) => world.decide(owner, offer_id, 'accepted')],
    ['deleted startup', 'withdrawn', ({ startup }) => world.delete(startup)],
  ])('a listing reacts to %s (%s) according to its table', async (by, to, move) => {
    for (const from of listingStates.states) {
      const deal = await aDeal(world);
      await put('listings', deal.listing_id, from);
      await settled(move(deal));
      const after = listingStates.allowed(from, to, by) ? to : from;
      expect(await statusOf('listings', deal.listing_id)).toBe(after);
    }
  });

  it.each<[OfferMover, OfferStatus, (deal: Deal) => Promise<unknown>]>([
    ['owner', 'accepted', ({ owner, offer_id }) => world.decide(owner, offer_id, 'accepted')],
    ['owner', 'rejected', ({ owner, offer_id }) => world.decide(owner, offer_id, 'rejected')],
    ['closed listing', 'rejected', ({ owner, listing_id }) => world.withdraw(owner, listing_id)],
  ])('an offer reacts to %s (%s) according to its table', async (by, to, move) => {
    for (const from of offerStates.states) {
      const deal = await aDeal(world);
      await put('offers', deal.offer_id, from);
      await settled(move(deal));
      const after = offerStates.allowed(from, to, by) ? to : from;
      expect(await statusOf('offers', deal.offer_id)).toBe(after);
    }
  });

  it('a listing and its accepted offer react to a deal that falls through', async () => {
    const sale = await aSale(world);
    await world.fallThrough(sale.investor, sale.deal_id);
    expect(await statusOf('listings', sale.listing_id)).toBe('active');
    expect(await statusOf('offers', sale.offer_id)).toBe('rejected');
  });

  it.each<[OfferMover, OfferStatus, (deal: Deal) => Promise<unknown>]>([
    ['buyer', 'rejected', ({ investor, offer_id }) => world.withdrawOffer(investor, offer_id)],
    ['owner', 'rejected', ({ owner, offer_id }) => world.counter(owner, offer_id)],
  ])('an offer reacts to %s (%s) without a decision according to its table', async (by, to, move) => {
    for (const from of offerStates.states) {
      const deal = await aDeal(world);
      await put('offers', deal.offer_id, from);
      await settled(move(deal));
      const after = offerStates.allowed(from, to, by) ? to : from;
      expect(await statusOf('offers', deal.offer_id)).toBe(after);
    }
  });

  it.each(['accepted', 'rejected'] as const)('a counter-offer reacts to the buyer (%s)', async (to) => {
    for (const from of offerStates.states) {
      const deal = await aDeal(world);
      const counter = await world.counter(deal.owner, deal.offer_id);
      await put('offers', counter.id, from);
      await settled(world.decide(deal.investor, counter.id, to));
      const after = offerStates.allowed(from, to, 'buyer') ? to : from;
      expect(await statusOf('offers', counter.id)).toBe(after);
    }
  });

  it('listings and offers have only movers that are tested above', () => {
    // expiry is tested with the sweep, in counter-offers.int-spec.ts
    const moversOf = (arrows: readonly { from: string | null; to: string; by: readonly string[] }[]) =>
      arrows.flatMap(({ from, to, by }) => (from === null ? [] : by.map((mover) => `${mover}: ${to}`)));
    expect(moversOf(listingStates.arrows)).toEqual([
      'accepted offer: sold',
      'owner: withdrawn',
      'deleted startup: withdrawn',
      'fallen deal: active',
    ]);
    expect(moversOf(offerStates.arrows)).toEqual([
      'owner: accepted',
      'buyer: accepted',
      'owner: rejected',
      'buyer: rejected',
      'closed listing: rejected',
      'expiry: rejected',
      'fallen deal: rejected',
    ]);
  });
});

import {
  type Actor,
  DAY_MS,
  type Offer,
  offerCountered,
  offerExpired,
  offerWithdrawn,
  rpc,
} from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

const decidedAlready = { code: 'conflict', message: 'This offer has already been decided' };
const offerMissing = { code: 'not_found', message: 'Offer not found' };
const notYours = { code: 'forbidden', message: 'Only the owner of this listing can do this' };
describe('offers after they are made', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const offered = async () => {
    const { owner, listing } = await world.listed();
    const investor = buyer();
    return { owner, investor, listing, offer: await world.offer(investor, listing.id) };
  };
  const find = async (owner: Actor, { listing_id, id }: Offer) =>
    (await world.offers(owner, listing_id)).find((offer) => offer.id === id);
  const rejectedBecause = (reason: string) => ({ status: 'rejected', reason, expires_at: null });

  // rule: OFFER-21
  it('are answered by the other side with a linked counter-offer, again and again', async () => {
    const { owner, investor, listing, offer } = await offered();
    const counter = await world.counter(owner, offer.id, 95_000, 'The clinics stay on.');
    expect(counter).toMatchObject({
      made_by: 'owner',
      counter_of: offer.id,
      buyer_id: investor.user_id,
      offer_amount: 95_000,
      status: 'pending',
    });
    const second = await world.counter(investor, counter.id, 90_000);
    expect(second).toMatchObject({ made_by: 'buyer', counter_of: counter.id });
    expect(await find(owner, offer)).toMatchObject(rejectedBecause('countered'));
    expect((await world.myOffers(investor)).map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [counter.id, 'rejected'],
      [offer.id, 'rejected'],
    ]);
    expect((await world.eventsOf(offerCountered, listing.id)).map(({ made_by }) => made_by)).toEqual([
      'owner',
      'buyer',
    ]);
    expect((await world.get(owner, listing.id)).offer_count).toBe(2);
    expect((await world.get(investor, listing.id)).my_offer).toEqual({
      id: second.id,
      offer_amount: 90_000,
      status: 'pending',
    });
  });

  // rule: OFFER-22
  it('are decided by the side that did not make them, and by nobody else', async () => {
    const { owner, investor, offer } = await offered();
    for (const attempt of [world.decide(investor, offer.id, 'accepted'), world.counter(investor, offer.id)])
      await expect(attempt).rejects.toMatchObject(notYours);
    const counter = await world.counter(owner, offer.id);
    await expect(world.decide(owner, counter.id, 'accepted')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'The buyer decides on your counter-offer',
    });
    for (const actor of [buyer(), founder(), admin()]) {
      await expect(world.decide(actor, counter.id, 'accepted')).rejects.toMatchObject(notYours);
      await expect(world.counter(actor, counter.id)).rejects.toMatchObject(notYours);
    }
    await expect(world.counter(owner, uuid())).rejects.toMatchObject(offerMissing);
    const accepted = await world.decide(investor, counter.id, 'accepted');
    expect(accepted).toMatchObject({ status: 'accepted', made_by: 'owner' });
    expect(await world.deal(investor, accepted.deal_id ?? '')).toMatchObject({ amount: 95_000 });
  });

  it('cannot be countered once decided, or while the startup is held', async () => {
    const { owner, offer } = await offered();
    await world.decide(owner, offer.id, 'rejected');
    await expect(world.counter(owner, offer.id)).rejects.toMatchObject(decidedAlready);
    const startup = await world.listed();
    const held = await world.offer(buyer(), startup.listing.id);
    await world.review(startup, true, 2);
    await expect(world.counter(startup.owner, held.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This startup is held for review',
    });
  });

  it('make one counter-offer for the same Idempotency-Key', async () => {
    const { owner, listing, offer } = await offered();
    const idempotency = { route: `POST /marketplace/offer/${offer.id}/counter`, key: 'k', fingerprint: 'f' };
    const request = { actor: owner, offer_id: offer.id, body: { offer_amount: 5 } };
    const send = () => world.rpc.call(rpc.offers.counter, request, { idempotency });
    expect(await send()).toEqual(await send());
    expect(await world.offers(owner, listing.id)).toHaveLength(2);
  });

  // rule: OFFER-24
  it('carry the words of the side that rejected them', async () => {
    const { owner, offer } = await offered();
    expect(await world.decide(owner, offer.id, 'rejected', 'Too low for us.')).toMatchObject(
      rejectedBecause('Too low for us.'),
    );
  });

  it('carry the reason when their listing is sold or withdrawn', async () => {
    const { owner, listing, offer } = await offered();
    const winning = await world.offer(buyer(), listing.id);
    await world.decide(owner, winning.id, 'accepted');
    expect(await find(owner, offer)).toMatchObject(rejectedBecause('sold'));
    const other = await offered();
    await world.withdraw(other.owner, other.listing.id);
    expect(await find(other.owner, other.offer)).toMatchObject(rejectedBecause('withdrawn listing'));
  });

  // rule: OFFER-27
  it('tell whose act closed their listing', async () => {
    const { owner, investor, listing, offer } = await offered();
    const counter = await world.counter(owner, offer.id);
    const [winner, winning] = [buyer(), await world.offer(buyer(), listing.id)];
    const answer = await world.counter(owner, (await world.offer(winner, listing.id)).id);
    await world.decide(winner, answer.id, 'accepted');
    const lost = (await world.decided(listing.id)).filter(({ reason }) => reason === 'sold');
    const fact = { status: 'rejected', closed_by: winner.user_id };
    expect(lost.map(({ offer_id }) => offer_id).toSorted()).toEqual([counter.id, winning.id].toSorted());
    expect(lost).toEqual([expect.objectContaining(fact), expect.objectContaining(fact)]);
    expect(lost.map(({ buyer_id }) => buyer_id)).toContain(investor.user_id);
    const other = await offered();
    await world.counter(other.owner, other.offer.id);
    await world.withdraw(other.owner, other.listing.id);
    expect(await world.decided(other.listing.id)).toEqual([
      expect.objectContaining({ reason: 'withdrawn', made_by: 'owner', closed_by: other.owner.user_id }),
    ]);
  });

  // rule: OFFER-23
  it('are withdrawn by their buyer only, once', async () => {
    const { owner, investor, listing, offer } = await offered();
    for (const actor of [owner, buyer(), admin()])
      await expect(world.withdrawOffer(actor, offer.id)).rejects.toMatchObject(offerMissing);
    await world.withdrawOffer(investor, offer.id);
    expect(await find(owner, offer)).toMatchObject(rejectedBecause('withdrawn'));
    await expect(world.withdrawOffer(investor, offer.id)).rejects.toMatchObject(decidedAlready);
    expect(await world.eventsOf(offerWithdrawn, listing.id)).toHaveLength(1);
  });

  // rule: OFFER-25
  it('expire after 14 days, once, and cannot be accepted any more', async () => {
    const { owner, listing, offer } = await offered();
    const days = (Date.parse(offer.expires_at ?? '') - Date.parse(offer.created_at)) / DAY_MS;
    expect(days).toBe(14);
    const kept = await world.offer(buyer(), listing.id);
    await world.makeDue('offers', offer.id);
    await until('it is rejected', async () => (await find(owner, offer))?.status === 'rejected');
    expect(await find(owner, offer)).toMatchObject(rejectedBecause('expired'));
    expect(await world.eventsOf(offerExpired, listing.id)).toEqual([
      expect.objectContaining({ offer_id: offer.id, made_by: 'buyer' }),
    ]);
    await expect(world.decide(owner, offer.id, 'accepted')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This offer has expired',
    });
    expect(await find(owner, kept)).toMatchObject({ status: 'pending' });
  });
});

describe('offers whose time is over before the sweep', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start({ DEAL_SWEEP_MS: '3600000' });
  });
  afterAll(() => world.stop());

  // rule: OFFER-25
  it('cannot be decided', async () => {
    const { owner, listing } = await world.listed();
    const offer = await world.offer(buyer(), listing.id);
    await world.makeDue('offers', offer.id);
    await expect(world.decide(owner, offer.id, 'accepted')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This offer has expired',
    });
  });
});

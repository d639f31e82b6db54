import { rpc } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { admin, buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

const listingMissing = { code: 'not_found', message: 'Listing not found' };
const offerMissing = { code: 'not_found', message: 'Offer not found' };
const notYours = { code: 'forbidden', message: 'Only the owner of this listing can do this' };
const notForSale = { code: 'conflict', message: 'This listing is no longer for sale' };
const decidedAlready = { code: 'conflict', message: 'This offer has already been decided' };

describe('offers', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  /** A listing sold to somebody else. */
  const sold = async () => {
    const made = await world.listed();
    const winning = await world.offer(buyer(), made.listing.id);
    await world.decide(made.owner, winning.id, 'accepted');
    return made;
  };
  const withdrawn = async () => {
    const made = await world.listed();
    await world.withdraw(made.owner, made.listing.id);
    return made;
  };

  describe('making an offer', () => {
    // rule: OFFER-1
    it('is open to any signed-in user, repeatedly, and notifies the owner each time', async () => {
      const { owner, startup_id, listing } = await world.listed();
      const investor = buyer();
      const offer = await world.offer(investor, listing.id, 85_000.5, 'We would keep the team.');
      expect(offer).toEqual({
        id: expect.any(String) as string,
        listing_id: listing.id,
        buyer_id: investor.user_id,
        offer_amount: 85_000.5,
        message: 'We would keep the team.',
        status: 'pending',
        made_by: 'buyer',
        counter_of: null,
        reason: null,
        expires_at: expect.any(String) as string,
        deal_id: null,
        created_at: expect.any(String) as string,
      });
      await world.offer(investor, listing.id, 90_000);
      await world.offer(founder(), listing.id, 1);
      await world.offer(admin(), listing.id, 2);
      const received = await world.received(listing.id);
      expect(received).toHaveLength(4);
      expect(received[0]).toEqual({
        offer_id: offer.id,
        listing_id: listing.id,
        startup_id,
        owner_id: owner.user_id,
        buyer_id: investor.user_id,
        offer_amount: 85_000.5,
        idea_title: 'LedgerLoop',
      });
    });

    // rule: OFFER-2
    it('is refused on the caller’s own listing, also a sold or withdrawn one', async () => {
      for (const made of [await world.listed(), await sold(), await withdrawn()]) {
        await expect(world.offer(made.owner, made.listing.id)).rejects.toMatchObject({
          code: 'forbidden',
          message: 'You cannot make an offer on your own listing',
        });
      }
    });

    // rule: OFFER-3
    it('is a conflict on a sold listing, and not found on a withdrawn one', async () => {
      const { listing } = await sold();
      await expect(world.offer(buyer(), listing.id)).rejects.toMatchObject(notForSale);
      const withdrawnListing = await withdrawn();
      for (const actor of [buyer(), founder(), admin()]) {
        await expect(world.offer(actor, withdrawnListing.listing.id)).rejects.toMatchObject(listingMissing);
      }
      for (const id of ['no-uuid', uuid()]) {
        await expect(world.offer(buyer(), id)).rejects.toMatchObject(listingMissing);
      }
    });

    // rule: OFFER-1
    it.each([0, -5, 0.001])('refuses an amount of %d', async (amount) => {
      const { listing } = await world.listed();
      await expect(world.offer(buyer(), listing.id, amount)).rejects.toMatchObject({ code: 'invalid' });
    });

    it('makes one offer for the same Idempotency-Key, at once or later', async () => {
      const { owner, listing } = await world.listed();
      const request = { actor: buyer(), listing_id: listing.id, body: { offer_amount: 5, message: null } };
      const idempotency = { route: `POST /marketplace/offer/${listing.id}`, key: 'k', fingerprint: 'f' };
      const send = () => world.rpc.call(rpc.offers.create, request, { idempotency });
      const outcomes = await Promise.allSettled([send(), send(), send()]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
      }
      const again = await send();
      expect(await world.offers(owner, listing.id)).toEqual([again]);
      expect(await world.received(listing.id)).toHaveLength(1);
    });
  });

  describe('deciding', () => {
    it('to reject an offer leaves the listing and other offers unchanged', async () => {
      const { owner, listing } = await world.listed();
      const rejected = await world.offer(buyer(), listing.id);
      const other = await world.offer(buyer(), listing.id);
      expect(await world.decide(owner, rejected.id, 'rejected')).toEqual({
        ...rejected,
        status: 'rejected',
        expires_at: null,
      });
      expect((await world.get(owner, listing.id)).status).toBe('active');
      expect((await world.offers(owner, listing.id)).map(({ id, status }) => [id, status])).toEqual([
        [other.id, 'pending'],
        [rejected.id, 'rejected'],
      ]);
      expect(await world.decided(listing.id)).toEqual([
        expect.objectContaining({
          offer_id: rejected.id,
          buyer_id: rejected.buyer_id,
          status: 'rejected',
          reason: 'decision',
          idea_title: 'LedgerLoop',
        }),
      ]);
    });

    // rules: OFFER-9, OFFER-11
    it('to accept an offer sells the listing, rejects other pending offers and notifies all buyers', async () => {
      const { owner, listing } = await world.listed();
      const refused = await world.offer(buyer(), listing.id, 1);
      await world.decide(owner, refused.id, 'rejected');
      const [losing, winning, alsoLosing] = [
        await world.offer(buyer(), listing.id, 2),
        await world.offer(buyer(), listing.id, 3),
        await world.offer(buyer(), listing.id, 4),
      ];
      expect(await world.decide(owner, winning.id, 'accepted')).toEqual({
        ...winning,
        status: 'accepted',
        expires_at: null,
        deal_id: expect.any(String) as string,
      });
      expect(await world.get(owner, listing.id)).toMatchObject({ status: 'sold', offer_count: 4 });
      const outcome = Object.fromEntries(
        (await world.offers(owner, listing.id)).map(({ id, status }) => [id, status]),
      );
      expect(outcome).toEqual({
        [refused.id]: 'rejected',
        [losing.id]: 'rejected',
        [winning.id]: 'accepted',
        [alsoLosing.id]: 'rejected',
      });
      const decisions = (await world.decided(listing.id)).map(({ offer_id, buyer_id, status, reason }) => [
        offer_id,
        buyer_id,
        status,
        reason,
      ]);
      expect(decisions).toHaveLength(4);
      expect(decisions).toEqual(
        expect.arrayContaining([
          [refused.id, refused.buyer_id, 'rejected', 'decision'],
          [losing.id, losing.buyer_id, 'rejected', 'sold'],
          [winning.id, winning.buyer_id, 'accepted', 'decision'],
          [alsoLosing.id, alsoLosing.buyer_id, 'rejected', 'sold'],
        ]),
      );
    });

    // rule: OFFER-6
    it('is for the owner of the listing only; the buyer is refused too', async () => {
      const { owner, listing } = await world.listed();
      const offering = buyer();
      const offer = await world.offer(offering, listing.id);
      for (const actor of [offering, buyer(), founder(), admin()]) {
        for (const status of ['accepted', 'rejected'] as const) {
          await expect(world.decide(actor, offer.id, status)).rejects.toMatchObject(notYours);
        }
      }
      expect((await world.offers(owner, listing.id))[0]?.status).toBe('pending');
    });

    it('on a withdrawn listing is not found for others and forbidden for the buyer', async () => {
      const { owner, listing } = await world.listed();
      const offering = buyer();
      const offer = await world.offer(offering, listing.id);
      await world.withdraw(owner, listing.id);
      for (const actor of [buyer(), founder()]) {
        await expect(world.decide(actor, offer.id, 'accepted')).rejects.toMatchObject(offerMissing);
      }
      for (const actor of [offering, admin()]) {
        await expect(world.decide(actor, offer.id, 'accepted')).rejects.toMatchObject(notYours);
      }
      await expect(world.decide(owner, offer.id, 'accepted')).rejects.toMatchObject(decidedAlready);
    });

    // rule: OFFER-8
    it('needs a pending offer', async () => {
      const { owner, listing } = await world.listed();
      const losing = await world.offer(buyer(), listing.id);
      const winning = await world.offer(buyer(), listing.id);
      await world.decide(owner, winning.id, 'accepted');
      for (const { id } of [losing, winning]) {
        for (const status of ['accepted', 'rejected'] as const) {
          await expect(world.decide(owner, id, status)).rejects.toMatchObject(decidedAlready);
        }
      }
      await expect(world.decide(buyer(), losing.id, 'accepted')).rejects.toMatchObject(notYours);
      expect(await world.decided(listing.id)).toHaveLength(2);
    });

    // rule: OFFER-8
    it('needs an active listing', async () => {
      const { owner, listing } = await world.listed();
      const offer = await world.offer(buyer(), listing.id);
      // The service never creates this state; the test ensures that it would not lead to a sale.
      await world.database.query(`UPDATE listings SET status = 'sold' WHERE id = $1`, [listing.id]);
      await expect(world.decide(owner, offer.id, 'accepted')).rejects.toMatchObject(notForSale);
    });

    // rule: OFFER-6
    it('does not find unknown ids, and refuses other statuses', async () => {
      for (const id of ['no-uuid', uuid()]) {
        await expect(world.decide(founder(), id, 'accepted')).rejects.toMatchObject(offerMissing);
      }
      const { owner, listing } = await world.listed();
      const { id: offer_id } = await world.offer(buyer(), listing.id);
      const status = 'pending' as 'accepted';
      await expect(
        world.rpc.call(rpc.offers.decide, { actor: owner, offer_id, status }),
      ).rejects.toMatchObject({
        code: 'invalid',
      });
    });
  });
});

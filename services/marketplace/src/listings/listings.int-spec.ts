import { type Actor, rpc } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { admin, buyer, founder, MarketplaceWorld, TERMS, TEXTS } from '../testing/marketplace-world.js';

const listingMissing = { code: 'not_found', message: 'Listing not found' };
const notYours = { code: 'forbidden', message: 'Only the owner of this listing can do this' };

describe('listings', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  it('are limited to the caller’s own on request', async () => {
    const { owner, listing } = await world.listed();
    const other = await world.listed();
    const own = await world.rpc.call(rpc.listings.list, { actor: owner, mine: true });
    expect(own.map(({ id }) => id)).toEqual([listing.id]);
    const all = await world.rpc.call(rpc.listings.list, { actor: owner, limit: 2 });
    expect(all.map(({ id }) => id)).toEqual([other.listing.id, listing.id]);
  });

  describe('creating', () => {
    // rule: LISTING-4
    it('shows the startup, the terms and, to the owner, the number of offers', async () => {
      const { owner, startup_id, listing } = await world.listed();
      expect(listing).toEqual({
        id: expect.any(String) as string,
        sector: 'SaaS',
        overall_score: null,
        my_offer: null,
        startup: { id: startup_id, ...TEXTS },
        ...TERMS,
        status: 'active',
        is_active: true,
        is_owner: true,
        offer_count: 0,
        price_range: expect.objectContaining({ low: 26_640, high: 75_480, as_of: '2023-02' }) as object,
        created_at: expect.any(String) as string,
      });
      expect(await world.get(owner, listing.id)).toEqual(listing);
    });

    // rule: LISTING-1
    it('needs only asking_price', async () => {
      const startup = world.aStartup();
      const listing = await world.rpc.call(rpc.listings.create, {
        actor: startup.owner,
        body: { startup_id: startup.startup_id, asking_price: 0.01 },
      });
      expect(listing).toMatchObject({ asking_price: 0.01, reason_for_selling: null, tech_stack: null });
    });

    // rules: LIMIT-3, LISTING-1, WIRE-4
    it.each([0, -1, 1.005, 1e12 + 1])('refuses an asking price of %d', async (asking_price) => {
      await expect(world.create(world.aStartup(), { asking_price })).rejects.toMatchObject({
        code: 'invalid',
      });
    });

    // rule: WIRE-4
    it('keeps amounts to the cent and counts beyond 32 bits', async () => {
      const startup = world.aStartup({ monthly_revenue: 999_999_999_999.99, user_count: 9_999_999_999 });
      const listing = await world.create(startup, { asking_price: 999_999_999_999.99 });
      expect(await world.get(buyer(), listing.id)).toMatchObject({
        asking_price: 999_999_999_999.99,
        startup: { monthly_revenue: 999_999_999_999.99, user_count: 9_999_999_999 },
      });
    });

    // rule: LISTING-1
    it('is for the owner of the startup only; the admin is refused too', async () => {
      const { startup_id } = world.aStartup();
      for (const owner of [founder(), buyer(), admin()]) {
        await expect(world.create({ owner, startup_id })).rejects.toMatchObject({
          code: 'not_found',
          message: 'Startup not found',
        });
      }
      await expect(world.create({ owner: founder(), startup_id: uuid() })).rejects.toMatchObject({
        code: 'not_found',
        message: 'Startup not found',
      });
    });

    it('stores nothing when somebody lists another user’s startup', async () => {
      const stranger = founder();
      const { startup_id } = world.aStartup();
      await world.create({ owner: stranger, startup_id }).catch(() => undefined);
      expect(
        await world.rows(z.unknown(), 'SELECT 1 FROM startups WHERE startup_id = $1', [startup_id]),
      ).toEqual([]);
    });

    // rule: LISTING-2
    it('allows one active listing per startup, and another after a withdrawal', async () => {
      const startup = await world.listed();
      const twice = { code: 'conflict', message: 'This startup is already listed for sale' };
      await expect(world.create(startup)).rejects.toMatchObject(twice);
      await world.withdraw(startup.owner, startup.listing.id);
      const again = await world.create(startup, { asking_price: 70_000 });
      expect(again).toMatchObject({ status: 'active', asking_price: 70_000 });
      expect(again.id).not.toBe(startup.listing.id);
      await expect(world.create(startup)).rejects.toMatchObject(twice);
    });

    // rule: LISTING-2
    it('allows none after a sale', async () => {
      const startup = await world.listed();
      const { id } = await world.offer(buyer(), startup.listing.id);
      await world.decide(startup.owner, id, 'accepted');
      await expect(world.create(startup)).rejects.toMatchObject({
        code: 'conflict',
        message: 'This startup has been sold',
      });
    });

    it('succeeds once for simultaneous requests', async () => {
      const rounds = Array.from({ length: 10 }, async () => {
        const startup = await world.listed();
        await world.withdraw(startup.owner, startup.listing.id);
        const outcomes = await Promise.allSettled([1, 2, 3].map(() => world.create(startup)));
        const refused = outcomes.flatMap((outcome) =>
          outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
        );
        const twice = { code: 'conflict', message: 'This startup is already listed for sale' };
        expect(refused).toEqual([expect.objectContaining(twice), expect.objectContaining(twice)]);
      });
      await Promise.all(rounds);
    });

    it('repeats the first answer for the same Idempotency-Key', async () => {
      const { owner, startup_id } = world.aStartup();
      const request = { actor: owner, body: { startup_id, ...TERMS } };
      const idempotency = { route: 'POST /marketplace/listings', key: uuid(), fingerprint: 'a' };
      const first = await world.rpc.call(rpc.listings.create, request, { idempotency });
      expect(await world.rpc.call(rpc.listings.create, request, { idempotency })).toEqual(first);
      await world.withdraw(owner, first.id);
      expect(await world.rpc.call(rpc.listings.create, request, { idempotency })).toEqual(first);
      await expect(
        world.rpc.call(rpc.listings.create, request, { idempotency: { ...idempotency, fingerprint: 'b' } }),
      ).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  describe('access', () => {
    const everybody = (owner: Actor) => [owner, founder(), buyer(), admin()];

    it('shows active and sold listings to everybody, marked for their owner', async () => {
      const { owner, listing } = await world.listed();
      for (const status of ['active', 'sold']) {
        for (const actor of everybody(owner)) {
          const seen = await world.get(actor, listing.id);
          expect(seen).toMatchObject({
            status,
            is_active: status === 'active',
            is_owner: actor === owner,
          });
          expect('offer_count' in seen).toBe(actor === owner);
        }
        if (status === 'active') {
          await world.decide(owner, (await world.offer(buyer(), listing.id)).id, 'accepted');
        }
      }
    });

    // rule: LISTING-10
    it('finds the active or sold listing of a startup, and no withdrawn one', async () => {
      const { owner, startup_id, listing } = await world.listed();
      await world.withdraw(owner, listing.id);
      for (const actor of everybody(owner)) expect(await world.listingOf(actor, startup_id)).toBeNull();
      const again = await world.create({ owner, startup_id });
      const offering = buyer();
      const offer = await world.offer(offering, again.id, 45_000);
      for (const actor of everybody(owner))
        expect(await world.listingOf(actor, startup_id)).toEqual(await world.get(actor, again.id));
      await world.decide(owner, offer.id, 'accepted');
      expect(await world.listingOf(offering, startup_id)).toMatchObject({
        id: again.id,
        status: 'sold',
        my_offer: { id: offer.id, offer_amount: 45_000, status: 'accepted' },
      });
      for (const id of ['no-uuid', uuid()]) expect(await world.listingOf(owner, id)).toBeNull();
    });

    // rule: LISTING-5
    it('shows a withdrawn listing to its owner and the admin only', async () => {
      const { owner, listing } = await world.listed();
      await world.withdraw(owner, listing.id);
      for (const actor of [owner, admin()]) {
        expect(await world.get(actor, listing.id)).toMatchObject({ status: 'withdrawn', is_active: false });
      }
      for (const actor of [founder(), buyer()]) {
        await expect(world.get(actor, listing.id)).rejects.toMatchObject(listingMissing);
      }
    });

    // rule: LISTING-6
    it('lets only the owner withdraw a listing', async () => {
      const { owner, listing } = await world.listed();
      for (const actor of [founder(), buyer(), admin()]) {
        await expect(world.withdraw(actor, listing.id)).rejects.toMatchObject(notYours);
      }
      expect((await world.get(owner, listing.id)).status).toBe('active');
    });

    // rule: ERR-8
    it('answers an id that is not a UUID like an unknown one', async () => {
      for (const id of ['no-uuid', uuid()]) {
        await expect(world.get(founder(), id)).rejects.toMatchObject(listingMissing);
        await expect(world.withdraw(founder(), id)).rejects.toMatchObject(listingMissing);
      }
    });

    it("treats an admin's own listing like any other", async () => {
      const actor = admin();
      const listing = await world.create(world.aStartup({}, actor));
      expect(listing).toMatchObject({ is_owner: true, offer_count: 0 });
      await world.withdraw(actor, listing.id);
      expect((await world.get(actor, listing.id)).status).toBe('withdrawn');
    });
  });

  describe('withdrawing', () => {
    // rule: LISTING-6
    it('rejects the pending offers and notifies their buyers once', async () => {
      const { owner, startup_id, listing } = await world.listed();
      const [first, second, third] = [buyer(), buyer(), buyer()];
      const early = await world.offer(first, listing.id, 10);
      await world.decide(owner, early.id, 'rejected');
      await world.offer(second, listing.id, 20);
      await world.offer(third, listing.id, 30.5);
      await world.withdraw(owner, listing.id);
      await world.withdraw(owner, listing.id);
      expect((await world.offers(owner, listing.id)).map(({ status }) => status)).toEqual([
        'rejected',
        'rejected',
        'rejected',
      ]);
      const decisions = (await world.decided(listing.id)).filter(({ reason }) => reason === 'withdrawn');
      const common = {
        listing_id: listing.id,
        startup_id,
        owner_id: owner.user_id,
        status: 'rejected',
        idea_title: 'LedgerLoop',
      };
      expect(decisions).toHaveLength(2);
      expect(decisions).toContainEqual(
        expect.objectContaining({ ...common, buyer_id: second.user_id, offer_amount: 20 }),
      );
      expect(decisions).toContainEqual(
        expect.objectContaining({ ...common, buyer_id: third.user_id, offer_amount: 30.5 }),
      );
    });

    // rule: LISTING-6
    it('is refused for a sold listing', async () => {
      const { owner, listing } = await world.listed();
      await world.decide(owner, (await world.offer(buyer(), listing.id)).id, 'accepted');
      await expect(world.withdraw(owner, listing.id)).rejects.toMatchObject({
        code: 'conflict',
        message: 'This listing is no longer for sale',
      });
      expect((await world.get(owner, listing.id)).status).toBe('sold');
    });
  });

  it('has entities that match its migrations', async () => {
    const pending = await world.database.driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
  });
});

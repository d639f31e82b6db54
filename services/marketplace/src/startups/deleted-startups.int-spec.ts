import { rpc } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { buyer, MarketplaceWorld } from '../testing/marketplace-world.js';
import { tracesOf } from '../testing/traces.js';

const gone = { code: 'not_found', message: 'Startup not found' };

describe('listed startups that are deleted', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  // rules: LISTING-7, STARTUP-11
  it('are withdrawn; their pending offers are rejected without their title', async () => {
    const { listing, ...startup } = await world.listed();
    const offering = buyer();
    const refused = await world.offer(buyer(), listing.id, 1);
    await world.decide(startup.owner, refused.id, 'rejected');
    const offer = await world.offer(offering, listing.id, 2, 'A message.');
    await world.delete(startup);
    expect((await world.list(startup.owner)).map(({ id }) => id)).not.toContain(listing.id);
    await expect(world.get(buyer(), listing.id)).rejects.toMatchObject({ code: 'not_found' });
    const decisions = (await world.decided(listing.id)).filter(({ reason }) => reason === 'deleted');
    expect(decisions).toEqual([
      {
        made_by: 'buyer',
        offer_id: offer.id,
        listing_id: listing.id,
        startup_id: startup.startup_id,
        owner_id: startup.owner.user_id,
        buyer_id: offering.user_id,
        offer_amount: 2,
        status: 'rejected',
        idea_title: null,
        reason: 'deleted',
        closed_by: startup.owner.user_id,
      },
    ]);
    const [mine] = await world.myOffers(offering);
    expect(mine).toMatchObject({
      status: 'rejected',
      message: 'A message.',
      listing: {
        status: 'withdrawn',
        startup: {
          idea_title: 'Deleted startup',
          idea_description: '',
          user_count: 0,
          monthly_revenue: 0,
          unavailable: 'deleted',
        },
        reason_for_selling: null,
        tech_stack: null,
        price_range: null,
      },
    });
  });

  // rule: LISTING-7
  it('are withdrawn even if there are more former listings than one SQL statement can have parameters', async () => {
    const { listing, ...startup } = await world.listed();
    await world.database.query(
      `INSERT INTO listings (id, startup_id, owner_id, asking_price, status, created_at)
       SELECT gen_random_uuid(), $1, $2, 1, 'withdrawn', now() FROM generate_series(1, 66000)`,
      [startup.startup_id, startup.owner.user_id],
    );
    await world.delete(startup);
    await expect(world.get(buyer(), listing.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  // rules: LISTING-7, STARTUP-11
  it('are withdrawn when the gateway asks for it, and once more by the event without effect', async () => {
    const { listing, ...startup } = await world.listed();
    const offering = buyer();
    const offer = await world.offer(offering, listing.id);
    world.startupsStub.answers.delete(startup.startup_id);
    await world.refresh(startup);
    await expect(world.get(buyer(), listing.id)).rejects.toMatchObject({ code: 'not_found' });
    await world.delete(startup);
    const decisions = (await world.decided(listing.id)).map(({ offer_id, reason }) => [offer_id, reason]);
    expect(decisions).toEqual([[offer.id, 'deleted']]);
  });

  it('leave none of their texts in the database, nor in stored answers', async () => {
    const word = `word-${uuid()}`;
    const startup = world.aStartup({ idea_title: `${word} t`, idea_description: `${word} d` });
    const body = {
      startup_id: startup.startup_id,
      asking_price: 9,
      reason_for_selling: `${word} r`,
      tech_stack: `${word} s`,
    };
    const send = (key: string) =>
      world.rpc.call(
        rpc.listings.create,
        { actor: startup.owner, body },
        { idempotency: { route: 'POST /marketplace/listings', key, fingerprint: 'f' } },
      );
    await world.withdraw(startup.owner, (await send('first')).id);
    const listing = await send('second');
    await world.offer(buyer(), listing.id);
    await world.decided(listing.id); // the other buyers are notified
    expect(await tracesOf(world, word)).toEqual(['idempotency_keys', 'listings', 'startups']);
    await world.delete(startup);
    await world.decided(listing.id);
    expect(await tracesOf(world, word)).toEqual([]);
    await expect(send('second')).rejects.toMatchObject(gone);
  });

  // rule: LISTING-11
  it('stay sold for both parties, without their texts, also if the startup was held', async () => {
    const { listing, ...startup } = await world.listed();
    expect(listing.startup).not.toHaveProperty('unavailable');
    const winner = buyer();
    await world.decide(startup.owner, (await world.offer(winner, listing.id)).id, 'accepted');
    await world.review(startup, true, 5);
    await world.delete(startup);
    for (const seen of [
      (await world.list(startup.owner)).find(({ id }) => id === listing.id),
      (await world.myOffers(winner))[0]?.listing,
    ]) {
      expect(seen).toMatchObject({
        status: 'sold',
        startup: { idea_title: 'Deleted startup', idea_description: '', unavailable: 'deleted' },
        reason_for_selling: null,
        tech_stack: null,
      });
    }
    expect((await world.myOffers(winner))[0]?.status).toBe('accepted');
    expect((await world.decided(listing.id)).map(({ reason }) => reason)).toEqual(['decision']);
  });

  // rule: PRIVACY-6
  it('stay deleted despite a late edit or answer', async () => {
    const { listing, ...startup } = await world.listed();
    const late = world.startupsStub.answers.get(startup.startup_id) ?? null;
    await world.delete(startup);
    await world.change(startup, { idea_title: 'back' });
    world.startupsStub.answers.set(startup.startup_id, late);
    await expect(world.create(startup)).rejects.toMatchObject(gone);
    expect((await world.get(startup.owner, listing.id)).startup.idea_title).toBe('Deleted startup');
    expect(await tracesOf(world, 'back')).toEqual([]);
  });

  it('cannot be listed with an older answer, even if no copy existed before the deletion', async () => {
    const startup = world.aStartup();
    const before = world.startupsStub.answers.get(startup.startup_id) ?? null;
    await world.delete(startup);
    world.startupsStub.answers.set(startup.startup_id, before);
    await expect(world.create(startup)).rejects.toMatchObject(gone);
  });

  it('ignore a repeated deletion', async () => {
    const { listing, ...startup } = await world.listed();
    await world.offer(buyer(), listing.id);
    await world.delete(startup);
    await world.delete(startup);
    expect(await world.decided(listing.id)).toHaveLength(1);
  });

  it('during creation of a listing never leave it for sale', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const startup = world.aStartup();
        const [created, eventId] = await Promise.all([
          world.create(startup).then(
            ({ id }) => id,
            (error: unknown) => {
              expect(error).toMatchObject(gone);
              return undefined;
            },
          ),
          world.publishDeleted(startup),
        ]);
        await world.processed(eventId);
        if (created !== undefined) {
          expect((await world.get(startup.owner, created)).status).toBe('withdrawn');
        }
        return startup.startup_id;
      }),
    );
    const notWithdrawn = await world.rows(
      z.unknown(),
      `SELECT 1 FROM listings WHERE startup_id = ANY($1) AND status <> 'withdrawn'`,
      [outcomes],
    );
    expect(notWithdrawn).toEqual([]);
  });

  it('wait for a listing transaction in progress, and then close the listing', async () => {
    const startup = world.aStartup();
    const waits = (query: string) =>
      until(`${query} waits for a lock`, async () => {
        const waiting = await world.rows(
          z.unknown(),
          `SELECT 1 FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
          [`${query}%`],
        );
        return waiting.length > 0;
      });
    const holder = world.database.createQueryRunner();
    await holder.startTransaction();
    try {
      // Blocks the new listing after its check of the startup and before its insert.
      await holder.query('LOCK TABLE listings IN SHARE MODE');
      const creating = world.create(startup);
      await waits('INSERT INTO "listings"');
      const eventId = await world.publishDeleted(startup);
      await waits('INSERT INTO startups');
      await holder.commitTransaction();
      const { id, status } = await creating;
      expect(status).toBe('active');
      await world.processed(eventId);
      expect((await world.get(startup.owner, id)).status).toBe('withdrawn');
    } finally {
      if (holder.isTransactionActive) await holder.rollbackTransaction();
      await holder.release();
    }
  });
});

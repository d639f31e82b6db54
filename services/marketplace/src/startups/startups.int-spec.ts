import { rpc } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { buyer, MarketplaceWorld, TERMS, TEXTS, type OwnStartup } from '../testing/world.js';

const gone = { code: 'not_found', message: 'Startup not found' };

describe('listed startups', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  /** Says what the startups service answers from now on. */
  const answer = ({ owner, startup_id }: OwnStartup, idea_title: string, run_id: string) =>
    world.book.answers.set(startup_id, {
      startup_id,
      owner_id: owner.user_id,
      run_id,
      shown: { ...TEXTS, idea_title },
      held: false,
      version: 1,
    });
  const titleOf = async (listingId: string) => (await world.get(buyer(), listingId)).startup.idea_title;

  /** Every place of this database that still quotes `text`. */
  const tracesOf = async (text: string) => {
    const tables = await world.rows(
      z.object({ name: z.string() }),
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
      [],
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await world.rows(
        z.unknown(),
        `SELECT 1 FROM "${name}" t WHERE strpos(row_to_json(t)::text, $1) > 0`,
        [text],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  describe('are shown as they are now', () => {
    // rule: LISTING-3
    it('after an edit, with the price range of the new revenue', async () => {
      const { listing, ...startup } = await world.listed();
      const offering = buyer();
      await world.offer(offering, listing.id);
      const shown = {
        idea_title: 'LedgerLoop 2',
        idea_description: 'New.',
        user_count: 5,
        monthly_revenue: 0,
      };
      await world.edit(startup, shown);
      const now = await world.get(buyer(), listing.id);
      expect(now).toMatchObject({ startup: { id: startup.startup_id, ...shown }, price_range: null });
      expect((await world.list(offering)).find(({ id }) => id === listing.id)).toEqual({ ...now });
      expect((await world.myOffers(offering))[0]?.listing).toEqual(now);
    });

    it('whatever older edits arrive late, or twice', async () => {
      const { listing, ...startup } = await world.listed();
      const [older, newer] = [uuid(), uuid()];
      await world.edit(startup, { idea_title: 'newer' }, newer);
      await world.edit(startup, { idea_title: 'older' }, older);
      await world.edit(startup, { idea_title: 'same run, delivered again' }, newer);
      expect(await titleOf(listing.id)).toBe('newer');
    });

    it('when listed again after an edit that the marketplace has not heard of yet', async () => {
      const { listing, ...startup } = await world.listed();
      await world.withdraw(startup.owner, listing.id);
      answer(startup, 'edited', uuid());
      expect((await world.create(startup)).startup.idea_title).toBe('edited');
    });

    it('when an answer is older than an edit that has arrived already', async () => {
      const { listing, ...startup } = await world.listed();
      await world.withdraw(startup.owner, listing.id);
      await world.edit(startup, { idea_title: 'edited' });
      expect((await world.create(startup)).startup.idea_title).toBe('edited');
    });

    it('when the edit comes in the middle of the first listing', async () => {
      const startup = world.aStartup();
      let edited = false;
      world.book.beforeAnswer = async (id) => {
        if (id !== startup.startup_id || edited) return;
        edited = true;
        // Its event finds no such startup here, and it never comes again.
        const run = uuid();
        await world.edit(startup, { idea_title: 'edited' }, run);
        answer(startup, 'edited', run);
      };
      expect((await world.create(startup)).startup.idea_title).toBe('edited');
    });

    it('but nothing is kept of startups that nobody listed', async () => {
      const startup = world.aStartup();
      await world.edit(startup, { idea_title: 'never listed' });
      expect(await tracesOf('never listed')).toEqual([]);
    });
  });

  describe('when deleted', () => {
    // rules: LISTING-7, STARTUP-11
    it('leave the market; their pending offers are rejected without naming them', async () => {
      const { listing, ...startup } = await world.listed();
      const offering = buyer();
      const refused = await world.offer(buyer(), listing.id, 1);
      await world.decide(startup.owner, refused.id, 'rejected');
      const offer = await world.offer(offering, listing.id, 2, 'A message.');
      await world.delete(startup);
      expect((await world.list(startup.owner)).map(({ id }) => id)).not.toContain(listing.id);
      await expect(world.get(buyer(), listing.id)).rejects.toMatchObject({ code: 'not_found' });
      const told = (await world.decided(listing.id)).filter(({ reason }) => reason === 'deleted');
      expect(told).toEqual([
        {
          offer_id: offer.id,
          listing_id: listing.id,
          startup_id: startup.startup_id,
          owner_id: startup.owner.user_id,
          buyer_id: offering.user_id,
          offer_amount: 2,
          status: 'rejected',
          idea_title: null,
          reason: 'deleted',
        },
      ]);
      const [mine] = await world.myOffers(offering);
      expect(mine).toMatchObject({
        status: 'rejected',
        message: 'A message.',
        listing: {
          status: 'withdrawn',
          startup: { idea_title: 'Deleted startup', idea_description: '', user_count: 0, monthly_revenue: 0 },
          reason_for_selling: null,
          tech_stack: null,
          price_range: null,
        },
      });
    });

    it('leave nothing of their texts in the database, kept first answers included', async () => {
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
      await world.decided(listing.id); // what was owed to the others has gone out
      expect((await tracesOf(word)).sort()).toEqual(['idempotency_keys', 'listings', 'startups']);
      await world.delete(startup);
      await world.decided(listing.id);
      expect(await tracesOf(word)).toEqual([]);
      await expect(send('second')).rejects.toMatchObject(gone);
    });

    it('stay sold, for those who were part of it, without their texts', async () => {
      const { listing, ...startup } = await world.listed();
      const winner = buyer();
      await world.decide(startup.owner, (await world.offer(winner, listing.id)).id, 'accepted');
      await world.delete(startup);
      for (const seen of [
        (await world.list(startup.owner)).find(({ id }) => id === listing.id),
        (await world.myOffers(winner))[0]?.listing,
      ]) {
        expect(seen).toMatchObject({
          status: 'sold',
          startup: { idea_title: 'Deleted startup', idea_description: '' },
          reason_for_selling: null,
          tech_stack: null,
        });
      }
      expect((await world.myOffers(winner))[0]?.status).toBe('accepted');
      expect((await world.decided(listing.id)).map(({ reason }) => reason)).toEqual(['decision']);
    });

    // rule: PRIVACY-6
    it('are not brought back by an edit or an answer that comes late', async () => {
      const { listing, ...startup } = await world.listed();
      const late = world.book.answers.get(startup.startup_id) ?? null;
      await world.delete(startup);
      await world.edit(startup, { idea_title: 'back' });
      world.book.answers.set(startup.startup_id, late);
      await expect(world.create(startup)).rejects.toMatchObject(gone);
      expect((await world.get(startup.owner, listing.id)).startup.idea_title).toBe('Deleted startup');
      expect(await tracesOf('back')).toEqual([]);
    });

    it('cannot be listed with an answer from before, though the deletion is all that ever came', async () => {
      const startup = world.aStartup();
      const before = world.book.answers.get(startup.startup_id) ?? null;
      await world.delete(startup);
      world.book.answers.set(startup.startup_id, before);
      await expect(world.create(startup)).rejects.toMatchObject(gone);
    });

    it('may be deleted again: nothing happens', async () => {
      const { listing, ...startup } = await world.listed();
      await world.offer(buyer(), listing.id);
      await world.delete(startup);
      await world.delete(startup);
      expect(await world.decided(listing.id)).toHaveLength(1);
    });

    it('while being listed: the listing fails or is closed, but is never left for sale', async () => {
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
          await world.taken(eventId);
          if (created !== undefined) {
            expect((await world.get(startup.owner, created)).status).toBe('withdrawn');
          }
          return startup.startup_id;
        }),
      );
      const standing = await world.rows(
        z.unknown(),
        `SELECT 1 FROM listings WHERE startup_id = ANY($1) AND status <> 'withdrawn'`,
        [outcomes],
      );
      expect(standing).toEqual([]);
    });

    it('wait for a listing whose transaction is under way, and then close it', async () => {
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
        // Stops the new listing between its look at the startup and its own row.
        await holder.query('LOCK TABLE listings IN SHARE MODE');
        const creating = world.create(startup);
        await waits('INSERT INTO "listings"');
        const eventId = await world.publishDeleted(startup);
        await waits('INSERT INTO startups');
        await holder.commitTransaction();
        const { id, status } = await creating;
        expect(status).toBe('active');
        await world.taken(eventId);
        expect((await world.get(startup.owner, id)).status).toBe('withdrawn');
      } finally {
        if (holder.isTransactionActive) await holder.rollbackTransaction();
        await holder.release();
      }
    });
  });

  it('asks the startups service before the transaction, and says when it is away', async () => {
    const startup = world.aStartup();
    world.book.beforeAnswer = (id) =>
      id === startup.startup_id ? Promise.reject(new Error('broken')) : Promise.resolve();
    await expect(world.create(startup)).rejects.toMatchObject({ code: 'internal' });
    expect(await tracesOf(startup.startup_id)).toEqual([]);
    world.book.beforeAnswer = () => Promise.resolve();
    expect(await world.create(startup, TERMS)).toMatchObject({ status: 'active' });
  });
});

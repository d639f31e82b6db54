import { type Actor, FORMER_MEMBER, offerStatus, rpc } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import type { QueryRunner } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { buyer, founder, MarketplaceWorld } from '../testing/marketplace-world.js';

const offerRow = z.object({
  buyer_id: z.string(),
  message: z.string().nullable(),
  status: offerStatus,
  offer_amount: z.coerce.number(),
});

const TABLES = [
  'startups',
  'listings',
  'offers',
  'deals',
  'deal_steps',
  'deal_notes',
  'deal_signatures',
  'idempotency_keys',
];

describe('a deleted account, in the marketplace', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const offersOn = (listingId: string) =>
    world.rows(
      offerRow,
      'SELECT buyer_id, message, status, offer_amount FROM offers WHERE listing_id = $1 ORDER BY id',
      [listingId],
    );
  const section = (
    actor: Actor,
    name: 'listings' | 'offers_received' | 'offers_made' | 'deals' | 'deal_notes',
  ) => world.rpc.call(rpc.accounts.export.marketplace, { actor, section: name });
  const tablesWith = async (text: string): Promise<string[]> => {
    const found = await Promise.all(
      [...TABLES].map(async (table) => {
        const sql = `SELECT 1 FROM "${table}" AS record WHERE record::text LIKE '%' || $1 || '%' LIMIT 1`;
        return (await world.rows(z.unknown(), sql, [text])).length > 0 ? [table] : [];
      }),
    );
    return found.flat();
  };

  // rule: PRIVACY-5
  it('withdraws its listings and rejects their offers, whichever event comes first', async () => {
    for (const first of ['account', 'startup'] as const) {
      const marker = `Marker ${uuid()}`;
      const own = await world.listed({ idea_title: marker, idea_description: `About ${marker}` });
      const other = buyer();
      await world.offer(other, own.listing.id, 70_000);
      if (first === 'startup') await world.delete(own);
      const event = await world.depart(own.owner);
      if (first === 'account') await world.delete(own);
      await world.depart(own.owner, event);

      expect(await tablesWith(marker)).toEqual([]);
      await expect(world.get(other, own.listing.id)).rejects.toMatchObject({ code: 'not_found' });
      expect(await world.myOffers(other)).toEqual([expect.objectContaining({ status: 'rejected' })]);
      expect(await world.decided(own.listing.id)).toEqual([
        expect.objectContaining({ reason: 'deleted', idea_title: null, buyer_id: other.user_id }),
      ]);
    }
  });

  it('loses its pending offers; a decided offer keeps only its amount', async () => {
    const marker = `Marker ${uuid()}`;
    const leaving = buyer();
    const [open, sold] = [await world.listed(), await world.listed()];
    await world.offer(leaving, open.listing.id, 50_000, `${marker} would like it`);
    const accepted = await world.offer(leaving, sold.listing.id, 60_000, `${marker} pays at once`);
    await world.decide(sold.owner, accepted.id, 'accepted');
    const event = await world.depart(leaving);
    await world.depart(leaving, event);

    expect(await offersOn(open.listing.id)).toEqual([]);
    expect((await world.get(open.owner, open.listing.id)).offer_count).toBe(0);
    expect(await offersOn(sold.listing.id)).toEqual([
      { buyer_id: FORMER_MEMBER, message: null, status: 'rejected', offer_amount: 60_000 },
    ]);
    expect((await world.get(sold.owner, sold.listing.id)).status).toBe('active');
    expect(await world.offers(sold.owner, sold.listing.id)).toEqual([
      expect.objectContaining({ buyer_id: FORMER_MEMBER, message: null }),
    ]);
    expect(await tablesWith(marker)).toEqual([]);
    expect(await tablesWith(leaving.user_id)).toEqual([]);
  });

  it('leaves the buyer a sold listing without the seller', async () => {
    const own = await world.listed();
    const other = buyer();
    const accepted = await world.offer(other, own.listing.id, 60_000);
    await world.decide(own.owner, accepted.id, 'accepted');
    await world.depart(own.owner);
    expect(await world.myOffers(other)).toEqual([
      expect.objectContaining({ status: 'accepted', offer_amount: 60_000 }),
    ]);
    expect(await tablesWith(own.owner.user_id)).toEqual([]);
  });

  /** A deal in which both sides wrote everything that can be written. */
  const aDealWithWords = async (marker: string) => {
    const made = await world.listed({ idea_title: marker });
    const investor = buyer();
    const { owner } = made;
    const rejected = await world.offer(investor, made.listing.id, 1, `${marker} message`);
    await world.decide(owner, rejected.id, 'rejected', `${marker} too low`);
    const first = await world.offer(investor, made.listing.id, 2);
    const counter = await world.counter(owner, first.id, 3, `${marker} counter`);
    const { deal_id } = await world.decide(investor, counter.id, 'accepted');
    const { terms_hash } = await world.deal(owner, deal_id ?? '');
    for (const actor of [owner, investor]) {
      const of = { actor, deal_id: deal_id ?? '' };
      const idempotency = { route: 'POST /deals', key: uuid(), fingerprint: 'f' };
      const note = { ...of, body: { note: `${marker} note of ${actor.user_id}` } };
      await world.rpc.call(rpc.deals.addNote, note, { idempotency });
      await world.rpc.call(rpc.deals.sign, {
        ...of,
        account_name: actor.user_id,
        body: { name: actor.user_id, terms_hash },
      });
    }
    return { ...made, investor, deal_id: deal_id ?? '' };
  };

  // rules: DEAL-9, PRIVACY-5
  it('ends its deals, which keep nothing of it', async () => {
    const marker = `Marker ${uuid()}`;
    const { owner, investor, listing, deal_id } = await aDealWithWords(marker);
    const { terms_hash } = await world.deal(owner, deal_id);
    await world.depart(investor);
    expect(await world.deal(owner, deal_id)).toMatchObject({
      terms_hash,
      state: 'fell_through',
      reason: 'The buyer deleted their account.',
      other_id: FORMER_MEMBER,
      notes: [{ mine: true }],
      signatures: [{ role: 'seller', terms_hash }],
    });
    expect(await tablesWith(investor.user_id)).toEqual([]);
    expect((await world.get(owner, listing.id)).status).toBe('active');
    await world.depart(owner);
    expect(await tablesWith(owner.user_id)).toEqual([]);
    expect(await tablesWith(marker)).toEqual([]);
  });

  /** A completed deal, whose sides are named after a marker. */
  const aCompletedDeal = async (marker: string) => {
    const made = await aDealWithWords(marker);
    await world.complete(made.deal_id, [
      { actor: made.owner, name: `${marker} Seller` },
      { actor: made.investor, name: `${marker} Buyer` },
    ]);
    return made;
  };

  // rule: DEAL-17
  it('keeps its name and signature in a completed deal, for as long as the other side has an account', async () => {
    const marker = `Marker ${uuid()}`;
    const { owner, investor, deal_id } = await aCompletedDeal(marker);
    const { terms_hash } = await world.deal(owner, deal_id);
    await world.depart(investor);
    expect(await world.deal(owner, deal_id)).toMatchObject({
      state: 'completed',
      other_id: FORMER_MEMBER,
      other_name: `${marker} Buyer`,
      terms_hash,
      notes: [{ mine: true }],
      signatures: [{ role: 'seller' }, { role: 'buyer', name: investor.user_id }],
    });
    expect(await tablesWith(investor.user_id)).toEqual(['deal_signatures']);
    await world.depart(owner);
    expect(await tablesWith(owner.user_id)).toEqual([]);
    expect(await tablesWith(investor.user_id)).toEqual([]);
    expect(await tablesWith(marker)).toEqual([]);
  });

  // rule: DEAL-17
  it('at the same moment as the other side’s leaves no name in a completed deal', async () => {
    const marker = `Marker ${uuid()}`;
    const { investor, deal_id } = await aCompletedDeal(marker);
    const tx = world.database.createQueryRunner();
    await tx.startTransaction();
    await tx.query('UPDATE deals SET seller_id = $1 WHERE id = $2', [FORMER_MEMBER, deal_id]);
    const departed = world.depart(investor);
    await until('the deletion waits for the deal', async () => {
      const waiting = await world.database.query<unknown[]>(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await tx.commitTransaction();
    await tx.release();
    await departed;
    expect(await tablesWith(`${marker} Buyer`)).toEqual([]);
    expect(await tablesWith(`${marker} Seller`)).toEqual([]);
  });

  // rule: DEAL-17
  it('of a seller leaves the buyer both names and the startup’s title of a completed deal', async () => {
    const marker = `Marker ${uuid()}`;
    const { owner, investor, deal_id } = await aCompletedDeal(marker);
    await world.depart(owner);
    expect(await world.deal(investor, deal_id)).toMatchObject({
      state: 'completed',
      startup: null,
      startup_title: marker,
      other_name: `${marker} Seller`,
      signatures: [{ role: 'seller' }, { role: 'buyer' }],
    });
  });

  // rule: DEAL-17
  it('keeps no name in a deal that is not completed', async () => {
    const marker = `Marker ${uuid()}`;
    const { owner, investor, deal_id } = await aDealWithWords('LedgerLoop');
    await world.confirm(investor, deal_id, 'payment', true, `${marker} Buyer`);
    await world.depart(investor);
    expect((await world.deal(owner, deal_id)).other_name).toBeNull();
    expect(await tablesWith(marker)).toEqual([]);
  });

  // rules: DEAL-9, PRIVACY-5
  it('of a seller ends the deal, without the startup’s texts and without opening the listing', async () => {
    const marker = `Marker ${uuid()}`;
    const { owner, investor, deal_id } = await aDealWithWords(marker);
    await world.depart(owner);
    expect(await world.deal(investor, deal_id)).toMatchObject({
      state: 'fell_through',
      startup: null,
      notes: [],
      signatures: [{ role: 'buyer' }],
    });
    expect(await tablesWith(owner.user_id)).toEqual([]);
    // The buyer's own message stays.
    expect(await tablesWith(`${marker} `)).toEqual(['offers']);
    expect(await tablesWith(`${marker} too low`)).toEqual([]);
    expect(await tablesWith(`${marker} counter`)).toEqual([]);
  });

  // rule: PRIVACY-3
  it('is exported with its deals and notes, and without the words of the other side', async () => {
    const marker = `Marker ${uuid()}`;
    const { owner, investor, deal_id } = await aDealWithWords(marker);
    await world.confirm(owner, deal_id, 'payment', true, 'Amara Osei');
    expect(await section(owner, 'deals')).toEqual([
      expect.objectContaining({
        name: 'Amara Osei',
        id: deal_id,
        role: 'seller',
        confirmed: [
          expect.objectContaining({ step: 'letter_of_intent' }),
          expect.objectContaining({ step: 'payment' }),
        ],
        signature: expect.objectContaining({ name: owner.user_id }) as object,
      }),
    ]);
    expect(await section(owner, 'deal_notes')).toEqual([
      expect.objectContaining({ deal_id, note: `${marker} note of ${owner.user_id}` }),
    ]);
    const all = ['offers_received', 'offers_made', 'deals', 'deal_notes'] as const;
    const exported = JSON.stringify(await Promise.all(all.map((name) => section(owner, name))));
    expect(exported).not.toContain(investor.user_id);
    expect(exported).toContain(`${marker} too low`);
    expect(exported).toContain(`${marker} counter`);
    expect(exported).not.toContain(`${marker} message`);
  });

  it('cannot make offers or listings, also by requests in progress', async () => {
    const open = await world.listed();
    const [leaving, seller] = [buyer(), founder()];
    const late = world.aStartup({}, seller);
    await world.depart(leaving);
    await world.depart(seller);
    await expect(world.offer(leaving, open.listing.id)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(world.create(late)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await offersOn(open.listing.id)).toEqual([]);
  });

  it('leaves no offers behind that it makes at the same moment', async () => {
    const open = await world.listed();
    const leaving = buyer();
    const [event] = await Promise.all([
      world.depart(leaving),
      ...Array.from({ length: 10 }, () => world.offer(leaving, open.listing.id).catch(() => undefined)),
    ]);
    expect(event).toBeDefined();
    expect(await offersOn(open.listing.id)).toEqual([]);
  });

  it('leaves the data of other users unchanged', async () => {
    const open = await world.listed();
    const staying = buyer();
    await world.offer(staying, open.listing.id, 50_000, 'Mine');
    await world.depart(buyer());
    await world.depart(founder());
    expect(await world.get(staying, open.listing.id)).toMatchObject({ status: 'active' });
    expect(await offersOn(open.listing.id)).toEqual([
      { buyer_id: staying.user_id, message: 'Mine', status: 'pending', offer_amount: 50_000 },
    ]);
  });

  it('is exported with its listings and offers, a received one without its buyer', async () => {
    const own = await world.listed();
    const other = buyer();
    await world.offer(other, own.listing.id, 70_000, 'We would keep the team');
    await world.withdraw(own.owner, own.listing.id);
    expect(await section(own.owner, 'listings')).toEqual([
      expect.objectContaining({ id: own.listing.id, status: 'withdrawn' }),
    ]);
    const received = await section(own.owner, 'offers_received');
    expect(received).toEqual([expect.objectContaining({ listing_id: own.listing.id, offer_amount: 70_000 })]);
    expect(JSON.stringify(received)).not.toContain(other.user_id);
    expect(JSON.stringify(received)).not.toContain('keep the team');
    expect(await section(other, 'offers_made')).toEqual([
      expect.objectContaining({ listing_id: own.listing.id, message: 'We would keep the team' }),
    ]);
    expect(await section(other, 'listings')).toEqual([]);
    expect(await section(founder(), 'offers_made')).toEqual([]);
  });

  // rule: PRIVACY-3
  it('is exported through indexes, however many offers others have made', async () => {
    await world.database.query(
      `WITH many AS (
         INSERT INTO startups (startup_id, owner_id, idea_title, idea_description, user_count, monthly_revenue)
         SELECT gen_random_uuid(), gen_random_uuid(), 'A', 'B', 1, 1 FROM generate_series(1, 5000)
         RETURNING startup_id, owner_id
       ), listed AS (
         INSERT INTO listings (id, startup_id, owner_id, asking_price, status, created_at)
         SELECT gen_random_uuid(), startup_id, owner_id, 10, 'active', now() FROM many RETURNING id
       )
       INSERT INTO offers (id, listing_id, buyer_id, offer_amount, status, created_at)
       SELECT gen_random_uuid(), id, gen_random_uuid(), 5, 'rejected', now() FROM listed`,
    );
    await world.database.query('ANALYZE');
    const runners = Object.getPrototypeOf(world.database.createQueryRunner()) as QueryRunner;
    const queries = jest.spyOn(runners, 'query');
    const someone = buyer();
    for (const name of ['offers_received', 'offers_made'] as const)
      expect(await section(someone, name)).toEqual([]);
    const read = queries.mock.calls.filter(([sql]) => sql.includes('FROM "offers" "OfferRow"'));
    queries.mockRestore();
    expect(read.length).toBeGreaterThanOrEqual(2);
    for (const [sql, values] of read) {
      const plan = JSON.stringify(await world.database.query(`EXPLAIN ${sql}`, values));
      expect(plan).toMatch(/offers_(listing|buyer|mine)/);
      expect(plan).not.toMatch(/Seq Scan on offers|PK_offers/);
    }
  });
});

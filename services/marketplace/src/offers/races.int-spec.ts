import type { Offer } from '@proofround/contracts';

import { buyer, MarketplaceWorld, type OwnStartup } from '../testing/world.js';

const decidedAlready = { code: 'conflict', message: 'This offer has already been decided' };
const notForSale = { code: 'conflict', message: 'This listing is no longer for sale' };
const listingMissing = { code: 'not_found', message: 'Listing not found' };

/** How often each race is run; every run ends in one of the allowed outcomes. */
const ROUNDS = 12;

const refusals = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));

describe('at the same moment', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  /** Runs a race on fresh listings with some pending offers each, several of them side by side. */
  const race = (
    offers: number,
    run: (startup: OwnStartup, listingId: string, offers: Offer[]) => Promise<void>,
  ) =>
    Promise.all(
      Array.from({ length: ROUNDS }, async () => {
        const { listing, ...startup } = await world.listed();
        const made: Offer[] = [];
        for (let n = 0; n < offers; n++) made.push(await world.offer(buyer(), listing.id, n + 1));
        await run(startup, listing.id, made);
      }),
    );

  const statuses = async ({ owner }: OwnStartup, listingId: string) =>
    (await world.offers(owner, listingId)).map(({ status }) => status).sort();

  // rule: OFFER-10
  it('of two accepts of different offers exactly one succeeds', async () => {
    await race(2, async (startup, listingId, offers) => {
      const outcomes = await Promise.allSettled(
        offers.map(({ id }) => world.decide(startup.owner, id, 'accepted')),
      );
      expect(refusals(outcomes)).toEqual([expect.objectContaining(decidedAlready)]);
      expect(await statuses(startup, listingId)).toEqual(['accepted', 'rejected']);
      expect((await world.get(startup.owner, listingId)).status).toBe('sold');
    });
  });

  it('of accepts and rejects of the same offer exactly one succeeds, and the buyer is told once', async () => {
    await race(1, async (startup, listingId, [offer]) => {
      const attempts = (['accepted', 'accepted', 'rejected'] as const).map((status) =>
        world.decide(startup.owner, offer?.id ?? '', status),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(refusals(outcomes)).toEqual([
        expect.objectContaining(decidedAlready),
        expect.objectContaining(decidedAlready),
      ]);
      const [won] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []));
      expect((await world.get(startup.owner, listingId)).status).toBe(won === 'accepted' ? 'sold' : 'active');
      expect(await statuses(startup, listingId)).toEqual([won]);
      expect((await world.decided(listingId)).map(({ status }) => status)).toEqual([won]);
    });
  });

  it('offers that are made during an accept are rejected with the rest or refused, never left pending', async () => {
    await race(1, async (startup, listingId, [offer]) => {
      const outcomes = await Promise.allSettled([
        world.offer(buyer(), listingId),
        world.offer(buyer(), listingId),
        world.decide(startup.owner, offer?.id ?? '', 'accepted'),
        world.offer(buyer(), listingId),
        world.offer(buyer(), listingId),
      ]);
      for (const refusal of refusals(outcomes)) expect(refusal).toMatchObject(notForSale);
      const made = outcomes.filter(({ status }) => status === 'fulfilled').length - 1;
      expect(await statuses(startup, listingId)).toEqual([
        'accepted',
        ...Array.from({ length: made }, () => 'rejected'),
      ]);
      expect((await world.decided(listingId)).filter(({ reason }) => reason === 'sold')).toHaveLength(made);
    });
  });

  it('a withdrawal and an accept: one of the two wins, wholly', async () => {
    await race(2, async (startup, listingId, [offer]) => {
      const [accepted, withdrawn] = await Promise.allSettled([
        world.decide(startup.owner, offer?.id ?? '', 'accepted'),
        world.withdraw(startup.owner, listingId),
      ]);
      const { status } = await world.get(startup.owner, listingId);
      if (accepted.status === 'fulfilled') {
        expect(refusals([withdrawn])).toEqual([expect.objectContaining(notForSale)]);
        expect(status).toBe('sold');
        expect(await statuses(startup, listingId)).toEqual(['accepted', 'rejected']);
      } else {
        expect(accepted.reason).toMatchObject(decidedAlready);
        expect(withdrawn.status).toBe('fulfilled');
        expect(status).toBe('withdrawn');
        expect(await statuses(startup, listingId)).toEqual(['rejected', 'rejected']);
      }
    });
  });

  it('a withdrawal and offers: none is left pending', async () => {
    await race(1, async (startup, listingId) => {
      const outcomes = await Promise.allSettled([
        world.offer(buyer(), listingId),
        world.withdraw(startup.owner, listingId),
        world.offer(buyer(), listingId),
      ]);
      for (const refusal of refusals(outcomes)) expect(refusal).toMatchObject(listingMissing);
      expect(new Set(await statuses(startup, listingId))).toEqual(new Set(['rejected']));
    });
  });

  it("the startup's deletion, offers and an accept: nothing is left pending or for sale", async () => {
    await race(1, async (startup, listingId, [offer]) => {
      const [, , eventId] = await Promise.all([
        world.offer(buyer(), listingId).catch((error: unknown) => {
          // Refused as sold or as gone, depending on what came first.
          expect([notForSale, listingMissing]).toContainEqual({
            code: (error as { code: unknown }).code,
            message: (error as Error).message,
          });
        }),
        world.decide(startup.owner, offer?.id ?? '', 'accepted').catch((error: unknown) => {
          expect(error).toMatchObject(decidedAlready);
        }),
        world.publishDeleted(startup),
      ]);
      await world.taken(eventId);
      expect(['sold', 'withdrawn']).toContain((await world.get(startup.owner, listingId)).status);
      expect(await statuses(startup, listingId)).not.toContain('pending');
    });
  });
});

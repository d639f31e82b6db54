import type { Offer } from '@proofround/contracts';

import { buyer, MarketplaceWorld, type OwnStartup } from '../testing/marketplace-world.js';

const decidedAlready = { code: 'conflict', message: 'This offer has already been decided' };
const notForSale = { code: 'conflict', message: 'This listing is no longer for sale' };
const listingMissing = { code: 'not_found', message: 'Listing not found' };

/** The number of runs of each race; every run must end in an allowed outcome. */
const ROUNDS = 12;

const refusals = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));

describe('simultaneous requests', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  /** Runs a race in parallel on several new listings with pending offers. */
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
  it('to accept two offers succeed exactly once', async () => {
    await race(2, async (startup, listingId, offers) => {
      const outcomes = await Promise.allSettled(
        offers.map(({ id }) => world.decide(startup.owner, id, 'accepted')),
      );
      expect(refusals(outcomes)).toEqual([expect.objectContaining(decidedAlready)]);
      expect(await statuses(startup, listingId)).toEqual(['accepted', 'rejected']);
      expect((await world.get(startup.owner, listingId)).status).toBe('sold');
    });
  });

  it('to accept and reject one offer succeed exactly once and notify the buyer once', async () => {
    await race(1, async (startup, listingId, [offer]) => {
      const attempts = (['accepted', 'accepted', 'rejected'] as const).map((status) =>
        world.decide(startup.owner, offer?.id ?? '', status),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(refusals(outcomes)).toEqual([
        expect.objectContaining(decidedAlready),
        expect.objectContaining(decidedAlready),
      ]);
      const [won] = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value.status] : [],
      );
      expect((await world.get(startup.owner, listingId)).status).toBe(won === 'accepted' ? 'sold' : 'active');
      expect(await statuses(startup, listingId)).toEqual([won]);
      expect((await world.decided(listingId)).map(({ status }) => status)).toEqual([won]);
    });
  });

  it('to make offers during an accept leave no offer pending', async () => {
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

  it('to withdraw and to accept: exactly one takes effect, completely', async () => {
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

  it('to withdraw and to make offers leave no offer pending', async () => {
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

  it("to make and accept offers during the startup's deletion leave nothing pending or for sale", async () => {
    await race(1, async (startup, listingId, [offer]) => {
      const [, , eventId] = await Promise.all([
        world.offer(buyer(), listingId).catch((error: unknown) => {
          // The refusal is "sold" or "not found", depending on the order.
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
      await world.processed(eventId);
      expect(['sold', 'withdrawn']).toContain((await world.get(startup.owner, listingId)).status);
      expect(await statuses(startup, listingId)).not.toContain('pending');
    });
  });
});

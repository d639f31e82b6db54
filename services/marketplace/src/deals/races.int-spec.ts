import { DEAL_STEPS, dealCompleted, dealFellThrough, offerExpired } from '@proofround/contracts';
import { until } from '@proofround/test-kit';

import { buyer, MarketplaceWorld } from '../testing/marketplace-world.js';

/** The number of runs of each race; every run must end in an allowed outcome. */
const ROUNDS = 10;

const refusals = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
const CONFLICT = expect.objectContaining({ code: 'conflict' }) as object;

describe('at the same moment', () => {
  let world: MarketplaceWorld;
  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const rounds = (run: () => Promise<void>) => Promise.all(Array.from({ length: ROUNDS }, run));
  const offered = async () => {
    const { owner, listing } = await world.listed();
    const investor = buyer();
    return { owner, investor, listing, offer: await world.offer(investor, listing.id) };
  };

  // rule: DEAL-10
  it('the last confirmation and the end of a deal: exactly one takes effect', async () => {
    await rounds(async () => {
      const { owner, investor, listing, deal_id } = await world.sold();
      for (const step of DEAL_STEPS) await world.confirm(owner, deal_id, step);
      for (const step of DEAL_STEPS.slice(0, -1)) await world.confirm(investor, deal_id, step);
      const outcomes = await Promise.allSettled([
        world.confirm(investor, deal_id, 'handover'),
        world.fallThrough(owner, deal_id),
      ]);
      expect(refusals(outcomes)).toEqual([CONFLICT]);
      const { state } = await world.deal(owner, deal_id);
      expect(state).toBe(outcomes[0].status === 'fulfilled' ? 'completed' : 'fell_through');
      expect((await world.get(owner, listing.id)).status).toBe(state === 'completed' ? 'sold' : 'active');
      const ends = [
        ...(await world.eventsOf(dealCompleted, listing.id)),
        ...(await world.eventsOf(dealFellThrough, listing.id)),
      ];
      expect(ends).toHaveLength(1);
    });
  });

  // rule: DEAL-10
  it('both sides end a deal: exactly one does', async () => {
    await rounds(async () => {
      const { owner, investor, listing, deal_id } = await world.sold();
      const ends = [world.fallThrough(owner, deal_id), world.fallThrough(investor, deal_id)];
      expect(refusals(await Promise.allSettled(ends))).toEqual([CONFLICT]);
      expect(await world.eventsOf(dealFellThrough, listing.id)).toHaveLength(1);
    });
  });

  // rule: DEAL-10
  it('a side acts on a deal and the deal expires: it continues, or the act is refused', async () => {
    await rounds(async () => {
      const { owner, deal_id } = await world.sold();
      await world.makeStepsOverdue(deal_id);
      await world.database.query('UPDATE deals SET reminders = 2 WHERE id = $1', [deal_id]);
      const [acted] = await Promise.allSettled([
        world.confirm(owner, deal_id, 'payment'),
        world.makeDue('deals', deal_id),
      ]);
      if (acted.status === 'rejected') expect(acted.reason).toEqual(CONFLICT);
      await until('it is settled', async () => {
        const [{ due } = { due: false }] = await world.database.query<{ due: boolean }[]>(
          'SELECT due_at <= now() AS due FROM deals WHERE id = $1',
          [deal_id],
        );
        return !due;
      });
      const { state } = await world.deal(owner, deal_id);
      if (acted.status === 'rejected') expect(state).toBe('fell_through');
    });
  });

  // rule: OFFER-26
  it('a counter-offer and an acceptance: exactly one answers the offer', async () => {
    await rounds(async () => {
      const { owner, listing, offer } = await offered();
      const outcomes = await Promise.allSettled([
        world.counter(owner, offer.id),
        world.decide(owner, offer.id, 'accepted'),
      ]);
      expect(refusals(outcomes)).toEqual([CONFLICT]);
      const statuses = (await world.offers(owner, listing.id)).map(({ status }) => status);
      expect(statuses).toEqual(outcomes[0].status === 'fulfilled' ? ['pending', 'rejected'] : ['accepted']);
    });
  });

  // rules: LISTING-6, OFFER-21
  it('a counter-offer and the withdrawal of its listing: nothing stays pending, also after listing again', async () => {
    await rounds(async () => {
      const { listing, owner, ...startup } = await world.listed();
      const investor = buyer();
      const offer = await world.offer(investor, listing.id);
      const [counter] = await Promise.allSettled([
        world.counter(owner, offer.id),
        world.withdraw(owner, listing.id),
      ]);
      if (counter.status === 'rejected') expect(counter.reason).toEqual(CONFLICT);
      const again = await world.create({ owner, ...startup });
      const old = await world.myOffers(investor);
      expect(old.map(({ status }) => status)).toEqual(old.map(() => 'rejected'));
      for (const { id } of old) {
        const late = [world.decide(investor, id, 'accepted'), world.counter(investor, id)];
        for (const attempt of late) await expect(attempt).rejects.toThrow();
      }
      expect(await world.get(investor, again.id)).toMatchObject({ status: 'active', my_offer: null });
    });
  });

  // rule: OFFER-26
  it('a counter-offer and the buyer’s withdrawal: exactly one takes effect', async () => {
    await rounds(async () => {
      const { owner, investor, listing, offer } = await offered();
      const outcomes = await Promise.allSettled([
        world.counter(owner, offer.id),
        world.withdrawOffer(investor, offer.id),
      ]);
      expect(refusals(outcomes)).toEqual([CONFLICT]);
      const pending = (await world.offers(owner, listing.id)).filter(({ status }) => status === 'pending');
      expect(pending).toHaveLength(outcomes[0].status === 'fulfilled' ? 1 : 0);
    });
  });

  // rule: OFFER-26
  it('a withdrawal and an acceptance: exactly one takes effect', async () => {
    await rounds(async () => {
      const { owner, investor, listing, offer } = await offered();
      const outcomes = await Promise.allSettled([
        world.withdrawOffer(investor, offer.id),
        world.decide(owner, offer.id, 'accepted'),
      ]);
      expect(refusals(outcomes)).toEqual([CONFLICT]);
      const { status } = await world.get(owner, listing.id);
      expect(status).toBe(outcomes[0].status === 'fulfilled' ? 'active' : 'sold');
    });
  });

  // rule: OFFER-26
  it('expiry and an acceptance: exactly one takes effect', async () => {
    await rounds(async () => {
      const { owner, listing, offer } = await offered();
      const [, accepted] = await Promise.allSettled([
        world.makeDue('offers', offer.id),
        world.decide(owner, offer.id, 'accepted'),
      ]);
      const statusNow = async () => (await world.offers(owner, listing.id))[0]?.status;
      if (accepted.status === 'rejected') expect(accepted.reason).toEqual(CONFLICT);
      const expected = accepted.status === 'fulfilled' ? 'accepted' : 'rejected';
      await until('it is settled', async () => (await statusNow()) === expected);
      const expired = await world.eventsOf(offerExpired, listing.id);
      expect(expired).toHaveLength(expected === 'rejected' ? 1 : 0);
    });
  });

  // rule: OFFER-10
  it('the acceptances of an offer and of a counter-offer: one deal', async () => {
    await rounds(async () => {
      const { owner, listing, offer } = await offered();
      const other = buyer();
      const counter = await world.counter(owner, (await world.offer(other, listing.id)).id);
      const outcomes = await Promise.allSettled([
        world.decide(owner, offer.id, 'accepted'),
        world.decide(other, counter.id, 'accepted'),
      ]);
      expect(refusals(outcomes)).toEqual([CONFLICT]);
      const accepted = (await world.offers(owner, listing.id)).filter(({ status }) => status === 'accepted');
      expect(accepted).toHaveLength(1);
    });
  });
});

import { listingReopened } from '@proofround/contracts';
import { until } from '@proofround/test-kit';

import { admin, buyer, founder, MarketplaceWorld, type OwnStartup } from '../testing/marketplace-world.js';

const missing = { code: 'not_found', message: 'Listing not found' };

describe('a listing of a startup that is held', () => {
  let world: MarketplaceWorld;

  beforeAll(async () => {
    world = await MarketplaceWorld.start();
  });
  afterAll(() => world.stop());

  const listed = async (actor: Parameters<MarketplaceWorld['list']>[0], id: string) =>
    (await world.list(actor)).some((listing) => listing.id === id);
  const answerHeld = ({ startup_id }: OwnStartup, held: boolean, version: number) => {
    const answer = world.startupsStub.answers.get(startup_id);
    if (answer) world.startupsStub.answers.set(startup_id, { ...answer, held, version });
  };

  // rule: REVIEW-4
  it('is visible to its owner and the admin only, until the hold ends', async () => {
    const { listing, owner, ...startup } = await world.listed();
    expect(await listed(buyer(), listing.id)).toBe(true);
    await world.review({ owner, ...startup }, true, 5);
    for (const actor of [buyer(), founder()]) {
      expect(await listed(actor, listing.id)).toBe(false);
      await expect(world.get(actor, listing.id)).rejects.toMatchObject(missing);
      expect(await world.listingOf(actor, startup.startup_id)).toBeNull();
      await expect(world.offer(actor, listing.id)).rejects.toMatchObject(missing);
      await expect(world.offers(actor, listing.id)).rejects.toMatchObject(missing);
      await expect(world.withdraw(actor, listing.id)).rejects.toMatchObject(missing);
    }
    for (const actor of [owner, admin()]) {
      expect(await listed(actor, listing.id)).toBe(true);
      const shown = await world.get(actor, listing.id);
      expect(shown).toMatchObject({ id: listing.id, status: 'active' });
      expect(shown.startup).not.toHaveProperty('unavailable');
      expect(await world.listingOf(actor, startup.startup_id)).toMatchObject({ id: listing.id });
      expect(await world.offers(actor, listing.id)).toEqual([]);
    }
    await expect(world.offer(admin(), listing.id)).rejects.toMatchObject(missing);

    await world.review({ owner, ...startup }, false, 7);
    expect(await listed(buyer(), listing.id)).toBe(true);
    await world.offer(buyer(), listing.id);
  });

  // rules: DEAL-5, REVIEW-4
  it('is for sale again after a deal that fell through, without telling the other bidders', async () => {
    const { listing, owner, ...startup } = await world.listed();
    const [investor, other] = [buyer(), buyer()];
    await world.offer(other, listing.id, 70_000);
    const offer = await world.offer(investor, listing.id);
    const { deal_id } = await world.decide(owner, offer.id, 'accepted');
    await world.review({ owner, ...startup }, true, 5);
    await world.fallThrough(investor, deal_id ?? '', 'The figures are wrong.');
    expect(await world.eventsOf(listingReopened, listing.id)).toEqual([
      expect.objectContaining({ deal_id, bidder_ids: [] }),
    ]);
    expect((await world.get(owner, listing.id)).status).toBe('active');
  });

  // rule: LIVE-8
  it('sends everybody with an offer on it one signal when the hold begins and one when it ends', async () => {
    const { listing, owner, ...startup } = await world.listed();
    const [waiting, rejected] = [buyer(), buyer()];
    for (let n = 0; n < 2; n++) await world.offer(waiting, listing.id);
    await world.decide(owner, (await world.offer(rejected, listing.id)).id, 'rejected');
    const notified = () =>
      world.live
        .filter(
          ({ live }) =>
            live.event === 'visibility.updated' &&
            'listing_id' in live.data &&
            live.data.listing_id === listing.id,
        )
        .map(({ user_id }) => user_id)
        .toSorted();
    const both = [waiting.user_id, rejected.user_id];
    // The second review changes nothing, nor does the first one when it arrives again.
    for (const version of [5, 6, 5]) await world.review({ owner, ...startup }, true, version);
    await until('both hear of the hold', () => notified().length >= 2);
    await world.review({ owner, ...startup }, false, 7);
    await until('both hear of its end', () => notified().length >= 4);
    expect(notified()).toEqual([...both, ...both].toSorted());
  });

  // rules: LISTING-11, REVIEW-4
  it('cannot be sold; its offers can be rejected, and a buyer sees only the offer', async () => {
    const { listing, owner, ...startup } = await world.listed();
    const offering = buyer();
    const [first, second] = [
      await world.offer(offering, listing.id),
      await world.offer(offering, listing.id),
    ];
    await world.review({ owner, ...startup }, true, 5);
    await expect(world.decide(owner, first.id, 'accepted')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This startup is held for review',
    });
    await world.decide(owner, first.id, 'rejected');
    const mine = await world.myOffers(offering);
    expect(mine.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [first.id, 'rejected'],
    ]);
    expect(mine[0]?.listing).toMatchObject({
      id: listing.id,
      startup: {
        idea_title: 'Startup not available',
        idea_description: '',
        monthly_revenue: 0,
        unavailable: 'held',
      },
      reason_for_selling: null,
      tech_stack: null,
      price_range: null,
    });
    await world.review({ owner, ...startup }, false, 6);
    const shown = (await world.myOffers(offering))[0]?.listing.startup;
    expect(shown?.idea_title).toBe('LedgerLoop');
    expect(shown).not.toHaveProperty('unavailable');
    await world.decide(owner, second.id, 'accepted');
  });

  it('follows the newest review, in any order of arrival', async () => {
    const { listing, owner, ...startup } = await world.listed();
    await world.review({ owner, ...startup }, true, 9);
    await world.review({ owner, ...startup }, false, 8);
    expect(await listed(buyer(), listing.id)).toBe(false);
    await world.review({ owner, ...startup }, false, 10);
    await world.review({ owner, ...startup }, true, 9);
    expect(await listed(buyer(), listing.id)).toBe(true);
  });

  it('is held from creation if the startup is, also when the hold comes during creation', async () => {
    const first = world.aStartup();
    answerHeld(first, true, 3);
    const hidden = await world.create(first);
    expect(hidden).toMatchObject({ status: 'active', is_owner: true });
    expect(await listed(buyer(), hidden.id)).toBe(false);
    await world.review(first, false, 4);
    expect(await listed(buyer(), hidden.id)).toBe(true);

    const second = world.aStartup();
    let answers = 0;
    world.startupsStub.beforeAnswer = async () => {
      if (++answers > 1) return;
      // The hold arrives after the first answer, before a copy is stored.
      answerHeld(second, true, 2);
      await world.review(second, true, 2);
    };
    const late = await world
      .create(second)
      .finally(() => (world.startupsStub.beforeAnswer = () => Promise.resolve()));
    expect(await listed(buyer(), late.id)).toBe(false);
  });
});

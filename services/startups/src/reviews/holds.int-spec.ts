import {
  type Actor,
  type Investor,
  matchesGenerated,
  matchingRequested,
  rpc,
  startupReviewed,
} from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { guaranteedReturns, reviewActions, sellsPersonalData, theAdmin } from '../testing/reviews.js';
import { aRanking, founder, investor, missing, StartupsWorld } from '../testing/startups-world.js';

const pair = (startup_id: string, investor_id: string) => ({
  startup_id,
  investor_id,
  match_score: 80,
  startup_reasons: ['Invests in your sector'],
  investor_reasons: ['In your sector'],
});

describe('holds', () => {
  const reader = investor();
  let world: StartupsWorld;
  let reviews: ReturnType<typeof reviewActions>;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    reviews = reviewActions(world);
  });
  afterAll(() => world.stop());

  describe('a startup that an analysis holds', () => {
    // rule: REVIEW-1
    it('shows its owner the reasons, and is visible to the owner and the admin only', async () => {
      const owner = founder();
      const created = await world.create(owner);
      expect(created.review).toBeNull();
      expect(await reviews.isShown(created.id)).toBe(true);
      const { id, review } = await reviews.analysed(owner, created, [guaranteedReturns]);

      expect(review).toEqual({ state: 'held', reasons: [guaranteedReturns] });
      expect(await world.ids(owner)).toEqual([id]);
      expect(await world.get(theAdmin, id)).toMatchObject({ review });
      expect(await reviews.isShown(id)).toBe(false);
      expect(await world.ids(reader, { q: created.idea_title, min_score: 1 })).not.toContain(id);
      for (const actor of [reader, founder()])
        await expect(world.get(actor, id)).rejects.toMatchObject(missing);
      await expect(
        world.rpc.call(rpc.interest.record, { actor: reader, startup_id: id }),
      ).rejects.toMatchObject(missing);
      const views = [reader, owner, theAdmin].map((actor) => ({ actor, startup_id: id }));
      expect(await world.rpc.call(rpc.interest.recordView, { views })).toEqual({
        known: [false, true, true],
      });
      expect(await world.rpc.call(rpc.startups.getShown, { startup_id: id })).toMatchObject({ held: true });
    });

    it('is published once, with its version', async () => {
      const { owner, startup, id } = await reviews.held();
      const reviewEvents = () =>
        world.publishedData(startupReviewed).filter(({ startup_id }) => startup_id === id);
      await until('the hold is published', () => reviewEvents().length > 0);
      await reviews.edit(owner, id);
      await reviews.analysed(owner, startup, [sellsPersonalData]);
      await reviews.edit(owner, id);
      await reviews.analysed(owner, startup, []);
      await until('the end of the hold is published', () => reviewEvents().length > 1);
      expect(reviewEvents()).toEqual([
        expect.objectContaining({ owner_id: owner.user_id, held: true, decision: null }),
        expect.objectContaining({ held: false, decision: null }),
      ]);
      const [first, second] = reviewEvents();
      expect(second?.version).toBeGreaterThan(first?.version ?? Infinity);
    });

    it('is shown again after an edit without findings', async () => {
      const { owner, startup, id } = await reviews.held();
      await reviews.edit(owner, id);
      expect((await world.get(owner, id)).review).toMatchObject({ state: 'held' });
      expect(await reviews.isShown(id)).toBe(false);
      expect((await reviews.analysed(owner, startup, [])).review).toBeNull();
      expect(await reviews.isShown(id)).toBe(true);
      expect((await world.get(reader, id)).id).toBe(id);
      expect(await reviews.queue()).not.toContain(id);
    });
  });

  describe('the pages of investors', () => {
    const reloadedBy = (id: string) =>
      world.live
        .filter(
          ({ live: { event, data } }) =>
            event === 'visibility.updated' && 'startup_id' in data && data.startup_id === id,
        )
        .map(({ user_id }) => user_id)
        .toSorted();
    const idsOf = (...actors: Actor[]) => actors.map(({ user_id }) => user_id).toSorted();
    const view = (startup_id: string, ...actors: Actor[]) =>
      world.rpc.call(rpc.interest.recordView, { views: actors.map((actor) => ({ actor, startup_id })) });

    // rule: LIVE-8
    it('follow a hold and its end, if they have the startup by card, interest or a recent view', async () => {
      const owner = founder();
      const [carded, interested, viewer, earlier] = [investor(), investor(), investor(), investor()];
      const startup = await world.create(owner);
      const { id } = await reviews.analysed(owner, startup, []);
      await world.putCard(carded, id, { column: 'watching' });
      await world.rpc.call(rpc.interest.record, { actor: interested, startup_id: id });
      // A favourite is one of these: the server does not know it, but the card was shown.
      await view(id, carded, viewer, earlier);
      const day = `((now() AT TIME ZONE 'UTC')::date - 2)`;
      await world.database.query(`UPDATE views SET day = ${day} WHERE viewer_id = $1`, [earlier.user_id]);
      const audience = idsOf(carded, interested, viewer);

      await reviews.edit(owner, id);
      await reviews.analysed(owner, startup, [guaranteedReturns]);
      await until('the hold reaches them', () => reloadedBy(id).length >= 3);
      expect(reloadedBy(id)).toEqual(audience);
      await reviews.decide(id, 'cleared');
      await until('its end reaches them', () => reloadedBy(id).length >= 6);
      await reviews.decide(id, 'upheld', 'It is a lottery.');
      await until('the admin’s decision reaches them', () => reloadedBy(id).length >= 9);
      expect(reloadedBy(id)).toEqual([...audience, ...audience, ...audience].toSorted());
    });

    // rule: LIVE-8
    it('follow a deletion, also if the startup is only matched with their profile', async () => {
      const [owner, carded, matched] = [founder(), investor(), investor()];
      const startup = await world.create(owner);
      await reviews.analysed(owner, startup, []);
      await world.putCard(carded, startup.id, { column: 'watching' });
      const { id } = await world.rpc.call(rpc.investors.create, {
        actor: matched,
        body: anInvestorProfile(),
      });
      const pairs = [pair(startup.id, id)];
      const target = { startup_id: startup.id };
      await world.publish(
        matchesGenerated,
        aRanking({ request_id: uuid(), target, user_id: owner.user_id, pairs }),
      );
      await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: startup.id });
      await until('it reaches both', () => reloadedBy(startup.id).length >= 2);
      expect(reloadedBy(startup.id)).toEqual(idsOf(carded, matched));
    });
  });

  describe('matches', () => {
    const profile = (actor: Actor): Promise<Investor> =>
      world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
    const matchesOf = async (actor: Actor, investor_id: string) =>
      (await world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id })).map(
        ({ startup }) => startup.id,
      );

    // rule: REVIEW-5
    it('are deleted by the hold, not created during it, and requested when it ends', async () => {
      const [owner, actor] = [founder(), investor()];
      const investorProfile = await profile(actor);
      const [startup, other] = [await world.create(owner), await world.create(owner)];
      for (const unheld of [startup, other]) await reviews.analysed(owner, unheld, []);
      const rank = async (target: { startup_id: string } | { investor_id: string }) => {
        const pairs = [startup, other].map(({ id }) => pair(id, investorProfile.id));
        const data = { request_id: uuid(), target, user_id: owner.user_id, pairs };
        await world.publish(matchesGenerated, aRanking(data));
      };
      await rank({ investor_id: investorProfile.id });
      expect(await matchesOf(actor, investorProfile.id)).toHaveLength(2);

      await reviews.edit(owner, startup.id);
      expect(await reviews.analysed(owner, startup, [guaranteedReturns])).toMatchObject({ match_count: 0 });
      expect(await matchesOf(actor, investorProfile.id)).toEqual([other.id]);
      const found = await world.rpc.call(rpc.matches.chooseCandidates, {
        target: { investor_id: investorProfile.id },
      });
      expect(found?.startups.map(({ startup_id }) => startup_id)).not.toContain(startup.id);
      const own = await world.rpc.call(rpc.matches.chooseCandidates, { target: { startup_id: startup.id } });
      expect(own).toMatchObject({ startups: [{ startup_id: startup.id }], investors: [] });

      // Results ranked before the hold that arrive after it.
      await rank({ startup_id: startup.id });
      await rank({ investor_id: investorProfile.id });
      expect(await matchesOf(actor, investorProfile.id)).toEqual([other.id]);
      expect((await world.get(owner, startup.id)).match_count).toBe(0);

      const requestCount = () =>
        world
          .publishedData(matchingRequested)
          .filter(({ target }) => 'startup_id' in target && target.startup_id === startup.id).length;
      const before = requestCount();
      await reviews.edit(owner, startup.id);
      await reviews.analysed(owner, startup, []);
      await until('matches are requested', () => requestCount() > before);
    });
  });
});

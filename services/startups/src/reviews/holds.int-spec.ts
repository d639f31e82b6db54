import {
  matchesGenerated,
  matchingRequested,
  rpc,
  startupReviewed,
  type Actor,
  type Investor,
} from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { pays, reviewing, spies, theAdmin } from '../testing/reviews.js';
import { founder, investor, missing, StartupsWorld } from '../testing/world.js';

describe('holds', () => {
  const reader = investor();
  let world: StartupsWorld;
  let act: ReturnType<typeof reviewing>;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    act = reviewing(world);
  });
  afterAll(() => world.stop());

  describe('a startup that an analysis holds', () => {
    // rule: REVIEW-1
    it('tells its owner why, and is not there for anybody else but the admin', async () => {
      const owner = founder();
      const created = await world.create(owner);
      expect(created.review).toBeNull();
      expect(await act.isShown(created.id)).toBe(true);
      const { id, review } = await act.analysed(owner, created, [pays]);

      expect(review).toEqual({ state: 'held', reasons: [pays] });
      expect(await world.ids(owner)).toEqual([id]);
      expect(await world.get(theAdmin, id)).toMatchObject({ review });
      expect(await act.isShown(id)).toBe(false);
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

    it('is told of once, with what orders it among other changes', async () => {
      const { owner, startup, id } = await act.held();
      const told = () => world.heard(startupReviewed).filter(({ startup_id }) => startup_id === id);
      await until('it is told', () => told().length > 0);
      await act.edit(owner, id);
      await act.analysed(owner, startup, [spies]);
      await act.edit(owner, id);
      await act.analysed(owner, startup, []);
      await until('its end is told', () => told().length > 1);
      expect(told()).toEqual([
        expect.objectContaining({ owner_id: owner.user_id, held: true, decision: null }),
        expect.objectContaining({ held: false, decision: null }),
      ]);
      const [first, second] = told();
      expect(second?.version).toBeGreaterThan(first?.version ?? Infinity);
    });

    it('comes back by an edit after which nothing is found', async () => {
      const { owner, startup, id } = await act.held();
      await act.edit(owner, id);
      expect((await world.get(owner, id)).review).toMatchObject({ state: 'held' });
      expect(await act.isShown(id)).toBe(false);
      expect((await act.analysed(owner, startup, [])).review).toBeNull();
      expect(await act.isShown(id)).toBe(true);
      expect((await world.get(reader, id)).id).toBe(id);
      expect(await act.queue()).not.toContain(id);
    });
  });

  describe('matches', () => {
    const profile = (actor: Actor): Promise<Investor> =>
      world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
    const pair = (startup_id: string, investor_id: string) => ({
      startup_id,
      investor_id,
      match_score: 80,
      startup_reasons: ['Invests in your sector'],
      investor_reasons: ['In your sector'],
    });
    const matchesOf = async (actor: Actor, investor_id: string) =>
      (await world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id })).map(
        ({ startup }) => startup.id,
      );

    // rule: REVIEW-5
    it('go with the hold, are not made meanwhile, and are asked for when it ends', async () => {
      const [owner, actor] = [founder(), investor()];
      const theirs = await profile(actor);
      const [startup, other] = [await world.create(owner), await world.create(owner)];
      for (const one of [startup, other]) await act.analysed(owner, one, []);
      const rank = async (target: { startup_id: string } | { investor_id: string }) => {
        const pairs = [startup, other].map(({ id }) => pair(id, theirs.id));
        const data = { request_id: uuid(), target, user_id: owner.user_id, pairs };
        const event_id = uuid();
        await world.events.publish(matchesGenerated, data, event_id);
        await until('it is taken in', async () => {
          const rows = await world.rows(z.unknown(), 'SELECT 1 FROM inbox WHERE event_id = $1', [event_id]);
          return rows.length > 0;
        });
      };
      await rank({ investor_id: theirs.id });
      expect(await matchesOf(actor, theirs.id)).toHaveLength(2);

      await act.edit(owner, startup.id);
      expect(await act.analysed(owner, startup, [pays])).toMatchObject({ match_count: 0 });
      expect(await matchesOf(actor, theirs.id)).toEqual([other.id]);
      const found = await world.rpc.call(rpc.matches.findCandidates, { target: { investor_id: theirs.id } });
      expect(found?.startups.map(({ startup_id }) => startup_id)).not.toContain(startup.id);
      const own = await world.rpc.call(rpc.matches.findCandidates, { target: { startup_id: startup.id } });
      expect(own).toMatchObject({ startups: [{ startup_id: startup.id }], investors: [] });

      // Ranked before the hold, arriving after it.
      await rank({ startup_id: startup.id });
      await rank({ investor_id: theirs.id });
      expect(await matchesOf(actor, theirs.id)).toEqual([other.id]);
      expect((await world.get(owner, startup.id)).match_count).toBe(0);

      const asked = () =>
        world
          .heard(matchingRequested)
          .filter(({ target }) => 'startup_id' in target && target.startup_id === startup.id).length;
      const before = asked();
      await act.edit(owner, startup.id);
      await act.analysed(owner, startup, []);
      await until('matches are asked for', () => asked() > before);
    });
  });
});

import { type Actor, interestRecorded, rpc } from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { admin, founder, investor, missing, StartupsWorld } from '../testing/startups-world.js';

describe('views, interest and analytics', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const view = async (actor: Actor, startup_id: string) => {
    const { known } = await world.rpc.call(rpc.interest.recordView, { views: [{ actor, startup_id }] });
    return known[0];
  };
  const record = (actor: Actor, startup_id: string) =>
    world.rpc.call(rpc.interest.record, { actor, startup_id });
  const analytics = (actor: Actor, startup_id: string) =>
    world.rpc.call(rpc.interest.getAnalytics, { actor, startup_id });

  describe('a view', () => {
    // rule: VIEW-1
    it('by an investor is counted before the answer, also within a burst', async () => {
      const owner = founder();
      const startups = await Promise.all(Array.from({ length: 5 }, () => world.create(owner)));
      const viewers = [investor(), investor()];
      await Promise.all(
        startups.flatMap(({ id }) =>
          viewers.flatMap((viewer) => Array.from({ length: 40 }, () => view(viewer, id))),
        ),
      );
      for (const { id } of startups) {
        expect(await analytics(owner, id)).toMatchObject({
          view_count: 80,
          unique_viewers: 2,
          daily: [{ date: new Date().toISOString().slice(0, 10), views: 80, interests: 0 }],
        });
      }
    });

    // rule: VIEW-1
    it('by the owner or the admin is accepted and not counted', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      expect(await view(owner, id)).toBe(true);
      expect(await view(admin(), id)).toBe(true);
      expect(await analytics(owner, id)).toMatchObject({ view_count: 0, unique_viewers: 0 });
    });

    // rule: VIEW-1
    it('by another founder, or of a startup that does not exist, is answered with “not found”', async () => {
      const { id } = await world.create(founder());
      expect(await view(founder(), id)).toBe(false);
      for (const actor of [investor(), founder(), admin()]) {
        expect(await view(actor, uuid())).toBe(false);
        expect(await view(actor, 'no-uuid')).toBe(false);
      }
    });

    it('of a missing startup does not affect other views in the same message', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const views = Array.from({ length: 20 }, (_, index) => ({
        actor: investor(),
        startup_id: index % 2 === 0 ? id : uuid(),
      }));
      const { known } = await world.rpc.call(rpc.interest.recordView, { views });
      expect(known).toEqual(views.map(({ startup_id }) => startup_id === id));
      expect(await analytics(owner, id)).toMatchObject({ view_count: 10, unique_viewers: 10 });
    });

    it('is answered individually within a message', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const other = await world.create(founder());
      const views = [
        { actor: founder(), startup_id: id },
        { actor: investor(), startup_id: id },
        { actor: owner, startup_id: other.id },
        { actor: owner, startup_id: id },
        { actor: investor(), startup_id: 'no-uuid' },
        { actor: admin(), startup_id: other.id },
        { actor: investor(), startup_id: id.toUpperCase() },
      ];
      const { known } = await world.rpc.call(rpc.interest.recordView, { views });
      expect(known).toEqual([false, true, false, true, false, true, true]);
      expect(await analytics(owner, id)).toMatchObject({ view_count: 2, unique_viewers: 2 });
    });
  });

  describe('interest', () => {
    // rule: INTEREST-2
    it('is recorded and published once per investor, also for simultaneous requests', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const actor = investor();
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => record(actor, startup.id)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') {
          expect(result.reason).toMatchObject({ code: 'conflict', message: 'Interest already recorded' });
        }
      }
      const events = () =>
        world.publishedData(interestRecorded).filter(({ startup_id }) => startup_id === startup.id);
      await until('the event is published', () => events().length > 0);
      expect(events()).toEqual([
        expect.objectContaining({
          owner_id: owner.user_id,
          idea_title: startup.idea_title,
          investor_user_id: actor.user_id,
        }),
      ]);
    });

    // rule: INTEREST-1
    it('is for investors only, and needs an existing startup', async () => {
      const { id } = await world.create(founder());
      await expect(record(founder(), id)).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Only investors can record interest',
      });
      await expect(record(investor(), uuid())).rejects.toMatchObject(missing);
      await expect(record(investor(), 'no-uuid')).rejects.toMatchObject(missing);
    });

    // rules: ANALYTICS-2, PRIVACY-1
    it('lists interested investors, newest first, with their profiles if any', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const [withProfile, without] = [investor(), investor()];
      await world.rpc.call(rpc.investors.create, { actor: withProfile, body: anInvestorProfile() });
      await record(withProfile, id);
      await record(without, id);
      const answer = await analytics(owner, id);
      expect(answer.interest_count).toBe(2);
      expect(answer.interested_investors).toEqual([
        expect.objectContaining({ user_id: without.user_id, investor: null }),
        expect.objectContaining({
          user_id: withProfile.user_id,
          investor: { budget: 2_000_000, investment_sectors: ['FinTech', 'HealthTech'] },
        }),
      ]);
    });
  });

  describe('analytics', () => {
    // rule: ANALYTICS-1
    it('are for the owner and the admin; everybody else gets not found', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      expect(await analytics(admin(), id)).toMatchObject({ interest_count: 0, ai_score: null });
      for (const actor of [founder(), investor()]) {
        await expect(analytics(actor, id)).rejects.toMatchObject(missing);
      }
    });

    // rule: ANALYTICS-2
    it('show the score after the first analysis', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const { ai_score } = await world.complete(owner, startup);
      expect((await analytics(owner, startup.id)).ai_score).toEqual(ai_score);
    });

    // rule: STARTUP-10
    it('are deleted with the startup, like views and interest', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const actor = investor();
      await view(actor, id);
      await record(actor, id);
      await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: id });
      for (const table of ['views', 'interests']) {
        expect(
          await world.rows(z.unknown(), `SELECT startup_id FROM ${table} WHERE startup_id = $1`, [id]),
        ).toEqual([]);
      }
      await expect(analytics(owner, id)).rejects.toMatchObject(missing);
    });
  });
});

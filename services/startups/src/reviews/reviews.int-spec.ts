import { analysisRequested, rpc, startupReviewed } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { guaranteedReturns, reviewActions, sellsPersonalData, theAdmin } from '../testing/reviews.js';
import { founder, investor, missing, StartupsWorld } from '../testing/startups-world.js';

const nothingToReview = { code: 'conflict', message: 'This startup is not held' };

describe('reviews', () => {
  const reader = investor();
  let world: StartupsWorld;
  let reviews: ReturnType<typeof reviewActions>;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    reviews = reviewActions(world);
  });
  afterAll(() => world.stop());

  describe('a request for review', () => {
    // rule: REVIEW-2
    it('is open to the owner, once per analysis', async () => {
      const { owner, startup, id } = await reviews.held();
      for (const actor of [founder(), reader, theAdmin])
        await expect(reviews.ask(actor, id)).rejects.toMatchObject(missing);
      expect((await reviews.ask(owner, id)).review).toEqual({
        state: 'held',
        reasons: [guaranteedReturns],
        asked_at: expect.stringMatching(/Z$/) as string,
      });
      const again = { code: 'conflict', message: 'You have already asked for a review of this analysis' };
      await expect(reviews.ask(owner, id)).rejects.toMatchObject(again);
      await reviews.edit(owner, id);
      expect((await reviews.analysed(owner, startup, [guaranteedReturns])).review).toEqual({
        state: 'held',
        reasons: [guaranteedReturns],
      });
      await reviews.ask(owner, id);
    });

    // rule: REVIEW-2
    it('needs a held startup', async () => {
      const owner = founder();
      const { id } = await reviews.analysed(owner, await world.create(owner), []);
      await expect(reviews.ask(owner, id)).rejects.toMatchObject(nothingToReview);
      await expect(reviews.ask(owner, uuid())).rejects.toMatchObject(missing);
      await expect(reviews.ask(owner, 'none')).rejects.toMatchObject(missing);
    });
  });

  describe('the queue', () => {
    it('is visible to the admin only', async () => {
      const { owner, id } = await reviews.held();
      const refused = { code: 'forbidden', message: 'Admin access required' };
      for (const actor of [owner, reader]) {
        await expect(world.rpc.call(rpc.reviews.list, { actor })).rejects.toMatchObject(refused);
        const body = { state: 'cleared' as const, note: null };
        await expect(
          world.rpc.call(rpc.reviews.decide, { actor, startup_id: id, body }),
        ).rejects.toMatchObject(refused);
      }
    });

    it('starts with requested reviews, and its pages stay consistent while it changes', async () => {
      const [first, second, third] = [await reviews.held(), await reviews.held(), await reviews.held()];
      await reviews.ask(third.owner, third.id);
      await reviews.ask(second.owner, second.id);
      const ids = await reviews.queue();
      expect(ids.filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([
        third.id,
        second.id,
        first.id,
      ]);
      const page = await world.rpc.page(rpc.reviews.list, {
        actor: theAdmin,
        limit: ids.indexOf(third.id) + 1,
      });
      await reviews.decide(third.id, 'upheld');
      const rest = await world.rpc.page(rpc.reviews.list, { actor: theAdmin, limit: 200, cursor: page.next });
      expect(rest.items.map(({ startup }) => startup.id)).toEqual(ids.slice(ids.indexOf(third.id) + 1));
      expect(rest.next).toBeUndefined();
    });
  });

  describe('a decision', () => {
    // rule: REVIEW-3
    it('to clear shows the startup at once, hides the reasons, and starts a new analysis', async () => {
      const { owner, startup, id } = await reviews.held();
      await reviews.ask(owner, id);
      const decided = await reviews.decide(id, 'cleared', 'They fight this.');
      expect(decided).toMatchObject({
        startup: { id, analysis_status: 'queued', review: { state: 'cleared', reasons: [] } },
        decisions: [
          {
            state: 'cleared',
            note: 'They fight this.',
            reasons: [guaranteedReturns],
            decided_by: theAdmin.user_id,
          },
        ],
      });
      expect(await reviews.isShown(id)).toBe(true);
      expect((await world.get(reader, id)).review).toEqual({ state: 'cleared', reasons: [] });
      expect(await reviews.queue()).not.toContain(id);
      const run_id = await world.runOf(id);
      await until('a new analysis is requested', () =>
        world.publishedData(analysisRequested).some((request) => request.run_id === run_id),
      );
      expect(await world.rpc.call(rpc.analysis.getInput, { startup_id: id, run_id })).toMatchObject({
        cleared: [guaranteedReturns.code],
      });
      await until('the end of the hold is published', () =>
        world.publishedData(startupReviewed).some(({ startup_id, held }) => startup_id === id && !held),
      );
      expect(
        world
          .publishedData(startupReviewed)
          .filter(({ startup_id }) => startup_id === id)
          .at(-1),
      ).toMatchObject({
        decision: { state: 'cleared', note: 'They fight this.' },
      });

      expect((await reviews.analysed(owner, startup, [guaranteedReturns])).review).toEqual({
        state: 'cleared',
        reasons: [],
      });
      expect(await reviews.isShown(id)).toBe(true);
      await expect(reviews.ask(owner, id)).rejects.toMatchObject(nothingToReview);
      await reviews.edit(owner, id);
      expect((await reviews.analysed(owner, startup, [guaranteedReturns, sellsPersonalData])).review).toEqual(
        {
          state: 'held',
          reasons: [sellsPersonalData],
        },
      );
      expect(await reviews.isShown(id)).toBe(false);
    });

    // rule: REVIEW-3
    it('to uphold keeps the startup held until an edit removes the reason', async () => {
      const { owner, startup, id } = await reviews.held();
      expect(await reviews.decide(id, 'upheld', 'Take it out.')).toMatchObject({
        startup: { review: { state: 'upheld', reasons: [guaranteedReturns] } },
      });
      expect(await reviews.isShown(id)).toBe(false);
      await expect(world.get(reader, id)).rejects.toMatchObject(missing);
      expect(await reviews.queue()).not.toContain(id);
      await reviews.edit(owner, id);
      expect((await reviews.analysed(owner, startup, [guaranteedReturns])).review).toEqual({
        state: 'upheld',
        reasons: [guaranteedReturns],
      });
      await reviews.ask(owner, id);
      expect(await reviews.queue()).toContain(id);
      expect((await reviews.decide(id, 'upheld')).decisions).toHaveLength(2);
      await reviews.edit(owner, id);
      expect((await reviews.analysed(owner, startup, [])).review).toBeNull();
      expect(await reviews.isShown(id)).toBe(true);
    });

    // rule: REVIEW-7
    it.each(['cleared', 'upheld'] as const)(
      'of an admin who has not read the newest reasons (%s) is refused and changes nothing',
      async (state) => {
        const { owner, startup, id } = await reviews.held();
        await reviews.edit(owner, id);
        const both = [guaranteedReturns, sellsPersonalData];
        await reviews.analysed(owner, startup, both);
        const newer = {
          code: 'conflict',
          message: 'This startup is held for newer reasons. Look at it again.',
        };
        await expect(reviews.decide(id, state, null, [guaranteedReturns])).rejects.toMatchObject(newer);
        expect((await world.get(owner, id)).review).toEqual({ state: 'held', reasons: both });
        expect(await reviews.queue()).toContain(id);
        expect(await reviews.decide(id, state, null, both)).toMatchObject({ startup: { review: { state } } });
      },
    );

    it('can be changed, but not repeated or made on a startup that is not held', async () => {
      const { id } = await reviews.held();
      await reviews.decide(id, 'cleared');
      const alreadyDecided = { code: 'conflict', message: 'This startup already has this decision' };
      await expect(reviews.decide(id, 'cleared')).rejects.toMatchObject(alreadyDecided);
      await reviews.decide(id, 'upheld');
      expect(await reviews.isShown(id)).toBe(false);
      await expect(reviews.decide(id, 'upheld')).rejects.toMatchObject(alreadyDecided);
      const honest = await world.create(founder());
      await expect(reviews.decide(honest.id, 'cleared')).rejects.toMatchObject(nothingToReview);
      await expect(reviews.decide(uuid(), 'cleared')).rejects.toMatchObject(missing);
    });

    it('is in the founder’s export without the admin, and is deleted with the startup', async () => {
      const { owner, id } = await reviews.held();
      const { decisions } = await reviews.decide(id, 'upheld', 'No.');
      const [decision] = decisions;
      const exported = await world.rpc.call(rpc.accounts.export.startups, {
        actor: owner,
        section: 'review_decisions',
      });
      expect(exported).toEqual([
        {
          id: decision?.id,
          startup_id: id,
          state: 'upheld',
          note: 'No.',
          reasons: [guaranteedReturns],
          decided_at: decision?.decided_at,
        },
      ]);
      expect(
        await world.rpc.call(rpc.accounts.export.startups, { actor: theAdmin, section: 'review_decisions' }),
      ).toEqual([]);
    });
  });
});

import { analysisRequested, rpc, startupReviewed } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { pays, reviewing, spies, theAdmin } from '../testing/reviews.js';
import { founder, investor, missing, StartupsWorld } from '../testing/world.js';

const nothingToReview = { code: 'conflict', message: 'This startup is not held' };

describe('reviews', () => {
  const reader = investor();
  let world: StartupsWorld;
  let act: ReturnType<typeof reviewing>;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    act = reviewing(world);
  });
  afterAll(() => world.stop());

  describe('asking for a look', () => {
    // rule: REVIEW-2
    it('is the owner’s, once per analysis', async () => {
      const { owner, startup, id } = await act.held();
      for (const actor of [founder(), reader, theAdmin])
        await expect(act.ask(actor, id)).rejects.toMatchObject(missing);
      expect((await act.ask(owner, id)).review).toEqual({
        state: 'held',
        reasons: [pays],
        asked_at: expect.stringMatching(/Z$/) as string,
      });
      const again = { code: 'conflict', message: 'You have already asked for a look at this analysis' };
      await expect(act.ask(owner, id)).rejects.toMatchObject(again);
      await act.edit(owner, id);
      expect((await act.analysed(owner, startup, [pays])).review).toEqual({ state: 'held', reasons: [pays] });
      await act.ask(owner, id);
    });

    // rule: REVIEW-2
    it('needs something to look at', async () => {
      const owner = founder();
      const { id } = await act.analysed(owner, await world.create(owner), []);
      await expect(act.ask(owner, id)).rejects.toMatchObject(nothingToReview);
      await expect(act.ask(owner, uuid())).rejects.toMatchObject(missing);
      await expect(act.ask(owner, 'none')).rejects.toMatchObject(missing);
    });
  });

  describe('the queue', () => {
    it('is the admin’s alone', async () => {
      const { owner, id } = await act.held();
      const refused = { code: 'forbidden', message: 'Admin access required' };
      for (const actor of [owner, reader]) {
        await expect(world.rpc.call(rpc.reviews.list, { actor })).rejects.toMatchObject(refused);
        const body = { state: 'cleared' as const, note: null };
        await expect(
          world.rpc.call(rpc.reviews.decide, { actor, startup_id: id, body }),
        ).rejects.toMatchObject(refused);
      }
    });

    it('begins with those asked for, and is read page by page though it changes', async () => {
      const [first, second, third] = [await act.held(), await act.held(), await act.held()];
      await act.ask(third.owner, third.id);
      await act.ask(second.owner, second.id);
      const ids = await act.queue();
      expect(ids.filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([
        third.id,
        second.id,
        first.id,
      ]);
      const page = await world.rpc.page(rpc.reviews.list, {
        actor: theAdmin,
        limit: ids.indexOf(third.id) + 1,
      });
      await act.decide(third.id, 'upheld');
      const rest = await world.rpc.page(rpc.reviews.list, { actor: theAdmin, limit: 200, cursor: page.next });
      expect(rest.items.map(({ startup }) => startup.id)).toEqual(ids.slice(ids.indexOf(third.id) + 1));
      expect(rest.next).toBeUndefined();
    });
  });

  describe('a decision', () => {
    // rule: REVIEW-3
    it('that clears shows the startup at once, tells nobody of the reasons, and has it analysed anew', async () => {
      const { owner, startup, id } = await act.held();
      await act.ask(owner, id);
      const decided = await act.decide(id, 'cleared', 'They fight this.');
      expect(decided).toMatchObject({
        startup: { id, analysis_status: 'queued', review: { state: 'cleared', reasons: [] } },
        decisions: [
          { state: 'cleared', note: 'They fight this.', reasons: [pays], decided_by: theAdmin.user_id },
        ],
      });
      expect(await act.isShown(id)).toBe(true);
      expect((await world.get(reader, id)).review).toEqual({ state: 'cleared', reasons: [] });
      expect(await act.queue()).not.toContain(id);
      const run_id = await world.runOf(id);
      await until('it is analysed anew', () =>
        world.heard(analysisRequested).some((one) => one.run_id === run_id),
      );
      expect(await world.rpc.call(rpc.analysis.getInput, { startup_id: id, run_id })).toMatchObject({
        cleared: [pays.code],
      });
      await until('it is told', () =>
        world.heard(startupReviewed).some(({ startup_id, held }) => startup_id === id && !held),
      );
      expect(
        world
          .heard(startupReviewed)
          .filter(({ startup_id }) => startup_id === id)
          .at(-1),
      ).toMatchObject({
        decision: { state: 'cleared', note: 'They fight this.' },
      });

      expect((await act.analysed(owner, startup, [pays])).review).toEqual({ state: 'cleared', reasons: [] });
      expect(await act.isShown(id)).toBe(true);
      await expect(act.ask(owner, id)).rejects.toMatchObject(nothingToReview);
      await act.edit(owner, id);
      expect((await act.analysed(owner, startup, [pays, spies])).review).toEqual({
        state: 'held',
        reasons: [spies],
      });
      expect(await act.isShown(id)).toBe(false);
    });

    // rule: REVIEW-3
    it('that upholds keeps it back until an edit takes the reason out', async () => {
      const { owner, startup, id } = await act.held();
      expect(await act.decide(id, 'upheld', 'Take it out.')).toMatchObject({
        startup: { review: { state: 'upheld', reasons: [pays] } },
      });
      expect(await act.isShown(id)).toBe(false);
      await expect(world.get(reader, id)).rejects.toMatchObject(missing);
      expect(await act.queue()).not.toContain(id);
      await act.edit(owner, id);
      expect((await act.analysed(owner, startup, [pays])).review).toEqual({
        state: 'upheld',
        reasons: [pays],
      });
      await act.ask(owner, id);
      expect(await act.queue()).toContain(id);
      expect((await act.decide(id, 'upheld')).decisions).toHaveLength(2);
      await act.edit(owner, id);
      expect((await act.analysed(owner, startup, [])).review).toBeNull();
      expect(await act.isShown(id)).toBe(true);
    });

    it('can be changed, and not made twice or about what is not held', async () => {
      const { id } = await act.held();
      await act.decide(id, 'cleared');
      const standing = { code: 'conflict', message: 'This startup already stands as decided' };
      await expect(act.decide(id, 'cleared')).rejects.toMatchObject(standing);
      await act.decide(id, 'upheld');
      expect(await act.isShown(id)).toBe(false);
      await expect(act.decide(id, 'upheld')).rejects.toMatchObject(standing);
      const honest = await world.create(founder());
      await expect(act.decide(honest.id, 'cleared')).rejects.toMatchObject(nothingToReview);
      await expect(act.decide(uuid(), 'cleared')).rejects.toMatchObject(missing);
    });

    it('is in the founder’s export, without who made it, and goes with the startup', async () => {
      const { owner, id } = await act.held();
      const { decisions } = await act.decide(id, 'upheld', 'No.');
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
          reasons: [pays],
          decided_at: decision?.decided_at,
        },
      ]);
      expect(
        await world.rpc.call(rpc.accounts.export.startups, { actor: theAdmin, section: 'review_decisions' }),
      ).toEqual([]);
    });
  });
});

import { type Actor, type FitWeights, listingSold, reminderReached, rpc } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, founder, investor, missing, StartupsWorld } from '../testing/startups-world.js';

describe('boards of investors', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const board = (actor: Actor) => world.rpc.call(rpc.pipeline.list, { actor });

  describe('a card', () => {
    // rules: PIPELINE-1, PIPELINE-2
    it('keeps the fields that a change leaves out, and clears those that are null', async () => {
      const { id } = await world.create(founder());
      const actor = investor();
      const remind_at = new Date(Date.now() + 3_600_000).toISOString();
      await world.putCard(actor, id, { column: 'talking', note: 'Ask for the churn.', remind_at });
      const moved = await world.putCard(actor, id, { column: 'diligence' });
      expect(moved).toMatchObject({ column: 'diligence', note: 'Ask for the churn.', remind_at });
      const cleared = await world.putCard(actor, id, { column: 'diligence', note: null, remind_at: null });
      expect(cleared).toMatchObject({ note: null, remind_at: null });
      expect(await board(actor)).toEqual([cleared]);
    });

    // rule: PIPELINE-14
    it('refuses a note that was written on top of an older one', async () => {
      const { id } = await world.create(founder());
      const actor = investor();
      const put = (note: string, former_note?: string | null) =>
        world.putCard(actor, id, {
          column: 'talking',
          note,
          ...(former_note !== undefined && { former_note }),
        });
      await put('First.', null);
      await put('From the phone.', 'First.');
      await expect(put('From the desk.', 'First.')).rejects.toMatchObject({ code: 'conflict' });
      expect(await board(actor)).toMatchObject([{ note: 'From the phone.' }]);
      // The same call again, and a call of a caller that does not know the field.
      expect(await put('From the phone.', 'First.')).toMatchObject({ note: 'From the phone.' });
      expect(await put('Replaced.')).toMatchObject({ note: 'Replaced.' });
    });

    // rule: PIPELINE-4
    it('carries reason and message only while it is passed', async () => {
      const { id } = await world.create(founder());
      const actor = investor();
      expect(await world.pass(actor, id, 'terms', 'Too dear.')).toMatchObject({
        reason: 'terms',
        message: 'Too dear.',
      });
      expect(await world.putCard(actor, id, { column: 'watching' })).toMatchObject({
        reason: null,
        message: null,
      });
    });

    // rule: PIPELINE-1
    it('exists once, also for simultaneous requests', async () => {
      const { id } = await world.create(founder());
      const actor = investor();
      await Promise.all(Array.from({ length: 6 }, () => world.putCard(actor, id, { column: 'watching' })));
      expect(await board(actor)).toHaveLength(1);
    });

    // rules: PIPELINE-3, PIPELINE-5
    it('is the investor’s own, for startups that are shown', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const [actor, other] = [investor(), investor()];
      await world.putCard(actor, id, { column: 'watching', note: 'Private.' });
      expect(await board(other)).toEqual([]);
      for (const refused of [owner, admin()])
        await expect(board(refused)).rejects.toMatchObject({
          code: 'forbidden',
          message: 'Only investors have a pipeline',
        });
      await world.setHeld(id, true);
      expect(await board(actor)).toEqual([]);
      await expect(world.putCard(actor, id, { column: 'talking' })).rejects.toMatchObject(missing);
      await world.setHeld(id, false);
      expect(await board(actor)).toHaveLength(1);
      for (const unknown of [uuid(), 'no-uuid'])
        await expect(world.putCard(actor, unknown, { column: 'talking' })).rejects.toMatchObject(missing);
      await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: id });
      expect(await board(actor)).toEqual([]);
    });

    // rule: PIPELINE-6
    it('is removed once', async () => {
      const { id: startup_id } = await world.create(founder());
      const actor = investor();
      const remove = () => world.rpc.call(rpc.pipeline.remove, { actor, startup_id });
      await world.putCard(actor, startup_id, { column: 'watching' });
      await remove();
      await expect(remove()).rejects.toMatchObject({
        code: 'not_found',
        message: 'Startup is not in your pipeline',
      });
    });

    // rule: PIPELINE-3
    it('comes in pages, newest first, and says whether the startup is sold', async () => {
      const owner = founder();
      const actor = investor();
      const ids: string[] = [];
      for (let index = 0; index < 3; index++) {
        const { id } = await world.create(owner);
        await world.putCard(actor, id, { column: 'watching' });
        ids.unshift(id);
      }
      const first = await world.rpc.page(rpc.pipeline.list, { actor, limit: 2 });
      const second = await world.rpc.page(rpc.pipeline.list, { actor, limit: 2, cursor: first.next });
      expect([...first.items, ...second.items].map(({ startup }) => startup.id)).toEqual(ids);
      expect(second.next).toBeUndefined();

      const sold = {
        listing_id: uuid(),
        startup_id: ids[0] ?? '',
        owner_id: owner.user_id,
        deal_id: uuid(),
      };
      await world.publish(listingSold, sold);
      expect((await board(actor)).map(({ startup }) => startup.is_sold)).toEqual([true, false, false]);
    });
  });

  describe('a reminder', () => {
    const remindersOf = (actor: Actor) =>
      world
        .publishedData(reminderReached)
        .filter(({ investor_user_id }) => investor_user_id === actor.user_id);

    // rule: PIPELINE-7
    it('is published once, at its time, and waits while the startup is held', async () => {
      const startup = await world.create(founder());
      const actor = investor();
      const remind_at = new Date(Date.now() + 3_600_000).toISOString();
      await world.putCard(actor, startup.id, { column: 'talking', note: 'Private.', remind_at });
      await world.setHeld(startup.id, true);
      await world.database.query(
        "UPDATE pipeline_cards SET reminder_due_at = now() - interval '1 s' WHERE user_id = $1",
        [actor.user_id],
      );
      const other = investor();
      const shown = await world.create(founder());
      await world.putCard(other, shown.id, { column: 'talking', remind_at });
      await world.database.query(
        "UPDATE pipeline_cards SET reminder_due_at = now() - interval '1 s' WHERE user_id = $1",
        [other.user_id],
      );
      await until('the other reminder is published', () => remindersOf(other).length > 0);
      expect(remindersOf(actor)).toEqual([]);
      await world.setHeld(startup.id, false);
      await until('it is published', () => remindersOf(actor).length > 0);
      const later = await world.create(founder());
      await world.putCard(other, later.id, { column: 'talking', remind_at });
      await world.database.query(
        "UPDATE pipeline_cards SET reminder_due_at = now() - interval '1 s' WHERE startup_id = $1",
        [later.id],
      );
      await until('a later sweep has run', () => remindersOf(other).length > 1);
      expect(remindersOf(actor)).toEqual([
        expect.objectContaining({ startup_id: startup.id, idea_title: startup.idea_title }),
      ]);
      expect(JSON.stringify(remindersOf(actor))).not.toContain('Private.');
    });

    // rule: PIPELINE-2
    it('must be in the future', async () => {
      const { id } = await world.create(founder());
      const remind_at = new Date(Date.now() - 1000).toISOString();
      await expect(world.putCard(investor(), id, { column: 'talking', remind_at })).rejects.toMatchObject({
        code: 'invalid',
      });
    });
  });

  describe('weights', () => {
    const ALL_TEAM: FitWeights = { team: 5, market: 0, feasibility: 0, product: 0, risk: 0 };

    // rules: PIPELINE-8, FILTER-9
    it('order the board’s fit and the list of startups alike', async () => {
      const owner = founder();
      const actor = investor();
      const word = uuid();
      const ids: string[] = [];
      for (const parts of ['{10,90,null,20.35,30}', '{90,10,80,20,30}', '{50,50,50,50,50}', null]) {
        const { id } = await world.create(owner, { idea_title: `Fit ${word}` });
        await world.database.query('UPDATE startups SET parts = $2 WHERE id = $1', [id, parts]);
        await world.putCard(actor, id, { column: 'watching' });
        ids.push(id);
      }
      const listed = async (limit: number) => {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const request = { actor, filter: { q: word }, sort: 'my_fit' as const, limit, cursor };
          const page = await world.rpc.page(rpc.startups.list, request);
          found.push(...page.items.map(({ id }) => id));
          page.items.forEach(({ id, my_fit }) => shown.set(id, my_fit));
          cursor = page.next;
        } while (cursor !== undefined);
        return found;
      };
      /** The fit that the list shows, by startup. */
      const shown = new Map<string, number | null | undefined>();
      const byFit = async () =>
        (await board(actor))
          .toSorted((a, b) => (b.startup.my_fit ?? -1) - (a.startup.my_fit ?? -1))
          .map(({ startup }) => startup.id);

      expect(await world.rpc.call(rpc.pipeline.getWeights, { actor })).toEqual({
        ...{ team: 1, market: 1, feasibility: 1, product: 1, risk: 1 },
      });
      const fits = (await board(actor)).map(({ startup }) => startup.my_fit);
      expect(fits).toEqual([null, 50, 46, 37.6]);
      for (const limit of [1, 3, 200]) expect(await listed(limit)).toEqual(await byFit());

      await world.rpc.call(rpc.pipeline.setWeights, { actor, body: ALL_TEAM });
      expect(await world.rpc.call(rpc.pipeline.getWeights, { actor })).toEqual(ALL_TEAM);
      const [a, b, c, d] = ids;
      for (const limit of [1, 3, 200]) expect(await listed(limit)).toEqual([b, c, a, d]);
      expect([a, b, c, d].map((id) => shown.get(id ?? ''))).toEqual([10, 90, 50, null]);
      const whole = await world.rpc.call(rpc.startups.list, { actor, filter: { q: word } });
      expect(whole.map(({ my_fit }) => my_fit)).toEqual(whole.map(() => undefined));
      expect(await byFit()).toEqual([b, c, a, d]);
    });

    // rule: FILTER-9
    it('are no order for founders: they get the newest first', async () => {
      const owner = founder();
      const ids = [await world.create(owner), await world.create(owner)].map(({ id }) => id);
      const list = await world.rpc.call(rpc.startups.list, { actor: owner, filter: {}, sort: 'my_fit' });
      expect(list.map(({ id }) => id)).toEqual(ids.toReversed());
    });
  });
});

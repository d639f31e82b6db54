import {
  analysisCompleted,
  analysisInput,
  analysisRequested,
  interestRecord,
  investorsCreate,
  matchesGenerated,
  matchesListForInvestor,
  matchingCandidates,
  matchingRequested,
  reviewsAsk,
  reviewsDecide,
  reviewsList,
  startupReviewed,
  startupsExport,
  startupsShown,
  startupsUpdate,
  viewsRecord,
  type Actor,
  type HoldReason,
  type Investor,
  type Startup,
} from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { admin, aResult, founder, investor, missing, StartupsWorld } from '../testing/world.js';

const reason = (code: string): HoldReason => ({
  code,
  text: 'You promise a return that nobody can guarantee.',
  quote: `Guaranteed, says ${code}.`,
});
const [pays, spies] = [reason('guaranteed_returns'), reason('sells_personal_data')];
const nothingToReview = { code: 'conflict', message: 'This startup is not held' };

describe('reviews', () => {
  let world: StartupsWorld;
  const theAdmin = admin();
  const reader = investor();

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  /** Stores an analysis that found reasons; gives the startup as its owner sees it then. */
  const analysed = async (owner: Actor, startup: Startup, hold: HoldReason[]): Promise<Startup> => {
    const run_id = await world.runOf(startup.id);
    const result = aResult(startup, run_id, undefined, hold.length > 0 ? 20 : 60, hold);
    await world.events.publish(analysisCompleted, result, uuid());
    return until('the analysis is stored', async () => {
      const now = await world.get(owner, startup.id);
      return now.analysis_status === 'complete' && now;
    });
  };
  const held = async (owner = founder(), hold = [pays]) => {
    const startup = await analysed(owner, await world.create(owner), hold);
    return { owner, startup, id: startup.id };
  };
  const edit = (actor: Actor, startup_id: string) =>
    world.rpc.call(startupsUpdate, { actor, startup_id, body: { idea_title: `Edited ${uuid()}` } });
  const ask = (actor: Actor, startup_id: string) => world.rpc.call(reviewsAsk, { actor, startup_id });
  const decide = (startup_id: string, state: 'cleared' | 'upheld', note: string | null = null) =>
    world.rpc.call(reviewsDecide, { actor: theAdmin, startup_id, body: { state, note } });
  const queue = async () =>
    (await world.rpc.call(reviewsList, { actor: theAdmin })).map(({ startup }) => startup.id);
  const isShown = async (id: string) => (await world.ids(reader)).includes(id);

  describe('a startup that an analysis holds', () => {
    it('tells its owner why, and is not there for anybody else but the admin', async () => {
      const owner = founder();
      const created = await world.create(owner);
      expect(created.review).toBeNull();
      expect(await isShown(created.id)).toBe(true);
      const { id, review } = await analysed(owner, created, [pays]);

      expect(review).toEqual({ state: 'held', reasons: [pays] });
      expect(await world.ids(owner)).toEqual([id]);
      expect(await world.get(theAdmin, id)).toMatchObject({ review });
      expect(await isShown(id)).toBe(false);
      expect(await world.ids(reader, { q: created.idea_title, min_score: 1 })).not.toContain(id);
      for (const actor of [reader, founder()])
        await expect(world.get(actor, id)).rejects.toMatchObject(missing);
      await expect(world.rpc.call(interestRecord, { actor: reader, startup_id: id })).rejects.toMatchObject(
        missing,
      );
      const views = [reader, owner, theAdmin].map((actor) => ({ actor, startup_id: id }));
      expect(await world.rpc.call(viewsRecord, { views })).toEqual({ known: [false, true, true] });
      expect(await world.rpc.call(startupsShown, { startup_id: id })).toMatchObject({ held: true });
    });

    it('is told of once, with what orders it among other changes', async () => {
      const { owner, startup, id } = await held();
      const told = () => world.heard(startupReviewed).filter(({ startup_id }) => startup_id === id);
      await until('it is told', () => told().length > 0);
      await edit(owner, id);
      await analysed(owner, startup, [spies]);
      await edit(owner, id);
      await analysed(owner, startup, []);
      await until('its end is told', () => told().length > 1);
      expect(told()).toEqual([
        expect.objectContaining({ owner_id: owner.user_id, held: true, decision: null }),
        expect.objectContaining({ held: false, decision: null }),
      ]);
      const [first, second] = told();
      expect(second?.version).toBeGreaterThan(first?.version ?? Infinity);
    });

    it('comes back by an edit after which nothing is found', async () => {
      const { owner, startup, id } = await held();
      await edit(owner, id);
      expect((await world.get(owner, id)).review).toMatchObject({ state: 'held' });
      expect(await isShown(id)).toBe(false);
      expect((await analysed(owner, startup, [])).review).toBeNull();
      expect(await isShown(id)).toBe(true);
      expect((await world.get(reader, id)).id).toBe(id);
      expect(await queue()).not.toContain(id);
    });
  });

  describe('matches', () => {
    const profile = (actor: Actor): Promise<Investor> =>
      world.rpc.call(investorsCreate, { actor, body: anInvestorProfile() });
    const pair = (startup_id: string, investor_id: string) => ({
      startup_id,
      investor_id,
      match_score: 80,
      startup_reasons: ['Invests in your sector'],
      investor_reasons: ['In your sector'],
    });
    const matchesOf = async (actor: Actor, investor_id: string) =>
      (await world.rpc.call(matchesListForInvestor, { actor, investor_id })).map(({ startup }) => startup.id);

    it('go with the hold, are not made meanwhile, and are asked for when it ends', async () => {
      const [owner, actor] = [founder(), investor()];
      const theirs = await profile(actor);
      const [startup, other] = [await world.create(owner), await world.create(owner)];
      for (const one of [startup, other]) await analysed(owner, one, []);
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

      await edit(owner, startup.id);
      expect(await analysed(owner, startup, [pays])).toMatchObject({ match_count: 0 });
      expect(await matchesOf(actor, theirs.id)).toEqual([other.id]);
      const found = await world.rpc.call(matchingCandidates, { target: { investor_id: theirs.id } });
      expect(found?.startups.map(({ startup_id }) => startup_id)).not.toContain(startup.id);
      const own = await world.rpc.call(matchingCandidates, { target: { startup_id: startup.id } });
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
      await edit(owner, startup.id);
      await analysed(owner, startup, []);
      await until('matches are asked for', () => asked() > before);
    });
  });

  describe('asking for a look', () => {
    it('is the owner’s, once per analysis', async () => {
      const { owner, startup, id } = await held();
      for (const actor of [founder(), reader, theAdmin])
        await expect(ask(actor, id)).rejects.toMatchObject(missing);
      expect((await ask(owner, id)).review).toEqual({
        state: 'held',
        reasons: [pays],
        asked_at: expect.stringMatching(/Z$/) as string,
      });
      const again = { code: 'conflict', message: 'You have already asked for a look at this analysis' };
      await expect(ask(owner, id)).rejects.toMatchObject(again);
      await edit(owner, id);
      expect((await analysed(owner, startup, [pays])).review).toEqual({ state: 'held', reasons: [pays] });
      await ask(owner, id);
    });

    it('needs something to look at', async () => {
      const owner = founder();
      const { id } = await analysed(owner, await world.create(owner), []);
      await expect(ask(owner, id)).rejects.toMatchObject(nothingToReview);
      await expect(ask(owner, uuid())).rejects.toMatchObject(missing);
      await expect(ask(owner, 'none')).rejects.toMatchObject(missing);
    });
  });

  describe('the queue', () => {
    it('is the admin’s alone', async () => {
      const { owner, id } = await held();
      const refused = { code: 'forbidden', message: 'Admin access required' };
      for (const actor of [owner, reader]) {
        await expect(world.rpc.call(reviewsList, { actor })).rejects.toMatchObject(refused);
        const body = { state: 'cleared' as const, note: null };
        await expect(world.rpc.call(reviewsDecide, { actor, startup_id: id, body })).rejects.toMatchObject(
          refused,
        );
      }
    });

    it('begins with those asked for, and is read page by page though it changes', async () => {
      const [first, second, third] = [await held(), await held(), await held()];
      await ask(third.owner, third.id);
      await ask(second.owner, second.id);
      const ids = await queue();
      expect(ids.filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([
        third.id,
        second.id,
        first.id,
      ]);
      const page = await world.rpc.page(reviewsList, { actor: theAdmin, limit: ids.indexOf(third.id) + 1 });
      await decide(third.id, 'upheld');
      const rest = await world.rpc.page(reviewsList, { actor: theAdmin, limit: 200, cursor: page.next });
      expect(rest.items.map(({ startup }) => startup.id)).toEqual(ids.slice(ids.indexOf(third.id) + 1));
      expect(rest.next).toBeUndefined();
    });
  });

  describe('a decision', () => {
    it('that clears shows the startup at once, tells nobody of the reasons, and has it analysed anew', async () => {
      const { owner, startup, id } = await held();
      await ask(owner, id);
      const decided = await decide(id, 'cleared', 'They fight this.');
      expect(decided).toMatchObject({
        startup: { id, analysis_status: 'queued', review: { state: 'cleared', reasons: [] } },
        decisions: [
          { state: 'cleared', note: 'They fight this.', reasons: [pays], decided_by: theAdmin.user_id },
        ],
      });
      expect(await isShown(id)).toBe(true);
      expect((await world.get(reader, id)).review).toEqual({ state: 'cleared', reasons: [] });
      expect(await queue()).not.toContain(id);
      const run_id = await world.runOf(id);
      await until('it is analysed anew', () =>
        world.heard(analysisRequested).some((one) => one.run_id === run_id),
      );
      expect(await world.rpc.call(analysisInput, { startup_id: id, run_id })).toMatchObject({
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

      expect((await analysed(owner, startup, [pays])).review).toEqual({ state: 'cleared', reasons: [] });
      expect(await isShown(id)).toBe(true);
      await expect(ask(owner, id)).rejects.toMatchObject(nothingToReview);
      await edit(owner, id);
      expect((await analysed(owner, startup, [pays, spies])).review).toEqual({
        state: 'held',
        reasons: [spies],
      });
      expect(await isShown(id)).toBe(false);
    });

    it('that upholds keeps it back until an edit takes the reason out', async () => {
      const { owner, startup, id } = await held();
      expect(await decide(id, 'upheld', 'Take it out.')).toMatchObject({
        startup: { review: { state: 'upheld', reasons: [pays] } },
      });
      expect(await isShown(id)).toBe(false);
      await expect(world.get(reader, id)).rejects.toMatchObject(missing);
      expect(await queue()).not.toContain(id);
      await edit(owner, id);
      expect((await analysed(owner, startup, [pays])).review).toEqual({ state: 'upheld', reasons: [pays] });
      await ask(owner, id);
      expect(await queue()).toContain(id);
      expect((await decide(id, 'upheld')).decisions).toHaveLength(2);
      await edit(owner, id);
      expect((await analysed(owner, startup, [])).review).toBeNull();
      expect(await isShown(id)).toBe(true);
    });

    it('can be changed, and not made twice or about what is not held', async () => {
      const { id } = await held();
      await decide(id, 'cleared');
      const standing = { code: 'conflict', message: 'This startup already stands as decided' };
      await expect(decide(id, 'cleared')).rejects.toMatchObject(standing);
      await decide(id, 'upheld');
      expect(await isShown(id)).toBe(false);
      await expect(decide(id, 'upheld')).rejects.toMatchObject(standing);
      const honest = await world.create(founder());
      await expect(decide(honest.id, 'cleared')).rejects.toMatchObject(nothingToReview);
      await expect(decide(uuid(), 'cleared')).rejects.toMatchObject(missing);
    });

    it('is in the founder’s export, without who made it, and goes with the startup', async () => {
      const { owner, id } = await held();
      const { decisions } = await decide(id, 'upheld', 'No.');
      const [decision] = decisions;
      const exported = await world.rpc.call(startupsExport, { actor: owner, section: 'review_decisions' });
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
      expect(await world.rpc.call(startupsExport, { actor: theAdmin, section: 'review_decisions' })).toEqual(
        [],
      );
    });
  });
});

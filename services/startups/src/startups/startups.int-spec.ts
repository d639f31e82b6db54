import { type Actor, analysisCompleted, rpc } from '@proofround/contracts';
import { anActor, aStartup } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, aResult, founder, investor, missing, StartupsWorld } from '../testing/startups-world.js';

describe('startups', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('creating', () => {
    // rule: STARTUP-4
    it('answers at once with the startup, queued and without a score', async () => {
      const actor = founder();
      const startup = await world.create(actor);
      expect(startup).toMatchObject({
        ...aStartup(),
        owner_id: actor.user_id,
        ai_score: null,
        analysis: null,
        analysis_status: 'queued',
        task_summary: { total: 0, completed: 0 },
        match_count: 0,
      });
      expect(await world.get(actor, startup.id)).toEqual(startup);
    });

    // rule: STARTUP-1
    it('is for startup accounts only', async () => {
      await expect(world.create(investor())).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Only startup accounts can create startups',
      });
    });

    // rule: WIRE-4
    it('keeps amounts to the cent and counts beyond 32 bits', async () => {
      const actor = founder();
      const { id } = await world.create(actor, {
        monthly_revenue: 999_999_999_999.99,
        user_count: 9_999_999_999,
      });
      expect(await world.get(actor, id)).toMatchObject({
        monthly_revenue: 999_999_999_999.99,
        user_count: 9_999_999_999,
      });
    });
  });

  describe('access', () => {
    // rule: STARTUP-8
    it('shows a startup to its owner, to investors and to the admin, to no other founder', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      for (const actor of [owner, investor(), anActor({ user_type: 'investor' }), admin()]) {
        expect((await world.get(actor, id)).id).toBe(id);
      }
      await expect(world.get(founder(), id)).rejects.toMatchObject(missing);
    });

    // rules: ACCESS-1, STARTUP-9, STARTUP-10
    it.each([
      [
        'edit',
        (actor: Actor, startup_id: string) =>
          world.rpc.call(rpc.startups.update, { actor, startup_id, body: { sector: 'X' } }),
      ],
      [
        'delete',
        (actor: Actor, startup_id: string) => world.rpc.call(rpc.startups.delete, { actor, startup_id }),
      ],
      [
        'analyse',
        (actor: Actor, startup_id: string) => world.rpc.call(rpc.startups.analyze, { actor, startup_id }),
      ],
      [
        'match',
        (actor: Actor, startup_id: string) =>
          world.rpc.call(rpc.matches.generate, { actor, startup_id, request_id: uuid() }),
      ],
    ])('lets only the owner %s it', async (_name, attempt) => {
      const owner = founder();
      const { id } = await world.create(owner);
      for (const actor of [founder(), investor(), admin()]) {
        await expect(attempt(actor, id)).rejects.toMatchObject(missing);
      }
      expect((await world.get(owner, id)).sector).toBe('FinTech');
    });

    // rules: ACCESS-3, MATCH-5, TASK-2
    it.each([
      ['tasks', (actor: Actor, startup_id: string) => world.rpc.call(rpc.tasks.list, { actor, startup_id })],
      [
        'matches',
        (actor: Actor, startup_id: string) => world.rpc.call(rpc.matches.list, { actor, startup_id }),
      ],
      [
        'scores',
        (actor: Actor, startup_id: string) => world.rpc.call(rpc.startups.listScores, { actor, startup_id }),
      ],
    ])('shows its %s to the owner and the admin only', async (_name, read) => {
      const owner = founder();
      const { id } = await world.create(owner);
      expect(await read(owner, id)).toEqual([]);
      expect(await read(admin(), id)).toEqual([]);
      for (const actor of [founder(), investor()])
        await expect(read(actor, id)).rejects.toMatchObject(missing);
    });

    it('answers an id that is not a UUID like an unknown one', async () => {
      await expect(world.get(founder(), 'no-uuid')).rejects.toMatchObject(missing);
      await expect(
        world.rpc.call(rpc.tasks.update, { actor: founder(), task_id: '1', body: { status: 'pending' } }),
      ).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });

  describe('editing', () => {
    // rules: STARTUP-9, WIRE-9
    it('changes given fields, clears null fields, and queues a new analysis', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.complete(owner, startup);
      const edited = await world.rpc.call(rpc.startups.update, {
        actor: owner,
        startup_id: startup.id,
        body: { user_count: 31, location: null },
      });
      expect(edited).toMatchObject({
        user_count: 31,
        location: null,
        idea_title: 'LedgerLoop',
        analysis_status: 'queued',
      });
      expect(edited.ai_score?.overall_score).toBe(61.5); // stays until the new score arrives
    });

    // rule: STARTUP-9
    it('starts no analysis when nothing changed', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.complete(owner, startup);
      const run = await world.runOf(startup.id);
      for (const body of [{}, { idea_title: 'LedgerLoop' }]) {
        const same = await world.rpc.call(rpc.startups.update, {
          actor: owner,
          startup_id: startup.id,
          body,
        });
        expect(same.analysis_status).toBe('complete');
      }
      expect(await world.runOf(startup.id)).toBe(run);
    });

    it('finds an edited startup by its new words', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await world.rpc.call(rpc.startups.update, {
        actor: owner,
        startup_id: startup.id,
        body: { idea_title: 'Quagga' },
      });
      expect(await world.ids(owner, { q: 'quagga' })).toEqual([startup.id]);
      expect(await world.ids(owner, { q: 'ledgerloop' })).toEqual([]);
    });
  });

  describe('deleting', () => {
    // rule: STARTUP-10
    it('deletes tasks, matches and scores too, and drops a late result', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const run = await world.runOf(startup.id);
      await world.complete(owner, startup);
      await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: startup.id });
      await expect(world.get(owner, startup.id)).rejects.toMatchObject(missing);
      await world.events.publish(analysisCompleted, aResult(startup, run), uuid());
      await world.complete(owner, await world.create(owner));
      for (const table of ['tasks', 'matches', 'analyses']) {
        expect(
          await world.database.query(`SELECT * FROM ${table} WHERE startup_id = $1`, [startup.id]),
        ).toEqual([]);
      }
    });
  });

  it('has entities that match its migrations', async () => {
    const pending = await world.database.driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
  });
});

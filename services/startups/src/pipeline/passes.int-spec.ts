import {
  type Actor,
  analysisCompleted,
  interestWithdrawn,
  type LedgerEntry,
  rpc,
  type Startup,
  startupImproved,
} from '@proofround/contracts';
import { until } from '@proofround/test-kit';

import { admin, aResult, founder, investor, missing, StartupsWorld } from '../testing/startups-world.js';

const line = (dimension: LedgerEntry['dimension'], factor: string, points: number): LedgerEntry => ({
  ...{ dimension, factor, points, weight: 20, max_points: 20 },
  evidence: null,
  rung: 'considered',
});

describe('passes of investors', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const board = (actor: Actor) => world.rpc.call(rpc.pipeline.list, { actor });
  const feedback = (actor: Actor, startup_id: string) =>
    world.rpc.call(rpc.pipeline.getFeedback, { actor, startup_id });
  const tasks = (actor: Actor, startup_id: string) => world.rpc.call(rpc.tasks.list, { actor, startup_id });

  /** Stores an analysis with these ledger lines, of a fresh run unless it is the first. */
  const analysed = async (startup: Startup, ledger: LedgerEntry[], overall = 40) => {
    const result = aResult(startup, await world.runOf(startup.id), undefined, overall);
    result.analysis.ledger = ledger;
    await world.publish(analysisCompleted, result);
    return result;
  };
  // rule: PIPELINE-13
  it('withdraw the interest, and interest that is recorded takes the pass back', async () => {
    const [owner, actor] = [founder(), investor()];
    const { id } = await world.create(owner);
    const record = () => world.rpc.call(rpc.interest.record, { actor, startup_id: id });
    const interested = async () =>
      (await world.rpc.call(rpc.interest.getAnalytics, { actor: owner, startup_id: id })).interest_count;
    await record();
    await world.pass(actor, id, 'team', 'Secret message');
    expect(await interested()).toBe(0);
    expect(await board(actor)).toMatchObject([{ column: 'passed', interested: false }]);
    await until('the withdrawal is published', () =>
      world.publishedData(interestWithdrawn).some(({ startup_id }) => startup_id === id),
    );
    await record();
    expect(await interested()).toBe(1);
    expect(await board(actor)).toMatchObject([
      { column: 'watching', reason: null, message: null, interested: true },
    ]);
    expect(await feedback(owner, id)).toMatchObject({ passes: null });
  });

  const again = async (owner: Actor, startup: Startup, ledger: LedgerEntry[], overall = 41) => {
    await world.rpc.call(rpc.startups.analyze, { actor: owner, startup_id: startup.id });
    return analysed(startup, ledger, overall);
  };

  describe('passes', () => {
    const LEDGER = [line('product', 'Users', 2), line('product', 'Revenue', 6), line('team', 'Team', 15)];

    // rules: PIPELINE-9, PIPELINE-10
    it('become feedback for the owner and the admin once three investors passed, without who they are', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const passers = [investor(), investor(), investor()];
      const [first, second, third] = passers as [Actor, Actor, Actor];
      await world.pass(first, id, 'too_early', 'Come back with users.');
      await world.pass(first, id, 'traction', 'Come back with users.');
      await world.pass(second, id, 'too_early');
      expect(await feedback(owner, id)).toEqual({ passes: null, reasons: null, messages: null });
      await world.pass(third, id, 'other', 'Too soon.');
      const answer = await feedback(owner, id);
      expect(answer).toMatchObject({
        passes: 3,
        reasons: [
          { reason: 'other', count: 1 },
          { reason: 'too_early', count: 1 },
          { reason: 'traction', count: 1 },
        ],
      });
      expect(answer.messages?.toSorted()).toEqual(['Come back with users.', 'Too soon.']);
      for (const { user_id } of passers) expect(JSON.stringify(answer)).not.toContain(user_id);
      expect(await feedback(admin(), id)).toEqual(answer);
      for (const actor of [founder(), first])
        await expect(feedback(actor, id)).rejects.toMatchObject(missing);
    });

    // rule: PIPELINE-10
    it('appear and disappear three at a time, so that a withdrawal tells nothing of whose they are', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const passers = Array.from({ length: 7 }, () => investor());
      const pass = async (...places: number[]) => {
        for (const place of places) {
          const actor = passers[place] ?? investor();
          await world.pass(actor, id, 'team', `Words ${place}`);
        }
      };
      const shown = async () => (await feedback(owner, id)).messages?.toSorted() ?? null;
      const words = (...places: number[]) => places.map((place) => `Words ${place}`);
      await pass(0, 1, 2);
      expect(await shown()).toEqual(words(0, 1, 2));
      await pass(3, 4);
      expect(await shown()).toEqual(words(0, 1, 2));
      await pass(5);
      expect(await shown()).toEqual(words(0, 1, 2, 3, 4, 5));
      await world.rpc.call(rpc.interest.record, { actor: passers[4] ?? investor(), startup_id: id });
      expect(await shown()).toEqual(words(0, 1, 2));
      await world.rpc.call(rpc.pipeline.remove, { actor: passers[0] ?? investor(), startup_id: id });
      expect(await shown()).toBeNull();
      await pass(6, 4);
      expect(await shown()).toBeNull();
      await pass(0);
      expect(await shown()).toEqual(words(0, 1, 2, 3, 4, 5, 6));
      expect(await feedback(owner, id)).toMatchObject({ passes: 7, reasons: [{ reason: 'team', count: 7 }] });
    });

    // rule: PIPELINE-13
    it('that are stored while interest is recorded are taken back by it', async () => {
      const actor = investor();
      const { id } = await world.create(founder());
      const tx = world.database.createQueryRunner();
      await tx.startTransaction();
      await tx.query('SELECT 1 FROM startups WHERE id = $1 FOR UPDATE', [id]);
      const recorded = world.rpc.call(rpc.interest.record, { actor, startup_id: id });
      await until('the interest waits for the startup', async () => {
        const waiting = await world.database.query<unknown[]>(
          `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
           WHERE NOT granted AND query LIKE '%INSERT INTO interests%'`,
        );
        return waiting.length > 0;
      });
      await tx.query(
        `INSERT INTO pipeline_cards (id, startup_id, user_id, board_column, reason, updated_at)
         VALUES (gen_random_uuid(), $1, $2, 'passed', 'team', now())`,
        [id, actor.user_id],
      );
      await tx.commitTransaction();
      await tx.release();
      await recorded;
      expect(await board(actor)).toMatchObject([{ column: 'watching', interested: true }]);
    });

    // rule: PIPELINE-11
    it('become one task for each frequent reason, with points by the ledger; once completed, it stays so', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await analysed(startup, LEDGER);
      const before = (await tasks(owner, startup.id)).length;
      const ofFeedback = async () =>
        (await tasks(owner, startup.id)).filter(({ task_title }) => task_title.includes('investors'));
      for (const reason of ['traction', 'traction'] as const)
        await world.pass(investor(), startup.id, reason);
      expect(await ofFeedback()).toEqual([]);
      for (const reason of ['terms', 'traction'] as const) await world.pass(investor(), startup.id, reason);
      const [task, ...others] = await ofFeedback();
      expect(others).toEqual([]);
      expect(task).toMatchObject({ factor: 'Users', points: 18, status: 'pending' });
      expect((await world.get(owner, startup.id)).task_summary.total).toBe(before + 1);

      await again(owner, startup, LEDGER);
      expect(await ofFeedback()).toEqual([task]);
      const body = { status: 'completed' as const };
      await world.rpc.call(rpc.tasks.update, { actor: owner, task_id: task?.id ?? '', body });
      for (let more = 0; more < 2; more++) await world.pass(investor(), startup.id, 'traction');
      await again(owner, startup, LEDGER, 42);
      expect(await ofFeedback()).toEqual([{ ...task, ...body }]);
    });

    // rule: PIPELINE-12
    it('end when the reason no longer holds: the startup comes back once, and the investor is notified once', async () => {
      const owner = founder();
      const startup = await world.create(owner, { user_count: 4 });
      await analysed(startup, LEDGER);
      const [passed, otherwise] = [investor(), investor()];
      await world.pass(passed, startup.id, 'traction', 'Too few users.');
      await world.pass(otherwise, startup.id, 'terms');
      const comeBacks = () =>
        world.publishedData(startupImproved).filter(({ startup_id }) => startup_id === startup.id);

      const patch = { actor: owner, startup_id: startup.id, body: { user_count: 31 } };
      await world.rpc.call(rpc.startups.update, patch);
      const better = [line('product', 'Users', 18), line('product', 'Revenue', 14)];
      const result = await analysed(startup, better, 60);
      const text = 'You passed for traction; users went from 4 to 31.';
      expect(await board(passed)).toMatchObject([
        { column: 'watching', reason: null, message: null, improved: { reason: 'traction', text } },
      ]);
      expect(await board(otherwise)).toMatchObject([{ column: 'passed', improved: null }]);
      await until('it is published', () => comeBacks().length > 0);

      await world.publish(analysisCompleted, result);
      await world.pass(passed, startup.id, 'traction');
      await again(owner, startup, [line('product', 'Users', 20), line('product', 'Revenue', 20)], 80);
      expect(await board(passed)).toMatchObject([{ column: 'passed', improved: null }]);
      expect(comeBacks()).toEqual([
        expect.objectContaining({ investor_user_id: passed.user_id, idea_title: startup.idea_title, text }),
      ]);
    });

    // rule: PIPELINE-12
    it('before the first analysis are compared with that analysis', async () => {
      const owner = founder();
      const startup = await world.create(owner, { user_count: 4 });
      const passed = investor();
      await world.pass(passed, startup.id, 'traction');
      await analysed(startup, LEDGER);
      expect(await board(passed)).toMatchObject([{ column: 'passed', improved: null }]);
      await again(owner, startup, [line('product', 'Users', 18), line('product', 'Revenue', 14)], 60);
      const text = 'You passed for traction; the score of its traction went from 20 to 80.';
      expect(await board(passed)).toMatchObject([{ column: 'watching', improved: { text } }]);
    });
  });
});

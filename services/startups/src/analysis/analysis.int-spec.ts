import {
  analysisCompleted,
  analysisFailed,
  analysisRequested,
  analysisStarted,
  rpc,
  startupAnalysisFailed,
  startupCreated,
  startupUpdated,
} from '@proofround/contracts';
import { aStartup, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aResult, aTask, founder, StartupsWorld } from '../testing/startups-world.js';

describe('analyses', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('the analysis', () => {
    it('gives the analyst the facts while the run is current', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const run_id = await world.runOf(startup.id);
      const input = await world.rpc.call(rpc.analysis.getInput, { startup_id: startup.id, run_id });
      expect(input).toMatchObject({ owner_id: owner.user_id, facts: aStartup(), completed_tasks: [] });
      expect(
        await world.rpc.call(rpc.analysis.getInput, { startup_id: startup.id, run_id: uuid() }),
      ).toBeNull();
      await world.complete(owner, startup);
      expect(await world.rpc.call(rpc.analysis.getInput, { startup_id: startup.id, run_id })).toBeNull();
    });

    // rule: ACCOUNT-13
    it('may use the model if the address of the owner was verified when the run was queued', async () => {
      const unverified = { ...founder(), email_verified: false };
      const { id: startup_id } = await world.create(unverified);
      const allowed = async () =>
        (await world.rpc.call(rpc.analysis.getInput, { startup_id, run_id: await world.runOf(startup_id) }))
          ?.model_allowed;
      expect(await allowed()).toBe(false);
      const actor = { ...unverified, email_verified: true };
      await world.rpc.call(rpc.startups.update, { actor, startup_id, body: { sector: 'Retail' } });
      expect(await allowed()).toBe(true);
    });

    // rule: PAY-21
    it('has the rights of Founder Pro if the owner had it when the run was queued', async () => {
      const owner = founder();
      const pro = { ...owner, is_pro: true };
      const { id: startup_id } = await world.create(owner);
      const inputOf = async () =>
        world.rpc.call(rpc.analysis.getInput, { startup_id, run_id: await world.runOf(startup_id) });
      expect(await inputOf()).toMatchObject({ is_pro: false });
      await world.rpc.call(rpc.startups.update, { actor: pro, startup_id, body: { sector: 'Retail' } });
      expect(await inputOf()).toMatchObject({ is_pro: true });
      const created = await world.create(pro);
      const run_id = await world.runOf(created.id);
      await until('the events say so', () => {
        const updated = world.publishedData(startupUpdated).find((event) => event.startup_id === startup_id);
        const first = world.publishedData(startupCreated).find((event) => event.run_id === run_id);
        return updated?.is_pro === true && first?.is_pro === true;
      });
    });

    // rules: SCORE-2, SCORE-4, STARTUP-5
    it('goes from queued to running to complete, with scores, tasks and history', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const run = { startup_id: startup.id, owner_id: owner.user_id, run_id: await world.runOf(startup.id) };
      await world.events.publish(analysisStarted, run, uuid());
      await until('it runs', async () => (await world.get(owner, startup.id)).analysis_status === 'running');
      const done = await world.complete(owner, startup, [
        aTask(),
        aTask({ task_title: 'Another', horizon_days: 30 }),
      ]);
      expect(done).toMatchObject({
        ai_score: { overall_score: 61.5 },
        task_summary: { total: 2, completed: 0 },
      });
      expect(done.analysis?.ledger).toHaveLength(1);
      const history = await world.rpc.call(rpc.startups.listScores, { actor: owner, startup_id: startup.id });
      expect(history).toEqual([
        expect.objectContaining({ overall_score: 61.5, factors: [{ factor: 'Problem', points: 7 }] }),
      ]);
    });

    it('stores a repeated result once, under the same or another event id', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const result = aResult(startup, await world.runOf(startup.id));
      const eventId = uuid();
      await world.events.publish(analysisCompleted, result, eventId);
      await world.events.publish(analysisCompleted, result, eventId);
      await world.events.publish(analysisCompleted, result, uuid());
      await until(
        'it is stored',
        async () => (await world.get(owner, startup.id)).analysis_status === 'complete',
      );
      // Results pass one consumer in order, so the repeats are handled before this startup's result.
      await world.complete(owner, await world.create(owner));
      expect(await world.rpc.call(rpc.tasks.list, { actor: owner, startup_id: startup.id })).toHaveLength(1);
      expect(
        await world.rpc.call(rpc.startups.listScores, { actor: owner, startup_id: startup.id }),
      ).toHaveLength(1);
    });

    it('drops the result of a run that an edit replaced', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const stale = aResult(startup, await world.runOf(startup.id), undefined, 12);
      await world.rpc.call(rpc.startups.update, {
        actor: owner,
        startup_id: startup.id,
        body: { user_count: 99 },
      });
      await world.events.publish(analysisCompleted, stale, uuid());
      const fresh = await world.complete(owner, startup, undefined, 77);
      expect(fresh.ai_score?.overall_score).toBe(77);
      expect(
        await world.rpc.call(rpc.startups.listScores, { actor: owner, startup_id: startup.id }),
      ).toHaveLength(1);
    });

    // rule: SCORE-3
    it('shows a failure with its reason, and runs again on request', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const run = { startup_id: startup.id, owner_id: owner.user_id, run_id: await world.runOf(startup.id) };
      await world.events.publish(analysisFailed, { ...run, reason: 'It did not work out.' }, uuid());
      const failed = await until('it failed', async () => {
        const now = await world.get(owner, startup.id);
        return now.analysis_status === 'failed' && now;
      });
      expect(failed.analysis_error).toBe('It did not work out.');
      const told = await until('the others are told of the failure', () =>
        world.publishedData(startupAnalysisFailed).find(({ run_id }) => run_id === run.run_id),
      );
      expect(told).toEqual({ ...run, idea_title: startup.idea_title, reason: 'It did not work out.' });
      const again = await world.rpc.call(rpc.startups.analyze, { actor: owner, startup_id: startup.id });
      expect(again).toMatchObject({ analysis_status: 'queued', analysis_error: null });
      expect(await world.runOf(startup.id)).not.toBe(run.run_id);
    });

    // rule: SCORE-3
    it('refuses a rerun while a run is active', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      await expect(
        world.rpc.call(rpc.startups.analyze, { actor: owner, startup_id: startup.id }),
      ).rejects.toMatchObject({
        code: 'conflict',
        message: 'Analysis is already running',
      });
    });

    it('restarts an overdue run, and fails it visibly after the last restart', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const makeOverdue = () =>
        world.database.query("UPDATE startups SET run_due_at = now() - interval '1 s' WHERE id = $1", [
          startup.id,
        ]);
      const requestCount = () =>
        world.publishedData(analysisRequested).filter(({ startup_id }) => startup_id === startup.id).length;
      await makeOverdue();
      const timeUntilDue = async () => {
        const [row] = await world.database.query<{ ms: number }[]>(
          'SELECT extract(epoch FROM run_due_at - now())::float8 * 1000 AS ms FROM startups WHERE id = $1',
          [startup.id],
        );
        return row?.ms ?? 0;
      };
      await until('the run is restarted', () => requestCount() === 1);
      const first = await timeUntilDue();
      await makeOverdue();
      await until('the run is restarted again', () => requestCount() === 2);
      expect((await timeUntilDue()) / first).toBeCloseTo(2, 0);
      await makeOverdue();
      const failed = await until('it failed', async () => {
        const now = await world.get(owner, startup.id);
        return now.analysis_status === 'failed' && now;
      });
      expect(failed.analysis_error).toContain('Please run it again');
      expect(requestCount()).toBe(2);
      const told = () =>
        world.publishedData(startupAnalysisFailed).filter(({ startup_id }) => startup_id === startup.id);
      await until('the others are told of the failure', () => told().length > 0);
      expect(told()).toHaveLength(1);
    });
  });
});

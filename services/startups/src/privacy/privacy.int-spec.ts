import {
  accountDeleted,
  type Actor,
  analysisCompleted,
  FORMER_MEMBER,
  matchesGenerated,
  rpc,
  startupDeleted,
} from '@proofround/contracts';
import { aDeparture, anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { OldViewsSweep } from '../interest/old-views.sweep.js';
import {
  admin,
  aRanking,
  aResult,
  aTask,
  founder,
  investor,
  StartupsWorld,
} from '../testing/startups-world.js';

const anyRow = z.unknown();

describe('a deleted account, in the startups service', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const depart = async ({ user_id }: Actor, event_id = uuid()): Promise<string> => {
    await world.publish(accountDeleted, aDeparture(user_id), event_id);
    return event_id;
  };
  const page = async (actor: Actor, section: 'startups' | 'scores' | 'tasks' | 'views' | 'interests') =>
    world.rpc.call(rpc.accounts.export.startups, { actor, section });
  const see = (actor: Actor, startup_id: string) =>
    world.rpc.call(rpc.interest.recordView, { views: [{ actor, startup_id }] });
  /** As if the startup's views were some days old. */
  const rollUp = async (startup_id: string) => {
    await world.database.query('UPDATE views SET day = day - 2 WHERE startup_id = $1', [startup_id]);
    await world.service.get(OldViewsSweep).next();
  };
  const analytics = (actor: Actor, startup_id: string) =>
    world.rpc.call(rpc.interest.getAnalytics, { actor, startup_id });
  /** The tables that contain a text in any column. */
  const tablesWith = async (text: string): Promise<string[]> => {
    const tables = await world.rows(
      z.object({ name: z.string() }),
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      [],
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await world.rows(
          anyRow,
          `SELECT 1 FROM "${name}" AS record WHERE record::text LIKE '%' || $1 || '%' LIMIT 1`,
          [text],
        );
        return rows.length > 0 ? [name] : [];
      }),
    );
    return found.flat().filter((name) => name !== 'outbox');
  };

  // rule: PRIVACY-5
  it('loses its startups with all their data, and their deletion is published', async () => {
    const [leaving, staying] = [founder(), founder()];
    const marker = `Marker ${uuid()}`;
    const deleted = await world.create(leaving, { idea_title: marker, problem_statement: `${marker} hurts` });
    await world.complete(leaving, deleted, [aTask({ task_title: `${marker}: ask` })]);
    const kept = await world.create(staying);
    const event = await depart(leaving);
    await world.events.publish(accountDeleted, aDeparture(leaving.user_id), event); // and once more
    await depart(leaving);

    expect(await tablesWith(marker)).toEqual([]);
    expect(await world.ids(leaving)).toEqual([]);
    expect(await world.ids(staying)).toEqual([kept.id]);
    await until('the deletion is published', () =>
      world.publishedData(startupDeleted).some(({ startup_id }) => startup_id === deleted.id),
    );
    expect(world.publishedData(startupDeleted).filter(({ startup_id }) => startup_id === deleted.id)).toEqual(
      [{ startup_id: deleted.id, owner_id: leaving.user_id }],
    );
  });

  it('loses its profile, matches and interest; founders keep only the number of views', async () => {
    const owner = founder();
    const [leaving, staying] = [investor(), investor()];
    const startup = await world.create(owner);
    const profile = await world.rpc.call(rpc.investors.create, { actor: leaving, body: anInvestorProfile() });
    const request_id = uuid();
    await world.events.publish(
      matchesGenerated,
      aRanking({
        request_id,
        target: { startup_id: startup.id },
        user_id: owner.user_id,
        pairs: [
          {
            startup_id: startup.id,
            investor_id: profile.id,
            match_score: 80,
            startup_reasons: ['Invests in your sector'],
            investor_reasons: ['In your sector'],
          },
        ],
      }),
      uuid(),
    );
    await until('it is matched', async () => (await world.get(owner, startup.id)).match_count === 1);
    await world.rpc.call(rpc.interest.record, { actor: leaving, startup_id: startup.id });
    await see(leaving, startup.id);
    await rollUp(startup.id);
    for (const actor of [leaving, staying]) await see(actor, startup.id);
    await depart(leaving);

    expect(await analytics(owner, startup.id)).toMatchObject({
      view_count: 3,
      unique_viewers: 2,
      interest_count: 0,
    });
    expect((await world.get(owner, startup.id)).match_count).toBe(0);
    expect(await tablesWith(leaving.user_id)).toEqual(['departed_users']);
    expect(await tablesWith(profile.id)).toEqual([]);
  });

  it('loses its startups’ reviews; its decisions on other startups stay without its id', async () => {
    const [leaving, staying, former] = [founder(), founder(), admin()];
    const marker = `Marker ${uuid()}`;
    const reasons = [{ code: 'guaranteed_returns', text: 'Nobody can promise this.', quote: marker }];
    const held = async (owner: Actor) => {
      const startup = await world.create(owner);
      const result = aResult(startup, await world.runOf(startup.id), [], 20, reasons);
      await world.publish(analysisCompleted, result);
      const body = { state: 'upheld' as const, note: marker };
      return world.rpc.call(rpc.reviews.decide, { actor: former, startup_id: startup.id, body });
    };
    await held(leaving);
    const { startup } = await held(staying);
    await depart(former);
    expect(await tablesWith(former.user_id)).toEqual(['departed_users']);
    const decided = await world.rows(
      z.object({ decided_by: z.string() }),
      'SELECT decided_by FROM review_decisions WHERE startup_id = $1',
      [startup.id],
    );
    expect(decided).toEqual([{ decided_by: FORMER_MEMBER }]);
    await depart(staying);
    await depart(leaving);
    expect(await tablesWith(marker)).toEqual([]);
  });

  // rule: PRIVACY-6
  it('stays deleted despite requests in progress and late results', async () => {
    const leaving = founder();
    const startup = await world.create(leaving);
    const run_id = await world.runOf(startup.id);
    await depart(leaving);
    // A request that the gateway admitted before the deletion and that ran after it.
    const late = await world.create(leaving, { idea_title: `Late ${uuid()}` });
    await world.database.query(
      "UPDATE departed_users SET departed_at = departed_at - interval '16 seconds' WHERE user_id = $1",
      [leaving.user_id],
    );
    await until('the late startup is deleted', async () => (await world.ids(leaving)).length === 0);
    expect(await tablesWith(late.idea_title)).toEqual([]);
    await world.publish(analysisCompleted, aResult(startup, run_id));
    expect(await world.rows(anyRow, 'SELECT 1 FROM analyses WHERE id = $1', [run_id])).toEqual([]);
  }, 30_000);

  it('is accepted when the user has no data here', async () => {
    const nobody = founder();
    await depart(nobody);
    expect(await tablesWith(nobody.user_id)).toEqual(['departed_users']);
  });

  describe('the export', () => {
    // rule: PRIVACY-3
    it('contains the data and actions of the user only', async () => {
      const [owner, other, buyer] = [founder(), founder(), investor()];
      const mine = await world.create(owner, { idea_title: `Mine ${uuid()}` });
      await world.complete(owner, mine);
      const theirs = await world.create(other, { idea_title: `Theirs ${uuid()}` });
      await world.rpc.call(rpc.interest.record, { actor: buyer, startup_id: mine.id });
      await see(buyer, mine.id);

      expect(await page(owner, 'startups')).toEqual([expect.objectContaining({ id: mine.id })]);
      expect(await page(owner, 'scores')).toEqual([expect.objectContaining({ startup_id: mine.id })]);
      expect(await page(owner, 'tasks')).toEqual([expect.objectContaining({ startup_id: mine.id })]);
      expect(await page(owner, 'interests')).toEqual([]);
      expect(await page(buyer, 'startups')).toEqual([]);
      expect(await page(buyer, 'interests')).toEqual([expect.objectContaining({ startup_id: mine.id })]);
      expect(await page(buyer, 'views')).toEqual([
        expect.objectContaining({ startup_id: mine.id, times: 1 }),
      ]);
      await rollUp(mine.id);
      await see(buyer, mine.id);
      expect(await page(buyer, 'views')).toMatchObject([{ times: 1 }, { times: 1 }]);
      expect(JSON.stringify(await page(owner, 'startups'))).not.toContain(theirs.id);
    });

    it('comes in pages that fit into a message, each startup once', async () => {
      const owner = founder();
      const text = 'x'.repeat(5000);
      const long = {
        idea_description: text,
        problem_statement: text,
        solution_statement: text,
        target_market: text,
        competitive_advantage: text,
        funding_usage: text,
        team_background: text,
      };
      const ids: string[] = [];
      for (let index = 0; index < 40; index++) ids.push((await world.create(owner, long)).id);
      const seen: string[] = [];
      let pages = 0;
      for (let cursor: string | undefined; pages === 0 || cursor !== undefined; pages++) {
        const { json, next } = await world.rpc.forward(rpc.accounts.export.startups, {
          actor: owner,
          section: 'startups',
          cursor,
        });
        expect(json.length).toBeLessThan(1_000_000);
        const items = rpc.accounts.export.startups.reply.parse(
          JSON.parse(Buffer.from(json).toString('utf8')),
        );
        seen.push(...items.map(({ id }) => id));
        cursor = next;
      }
      expect(pages).toBeGreaterThan(1);
      expect(seen).toEqual(ids.toReversed());
    });
  });
});

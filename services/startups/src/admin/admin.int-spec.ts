import { rpc } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { admin, founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('queries by the admin and other services', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  // rule: ADMIN-1
  it('refuses everybody but the admin', async () => {
    for (const actor of [founder(), investor()]) {
      const refused = { code: 'forbidden', message: 'Admin access required' };
      await expect(world.rpc.call(rpc.admin.getStats.startups, { actor })).rejects.toMatchObject(refused);
      await expect(world.rpc.call(rpc.admin.getActivity, { actor, limit: 5 })).rejects.toMatchObject(refused);
      const period = { from: '2020-01-01', to: '2020-01-31' };
      await expect(world.rpc.call(rpc.admin.getTrends.startups, { actor, period })).rejects.toMatchObject(
        refused,
      );
    }
  });

  // rules: ADMIN-2, ADMIN-4
  it('gives the newest startups and their total number', async () => {
    const actor = admin();
    const { total_startups: before } = await world.rpc.call(rpc.admin.getStats.startups, { actor });
    const owner = founder();
    const first = await world.create(owner, { idea_title: 'First' });
    const second = await world.create(owner, { idea_title: 'Second' });
    expect(await world.rpc.call(rpc.admin.getStats.startups, { actor })).toEqual({
      total_startups: before + 2,
    });
    const recent = await world.rpc.call(rpc.admin.getActivity, { actor, limit: 2 });
    expect(recent).toEqual(
      [second, first].map(({ id, idea_title, sector, stage, created_at }) => ({
        id,
        idea_title,
        sector,
        stage,
        created_at,
      })),
    );
  });

  // rule: ADMIN-5
  it('counts startups per UTC day, both ends included, without days that have none', async () => {
    const owner = founder();
    const submitted = async (at: string) => {
      const { id } = await world.create(owner);
      // A copy with another date, because the date of a row never changes.
      await world.database.query(
        `INSERT INTO startups SELECT (jsonb_populate_record(startups,
           jsonb_build_object('id', gen_random_uuid(), 'created_at', $2::text))).* FROM startups WHERE id = $1`,
        [id, at],
      );
      return id;
    };
    await submitted('2021-02-28T23:59:59.999Z');
    await submitted('2021-03-01T00:00:00.000Z');
    await submitted('2021-03-01T23:59:59.999Z');
    await submitted('2021-03-03T23:59:59.999Z');
    await submitted('2021-03-04T00:00:00.000Z');
    const period = { from: '2021-03-01', to: '2021-03-03' };
    expect(await world.rpc.call(rpc.admin.getTrends.startups, { actor: admin(), period })).toEqual([
      { date: '2021-03-01', startups: 2 },
      { date: '2021-03-03', startups: 1 },
    ]);
  });

  it('refuses a trend of an empty, reversed or too long period', async () => {
    for (const period of [
      { from: '2021-03-02', to: '2021-03-01' },
      { from: '2020-01-01', to: '2021-03-01' },
      { from: 'yesterday', to: 'today' },
    ]) {
      await expect(
        world.rpc.call(rpc.admin.getTrends.startups, { actor: admin(), period }),
      ).rejects.toMatchObject({
        code: 'invalid',
      });
    }
  });

  it('gives the marketplace the shown fields of a startup and its owner', async () => {
    const owner = founder();
    const startup = await world.create(owner);
    expect(await world.rpc.call(rpc.startups.getShown, { startup_id: startup.id })).toEqual({
      startup_id: startup.id,
      owner_id: owner.user_id,
      run_id: await world.runOf(startup.id),
      held: false,
      version: 1,
      overall_score: null,
      shown: {
        idea_title: startup.idea_title,
        idea_description: startup.idea_description,
        sector: startup.sector,
        user_count: startup.user_count,
        monthly_revenue: startup.monthly_revenue,
      },
    });
    expect(await world.rpc.call(rpc.startups.getShown, { startup_id: uuid() })).toBeNull();
  });
});

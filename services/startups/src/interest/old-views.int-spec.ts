import { type Actor, rpc, VIEWS_AT_ONCE } from '@proofround/contracts';
import { addProfiles } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { founder, investor, StartupsWorld } from '../testing/startups-world.js';
import { OldViewsSweep } from './old-views.sweep.js';

const stored = z.tuple([z.object({ count: z.number() })]);
const ids = z.array(z.object({ id: z.string() }));

describe('the views of startups', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start({ RATE_LIMITS: 'on' });
  });
  afterAll(() => world.stop());

  const view = async (actor: Actor, startup_ids: string[]) => {
    const views = startup_ids.map((startup_id) => ({ actor, startup_id }));
    return (await world.rpc.call(rpc.interest.recordView, { views })).known;
  };
  const daysAgo = (days: number, ofStartup: string) =>
    world.database.query('UPDATE views SET day = day - $1::int WHERE startup_id = $2', [days, ofStartup]);
  const analytics = (actor: Actor, startup_id: string) =>
    world.rpc.call(rpc.interest.getAnalytics, { actor, startup_id });
  const count = async (table: string, where: string, id: string) => {
    const found: unknown = await world.database.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${where} = $1`,
      [id],
    );
    return stored.parse(found)[0].count;
  };
  const rollUp = async () => {
    while (await world.service.get(OldViewsSweep).next());
  };

  // rule: ANALYTICS-3
  it('of closed days are rolled up, and analytics say the same before and after', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const [often, once, late] = [investor(), investor(), investor()];
    await view(often, [id, id, id]);
    await view(once, [id]);
    await daysAgo(3, id);
    await view(often, [id, id]);
    await daysAgo(2, id);
    await view(often, [id]);
    await view(late, [id]);
    const before = await analytics(owner, id);
    expect(before).toMatchObject({ view_count: 8, unique_viewers: 3 });
    expect(before.daily.map(({ views }) => views)).toEqual([4, 2, 2]);

    await rollUp();
    expect(await analytics(owner, id)).toEqual(before);
    expect(await count('views', 'startup_id', id)).toBe(2);
    expect(await count('startup_viewers', 'startup_id', id)).toBe(2);
    await rollUp();
    expect(await analytics(owner, id)).toEqual(before);

    // A later roll-up knows the viewers of the earlier one.
    await daysAgo(2, id);
    await rollUp();
    expect(await analytics(owner, id)).toMatchObject({ view_count: 8, unique_viewers: 3 });
    expect(await count('views', 'startup_id', id)).toBe(0);
  });

  // rule: ANALYTICS-3
  it('are counted once by roll-ups that run at the same time', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    for (let n = 0; n < 20; n++) await view(investor(), [id]);
    await daysAgo(2, id);
    const rollUps = world.service.get(OldViewsSweep);
    await Promise.all(Array.from({ length: 4 }, () => rollUps.next()));
    await rollUp();
    expect(await analytics(owner, id)).toMatchObject({ view_count: 20, unique_viewers: 20 });
  });

  // rule: STARTUP-10
  it('are deleted with the startup, rolled up or not', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    await view(investor(), [id]);
    await daysAgo(2, id);
    await rollUp();
    await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: id });
    expect(await count('startup_viewers', 'startup_id', id)).toBe(0);
    expect(await count('view_days', 'startup_id', id)).toBe(0);
  });

  // rule: VIEW-2
  it('of one user are stored for about two thousand startups a day', async () => {
    await addProfiles(world.database, { startups: 2400, investors: 0 });
    const found = ids.parse(await world.database.query('SELECT id FROM startups ORDER BY id LIMIT 2400'));
    const reader = investor();
    const see = async (startups: typeof found) => {
      for (let at = 0; at < startups.length; at += VIEWS_AT_ONCE) {
        const part = startups.slice(at, at + VIEWS_AT_ONCE).map(({ id }) => id);
        expect(await view(reader, part)).toEqual(part.map(() => true));
      }
    };
    await see(found);
    const rows = await count('views', 'viewer_id', reader.user_id);
    expect(rows).toBeGreaterThanOrEqual(2000);
    expect(rows).toBeLessThanOrEqual(2200);
    // What the user viewed is still answered as before.
    await see(found.toReversed().slice(0, 400));
    expect(await count('views', 'viewer_id', reader.user_id)).toBe(rows);
    // A startup that the user may not see is unknown as before, and others' views count.
    expect(await view(reader, [uuid()])).toEqual([false]);
    const other = investor();
    await view(other, [found.at(-1)?.id ?? '']);
    expect(await count('views', 'viewer_id', other.user_id)).toBe(1);
  });
});

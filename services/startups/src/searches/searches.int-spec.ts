import { accountDeleted, type Actor, rpc, type SearchInput } from '@proofround/contracts';
import { aDeparture } from '@proofround/test-kit';
import { z } from 'zod';

import { admin, founder, investor, StartupsWorld } from '../testing/startups-world.js';

const missing = { code: 'not_found', message: 'Saved search not found' };

describe('a saved search', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const save = (actor: Actor, search: Partial<SearchInput> = {}) =>
    world.rpc.call(rpc.searches.create, {
      actor,
      body: { name: 'Clinics', query: 'q=clinic&sort=score', ...search },
    });
  const list = (actor: Actor) => world.rpc.call(rpc.searches.list, { actor });
  const rename = (actor: Actor, search_id: string, name: string) =>
    world.rpc.call(rpc.searches.rename, { actor, search_id, body: { name } });
  const remove = (actor: Actor, search_id: string) =>
    world.rpc.call(rpc.searches.remove, { actor, search_id });

  // rules: SEARCH-1, SEARCH-3
  it('is listed newest first, renamed and removed by its investor', async () => {
    const actor = investor();
    const [first, second] = [await save(actor), await save(actor, { name: 'Farms', query: 'q=farm' })];
    expect(await list(actor)).toEqual([second, first]);
    expect(first).toMatchObject({ name: 'Clinics', query: 'q=clinic&sort=score' });
    expect(await rename(actor, first.id, 'Clinics that sell')).toEqual({
      ...first,
      name: 'Clinics that sell',
    });
    await remove(actor, second.id);
    expect(await list(actor)).toEqual([{ ...first, name: 'Clinics that sell' }]);
    await expect(remove(actor, second.id)).rejects.toMatchObject(missing);
    await expect(rename(actor, second.id, 'Gone')).rejects.toMatchObject(missing);
  });

  // rule: SEARCH-1
  it('is one of at most 20, also for simultaneous requests', async () => {
    const actor = investor();
    const results = await Promise.allSettled(Array.from({ length: 24 }, () => save(actor)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(await list(actor)).toHaveLength(20);
    await expect(save(actor)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You can save at most 20 searches. Remove one first.',
    });
  });

  // rule: SEARCH-4
  it('does not exist for anybody else', async () => {
    const [actor, other] = [investor(), investor()];
    const { id } = await save(actor);
    expect(await list(other)).toEqual([]);
    await expect(rename(other, id, 'Mine')).rejects.toMatchObject(missing);
    await expect(remove(other, id)).rejects.toMatchObject(missing);
    for (const refused of [founder(), admin()])
      await expect(list(refused)).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Only investors can save searches',
      });
    expect(await list(actor)).toMatchObject([{ name: 'Clinics' }]);
  });

  // rule: SEARCH-5
  it('is in the export, and is deleted with the account', async () => {
    const [leaving, staying] = [investor(), investor()];
    const search = await save(leaving);
    await save(staying);
    const exported = await world.rpc.call(rpc.accounts.export.startups, {
      actor: leaving,
      section: 'saved_searches',
    });
    expect(exported).toEqual([search]);
    await world.publish(accountDeleted, aDeparture(leaving.user_id));
    const left = await world.rows(
      z.object({ user_id: z.string() }),
      'SELECT user_id FROM saved_searches WHERE user_id = ANY($1)',
      [[leaving.user_id, staying.user_id]],
    );
    expect(left).toEqual([{ user_id: staying.user_id }]);
  });
});

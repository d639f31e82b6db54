import { accountDeleted, type Actor, rpc, type SearchInput, startupsFound } from '@proofround/contracts';
import { aDeparture, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { admin, founder, investor, StartupsWorld } from '../testing/startups-world.js';
import { SearchNews } from './search-news.js';

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

  describe('that its investor follows', () => {
    const follow = (actor: Actor, search_id: string, followed = true) =>
      world.rpc.call(rpc.searches.follow, { actor, search_id, body: { followed } });
    /** Looks as if this many hours had passed, for every investor for whom a look is due. */
    const look = async (hours: number) => {
      const news = world.service.get(SearchNews);
      while (await news.next(new Date(Date.now() + hours * 3_600_000)));
    };
    const toldTo = ({ user_id }: Actor) =>
      world.publishedData(startupsFound).filter(({ investor_user_id }) => investor_user_id === user_id);
    const add = (idea_title: string, sector: string) =>
      world.create(founder(), aStartup({ idea_title, sector }));

    // rule: SEARCH-6
    it('tells of new startups a day later, once, and never of those that were there or that are held', async () => {
      const actor = investor();
      await add('Seen', 'Sector A');
      const { id } = await save(actor, { name: 'Mine', query: 'sector=Sector+A' });
      expect(await follow(actor, id)).toMatchObject({ id, followed: true });
      const [held, other] = [await add('Held', 'Sector A'), await add('Other', 'Sector B')];
      await world.setHeld(held.id, true);
      const found = await add('Found', 'Sector A');
      await look(23);
      await look(24.5);
      await look(24.5);
      await until('the news are published', () => toldTo(actor).length > 0);
      expect(other.idea_title).toBe('Other');
      expect(toldTo(actor)).toEqual([
        {
          investor_user_id: actor.user_id,
          searches: ['Mine'],
          startups: [{ startup_id: found.id, idea_title: 'Found' }],
          has_more: false,
        },
      ]);
      await look(49);
      expect(toldTo(actor)).toHaveLength(1);
    });

    // rule: SEARCH-6
    it('shares one piece of news a day with the others, which names ten startups at most', async () => {
      const actor = investor();
      const [wide, narrow, quiet] = [
        await save(actor, { name: 'Wide', query: 'sector=Sector+C' }),
        await save(actor, { name: 'Narrow', query: 'sector=Sector+C&q=Idea+11' }),
        await save(actor, { name: 'Quiet', query: 'sector=Sector+D' }),
      ];
      for (const { id } of [wide, narrow, quiet]) await follow(actor, id);
      for (let n = 1; n <= 12; n++) await add(`Idea ${n}`, 'Sector C');
      await Promise.all([look(25), look(25)]);
      await until('the news are published', () => toldTo(actor).length > 0);
      const [news, ...others] = toldTo(actor);
      expect(others).toEqual([]);
      expect(news).toMatchObject({ searches: ['Wide', 'Narrow'], has_more: true });
      expect(news?.startups.map(({ idea_title }) => idea_title)).toEqual(
        [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Idea ${n}`),
      );
    });

    // rule: SEARCH-6
    it('is silent once it is not followed any more, for everybody else, and if its query is refused', async () => {
      const [actor, other] = [investor(), investor()];
      const { id } = await save(actor, { query: 'sector=Sector+E' });
      await expect(follow(other, id)).rejects.toMatchObject(missing);
      await follow(actor, id);
      expect(await follow(actor, id, false)).toMatchObject({ followed: false });
      const odd = await save(other, { query: 'sector=Sector+E' });
      await follow(other, odd.id);
      await world.rows(z.unknown(), `UPDATE saved_searches SET query = 'min_score=x' WHERE id = $1`, [
        odd.id,
      ]);
      await add('Unseen', 'Sector E');
      await look(25);
      const last = investor();
      await follow(last, (await save(last, { query: 'sector=Sector+E' })).id);
      await add('Seen', 'Sector E');
      await look(25);
      await until('the last investor is told', () => toldTo(last).length > 0);
      expect([...toldTo(actor), ...toldTo(other)]).toEqual([]);
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

import { startupInList } from '@proofround/contracts';
import { type ApiClient, aStartup, detailOf, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { analysed, createStartup, read } from '../support/startups.js';
import { aFounder, anInvestor, anyone, copyStartup, forgetCopies, theAdmin } from './stack-under-test.js';

const rows = z.array(z.object({ id: z.string() }).or(z.object({ match: z.object({ id: z.string() }) })));
const idsOf = (body: unknown) => rows.parse(body).map((row) => ('id' in row ? row.id : row.match.id));

/** Follows Link headers from the first page to the last. */
async function allPages(who: ApiClient, path: string, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | undefined = `${path}?limit=${limit}`;
  while (next !== undefined) {
    const answer = await who.get(next);
    expect(answer.status).toBe(200);
    pages.push(idsOf(answer.body));
    next = /^<\/api([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    if (pages.length > 50) throw new Error('The pages do not end');
  }
  return pages;
}

/** Limit, cursor and Link on every list that can grow. */
describe('lists', () => {
  let founder: ApiClient;
  let startupId = '';

  beforeAll(async () => {
    founder = await aFounder();
    for (let index = 0; index < 5; index++) {
      startupId = (await createStartup(founder, { idea_title: `S${index}` })).id;
    }
    await until('the newest is analysed and the founder told', async () => {
      const now = await read(founder, startupId);
      const notifications = idsOf((await founder.get('/notifications')).body);
      return now.analysis_status === 'complete' && notifications.length >= 5;
    });
    const buyer = await anInvestor();
    await founder.post('/marketplace/listings', { startup_id: startupId, asking_price: 9 });
    await buyer.post(`/interest/${startupId}`);
  });

  // rules: PAGE-1, PAGE-3
  it.each([
    ['startups', () => '/startups'],
    ['tasks', () => `/startups/${startupId}/tasks`],
    ['scores', () => `/startups/${startupId}/scores`],
    ['matches', () => `/matches/${startupId}`],
    ['notifications', () => '/notifications'],
    ['profiles', () => '/investors'],
    ['offers', () => '/marketplace/my-offers'],
  ])('of %s come in pages that join to the whole', async (_name, path) => {
    const whole = await founder.get(path());
    expect(whole.headers.get('link')).toBeNull();
    const pages = await allPages(founder, path(), 2);
    expect(pages.flat()).toEqual(idsOf(whole.body));
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(2);
  });

  // rule: ADMIN-3
  it('of users have pages for the admin', async () => {
    const [admin] = [await theAdmin(), await aFounder(), await aFounder(), await aFounder()];
    const answer = await admin.get('/admin/users?limit=3');
    expect(idsOf(answer.body)).toHaveLength(3);
    expect(answer.headers.get('link')).toContain('rel="next"');
  });

  // rule: PAGE-3
  it('refuse an invalid limit or cursor', async () => {
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'limit=1.5', 'cursor=x']) {
      for (const path of [
        '/startups',
        '/notifications',
        '/marketplace/listings',
        `/startups/${startupId}/tasks`,
      ]) {
        const answer = await founder.get(`${path}?${query}`);
        expect([path, query, answer.status]).toEqual([path, query, 422]);
        expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['query', query.split('=')[0]] })]);
      }
    }
    const stranger = await founder.get(`/startups/${startupId}/tasks?cursor=${uuid()}`);
    expect(stranger.status).toBe(422);
  });

  // rule: FILTER-6
  it('of the browse page refuse an invalid filter and ignore an empty one', async () => {
    const investor = await anInvestor();
    for (const query of [
      'min_users=1.5',
      'min_score=101',
      'min_revenue=-1',
      'stage=seed',
      'include=ledger',
    ]) {
      const answer = await investor.get(`/startups?limit=1&${query}`);
      expect([query, answer.status]).toEqual([query, 422]);
      expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['query', query.split('=')[0]] })]);
    }
    const empty = await investor.get(
      '/startups?limit=1&q=&sector=&stage=&min_score=&min_users=&include=&cursor=',
    );
    expect(empty.status).toBe(200);
  });

  // rules: FILTER-7, FILTER-8
  it.each(['newest', 'score', 'revenue', 'fit'])('of the browse page come in order of %s', async (sort) => {
    const investor = await anInvestor();
    const query = `/startups?sort=${sort}`;
    const whole = idsOf((await investor.get(query)).body);
    const page = await investor.get(`${query}&limit=3`);
    expect(idsOf(page.body)).toEqual(whole.slice(0, 3));
    const next = /<\/api([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(idsOf((await investor.get(next)).body)).toEqual(whole.slice(3, 6));
  });

  // rules: FILTER-7, PAGE-4
  it('of the browse page refuse an unknown sort, and count only when asked', async () => {
    const refused = await founder.get('/startups?sort=oldest');
    expect(refused.status).toBe(422);
    expect(detailOf(refused)).toEqual([expect.objectContaining({ loc: ['query', 'sort'] })]);
    expect((await founder.get('/startups?total=yes')).status).toBe(422);
    for (const query of ['total=true&limit=1', 'total=true'])
      expect((await founder.get(`/startups?${query}`)).headers.get('total-count')).toBe('5');
    for (const query of ['limit=1', 'total=false', 'sort=&total='])
      expect((await founder.get(`/startups?${query}`)).headers.get('total-count')).toBeNull();
  });

  // rule: FILTER-6
  it('of the browse page combine the filters, on every page', async () => {
    const word = uuid();
    const mine = await aFounder();
    for (let index = 0; index < 5; index++) {
      await mine.post(
        '/startups',
        aStartup({ idea_title: `${word} ${index}`, user_count: index * 10, stage: 'growing' }),
      );
    }
    const investor = await anInvestor();
    const query = `q=${word.toUpperCase()}&stage=growing&min_users=10&sector=fint`;
    const first = await investor.get(`/startups?${query}&limit=3`);
    expect(idsOf(first.body)).toHaveLength(3);
    const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain(`q=${word.toUpperCase()}`);
    const second = await investor.get(next);
    expect(idsOf(second.body)).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
    expect((await investor.get(`/startups?q=${word}%00`)).status).toBe(422);
  });

  // rule: PAGE-2
  it('without limit or cursor are complete, even if they are larger than one message', async () => {
    const owner = await aFounder();
    const { id } = await createStartup(owner, { idea_title: 'Many' });
    await analysed(owner, id);
    const count = 2500;
    await copyStartup(id, count);
    try {
      const answer = await owner.get('/startups');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('link')).toBeNull();
      expect(answer.text.length).toBeGreaterThan(2_000_000);
      const ids = idsOf(answer.body);
      expect(new Set(ids).size).toBe(count + 1);
      expect(ids).toEqual(ids.toSorted().toReversed());
    } finally {
      await forgetCopies(id);
    }
  });

  // rule: PAGE-1
  it('give pages by a Link header until none is left', async () => {
    const founder = await aFounder();
    for (const idea_title of ['a', 'b', 'c', 'd', 'e']) await createStartup(founder, { idea_title });
    const titles: string[] = [];
    let path: string | undefined = '/startups?limit=2';
    while (path !== undefined) {
      const page: Awaited<ReturnType<ApiClient['get']>> = await founder.get(path);
      titles.push(
        ...z
          .array(startupInList)
          .parse(page.body)
          .map(({ idea_title }) => idea_title),
      );
      path = /^<\/api(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(titles).toEqual(['e', 'd', 'c', 'b', 'a']);
    const whole = await founder.get('/startups');
    expect(z.array(startupInList).parse(whole.body)).toHaveLength(5);
    expect(whole.headers.get('link')).toBeNull();
  });

  // rules: FILTER-6, PAGE-3
  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=nonsense',
    'stage=unicorn',
    'min_score=101',
    'min_score=-1',
    'min_users=x',
  ])('refuse %s with 422 at the query', async (query) => {
    const answer = await (await anInvestor()).get(`/startups?${query}`);
    expect(answer.status).toBe(422);
    expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['query', query.split('=')[0]] })]);
  });

  it.each([
    ['a text that is too long', [`sector=${'a'.repeat(201)}`], 'Must be at most 200 characters'],
    ['too many of them', Array<string>(51).fill('sector=a'), 'Must have at most 50 entries'],
  ])('say what is wrong with a sector: %s', async (_name, sectors, msg) => {
    const answer = await (await anInvestor()).get(`/startups?${sectors.join('&')}`);
    expect(answer.status).toBe(422);
    expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['query', 'sector'], msg })]);
  });

  // rules: FILTER-2, FILTER-6
  it('combine the filters for an investor', async () => {
    const founder = await aFounder();
    const mark = uuid().slice(-10);
    const { id } = await createStartup(founder, {
      idea_title: `Otter ${mark}`,
      sector: 'HealthTech',
      user_count: 80,
    });
    await createStartup(founder, { idea_title: `Otter ${mark}`, sector: 'EdTech', user_count: 80 });
    await analysed(founder, id);
    const investor = await anInvestor();
    const found = await investor.get(
      `/startups?q=otter%20${mark}&sector=health&sector=saas&stage=mvp&min_users=80&min_score=1`,
    );
    expect(
      z
        .array(startupInList)
        .parse(found.body)
        .map((one) => one.id),
    ).toEqual([id]);
  });

  it('need a token', async () => {
    expect((await anyone().get('/startups?limit=2')).status).toBe(401);
  });
});

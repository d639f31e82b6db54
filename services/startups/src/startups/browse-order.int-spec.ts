import {
  type Actor,
  type FitWeights,
  rpc,
  type StartupFilter,
  type StartupSort,
} from '@proofround/contracts';
import { addProfiles, anInvestorProfile } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { EQUAL_WEIGHTS } from '../records/fit.js';
import { founder, investor, StartupsWorld } from '../testing/startups-world.js';
import { selectPage } from './browse-order.js';

/** Name, score and revenue of each startup, oldest first. Several have equal values or none. */
const STARTUPS: readonly (readonly [name: string, score: number | null, revenue: number])[] = [
  ['a', 61.25, 0],
  ['b', null, 4800.5],
  ['c', 80, 0],
  ['d', 61.25, 1e12],
  ['e', null, 4800.5],
  ['f', 0, 4800.49],
];

describe('the order of a list of startups', () => {
  let world: StartupsWorld;
  const owner = founder();
  const viewer = investor();
  const word = uuid();
  const names = new Map<string, string>();
  const idOf = (name: string) => [...names].find(([, found]) => found === name)?.[0] ?? '';
  const setScore = (name: string, score: number | null) =>
    world.database.query('UPDATE startups SET overall_score = $2 WHERE id = $1', [idOf(name), score]);

  beforeAll(async () => {
    world = await StartupsWorld.start();
    for (const [name, score, monthly_revenue] of STARTUPS) {
      const { id } = await world.create(owner, { idea_title: `${name} ${word}`, monthly_revenue });
      names.set(id, name);
      await setScore(name, score);
    }
    const { id } = await world.rpc.call(rpc.investors.create, { actor: viewer, body: anInvestorProfile() });
    for (const [name, score] of Object.entries({ b: 70, e: 90.125, a: 70 }))
      await world.database.query(
        `INSERT INTO matches (id, startup_id, investor_id, match_score, startup_reasons, investor_reasons, created_at)
         VALUES ($1, $2, $3, $4, '[]', '[]', now())
         ON CONFLICT (startup_id, investor_id) DO UPDATE SET match_score = excluded.match_score`,
        [uuid(), idOf(name), id, score],
      );
  }, 60_000);
  afterAll(() => world.stop());

  const page = async (actor: Actor, sort: StartupSort, options: { cursor?: string; limit?: number } = {}) => {
    const request = { actor, filter: { q: word }, sort, ...options };
    const { items, next } = await world.rpc.page(rpc.startups.list, request);
    return { found: items.map(({ id }) => names.get(id) ?? id), next };
  };
  const allPages = async (
    actor: Actor,
    sort: StartupSort,
    limit: number,
    between = () => Promise.resolve(),
  ) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await page(actor, sort, { limit, ...(cursor !== undefined && { cursor }) });
      found.push(...part.found);
      cursor = part.next;
      if (cursor !== undefined) await between();
    } while (cursor !== undefined);
    return found.join('');
  };

  // rule: FILTER-7
  it.each([
    ['newest', 'fedcba'],
    ['score', 'cdafeb'],
    ['revenue', 'debfca'],
  ] as const)(
    'by %s is the same on pages of every length, without gaps or repeats',
    async (sort, expected) => {
      for (const limit of [1, 2, 4, 200]) expect(await allPages(viewer, sort, limit)).toBe(expected);
      expect((await page(viewer, sort)).found.join('')).toBe(expected);
      expect(await allPages(owner, sort, 4)).toBe(expected);
    },
  );

  // rule: FILTER-8
  it('by fit puts the own matches first, best first, and then the newest', async () => {
    for (const limit of [1, 2, 3, 200]) expect(await allPages(viewer, 'fit', limit)).toBe('ebafdc');
  });

  // rule: FILTER-8
  it('by fit is the newest first for callers who may see no matches or have none', async () => {
    for (const actor of [owner, investor(), { ...viewer, is_premium: false }])
      expect(await allPages(actor, 'fit', 4)).toBe('fedcba');
  });

  // rule: FILTER-7
  it('keeps its place when the last startup of a page moves or disappears', async () => {
    const moves = [() => setScore('c', 1), () => setScore('c', 80)];
    const found = await allPages(viewer, 'score', 1, async () => {
      await (moves.shift() ?? (() => Promise.resolve()))();
    });
    expect(found).toBe('cdafeb');
    const first = await page(viewer, 'score', { limit: 2 });
    const cursor = (first.next ?? '').replace(/~.*/, `~${uuid()}`); // of a newer startup with this score
    expect((await page(viewer, 'score', { cursor })).found.join('')).toBe('dafeb');
  });

  // rules: FILTER-7, PAGE-3
  it.each(['score', 'revenue', 'fit'] as const)('by %s refuses the cursor of another sort', async (sort) => {
    const invalid = { code: 'invalid' };
    await expect(page(viewer, sort, { cursor: uuid() })).rejects.toMatchObject(invalid);
    await expect(page(viewer, 'newest', { cursor: `1~${uuid()}` })).rejects.toMatchObject(invalid);
  });

  it('by own fit reads an index while the weights are equal', async () => {
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const planFor = async (weights: FitWeights) => {
      values.length = 0;
      const page = { sort: 'my_fit', filter: 'NOT held_back', place: null, limit: 3, userId: '' } as const;
      const sql = selectPage({ ...page, weights }, parameter);
      return world.database.transaction(async (tx) => {
        await tx.query('SET LOCAL enable_seqscan = off');
        return JSON.stringify(await tx.query(`EXPLAIN ${sql}`, values));
      });
    };
    for (const weight of [1, 3]) {
      const plan = await planFor({
        team: weight,
        market: weight,
        feasibility: weight,
        product: weight,
        risk: weight,
      });
      expect(plan).toContain('startups_by_fit');
      expect(plan).not.toContain('Sort');
    }
    expect(await planFor({ ...EQUAL_WEIGHTS, team: 2 })).toContain('Sort');
  });

  // rule: PAGE-4
  it('counts at most ten thousand, and of a search five thousand', async () => {
    await addProfiles(world.database, { startups: 10_001, investors: 0 });
    await world.database.query(`UPDATE startups SET search_text = 'x' || id WHERE idea_title = 'Startup'`);
    const totalOf = async (filter: StartupFilter) => {
      const cursor = '00000000-0000-7000-8000-000000000000'; // after all of them: the page is empty
      const request = { actor: viewer, filter, cursor, limit: 2, total: true };
      return (await world.rpc.forward(rpc.startups.list, request)).total;
    };
    expect(await totalOf({})).toBe('10000+');
    expect(await totalOf({ q: 'x10000000-' })).toBe('5000+');
    expect(await totalOf({ q: 'x10000000-0000-7000-8000-00000000000' })).toBe('16');
  });

  // rule: PAGE-4
  it('counts the startups of all pages only when asked', async () => {
    const totalOf = async (filter: StartupFilter, total?: boolean) =>
      (await world.rpc.forward(rpc.startups.list, { actor: viewer, filter, limit: 2, total })).total;
    expect(await totalOf({ q: word }, true)).toBe('6');
    expect(await totalOf({ q: word, min_score: 61 }, true)).toBe('3');
    expect(await totalOf({ q: `${word}\u001f` }, true)).toBe('0');
    expect(await totalOf({ q: word })).toBeUndefined();
  });
});

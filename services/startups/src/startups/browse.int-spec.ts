import { rpc, type Startup } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('lists of startups', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('listing', () => {
    // rule: STARTUP-7
    it('gives founders their own startups and investors all, newest first', async () => {
      const owner = founder();
      const first = await world.create(owner);
      const second = await world.create(owner);
      const other = await world.create(founder());
      expect(await world.ids(owner)).toEqual([second.id, first.id]);
      const all = await world.ids(investor());
      expect(all.indexOf(other.id)).toBeLessThan(all.indexOf(second.id));
      expect(all.indexOf(second.id)).toBeLessThan(all.indexOf(first.id));
    });

    // rule: PAGE-3
    it('gives pages without gaps or repeats', async () => {
      const owner = founder();
      const made: string[] = [];
      for (let index = 0; index < 7; index++) made.unshift((await world.create(owner)).id);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await world.rpc.forward(rpc.startups.list, {
          actor: owner,
          filter: {},
          limit: 3,
          cursor,
        });
        const startups = JSON.parse(Buffer.from(page.json).toString()) as Startup[];
        expect(startups.length).toBeLessThanOrEqual(3);
        seen.push(...startups.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== undefined);
      expect(seen).toEqual(made);
    });

    it('fits into a message, however long the texts are', async () => {
      const owner = founder();
      const long = '漢'.repeat(5000);
      for (let index = 0; index < 12; index++) {
        await world.create(owner, {
          problem_statement: long,
          solution_statement: long,
          target_market: long,
          idea_description: long,
        });
      }
      const first = await world.rpc.forward(rpc.startups.list, { actor: owner, filter: {} });
      expect(first.json.length).toBeLessThan(1_000_000);
      expect(first.next).toBeDefined();
    });

    // rule: FILTER-1
    it.each([
      ['ΟΔΟΣ', 'ΟΔΟΣΗΜΑΝΣΗ'],
      ['οδος', 'Νέα Οδός και ΟΔΟΣΗΜΑΝΣΗ'],
      ['istanbul', 'İstanbul Foods'],
      ['İSTANBUL', 'istanbul foods'],
      ['IŞIK', 'Güneş ışık'],
    ])('finds %s in “%s”, whatever small letter stands for a capital one', async (q, idea_title) => {
      const owner = founder();
      const { id } = await world.create(owner, { idea_title, sector: idea_title });
      expect(await world.ids(owner, { q })).toEqual([id]);
      expect(await world.ids(owner, { sector: [q] })).toEqual([id]);
    });

    // rule: FILTER-1
    it('searches title, description and sector by substring, ignoring case', async () => {
      const owner = founder();
      const mark = uuid().slice(-8);
      const title = await world.create(owner, { idea_title: `Zebra${mark}` });
      const description = await world.create(owner, { idea_description: `finds zeBRA${mark} easily` });
      const sector = await world.create(owner, { sector: `xZEBRA${mark}x` });
      const found = await world.ids(investor(), { q: `ebra${mark}` });
      expect(found).toEqual([sector.id, description.id, title.id]);
    });

    // rule: FILTER-1
    it('takes wildcards and separators in a search literally', async () => {
      const owner = founder();
      const percent = await world.create(owner, { idea_title: `100% sure_${owner.user_id}` });
      expect(await world.ids(owner, { q: '100%' })).toEqual([percent.id]);
      expect(await world.ids(owner, { q: '1_0%' })).toEqual([]);
      expect(await world.ids(owner, { q: '\\' })).toEqual([]);
      expect(await world.ids(owner, { q: '\u001f' })).toEqual([]);
    });

    // rule: FILTER-11
    it('filters by a part of the location, in any case, and takes wildcards literally', async () => {
      const owner = founder();
      const oslo = await world.create(owner, { location: 'Oslo, Norway' });
      const bergen = await world.create(owner, { location: 'Bergen, NORWAY' });
      await world.create(owner, { location: null });
      expect(await world.ids(owner, { location: 'norway' })).toEqual([bergen.id, oslo.id]);
      expect(await world.ids(owner, { location: 'oslo' })).toEqual([oslo.id]);
      expect(await world.ids(owner, { location: 'O_lo' })).toEqual([]);
      const leeds = await world.create(owner, { location: 'Leeds, UK' });
      await world.create(owner, { location: 'Lviv, Ukraine' });
      expect(await world.ids(owner, { location: 'uk' })).toEqual([leeds.id]);
    });

    // rules: FILTER-2, FILTER-3, FILTER-4
    it('filters by sectors (any of them, by substring), stage, revenue and users', async () => {
      const owner = founder();
      const a = await world.create(owner, {
        sector: 'HealthTech',
        stage: 'idea',
        monthly_revenue: 100,
        user_count: 5,
      });
      const b = await world.create(owner, {
        sector: 'FinTech / AI',
        stage: 'growing',
        monthly_revenue: 5000.5,
        user_count: 500,
      });
      expect(await world.ids(owner, { sector: ['fintech', 'HEALTH'] })).toEqual([b.id, a.id]);
      expect(await world.ids(owner, { sector: ['tech /'] })).toEqual([b.id]);
      expect(await world.ids(owner, { stage: 'idea' })).toEqual([a.id]);
      expect(await world.ids(owner, { stage: 'all' })).toEqual([b.id, a.id]);
      expect(await world.ids(owner, { min_revenue: 5000.5 })).toEqual([b.id]);
      expect(await world.ids(owner, { min_revenue: 5000.51 })).toEqual([]);
      expect(await world.ids(owner, { min_users: 5 })).toEqual([b.id, a.id]);
      expect(await world.ids(owner, { min_users: 6, sector: ['health'] })).toEqual([]);
    });

    // rule: FILTER-10
    it('finds a sector under its other names too, if asked', async () => {
      const owner = founder();
      const ids: string[] = [];
      for (const sector of ['Unheard Campanology', 'Biology', 'Financial services', 'MedTech', 'AgTech'])
        ids.unshift((await world.create(owner, { sector })).id);
      const [agtech, medtech, financial, , unheard] = ids;
      const found = (sector: string[], same_sectors = true) => world.ids(owner, { sector, same_sectors });
      expect(await found(['Agriculture'])).toEqual([agtech]);
      expect(await found(['Fintech'])).toEqual([financial]);
      expect(await found(['health', 'AgriTech'])).toEqual([agtech, medtech]);
      expect(await found(['campanology'])).toEqual([unheard]);
      expect(await found(['Other'])).toEqual([]);
      expect(await found(['Agriculture'], false)).toEqual([]);
      expect(await found(['Tech'])).toEqual([agtech, medtech]);
    });

    // rule: FILTER-10
    it('finds a sector by its own and by its other names through indexes', async () => {
      const plan = await world.database.transaction(async (tx) => {
        await tx.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
        const where = `sector_key LIKE ANY($1) OR match_keys && $2::text[]`;
        return JSON.stringify(
          await tx.query(`EXPLAIN SELECT id FROM startups WHERE ${where}`, [['%agriculture%'], ['agritech']]),
        );
      });
      expect(plan).toContain('BitmapOr');
      expect(plan).toContain('startups_sector');
      expect(plan).toContain('startups_match');
    });

    // rule: FILTER-5
    it('excludes startups without a score when a minimum score is given, even 0', async () => {
      const owner = founder();
      const scored = await world.create(owner);
      await world.create(owner);
      await world.complete(owner, scored, undefined, 61.5);
      expect(await world.ids(owner, { min_score: 0 })).toEqual([scored.id]);
      expect(await world.ids(owner, { min_score: 61.5 })).toEqual([scored.id]);
      expect(await world.ids(owner, { min_score: 61.6 })).toEqual([]);
    });
  });
});

import {
  analysisFailed,
  type Investor,
  type InvestorInput,
  matchesGenerated,
  matchingRequested,
  type RankedPair,
  rpc,
  type Startup,
} from '@proofround/contracts';
import { addProfiles, anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aRanking, founder, investor, StartupsWorld } from '../testing/startups-world.js';
import { BY_INDEX_ONLY, INVESTORS_FOR_STARTUP, STARTUPS_FOR_INVESTOR } from './candidates.sql.js';
import { fillMatchKeys } from './fill-match-keys.js';

const MANY = 4000;
const planLines = z.array(z.object({ 'QUERY PLAN': z.string() }));

describe('candidates for matches', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await addProfiles(world.database, { startups: MANY, investors: MANY });
  }, 60_000);
  afterAll(() => world.stop());

  const profile = (overrides: Partial<InvestorInput> = {}): Promise<Investor> =>
    world.rpc.call(rpc.investors.create, { actor: investor(), body: anInvestorProfile(overrides) });
  const investorsFor = async (startup: Startup) => {
    const found = await world.rpc.call(rpc.matches.chooseCandidates, { target: { startup_id: startup.id } });
    const investor_ids = found?.investors.map(({ investor_id }) => investor_id) ?? [];
    return (await world.rpc.call(rpc.matches.getInvestors, { investor_ids })).investors;
  };
  const startupsFor = async ({ id: investor_id }: Investor) => {
    const found = await world.rpc.call(rpc.matches.chooseCandidates, {
      target: { investor_id },
    });
    return found?.startups ?? [];
  };

  it('include fitting profiles of any age among thousands of investors, for both sides', async () => {
    const fitting = await profile({
      investment_sectors: ['Beekeeping'],
      check_size_min: 200_000,
      check_size_max: 400_000,
      preferred_stages: ['mvp'],
    });
    const owner = founder();
    const startup = await world.create(owner, { sector: 'beekeeping', stage: 'mvp', funding_ask: 250_000 });
    await world.complete(owner, startup);
    await addProfiles(world.database, { startups: 300, investors: 300, from: MANY });

    const [best] = await investorsFor(startup);
    expect(best?.investor_id).toBe(fitting.id);
    const [startupMatches] = await startupsFor(fitting);
    expect(startupMatches?.startup_id).toBe(startup.id);
  });

  it('fit in sector, check size and stage while enough such profiles exist', async () => {
    const owner = founder();
    const startup = await world.create(owner, { sector: 'Payments', stage: 'mvp', funding_ask: 300_000 });
    const found = (await investorsFor(startup)).slice(0, 20);
    expect(found).toHaveLength(20);
    for (const candidate of found) {
      expect(candidate.investment_sectors).toContain('FinTech');
      expect(candidate.check_size_min ?? 0).toBeLessThanOrEqual(300_000);
      expect(candidate.check_size_max ?? 0).toBeGreaterThanOrEqual(300_000);
      expect(candidate.preferred_stages ?? ['mvp']).toContain('mvp');
    }
  });

  it('include profiles with missing data', async () => {
    const owner = founder();
    const startup = await world.create(owner, { sector: 'Other', funding_ask: null });
    expect((await investorsFor(startup)).length).toBeGreaterThan(100);
    const open = await profile({
      investment_sectors: ['any sector'],
      check_size_min: null,
      check_size_max: null,
      preferred_stages: null,
    });
    expect((await startupsFor(open)).length).toBeGreaterThan(100);
  });

  it('name investors with a version that changes with their facts, and not when they get matches', async () => {
    const actor = investor();
    const create = { actor, body: anInvestorProfile({ investment_sectors: ['Campanology'] }) };
    const { id: investor_id } = await world.rpc.call(rpc.investors.create, create);
    const { id: startup_id } = await world.create(founder(), { sector: 'campanology' });
    const versions = async () => {
      const target = { startup_id };
      const found = await world.rpc.call(rpc.matches.chooseCandidates, { target });
      const named = found?.investors.find((one) => one.investor_id === investor_id);
      const { investors } = await world.rpc.call(rpc.matches.getInvestors, { investor_ids: [investor_id] });
      const own = await world.rpc.call(rpc.matches.chooseCandidates, { target: { investor_id } });
      return [named?.version, investors[0]?.version, own?.investors[0]?.version];
    };
    const [first, ...others] = await versions();
    expect(first).toMatch(/^\d+$/);
    expect(others).toEqual([first, first]);
    await world.database.query(
      `INSERT INTO matches (id, startup_id, investor_id, match_score, startup_reasons, investor_reasons, created_at)
       VALUES ($1, $2, $3, 50, '[]', '[]', now())`,
      [uuid(), startup_id, investor_id],
    );
    expect((await versions())[0]).toBe(first);
    const body = { investment_thesis: 'Bells only.' };
    await world.rpc.call(rpc.investors.update, { actor, investor_id, body });
    const [changed, ...again] = await versions();
    expect(changed).not.toBe(first);
    expect(again).toEqual([changed, changed]);
  });

  // rule: MATCH-11
  it('carry the whole thesis, so that its last sentence still excludes', async () => {
    const thesis = `${'We like founders who know their trade. '.repeat(100)}Nothing with crypto.`;
    const talkative = await profile({ investment_sectors: ['Bellfounding'], investment_thesis: thesis });
    const startup = await world.create(founder(), { sector: 'bellfounding' });
    const candidate = (await investorsFor(startup)).find(({ investor_id }) => investor_id === talkative.id);
    expect(candidate?.investment_thesis).toBe(thesis);
  });

  // rule: MATCH-12
  it('include a startup whose renewed analysis failed, because its last one stands', async () => {
    const owner = founder();
    const startup = await world.create(owner, { sector: 'Glassblowing' });
    const fittingProfile = await profile({ investment_sectors: ['Glassblowing'] });
    const isCandidate = async () =>
      (await startupsFor(fittingProfile)).some(({ startup_id }) => startup_id === startup.id);
    await world.complete(owner, startup);
    await world.rpc.call(rpc.startups.analyze, { actor: owner, startup_id: startup.id });
    expect(await isCandidate()).toBe(true);
    const run = { startup_id: startup.id, owner_id: owner.user_id, run_id: await world.runOf(startup.id) };
    await world.publish(analysisFailed, { ...run, reason: 'It did not work out.' });
    expect((await world.get(owner, startup.id)).analysis_status).toBe('failed');
    expect(await isCandidate()).toBe(true);
  });

  it('exclude startups without a finished analysis', async () => {
    const startup = await world.create(founder(), { sector: 'Falconry' });
    const fittingProfile = await profile({ investment_sectors: ['Falconry'] });
    expect((await startupsFor(fittingProfile)).map(({ startup_id }) => startup_id)).not.toContain(startup.id);
  });

  it.each([
    [
      'startups_match',
      STARTUPS_FOR_INVESTOR.fitting,
      [uuid(), ['fintech|2|mvp'], [], ['fintech'], 0, 1, null],
    ],
    [
      'investor_profiles_match',
      INVESTORS_FOR_STARTUP.fitting,
      [uuid(), ['fintech|2|mvp'], [], ['fintech'], 1, 'mvp'],
    ],
  ])('are found by the index %s', async (index, sql, values) => {
    const lines = await world.database.transaction(async (tx) => {
      await tx.query(BY_INDEX_ONLY);
      return planLines.parse(await tx.query(`EXPLAIN ${sql}`, values));
    });
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan.split(`Bitmap Index Scan on ${index}`)).toHaveLength(4);
    expect(plan).not.toContain('Seq Scan');
  });

  it('are found again after the match keys of old rows are derived', async () => {
    const owner = founder();
    const startup = await world.create(owner, { sector: 'Heraldry' });
    await world.complete(owner, startup);
    const fittingProfile = await profile({ investment_sectors: ['Heraldry'] });
    const tables = ['startups', 'investor_profiles'];
    for (const table of tables) {
      await world.database.query(
        `UPDATE ${table} SET match_keys = '{}', match_keys_version = 0 WHERE id = ANY ($1)`,
        [[startup.id, fittingProfile.id]],
      );
    }
    await addProfiles(world.database, { startups: 100, investors: 100, from: 2 * MANY });
    await fillMatchKeys(world.database, new AbortController().signal);
    expect((await investorsFor(startup))[0]?.investor_id).toBe(fittingProfile.id);
    expect((await startupsFor(fittingProfile))[0]?.startup_id).toBe(startup.id);
  });

  it('are requested when a profile is created or changed, and only then', async () => {
    const actor = investor();
    const fittingProfile = await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
    const requestCount = () =>
      world
        .publishedData(matchingRequested)
        .filter(({ target }) => 'investor_id' in target && target.investor_id === fittingProfile.id).length;
    await until('the new profile is matched', () => requestCount() === 1);
    await world.rpc.call(rpc.investors.update, {
      actor,
      investor_id: fittingProfile.id,
      body: { budget: anInvestorProfile().budget },
    });
    await world.rpc.call(rpc.investors.update, {
      actor,
      investor_id: fittingProfile.id,
      body: { investment_sectors: ['Numismatics'] },
    });
    await until('the changed profile is matched', () => requestCount() === 2);

    const owner = founder();
    const startup = await world.create(owner, { sector: 'numismatics' });
    expect((await investorsFor(startup))[0]?.investor_id).toBe(fittingProfile.id);
    await world.complete(owner, startup);
    await until('the analysed startup is matched', () =>
      world
        .publishedData(matchingRequested)
        .some(({ target }) => 'startup_id' in target && target.startup_id === startup.id),
    );
  });

  describe('that were ranked', () => {
    const pair = (startup_id: string, investor_id: string, match_score: number): RankedPair => ({
      startup_id,
      investor_id,
      match_score,
      startup_reasons: ['for the founder'],
      investor_reasons: ['for the investor'],
    });
    const publish = async (target: { startup_id: string } | { investor_id: string }, pairs: RankedPair[]) => {
      await world.events.publish(
        matchesGenerated,
        aRanking({ request_id: uuid(), target, user_id: uuid(), pairs }),
        uuid(),
      );
    };
    /** Investors inserted directly into the table. */
    const insertedInvestors = async (count: number) =>
      (
        await world.rows(
          z.object({ id: z.string() }),
          `SELECT id FROM investor_profiles WHERE id::text LIKE '2%' ORDER BY id LIMIT $1`,
          [count],
        )
      ).map(({ id }) => id);

    it('appear on both sides when they are among the best 50 of either', async () => {
      const owner = founder();
      const full = await world.create(owner);
      const actor = investor();
      const modest = await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
      const better = await insertedInvestors(60);
      await publish({ startup_id: full.id }, [
        ...better.map((id, at) => pair(full.id, id, 99 - at * 0.1)),
        pair(full.id, modest.id, 60),
      ]);
      await until('the list is full', async () => (await world.get(owner, full.id)).match_count >= 50);

      const startupMatches = await world.rpc.call(rpc.matches.list, { actor: owner, startup_id: full.id });
      const investorMatches = await world.rpc.call(rpc.matches.listForInvestor, {
        actor,
        investor_id: modest.id,
      });
      expect(startupMatches.at(-1)).toMatchObject({
        match: { match_score: 60 },
        investor: { id: modest.id },
      });
      expect(investorMatches).toMatchObject([
        { match: { match_score: 60, id: startupMatches.at(-1)?.match.id } },
      ]);
    });

    it('appear on neither side when they are among the best of neither', async () => {
      const actor = investor();
      const ranked = await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
      const startups = await world.rows(
        z.object({ id: z.string() }),
        `SELECT id FROM startups WHERE id::text LIKE '1%' ORDER BY id LIMIT 50`,
        [],
      );
      const listed = () => world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id: ranked.id });
      await publish(
        { investor_id: ranked.id },
        startups.map(({ id }) => pair(id, ranked.id, 90)),
      );
      await until('the investor has 50', async () => (await listed()).length === 50);

      const owner = founder();
      const startup = await world.create(owner);
      await publish({ startup_id: startup.id }, [
        ...(await insertedInvestors(50)).map((id) => pair(startup.id, id, 95)),
        pair(startup.id, ranked.id, 70),
      ]);
      await until('the startup has 50', async () => (await world.get(owner, startup.id)).match_count === 50);
      expect(await listed()).toHaveLength(50);
    });

    it('are candidates again, so no shown score stays outdated', async () => {
      const owner = founder();
      const startup = await world.create(owner, { sector: 'Glaciology' });
      const stranger = await profile({ investment_sectors: ['Tapestry'] });
      await publish({ startup_id: startup.id }, [pair(startup.id, stranger.id, 80)]);
      await until('it is stored', async () => (await world.get(owner, startup.id)).match_count === 1);
      await addProfiles(world.database, { startups: 0, investors: 200, from: 3 * MANY });
      expect((await investorsFor(startup)).map(({ investor_id }) => investor_id)).toContain(stranger.id);
    });
  });

  it('are read in several messages if one cannot hold them', async () => {
    const { id: startup_id } = await world.create(founder(), { sector: 'Payments' });
    const chosen = await world.rpc.call(rpc.matches.chooseCandidates, { target: { startup_id } });
    const investor_ids = chosen?.investors.map(({ investor_id }) => investor_id) ?? [];
    const thesis = 'We like founders who know their trade. '.repeat(120);
    await world.database.query('UPDATE investor_profiles SET investment_thesis = $2 WHERE id = ANY($1)', [
      investor_ids,
      thesis,
    ]);
    const first = await world.rpc.call(rpc.matches.getInvestors, { investor_ids });
    expect(first.rest.length).toBeGreaterThan(0);
    const read = first.investors.map(({ investor_id }) => investor_id);
    expect([...read, ...first.rest]).toEqual(investor_ids);
  });
});

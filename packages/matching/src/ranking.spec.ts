import type { MatchableInvestor, MatchableStartup } from '@proofround/contracts';
import { anInvestorProfile, aStartup } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { rank, rankPair } from './ranking.js';

function startup(overrides: Partial<MatchableStartup> = {}): MatchableStartup {
  return { startup_id: uuid(), overall_score: 60, ...aStartup(), ...overrides };
}
function investor(overrides: Partial<MatchableInvestor> = {}): MatchableInvestor {
  return { investor_id: uuid(), ...anInvestorProfile(), ...overrides };
}

describe('ranking', () => {
  it('gives a pair that fits in every aspect a high score', () => {
    expect(rankPair(startup(), investor()).match_score).toBeGreaterThanOrEqual(90);
  });

  // rule: MATCH-8
  it.each<[string, Partial<MatchableStartup>, Partial<MatchableInvestor>]>([
    ['a funding ask', { funding_ask: null }, {}],
    ['a location', { location: null }, {}],
    ['a sector', { sector: 'Other' }, {}],
    ['stages', {}, { preferred_stages: null }],
    ['a thesis and companies', {}, { investment_thesis: null, current_companies: 'none' }],
    ['a geography', {}, { geography_preference: null }],
  ])('keeps a good pair good without %s', (_, mine, theirs) => {
    const good = rankPair(startup(), investor()).match_score;
    const blank = rankPair(startup(mine), investor(theirs));
    expect(Math.abs(blank.match_score - good)).toBeLessThanOrEqual(10);
    for (const reasons of [blank.startup_reasons, blank.investor_reasons]) {
      expect(reasons.at(-1)).toMatch(/not known|not stated|cannot be compared/);
    }
  });

  // rule: MATCH-9
  it('equals a score computed by hand from known weights and misfit factors', () => {
    const mine = { location: null, funding_ask: 700_000 }; // half of 30, geography unknown
    const theirs = {
      preferred_stages: ['growing' as const],
      investment_thesis: null,
      current_companies: 'none',
    };
    const pair = rankPair(startup(mine), investor(theirs));
    expect(pair.match_score).toBe(Math.round(((35 + 15) / (35 + 30 + 15)) * 100 * 0.75));
  });

  // rule: MATCH-10
  it('counts an ask inside the check size fully, near it half and beyond it not at all', () => {
    const score = (funding_ask: number) => rankPair(startup({ funding_ask }), investor()).match_score;
    expect(score(250_000)).toBe(score(500_000));
    expect(score(500_000) - score(750_000)).toBe(15);
    expect(score(750_000)).toBeGreaterThan(score(760_000));
    expect(score(60_000)).toBe(score(600_000));
    expect(score(5_000_000)).toBe(score(2000));
  });

  it.each<[string, Partial<MatchableStartup>, Partial<MatchableInvestor>, string, string]>([
    [
      'an ask above the largest check',
      { funding_ask: 2_000_000 },
      {},
      'Your ask of $2,000,000 is above their largest check of $500,000',
      'Their ask of $2,000,000 is above your largest check of $500,000',
    ],
    [
      'an ask below the smallest check',
      { funding_ask: 20_000 },
      {},
      'Your ask of $20,000 is below their smallest check of $100,000',
      'Their ask of $20,000 is below your smallest check of $100,000',
    ],
    [
      'an ask above the whole budget',
      { funding_ask: 9_000_000 },
      { check_size_min: null, check_size_max: null },
      'Your ask of $9,000,000 is above their whole budget of $2,000,000',
      'Their ask of $9,000,000 is above your whole budget of $2,000,000',
    ],
    [
      'another sector',
      { sector: 'Gaming' },
      {},
      'Your sector Gaming is not among theirs: they invest in FinTech and HealthTech',
      'Their sector Gaming is not among yours',
    ],
    [
      'another stage',
      { stage: 'growing' },
      { preferred_stages: ['idea'] },
      "You're growing; they prefer idea",
      "They're growing; you prefer idea",
    ],
    [
      'another part of the world',
      { location: 'Nairobi, Kenya' },
      { geography_preference: ['DACH'] },
      'They invest in DACH, and you are in Nairobi, Kenya',
      'Based in Nairobi, Kenya, outside where you invest (DACH)',
    ],
    [
      'an unknown geography',
      {},
      { geography_preference: null },
      'Where they invest is not known',
      'You have not stated where you invest',
    ],
    [
      'a thesis about other things',
      {},
      { investment_thesis: 'Grid batteries, hydrogen and tidal power.', current_companies: 'none' },
      'Your texts name none of the subjects in their thesis (grid, batteries and hydrogen); the match rests on sector, check size, stage and geography',
      'Their texts name none of the subjects in your thesis (grid, batteries and hydrogen); the match rests on sector, check size, stage and geography',
    ],
  ])('explains %s to both sides', (_, mine, theirs, toFounder, toInvestor) => {
    const pair = rankPair(startup(mine), investor(theirs));
    expect(pair.startup_reasons).toContain(toFounder);
    expect(pair.investor_reasons).toContain(toInvestor);
  });

  it('ranks a known fit above an unknown one in every aspect', () => {
    const known = { investment_thesis: 'Bookkeeping and remittances for clinics.' };
    const good = rankPair(startup(), investor(known)).match_score;
    const blanks: [Partial<MatchableStartup>, Partial<MatchableInvestor>][] = [
      [{ funding_ask: null }, {}],
      [{ sector: 'Other' }, {}],
      [{}, { investment_thesis: null, current_companies: 'none' }],
      [{}, { preferred_stages: null }],
      [{ location: null }, {}],
    ];
    for (const [mine, theirs] of blanks) {
      expect(rankPair(startup(mine), investor({ ...known, ...theirs })).match_score).toBeLessThan(good);
    }
  });

  it('never calls a stated thesis missing', () => {
    for (const investment_thesis of [
      'We like stubborn people who finish things.',
      'No crypto please.',
      'Only the best.',
    ]) {
      const { startup_reasons, investor_reasons } = rankPair(
        startup(),
        investor({ investment_thesis, current_companies: 'none' }),
      );
      expect(startup_reasons).not.toContain('Their investment thesis is not known');
      expect(investor_reasons).not.toContain('You have not stated an investment thesis');
    }
  });

  it('does not repeat a location that is no place', () => {
    const pair = rankPair(startup({ location: '180 Pounds' }), investor());
    expect([...pair.startup_reasons, ...pair.investor_reasons].join('\n')).not.toContain('180 Pounds');
    expect(pair.investor_groups?.not_known).toEqual(['Where they are based is not known']);
  });

  // rule: MATCH-6
  it('groups every reason of both sides exactly once', () => {
    const pair = rankPair(
      startup({ funding_ask: 700_000, location: null }),
      investor({ preferred_stages: ['growing'] }),
    );
    expect(pair.startup_groups).toEqual({
      fits: ['Invests in FinTech, your sector', 'Their thesis speaks of clinics, and so do you'],
      does_not_fit: [
        'Your ask of $700,000 is a little above their largest check of $500,000',
        "You're at MVP; they prefer growing",
      ],
      not_known: ['Where you are is not known; they invest in Ireland and United Kingdom'],
    });
    for (const side of ['startup', 'investor'] as const) {
      const groups = pair[`${side}_groups`];
      expect(
        Object.values(groups ?? {})
          .flat()
          .toSorted(),
      ).toEqual(pair[`${side}_reasons`].toSorted());
    }
  });

  it('takes check sizes and places from the thesis when the profile has none', () => {
    const thesis = 'Cheques of $400k to $900k for clinics in Ireland.';
    const theirs = {
      investment_thesis: thesis,
      check_size_min: null,
      check_size_max: null,
      geography_preference: null,
    };
    const pair = rankPair(startup(), investor(theirs));
    expect(pair.startup_reasons).toContain(
      'Your ask of $250,000 is a little below their smallest check of $400,000',
    );
    expect(pair.startup_reasons).toContain('Invests in Ireland, where you are');
  });

  it('caps a wrong sector, and more strictly with a wrong check size', () => {
    const wrong = rankPair(startup({ sector: 'Gaming' }), investor());
    expect(wrong.match_score).toBeLessThanOrEqual(40);
    const hopeless = rankPair(startup({ sector: 'Gaming', funding_ask: 9_000_000 }), investor());
    expect(hopeless.match_score).toBeLessThanOrEqual(25);
  });

  it('gives a neighbouring sector part of the fit of the same sector', () => {
    const score = (sector: string) => rankPair(startup({ sector }), investor()).match_score;
    expect(score('FinTech')).toBeGreaterThan(score('InsurTech'));
    expect(score('InsurTech')).toBeGreaterThan(score('Gaming'));
  });

  it('compares sectors outside the vocabulary as text: only the same name fits', () => {
    const score = (sector: string, investment_sectors: string[]) =>
      rankPair(startup({ sector }), investor({ investment_sectors })).match_score;
    const fits = score('Widgets', ['Widgets']);
    for (const same of ['widgets', ' WIDGET ', 'Widget.']) expect(score('Widgets', [same])).toBe(fits);
    expect(score('Bee-Keeping', ['beekeeping'])).toBe(fits);
    const shares = score('Widgets', ['Widget factories of the Alps']);
    expect(shares).toBeLessThan(fits);
    const strangers = score('Widgets', ['HealthTech']);
    expect(shares).toBeGreaterThan(strangers);
    expect(strangers).toBeLessThanOrEqual(40);
    expect(score('Underwater basket telemetry', ['Fossil fuel drilling'])).toBeLessThanOrEqual(40);
    // A missing sector is neutral, and a known fit ranks higher.
    const missing = score('Widgets', ['Other']);
    expect(missing).toBeGreaterThan(shares);
    expect(missing).toBeLessThan(fits);
  });

  it('says how a sector outside the vocabulary was compared', () => {
    const reasons = (sector: string, sectors: string[]) => {
      const pair = rankPair(startup({ sector }), investor({ investment_sectors: sectors }));
      return [pair.startup_reasons.join('\n'), pair.investor_reasons.join('\n')] as const;
    };
    for (const text of reasons('Widgets', ['FinTech']))
      expect(text).toMatch(/Widgets is not among (?:theirs|yours), as far as the names tell/);
    for (const text of reasons('Widgets', ['Widget repair'])) expect(text).toContain('shares a word with');
    expect(reasons('Widgets', ['widget'])[0]).toContain('Invests in widget, your sector');
    for (const text of reasons('Widgets', ['Other'])) expect(text).toContain('cannot be compared');
  });

  it('gains nothing from repetition or a list of keywords', () => {
    const thesis = { investment_thesis: 'Soil sensors, orchards, irrigation and beekeeping in dry regions.' };
    const usual = 'A marketplace of used bicycles for commuters.';
    const score = (idea_description: string) =>
      rankPair(startup({ idea_description, problem_statement: null, target_market: null }), investor(thesis))
        .match_score;
    const honest = score(`${usual} We put soil in pots.`);
    expect(score(`${usual} We put soil in pots. ${'Soil, soil, soil. '.repeat(40)}`)).toBe(honest);
    const words =
      'orchard irrigation beekeeping soil sensor clinic bank school drone wine insurance hotel music';
    expect(score(`${usual} ${words.replaceAll(' ', ', ')}.`)).toBeLessThan(
      score(`${usual} It waters the orchard by soil sensors where irrigation fails.`),
    );
  });

  it('gives at most 12 reasons of at most 500 characters', () => {
    const long = '漢字'.repeat(60);
    const pair = rankPair(
      startup({ sector: long, location: long }),
      investor({
        investment_sectors: Array.from({ length: 50 }, (_, at) => `${at} ${long}`.slice(0, 80)),
        geography_preference: Array.from({ length: 50 }, (_, at) => `${at} ${long}`.slice(0, 80)),
        investment_thesis: `${long} ${'x'.repeat(4000)} yy zz`,
      }),
    );
    for (const reasons of [pair.startup_reasons, pair.investor_reasons]) {
      expect(reasons.length).toBeLessThanOrEqual(12);
      for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(500);
    }
  });

  // rule: MATCH-9
  it('gives a pair the same score and reasons from both sides', () => {
    const startups = [startup(), startup({ sector: 'AI', location: null }), startup({ stage: 'growing' })];
    const investors = [investor(), investor({ investment_sectors: ['AI/ML'] }), investor({ budget: 0 })];
    for (const one of startups) {
      for (const other of investors) {
        const [asked] = rank([one], investors).filter(({ investor_id }) => investor_id === other.investor_id);
        const [answered] = rank(startups, [other]).filter(({ startup_id }) => startup_id === one.startup_id);
        expect(answered).toEqual(asked);
      }
    }
  });
});

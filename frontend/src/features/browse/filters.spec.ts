import { NUMBER_BOUNDS } from '@proofround/contracts/wire/numbers.js';

import { countApplied, fromSearch, NO_FILTERS, NO_PANEL, problemsOf, toQuery, toSearch } from './filters';

describe('the browse filters', () => {
  // rule: FILTER-3
  it('ask for nothing while nothing is set, and stage "all" means any', () => {
    expect(toQuery(NO_FILTERS)).toEqual({});
    expect(toQuery({ ...NO_FILTERS, q: '   ', sector: ' ', stage: 'all' })).toEqual({});
  });

  it('are the query of GET /startups', () => {
    expect(
      toQuery({
        q: ' clinic ',
        sector: ' fin ',
        sectors: [],
        stage: 'mvp',
        minScore: '70',
        minRevenue: '$1,000.50',
        minUsers: '1,200',
      }),
    ).toEqual({
      q: 'clinic',
      sector: ['fin'],
      stage: 'mvp',
      min_score: 70,
      min_revenue: 1000.5,
      min_users: 1200,
    });
  });

  // rule: BROWSE-2
  it('use the single sector text only while no sectors are chosen', () => {
    const filters = { ...NO_FILTERS, sector: 'agri', sectors: ['FinTech', 'AI/ML'] };
    expect(toQuery(filters)).toEqual({ sector: ['FinTech', 'AI/ML'] });
    expect(toQuery({ ...filters, sectors: [] })).toEqual({ sector: ['agri'] });
  });

  // rule: FILTER-5
  it('send a minimum of 0, which leaves startups without a score out', () => {
    expect(toQuery({ ...NO_FILTERS, minScore: '0' })).toEqual({ min_score: 0 });
  });

  // rule: BROWSE-2
  it('have a Min AI Score of at most 100, and numbers where numbers belong', () => {
    expect(problemsOf({ ...NO_PANEL, minScore: '100' }).size).toBe(0);
    expect([
      ...problemsOf({ ...NO_PANEL, minScore: '101', minRevenue: 'lots', minUsers: '-1' }).entries(),
    ]).toEqual([
      ['minScore', 'Must be at most 100'],
      ['minRevenue', 'Must be a number'],
      ['minUsers', 'Must be 0 or more'],
    ]);
  });

  it.each([
    ['minRevenue', NUMBER_BOUNDS.money],
    ['minUsers', NUMBER_BOUNDS.count],
  ] as const)('let through as %s what the server takes', (name, most) => {
    const problem = (value: number) => problemsOf({ ...NO_PANEL, [name]: String(value) }).get(name);
    expect(problem(most)).toBeUndefined();
    expect(problem(most + 1)).toBe(`Must be at most ${most.toLocaleString('en-US')}`);
  });

  it('count users in whole numbers; scores and revenues have fractions', () => {
    expect([
      ...problemsOf({ ...NO_PANEL, minScore: '61.5', minRevenue: '0.5', minUsers: '1.5' }).entries(),
    ]).toEqual([['minUsers', 'Must be a whole number']]);
    expect(problemsOf({ ...NO_PANEL, minUsers: '1,200' }).size).toBe(0);
  });

  it('are counted for the button that opens them, both sector filters as one', () => {
    expect(countApplied(NO_PANEL)).toBe(0);
    expect(countApplied({ ...NO_PANEL, sectors: ['SaaS', 'Other'], sector: 'x', minUsers: '5' })).toBe(2);
  });

  it('come back from the URL as they went there, and leave the parameters of others alone', () => {
    const filters = {
      q: 'a&b',
      sector: 'agri',
      sectors: ['FinTech', 'AI/ML'],
      stage: 'growing' as const,
      minScore: '70',
      minRevenue: '1,000',
      minUsers: '5',
    };
    const search = toSearch(filters, new URLSearchParams('tab=2&q=old'));
    expect(search.get('tab')).toBe('2');
    expect(fromSearch(new URLSearchParams(search.toString()))).toEqual(filters);
    expect(toSearch(NO_FILTERS, search).toString()).toBe('tab=2');
  });

  it('fall back where an address holds what no filter can be', () => {
    expect(
      fromSearch(new URLSearchParams('stage=toString&min_score=1000&min_users=x&sectors=Nope&q=ok')),
    ).toEqual({ ...NO_FILTERS, q: 'ok' });
  });
});

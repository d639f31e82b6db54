import { NUMBER_BOUNDS } from '@proofround/contracts/wire/numbers.js';

import { countApplied, fromSearch, NO_FILTERS, NO_PANEL, problemsOf, toQuery, toSearch } from './filters';

describe('the browse filters', () => {
  // rule: FILTER-3
  it('are an empty query while nothing is set, and stage "all" means any', () => {
    expect(toQuery(NO_FILTERS)).toEqual({});
    expect(toQuery({ ...NO_FILTERS, q: '   ', sector: ' ', stage: 'all' })).toEqual({});
  });

  it('are the query of GET /startups', () => {
    expect(
      toQuery({
        ...NO_FILTERS,
        q: ' clinic ',
        sort: 'score',
        sector: ' fin ',
        sectors: [],
        location: ' Oslo ',
        stage: 'mvp',
        minScore: '70',
        minRevenue: '$1,000.50',
        minUsers: '1,200',
      }),
    ).toEqual({
      q: 'clinic',
      sort: 'score',
      sector: ['fin'],
      location: 'Oslo',
      stage: 'mvp',
      minScore: '70',
      minRevenue: '1000.5',
      minUsers: '1200',
    });
  });

  it('send amounts as people write them as numbers', () => {
    expect(toQuery({ ...NO_FILTERS, minRevenue: '60.000', minUsers: '5k' })).toEqual({
      minRevenue: '60000',
      minUsers: '5000',
    });
  });

  // rule: BROWSE-2
  it('use the single sector text only while no sectors are chosen', () => {
    const filters = { ...NO_FILTERS, sector: 'agri', sectors: ['FinTech', 'AI/ML'] };
    expect(toQuery(filters)).toEqual({ sector: ['FinTech', 'AI/ML'] });
    expect(toQuery({ ...filters, sectors: [] })).toEqual({ sector: ['agri'] });
  });

  it('ask for other names only with a sector, and count both as one', () => {
    const filters = { ...NO_FILTERS, sameSectors: true };
    expect(toQuery(filters)).toEqual({});
    expect(toQuery({ ...filters, sector: 'agri' })).toEqual({ sector: ['agri'], sameSectors: 'true' });
    expect(countApplied({ ...filters, sector: 'agri' })).toBe(1);
  });

  // rule: FILTER-5
  it('send a minimum of 0, which excludes startups without a score', () => {
    expect(toQuery({ ...NO_FILTERS, minScore: '0' })).toEqual({ minScore: '0' });
  });

  // rule: BROWSE-2
  it('accept a Min AI Score of at most 100, and only numbers in number fields', () => {
    expect(problemsOf({ ...NO_PANEL, minScore: '100' }).size).toBe(0);
    expect([
      ...problemsOf({ ...NO_PANEL, minScore: '101', minRevenue: 'lots', minUsers: '-1' }).entries(),
    ]).toEqual([
      ['minScore', 'Must be at most 100'],
      ['minRevenue', 'Please type a sum in US dollars, such as 3,000 or 2.9k'],
      ['minUsers', 'Must be 0 or more'],
    ]);
  });

  it.each([
    ['minRevenue', NUMBER_BOUNDS.money],
    ['minUsers', NUMBER_BOUNDS.count],
  ] as const)('accept as %s exactly the values that the server accepts', (name, most) => {
    const problem = (value: number) => problemsOf({ ...NO_PANEL, [name]: String(value) }).get(name);
    expect(problem(most)).toBeUndefined();
    expect(problem(most + 1)).toBe(`Must be at most ${most.toLocaleString('en-US')}`);
  });

  it('accept whole numbers of users, and fractions of scores and revenues', () => {
    expect([
      ...problemsOf({ ...NO_PANEL, minScore: '61.5', minRevenue: '0.5', minUsers: '1.5' }).entries(),
    ]).toEqual([['minUsers', 'Must be a whole number']]);
    expect(problemsOf({ ...NO_PANEL, minUsers: '1,200' }).size).toBe(0);
  });

  it('are counted for the button that opens them, with both sector filters as one', () => {
    expect(countApplied(NO_PANEL)).toBe(0);
    expect(countApplied({ ...NO_PANEL, sectors: ['SaaS', 'Other'], sector: 'x', minUsers: '5' })).toBe(2);
  });

  it('survive a round trip through the URL, and keep other parameters', () => {
    const filters = {
      q: 'a&b',
      sort: 'fit' as const,
      favourites: true,
      sector: 'agri',
      sectors: ['FinTech', 'AI/ML'],
      sameSectors: true,
      location: 'Oslo',
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

  it('ignore invalid values in the URL', () => {
    expect(
      fromSearch(
        new URLSearchParams(
          'stage=toString&sort=toString&favorites=x&min_score=1000&min_users=x&sectors=Nope&q=ok',
        ),
      ),
    ).toEqual({ ...NO_FILTERS, q: 'ok' });
  });
});

import {
  cellsOfInvestor,
  cellsOfStartup,
  investorMatchKeys,
  type KeyFactsOfInvestor,
  type KeyFactsOfStartup,
  soughtWords,
  startupMatchKeys,
} from './match-keys.js';

const startup = (facts: Partial<KeyFactsOfStartup> = {}): KeyFactsOfStartup => ({
  sector: 'FinTech',
  stage: 'mvp',
  funding_ask: 250_000,
  ...facts,
});
const investor = (facts: Partial<KeyFactsOfInvestor> = {}): KeyFactsOfInvestor => ({
  investment_sectors: ['FinTech'],
  check_size_min: 100_000,
  check_size_max: 500_000,
  budget: 2_000_000,
  preferred_stages: ['mvp'],
  ...facts,
});
/** Whether the pair finds each other; both sides must agree. */
const meet = (a: KeyFactsOfStartup, b: KeyFactsOfInvestor) => {
  const fromStartup = cellsOfStartup(a).some((cell) => investorMatchKeys(b).includes(cell));
  const fromInvestor = cellsOfInvestor(b).some((cell) => startupMatchKeys(a).includes(cell));
  expect(fromInvestor).toBe(fromStartup);
  return fromStartup;
};

describe('match keys', () => {
  it.each<[string, Partial<KeyFactsOfStartup>, Partial<KeyFactsOfInvestor>]>([
    [
      'the same sector in other words',
      { sector: 'financial services' },
      { investment_sectors: ['payments'] },
    ],
    ['one of two sectors', { sector: 'AI for healthcare' }, { investment_sectors: ['medtech'] }],
    ['a name that nobody else uses', { sector: 'Beekeeping' }, { investment_sectors: ['beekeeping'] }],
    ['an investor of any sector', { sector: 'Beekeeping' }, { investment_sectors: ['sector agnostic'] }],
    ['a startup of no stated sector', { sector: 'Other' }, {}],
    ['an ask that is not stated', { funding_ask: null }, {}],
    ['an ask of nothing', { funding_ask: 0 }, {}],
    ['an ask a little above the largest check', { funding_ask: 700_000 }, {}],
    [
      'neither check sizes nor a budget',
      { funding_ask: 1_900_000 },
      { check_size_min: 0, check_size_max: null, budget: 0 },
    ],
    [
      'a budget in place of check sizes',
      { funding_ask: 1_900_000 },
      { check_size_min: null, check_size_max: null },
    ],
    ['stages that are not stated', { stage: 'growing' }, { preferred_stages: null }],
  ])('find %s', (_, mine, theirs) => expect(meet(startup(mine), investor(theirs))).toBe(true));

  it.each<[string, Partial<KeyFactsOfStartup>, Partial<KeyFactsOfInvestor>]>([
    ['another sector', { sector: 'EdTech' }, {}],
    ['an ask far above the largest check', { funding_ask: 20_000_000 }, {}],
    ['another stage', { stage: 'growing' }, {}],
  ])('do not find %s', (_, mine, theirs) => expect(meet(startup(mine), investor(theirs))).toBe(false));

  it('find an unusual name in another spelling, even as the last of fifty', () => {
    expect(meet(startup({ sector: 'Bee-Keeping' }), investor({ investment_sectors: ['beekeeping'] }))).toBe(
      true,
    );
    expect(meet(startup({ sector: 'Widgets' }), investor({ investment_sectors: ['widget'] }))).toBe(true);
    const many = [...Array.from({ length: 49 }, (_, number) => `craft ${number}`), 'Widgets'];
    const keys = investorMatchKeys(investor({ investment_sectors: many }));
    expect(startupMatchKeys(startup({ sector: 'widget' })).some((key) => keys.includes(key))).toBe(true);
  });

  it('find a shared distinctive word from both sides when one of the names is unusual', () => {
    const found = (sought: string[], keys: string[]) => sought.some((key) => keys.includes(key));
    const sectors = { unusual: 'Basket telemetry', usual: 'Telemetry SaaS' };
    expect(found(soughtWords([sectors.unusual]), startupMatchKeys(startup({ sector: sectors.usual })))).toBe(
      true,
    );
    expect(found(soughtWords([sectors.usual]), startupMatchKeys(startup({ sector: sectors.unusual })))).toBe(
      true,
    );
    expect(found(soughtWords(['FinTech']), startupMatchKeys(startup({ sector: 'FinTech' })))).toBe(false);
  });

  it('stay few for a long list of sectors', () => {
    const many = Array.from({ length: 50 }, (_, number) => `sector of mine ${number}`);
    expect(
      investorMatchKeys(investor({ investment_sectors: many, preferred_stages: null, check_size_min: null }))
        .length,
    ).toBeLessThan(400);
  });
});

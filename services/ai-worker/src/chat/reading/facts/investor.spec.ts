import { investorFacts } from './investor.js';

const facts = (text: string, onlyAboutOneself = false) =>
  Object.fromEntries(
    investorFacts(text, { onlyAboutOneself, title: null }).map(({ slot, answer }) => [
      slot,
      answer.kind === 'value' || answer.kind === 'doubt' ? answer.value : answer.kind,
    ]),
  );

describe('facts that an investor gives besides the answer', () => {
  it.each<[string, Record<string, unknown>]>([
    ['our fund is $12m', { budget: 12_000_000 }],
    ['I have 2m to invest', { budget: 2_000_000 }],
    ['checks of 50k to 150k', { check_size_min: 50_000, check_size_max: 150_000 }],
    ['tickets up to $80k', { check_size_max: 80_000 }],
    ['14 companies in the portfolio', { portfolio_size: 14 }],
    ['we like seed and series A', { preferred_stages: ['mvp', 'launched', 'growing'] }],
    [
      'fintech and healthtech in Europe',
      { investment_sectors: ['FinTech', 'HealthTech'], geography_preference: ['Europe'] },
    ],
    ['I never go past 400 grand in one company', { check_size_max: 400_000 }],
    ['I am based in London', {}],
    ['the companies make $9k a month', {}],
    ['call me at 4', {}],
  ])('%s', (text, found) => expect(facts(text)).toEqual(found));

  it('include a place in another answer only if they invest there', () => {
    expect(facts('Berlin taught me patience', true)).toEqual({});
    expect(facts('we invest in startups in Germany', true)).toMatchObject({
      geography_preference: ['Germany'],
    });
  });
});

import { investorInput } from '@proofround/contracts/investors/schemas.js';

import { EMPTY_PROFILE, splitList, toProfileBody } from './profile-form';

const filled = {
  ...EMPTY_PROFILE,
  budget: '2,000,000',
  current_companies: ' Fernhill Health ',
  investment_sectors: ' HealthTech , ,FinTech,, ',
};

describe('the investor profile’s form', () => {
  // rule: INVESTOR-9
  it('splits on commas, trims, and removes blanks', () => {
    expect(splitList(' HealthTech , ,FinTech,, AI/ML')).toEqual(['HealthTech', 'FinTech', 'AI/ML']);
    expect(splitList(' , ,')).toEqual([]);
  });

  // rule: INVESTOR-9
  it('sends null for everything optional that is empty', () => {
    expect(toProfileBody({ ...filled, geography_preference: ' , ', investment_thesis: '  ' })).toEqual({
      budget: 2_000_000,
      current_companies: 'Fernhill Health',
      investment_sectors: ['HealthTech', 'FinTech'],
      check_size_min: null,
      check_size_max: null,
      investment_thesis: null,
      geography_preference: null,
      portfolio_size: null,
      preferred_stages: null,
    });
  });

  it('sends what is filled in as numbers, lists and text', () => {
    const body = toProfileBody({
      ...filled,
      check_size_min: '$50,000',
      check_size_max: '250000.50',
      portfolio_size: '14',
      geography_preference: 'United Kingdom, Ireland',
      investment_thesis: ' Regulated back offices. ',
      preferred_stages: ['mvp', 'launched'],
    });
    expect(body).toMatchObject({
      check_size_min: 50_000,
      check_size_max: 250_000.5,
      portfolio_size: 14,
      geography_preference: ['United Kingdom', 'Ireland'],
      investment_thesis: 'Regulated back offices.',
      preferred_stages: ['mvp', 'launched'],
    });
    expect(investorInput.safeParse(body).success).toBe(true);
  });

  // rule: INVESTOR-3
  it('requires budget, current companies and sectors, and nothing else', () => {
    const refused = investorInput.safeParse(toProfileBody({ ...EMPTY_PROFILE, investment_sectors: ' , ' }));
    expect(new Set(refused.error?.issues.map(({ path }) => path[0]))).toEqual(
      new Set(['budget', 'current_companies', 'investment_sectors']),
    );
    expect(investorInput.safeParse(toProfileBody(filled)).success).toBe(true);
  });

  it('leaves what is no number to the schema to refuse, instead of guessing', () => {
    const body = toProfileBody({ ...filled, budget: 'two million' });
    expect(body.budget).toBe('two million');
    expect(investorInput.safeParse(body).success).toBe(false);
  });
});

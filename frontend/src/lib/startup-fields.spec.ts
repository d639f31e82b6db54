import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import { aStartup } from '../test/builders';
import { EMPTY_STARTUP, SECTIONS, toBody, valuesOf } from './startup-fields';

describe('a startup in a form', () => {
  it('has each field in one section, and none twice', () => {
    const names = SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.toSorted()).toEqual(Object.keys(EMPTY_STARTUP).toSorted());
  });

  // rule: CREATE-6
  it('has the sector choices of the filters', () => {
    const choices = 'FinTech, HealthTech, E-commerce, SaaS, EdTech, CleanTech, AI/ML, Other';
    expect(SECTORS.join(', ')).toBe(choices);
  });

  it('comes out as it went in', () => {
    const startup = aStartup(1, { location: 'Dublin', funding_ask: 250_000 });
    expect(toBody(valuesOf(startup))).toMatchObject({
      idea_title: 'Startup 1',
      location: 'Dublin',
      funding_ask: 250_000,
      user_count: 12_500,
      monthly_revenue: 4800.5,
      pitch_deck_url: null,
      stage: 'mvp',
    });
  });

  it('takes a number with thousands separators, and leaves what is none to be refused', () => {
    const typed = {
      ...EMPTY_STARTUP,
      user_count: '1,200',
      monthly_revenue: '$4,000.50',
      funding_ask: '250k',
    };
    expect(toBody(typed)).toMatchObject({ user_count: 1200, monthly_revenue: 4000.5, funding_ask: '250k' });
  });
});

import { investorInput } from '@proofround/contracts/investors/schemas.js';
import { startupInput } from '@proofround/contracts/startups/schemas.js';

import { aStartup } from '../test/builders';
import { type FieldDescriptor, readingIn, shownValue, splitList, toBody, valuesOf } from './field';
import { INVESTOR_FIELDS } from './fields/investor';
import { STARTUP_FIELDS, STARTUP_PARTS } from './fields/startup';
import { isRequiredIn } from './use-api-form';

const requiredOf = (schema: Parameters<typeof isRequiredIn>[0], fields: readonly FieldDescriptor[]) =>
  fields.filter(({ name }) => isRequiredIn(schema, name)).map(({ name }) => name);

describe('the fields of a startup', () => {
  // rule: CREATE-2
  it('cover each field of the contract once, in the five parts of the manual form', () => {
    expect(STARTUP_PARTS.map(({ title }) => title)).toEqual([
      'Basic Information',
      'Problem & Solution',
      'Market & Competition',
      'Traction & Metrics',
      'Funding & Links',
    ]);
    expect(STARTUP_FIELDS.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(startupInput.shape).toSorted(),
    );
  });

  // rules: CREATE-3, STARTUP-2
  it('require only startup name, one-line description and sector, all in the first part', () => {
    const required = ['idea_title', 'idea_description', 'sector'];
    expect(requiredOf(startupInput, STARTUP_FIELDS)).toEqual(required);
    expect(requiredOf(startupInput, STARTUP_PARTS[0]?.fields ?? [])).toEqual(required);
  });

  // rule: CREATE-6
  it('offer the sectors of the filters', () => {
    const sector = STARTUP_FIELDS.find(({ name }) => name === 'sector');
    const choices = 'FinTech, HealthTech, E-commerce, SaaS, EdTech, CleanTech, AI/ML, Other';
    expect(sector?.suggestions?.join(', ')).toBe(choices);
  });

  it('are unchanged after a round trip through the form', () => {
    const startup = aStartup(1, { location: 'Dublin', funding_ask: 250_000 });
    const body = startupInput.parse(toBody(STARTUP_FIELDS, valuesOf(STARTUP_FIELDS, startup)));
    expect(startup).toMatchObject(body);
  });

  // rule: SCREEN-25
  it.each([
    ['kilnshare.example', 'https://kilnshare.example'],
    [' www.kiln-share.example:8443/app?x=1 ', 'https://www.kiln-share.example:8443/app?x=1'],
    ['http://kilnshare.example', 'http://kilnshare.example'],
    ['none', 'none'],
    ['see our page', 'see our page'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('read the link %s as %s', (typed, link) => {
    const field = STARTUP_FIELDS.find(({ name }) => name === 'product_url');
    expect(toBody(STARTUP_FIELDS, { product_url: typed })).toMatchObject({ product_url: link });
    expect(field && readingIn(field, typed)).toBe(typed === link ? '' : `Read as ${link}`);
  });

  it('are null if blank, and unclear numbers are not converted', () => {
    const typed = {
      ...valuesOf(STARTUP_FIELDS),
      user_count: '1,200',
      monthly_revenue: 'plenty',
      location: ' ',
    };
    expect(toBody(STARTUP_FIELDS, typed)).toMatchObject({
      user_count: 1200,
      monthly_revenue: 'plenty',
      funding_ask: null,
      location: null,
      stage: 'idea',
    });
  });
});

describe('the fields of an investor', () => {
  // rule: INVESTOR-3
  it('match the contract; budget, current companies and sectors are required', () => {
    expect(INVESTOR_FIELDS.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(investorInput.shape).toSorted(),
    );
    expect(requiredOf(investorInput, INVESTOR_FIELDS)).toEqual([
      'budget',
      'current_companies',
      'investment_sectors',
    ]);
  });

  // rule: INVESTOR-9
  it('split lists on commas, trim, and remove blanks; empty optional fields are null', () => {
    expect(splitList(' HealthTech , ,FinTech,, AI/ML')).toEqual(['HealthTech', 'FinTech', 'AI/ML']);
    const typed = {
      ...valuesOf(INVESTOR_FIELDS),
      budget: '2,000,000',
      current_companies: ' Fernhill Health ',
      investment_sectors: ' HealthTech , ,FinTech,, ',
      geography_preference: ' , ',
      preferred_stages: 'mvp, launched',
    };
    expect(investorInput.parse(toBody(INVESTOR_FIELDS, typed))).toEqual({
      budget: 2_000_000,
      current_companies: 'Fernhill Health',
      investment_sectors: ['HealthTech', 'FinTech'],
      check_size_min: null,
      check_size_max: null,
      investment_thesis: null,
      geography_preference: null,
      portfolio_size: null,
      preferred_stages: ['mvp', 'launched'],
    });
  });
});

describe('a value as text', () => {
  it('is money, a count, an option’s label, a list, or nothing', () => {
    const field = (kind: FieldDescriptor['kind']): FieldDescriptor => ({
      name: 'field',
      label: 'Field',
      kind,
      options: [{ value: 'mvp', label: 'MVP' }],
    });
    expect(shownValue(field('money'), 1850)).toBe('$1,850');
    expect(shownValue(field('integer'), 1850)).toBe('1,850');
    expect(shownValue(field('select'), 'mvp')).toBe('MVP');
    expect(shownValue(field('checkboxes'), ['mvp', 'seed'])).toBe('MVP, seed');
    expect([shownValue(field('comma-list'), []), shownValue(field('text'), ' ')]).toEqual([null, null]);
  });
});

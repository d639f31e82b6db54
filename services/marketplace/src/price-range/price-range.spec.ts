import { priceRange as priceRangeSchema } from '@proofround/contracts';

import { businessType } from './business-type.js';
import { BANDS, BUSINESS_TYPES, type BusinessType, MULTIPLES } from './multiples.js';
import { priceRange } from './price-range.js';

const WORDS: Record<BusinessType, string> = {
  SaaS: 'A SaaS that reconciles insurer payments.',
  'E-commerce': 'An online shop of handmade soap.',
  Marketplace: 'A marketplace of second-hand lab equipment.',
  Agency: 'A design agency in Porto.',
};

const range = (monthly_revenue: number, idea_description = '', tech_stack: string | null = null) =>
  priceRange({ idea_title: 'LedgerLoop', idea_description, monthly_revenue, tech_stack });

describe('the indicative price range', () => {
  // rule: PRICE-2
  it('is null for a startup without revenue', () => {
    expect(range(0, WORDS.SaaS)).toBeNull();
  });

  // rule: PRICE-1
  it.each([
    // [type, monthly revenue, annual × lowest, annual × highest]
    ['SaaS', 5_000, 120_000, 204_000], // 60k × 2 to 3.4
    ['SaaS', 50_000, 1_200_000, 1_860_000], // 600k × 2 to 3.1
    ['SaaS', 100_000, 2_400_000, 3_600_000], // 1.2m × 2 to 3: 2.2 lies within the guide
    ['E-commerce', 5_000, 60_000, 120_000], // 60k × 1 to 2: 1.8 lies within
    ['E-commerce', 50_000, 600_000, 1_200_000], // 600k × 1 to 2
    ['E-commerce', 100_000, 840_000, 2_400_000], // 1.2m × 0.7 to 2
    ['Marketplace', 5_000, 60_000, 180_000], // 60k × 1 to 3: 2.6 lies within
    ['Marketplace', 50_000, 420_000, 1_800_000], // 600k × 0.7 to 3
    ['Marketplace', 100_000, 840_000, 3_600_000], // none published: uses the next smaller band's 0.7, to 3
    ['Agency', 5_000, 60_000, 72_000], // 60k × 1 to 1.2
    ['Agency', 100_000, 1_200_000, 1_440_000], // the same for all sizes
  ] as const)('of %s with %d a month is %d to %d', (type, revenue, low, high) => {
    expect(range(revenue, WORDS[type])).toMatchObject({ low, high });
  });

  it.each([
    [5_000, 72_000, 204_000], // agencies' 1.2 to SaaS' 3.4
    [50_000, 420_000, 1_860_000], // marketplaces' 0.7 to SaaS' 3.1
    [100_000, 840_000, 2_640_000], // e-commerce's 0.7 to SaaS' 2.2
  ])(
    'spans all types of that size when the listing does not name its type: %d a month',
    (revenue, low, high) => {
      const found = range(revenue, 'Bookkeeping that reconciles itself for small clinics.');
      expect(found).toMatchObject({ low, high });
      expect(found?.basis).toContain('does not say clearly');
    },
  );

  it('changes size at exactly $100k and $1m a year', () => {
    expect(range(8_333.33, WORDS.SaaS)?.basis).toContain('under $100k a year is 3.4');
    expect(range(8_333.34, WORDS.SaaS)?.basis).toContain('$100k to $1m a year is 3.1');
    expect(range(83_333.33, WORDS.SaaS)?.basis).toContain('$100k to $1m a year is 3.1');
    expect(range(83_333.34, WORDS.SaaS)?.basis).toContain('$1m a year and more is 2.2');
  });

  // rule: PRICE-1
  it('explains its basis, source and date of the multiples', () => {
    expect(range(1_850, WORDS.SaaS)).toEqual({
      low: 44_400,
      high: 75_480,
      basis:
        "12 times the stated monthly revenue ($22,200 a year) times 2 to 3.4: the published revenue multiple for SaaS businesses with under $100k a year is 3.4, and the same report's headline guide is 2 to 3.",
      source: expect.stringContaining('Acquire.com') as string,
      as_of: '2023-02',
    });
  });

  it('names the nearest size that has a published multiple', () => {
    expect(range(100_000, WORDS.Marketplace)?.basis).toContain(
      'marketplaces with $100k to $1m a year is 0.7, the nearest size with a figure',
    );
  });

  it.each([0.01, 0.03, 1, 99.99, 8_333.33, 8_333.34, 83_333.34, 123_456.78, 999_999_999_999.99, 1e12])(
    'is in whole dollars with low below high, and fits the contract, at %d a month',
    (revenue) => {
      for (const words of ['', ...Object.values(WORDS)]) {
        const found = priceRangeSchema.parse(range(revenue, words));
        expect(Number.isSafeInteger(found.low) && Number.isSafeInteger(found.high)).toBe(true);
        expect(found.low).toBeLessThan(found.high);
      }
    },
  );

  it('is exact where binary fractions are not', () => {
    expect(range(0.1, WORDS.Agency)).toMatchObject({ low: 1, high: 2 }); // $1.20 × 1 and × 1.2, outwards
    expect(range(1e12, WORDS.Agency)).toMatchObject({ low: 12e12, high: 14.4e12 });
  });
});

describe('the table of multiples', () => {
  it('has a multiple for the smallest size of every type, and at least two types for every size', () => {
    for (const type of BUSINESS_TYPES) expect(MULTIPLES[type].bands[0]).toBeGreaterThan(0);
    for (const band of BANDS.keys()) {
      const figures = BUSINESS_TYPES.map((type) => MULTIPLES[type].bands[band]);
      expect(figures.filter((figure) => figure !== null).length).toBeGreaterThan(1);
    }
  });

  it('equals the published table', () => {
    expect(Object.fromEntries(BUSINESS_TYPES.map((type) => [type, MULTIPLES[type].bands]))).toEqual({
      SaaS: [34, 31, 22],
      'E-commerce': [18, 10, 7],
      Marketplace: [26, 7, null],
      Agency: [12, 12, 12],
    });
  });
});

describe('the type of business', () => {
  it.each([
    ['SaaS', 'Subscription software that reads remittance files'],
    ['SaaS', 'SaaS for e-commerce stores'],
    ['SaaS', 'Unlike agencies, we are a SaaS.'],
    ['E-commerce', 'E-commerce brand of hiking socks'],
    ['E-commerce', 'A webshop of spare parts'],
    ['E-commerce', 'The online store for handmade soap'],
    ['Marketplace', 'A two-sided marketplace for tutors'],
    ['Agency', 'Growth agency for online shops'],
    ['Agency', 'Data consultancy'],
  ])('is %s: %s', (type, text) => {
    expect(businessType([text, null])).toBe(type);
  });

  it.each([
    'Bookkeeping that reconciles itself for small clinics.',
    'Bookkeeping software for agencies',
    'We help marketplaces pay their sellers out',
    'Not an agency',
    'Urgency, agencyless', // only whole words count
  ])('is unknown: %s', (text) => {
    expect(businessType([text])).toBeNull();
  });

  it('is unknown when several are named', () => {
    expect(businessType(['A SaaS and a marketplace'])).toBeNull();
    expect(businessType(['LedgerLoop, the SaaS', 'An online shop'])).toBeNull();
  });

  it('is read from the title, the description and the tech stack alike', () => {
    expect(businessType(['Soap Agency', 'x', null])).toBe('Agency');
    expect(businessType(['Soap', 'x', 'Self-built SaaS on Postgres'])).toBe('SaaS');
  });
});

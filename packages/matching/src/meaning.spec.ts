import { looksLikePlace, nearness, readPlace } from '@proofround/text/places/places.js';
import { readSector, sectorsInProse } from '@proofround/text/sectors/sectors.js';

describe('sectors by meaning', () => {
  it.each([
    [['AI', 'AI/ML', 'ai & ml', 'Artificial Intelligence', 'machine-learning', 'A.I.', 'GenAI', 'LLMs']],
    [['FinTech', 'fin-tech', 'Financial Technology', 'payments', 'Open banking']],
    [['HealthTech', 'Health Care', 'digital health', 'MedTech', "women's health", 'telemedicine']],
    [['E-commerce', 'ecommerce', 'online retail', 'D2C', 'Retail Tech']],
    [['CleanTech', 'climate', 'Climate Tech', 'renewables', 'Énergy', 'circular economy']],
    [['EdTech', 'education technology', 'e-learning', 'Ed Tech']],
    [['SaaS', 'B2B SaaS', 'software as a service', 'enterprise software']],
  ])('takes %j for one', (names) => {
    const [first] = names.map((name) => readSector(name).ids[0]);
    expect(first).toBeDefined();
    for (const name of names) expect(readSector(name).ids).toContain(first);
  });

  it('reads every sector of a longer name, and whole words only', () => {
    expect(readSector('AI for healthcare').ids).toEqual(['ai', 'health']);
    expect(readSector('FinTech, EdTech and gaming').ids).toEqual(['fintech', 'edtech', 'gaming']);
    expect(readSector('Retail').ids).not.toContain('ai');
    expect(readSector('food delivery').ids).toEqual(['food']);
  });

  it.each(['Other', 'n/a', ' ', 'Not sure'])('takes %j for a sector that is not known', (name) => {
    expect(readSector(name)).toEqual({ ids: [], any: false, other: null });
  });

  it.each(['Sector agnostic', 'any', 'Generalist', 'we are industry-agnostic'])(
    'takes %j for any',
    (name) => {
      expect(readSector(name)).toMatchObject({ ids: [], any: true });
    },
  );

  it('keeps a name that it does not know comparable', () => {
    expect(readSector(' Bee-Keeping ').other).toBe(readSector('bee keeping').other);
  });

  it('finds sectors in prose only where they are named outright', () => {
    expect(sectorsInProse('An AI copilot and SaaS for notaries.')).toEqual(['ai', 'saas']);
    expect(sectorsInProse('We care about open data and good food at home.')).toEqual([]);
  });
});

describe('places', () => {
  const near = (here: string, wanted: string) =>
    Math.max(
      0,
      ...readPlace(here).places.flatMap((one) => readPlace(wanted).places.map((two) => nearness(one, two))),
    );

  it.each([
    ['Dublin, Ireland', 'Ireland', 1],
    ['Graz', 'DACH', 1],
    ['Malmö, Sweden', 'Nordics', 1],
    ['Malmö', 'EU', 1],
    ['Zürich', 'Europe', 1],
    ['Zürich', 'EU', 0],
    ['São Paulo', 'LatAm', 1],
    ['Mexico City', 'Latin America', 1],
    ['Austin, TX', 'USA', 1],
    ['Leeds', 'UK and Ireland', 1],
    ['Singapore', 'South-East Asia', 1],
    ['Tel Aviv', 'MENA', 1],
    ['Lagos', 'EMEA', 1],
    ['Austin, Texas', 'California', 0.5],
    ['United States', 'California', 0.5],
    ['Vienna', 'Germany', 0.3],
    ['Oslo', 'Denmark', 0.3],
    ['Madrid', 'Poland', 0],
    ['Nairobi', 'United Kingdom', 0],
  ])('%s against %s gives %d', (here, wanted, fit) => expect(near(here, wanted)).toBe(fit));

  it.each(['Global', 'anywhere', 'Worldwide', 'remote'])('%s leaves nobody out', (name) => {
    expect(readPlace(name).anywhere).toBe(true);
  });

  it.each([
    ['180 Pounds', false],
    ['https://example.org', false],
    ['cheaper and no camera', false],
    ['Paris', true],
    ['Cambridge, MA', true],
    ['Ballybofey', true],
  ])('says whether %j looks like a place', (text, looks) => expect(looksLikePlace(text)).toBe(looks));

  it('takes the city of the country or state beside it', () => {
    expect(near('Cambridge, MA', 'United Kingdom')).toBe(0);
    expect(near('Cambridge, MA', 'USA')).toBe(1);
    expect(near('Cambridge, UK', 'England')).toBe(1);
  });

  it('reads no place where there is none', () => {
    expect(readPlace('the moon')).toMatchObject({ anywhere: false, places: [] });
  });
});

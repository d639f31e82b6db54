import { countryNamed, looksLikePlace, nameOfPlace, nearness, placesInProse, readPlace } from './places.js';

const nearest = (text: string) => readPlace(text).places.map(([place]) => place);
const inside = (text: string) => readPlace(text).places[0] ?? [];
const named = (text: string) =>
  placesInProse(
    text.toLowerCase().replaceAll(/[.,]/g, '').split(' '),
    text.replaceAll(/[.,]/g, '').split(' '),
  ).map(({ place: [place] }) => place);

describe('a location', () => {
  it.each([
    ['Graz, Austria', ['graz']],
    ['Atlanta, Georgia', ['atlanta']],
    ['Tbilisi, Georgia', ['tbilisi']],
    ['Portland, OR', ['portland']],
    ['Singapore', ['SG']],
    ['the Netherlands and Belgium', ['NL', 'BE']],
    ['Deutschland', ['DE']],
    ['New York', ['new york']],
    ['Washington, UK', ['GB']],
    ['Valencia, Venezuela', ['VE']],
    ['180 Pounds', []],
    ['Eatonton, Georgia', ['GE', 'US-GA']],
    ['Igarapé-Miri', []],
    ['the islands', []],
    ['außerhalb Österreichs', ['AT']],
    ['Suomi', ['FI']],
    ['Srbija', ['RS']],
    ['日本', ['JP']],
    ['مصر', ['EG']],
  ])('%s', (text, places) => expect(nearest(text)).toEqual(places));

  it('lies in its country and in every region around it', () => {
    expect(inside('Graz')).toEqual(expect.arrayContaining(['AT', 'dach', 'eu', 'europe']));
    expect(inside('Graz')).not.toContain('nordics');
    expect(inside('München')).toEqual(expect.arrayContaining(['bavaria', 'DE', 'dach']));
    expect(inside('New York')).toEqual(expect.arrayContaining(['US-NY', 'US', 'east coast']));
    expect(inside('Washington')).toContain('US');
    expect(inside('København')).toContain('DK');
    expect(inside('Lagos')).toEqual(expect.arrayContaining(['NG', 'west africa', 'africa', 'emea']));
    expect(inside('Austin, Texas')).toEqual(expect.arrayContaining(['US-TX', 'US', 'north america']));
  });

  it.each([
    ['países lusófonos', 'Luanda'],
    ['PALOP', 'Maputo'],
    ['América Latina', 'Brasil'],
    ['Lateinamerika', 'Guatemala'],
    ['Centroamérica', 'Honduras'],
    ['les pays nordiques', 'Island'],
    ['Afrique francophone', 'Cameroun'],
    ['Westafrika', 'Togo'],
    ['den deutschsprachigen Raum', 'Linz'],
    ['Duitstalige landen', 'Zürich'],
    ['Europa Środkowa', 'Kraków'],
    ['i Balcani', 'Albania'],
    ['東南アジア', 'Vietnam'],
    ['Юго-Восточная Азия', 'Vietnam'],
  ])('a region by its name in another language: %s has %s', (region, place) => {
    expect(inside(place)).toContain(nearest(region)[0]);
  });

  it.each([
    ['Worldwide', true],
    ['anywhere, really', true],
    ['Worldwide but mostly Chile', false],
    ['Chile', false],
  ])('means anywhere: %s is %s', (text, anywhere) => expect(readPlace(text).anywhere).toBe(anywhere));

  it('is a country only by its exact name', () => {
    expect(['norwegen', 'cote d ivoire', 'norway and sweden', 'oslo', 'nordics'].map(countryNamed)).toEqual([
      'NO',
      'CI',
      null,
      null,
      null,
    ]);
  });

  it('has its usual name', () => {
    expect(nameOfPlace(inside('Norwegen'))).toBe('Norway');
    expect(nameOfPlace(inside('Porto'))).toBe('Porto');
  });
});

describe('places in prose', () => {
  it.each([
    ['We sell to clinics in Norway and Ghent.', ['NO', 'ghent']],
    ['The nice people reading this like us.', []],
    ['Our US office looks after Latin America.', ['US', 'latam']],
    ['Farmers in the nordics.', ['nordics']],
    ['We ship to norway.', []],
  ])('%s', (text, places) => expect(named(text)).toEqual(places));
});

describe('the nearness of a place to a preference', () => {
  const near = (here: string, wanted: string) =>
    Math.max(
      0,
      ...readPlace(here).places.flatMap((place) =>
        readPlace(wanted).places.map((two) => nearness(place, two)),
      ),
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

  it.each(['Global', 'anywhere', 'Worldwide', 'remote'])('%s includes every place', (name) => {
    expect(readPlace(name).anywhere).toBe(true);
  });

  it.each([
    ['180 Pounds', false],
    ['https://example.org', false],
    ['cheaper and no camera', false],
    ['Paris', true],
    ['Cambridge, MA', true],
    ['Ballybofey', true],
  ])('decides whether %j looks like a place', (text, looks) => expect(looksLikePlace(text)).toBe(looks));

  it('chooses the city in the country or state beside it', () => {
    expect(near('Cambridge, MA', 'United Kingdom')).toBe(0);
    expect(near('Cambridge, MA', 'USA')).toBe(1);
    expect(near('Cambridge, UK', 'England')).toBe(1);
  });

  it('finds no place in a text without one', () => {
    expect(readPlace('the moon')).toMatchObject({ anywhere: false, places: [] });
  });
});

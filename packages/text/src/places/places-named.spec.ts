import { basedIn, placesIn } from './places-named.js';

describe('places', () => {
  it("are read from a statement about the startup's location", () => {
    expect(basedIn("We're based in Dublin, Ireland and raising")?.place).toBe('Dublin, Ireland');
    expect(basedIn('based in berlin')?.place).toBe('berlin');
    expect(basedIn("we're in fintech")).toBeNull();
  });

  it('are found by name', () => {
    expect(placesIn('Europe, the UK and us people').map(({ name }) => name)).toEqual(['Europe', 'UK']);
    expect(placesIn('only england and the US East Coast').map(({ name }) => name)).toEqual([
      'england',
      'US East Coast',
    ]);
  });

  it.each([
    ['small sums for East African startups', ['East Africa']],
    ['west african founders', ['west africa']],
    ['European and South American teams', ['Europe', 'South America']],
    ['the East African Community', ['East African Community']],
  ])('are named by the adjective of a region: %s', (text, names) => {
    expect(placesIn(text).map(({ name }) => name)).toEqual(names);
  });

  it('do not include small cities, nationalities and what is excluded', () => {
    expect(placesIn('Enterprise software from German teams, not in France')).toEqual([]);
  });

  it.each([
    ['Europe except Russia and Belarus', ['Europe']],
    ['we do not invest in the US or China, only India', ['India']],
    ['México y Colombia, en Argentina no', ['México', 'Colombia']],
    ["we don't invest outside Europe", ['Europe']],
  ])('do not include a list of excluded ones: %s', (text, names) => {
    expect(placesIn(text).map(({ name }) => name)).toEqual(names);
  });

  it('may be every place, unless the word belongs to a figure', () => {
    expect(placesIn('anywhere from 50k, worldwide').map(({ name }) => name)).toEqual(['worldwide']);
  });
});

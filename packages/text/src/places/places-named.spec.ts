import { basedIn, placesIn } from './places-named.js';

describe('places', () => {
  it("are read from a statement about the startup's location", () => {
    expect(basedIn("We're based in Dublin, Ireland and raising")?.place).toBe('Dublin, Ireland');
    expect(basedIn('based in berlin')?.place).toBe('berlin');
    expect(basedIn("we're in fintech")).toBeNull();
  });

  it('are found by name', () => {
    expect(placesIn('Europe, the UK and us people').map(({ name }) => name)).toEqual(['Europe', 'UK']);
  });
});

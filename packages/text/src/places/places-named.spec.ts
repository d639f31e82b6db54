import { basedIn, placesIn } from './places-named.js';

describe('places', () => {
  it('are read where somebody says where they are', () => {
    expect(basedIn("We're based in Dublin, Ireland and raising")?.place).toBe('Dublin, Ireland');
    expect(basedIn('based in berlin')?.place).toBe('berlin');
    expect(basedIn("we're in fintech")).toBeNull();
  });

  it('are known by name', () => {
    expect(placesIn('Europe, the UK and us people').map(({ name }) => name)).toEqual(['Europe', 'UK']);
  });
});

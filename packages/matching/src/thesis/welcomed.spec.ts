import { rulesOut } from '../testing/founders.js';

describe('a welcome beside a refusal', () => {
  const yards = 'No driverless trucks, but in a fenced yard let the robots dance.';
  const credit = 'No lending. Credit to incorporated businesses is not credit to people.';

  // rule: MATCH-21
  it.each([
    [yards, 'Driverless trucks that move trailers inside a fenced yard.'],
    [credit, 'Small loans for incorporated warehouses.'],
    ['Batteries bore me (solar may come to tea).', 'A beetle with a solar cell instead of batteries.'],
    ['Alkohol ne, leda do dezinfekce.', 'Distils alcohol as hospital disinfectant.'],
  ])('spares who it describes: %s', (thesis, description) =>
    expect(rulesOut(thesis, description)).toBe(false),
  );

  it.each([
    [yards, 'Driverless trucks between two cities.'],
    [credit, 'Small loans for students.'],
    ['Hardware is not for us.', 'A weeding robot; we build the hardware ourselves.'],
  ])('spares nobody else: %s', (thesis, description) => expect(rulesOut(thesis, description)).toBe(true));
});

import { placeOf } from './place.js';

describe('the place of a founder', () => {
  it.each([
    ['Leeds', 'Leeds'],
    ['Stonington, Maine, USA', 'Stonington'],
    ['Grójec / Warszawa', 'Grójec'],
    ['Phoenix / remote', null],
    ['registered in Seychelles', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (location, place) => {
    expect(placeOf({ location })).toBe(place);
  });
});

import { readThesis } from './read-thesis.js';

const boundsOf = (thesis: string) =>
  readThesis(thesis).places.map(({ kind, places }) => [kind, ...places.map(([name]) => name)]);

describe('a place in a clause about what does not matter', () => {
  it.each([
    ['Outside of Africa I do nothing, even if you fly me to Paris.', 'africa'],
    ['Fuera de Europa no invierto, aunque me inviten a Lima.', 'europe'],
    ['Außerhalb von Österreich mache ich nichts, auch wenn das Team in Boston sitzt.', 'AT'],
    ['Even if the founder lives in Tokyo, we invest only in Kenya.', 'KE'],
  ])('bounds nothing: %s', (thesis, place) => {
    expect(boundsOf(thesis)).toEqual([['only', place]]);
  });
});

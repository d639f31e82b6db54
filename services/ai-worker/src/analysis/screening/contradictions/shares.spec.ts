import { bareClaims } from '../../../testing/claims.js';
import { othersAboveWhole, partsAboveWhole, sharesAboveAll } from './shares.js';

const claims = (solution_statement: string) => bareClaims({ solution_statement });

describe('shares', () => {
  it.each([
    ['The glue holds on 120 % of our customers.', 1],
    ['We have an accuracy of 104 %.', 1],
    ['Sales grew by 120 % of our customers.', 0],
    ['Net revenue retention is 112 %.', 0],
    ['The glue holds on 90 % of our customers.', 0],
  ])('of a whole are at most 100 %%: %s', (text, count) =>
    expect(sharesAboveAll(claims(text))).toHaveLength(count),
  );

  it.each([
    ['Of the rowers 60 % liked it, 50 % did not, the rest said nothing.', 1],
    ['The cap table: Ana 70 %, Bo 50 %.', 1],
    ['The raft is owned 55 % by me, 40 % by Bo and 30 % by Al.', 1],
    ['The cap table: Ana 70 %, Bo 30 %.', 0],
    ['60 % row daily, 70 % row with friends.', 0],
    ['Rounded: 34 % red, 34 % blue, the rest 34 %.', 0],
  ])('of one whole add up to at most 100 %%: %s', (text, count) =>
    expect(partsAboveWhole(claims(text))).toHaveLength(count),
  );

  it.each([
    ['We serve 30 % of all lakes. The other 85 % of the market belong to two chains.', 1],
    ['The raft is owned 55 % by me, 40 % by Bo and 30 % by Al.', 0],
    ['We serve 30 % of all lakes. The other 70 % have no rafts.', 0],
  ])('and those of the others add up to at most 100 %%: %s', (text, count) =>
    expect(othersAboveWhole(claims(text))).toHaveLength(count),
  );
});

import { kindsOf } from './kinds.js';
import { singular } from './text.js';
import { wordsOf } from './thesis/words.js';

const kinds = (text: string, market?: string) => [...kindsOf([wordsOf(text).plain.map(singular)], market)];

describe('kinds of business', () => {
  it.each([
    ['Tenants in old buildings', ['consumer']],
    ['Tenants and housing associations', ['consumer']],
    ['Housing associations with unhappy tenants', []],
    ['About 400 towns whose residents complain', []],
    ['Pendler im Umland', ['consumer']],
  ])('are read from the head of the market: %s', (market, found) =>
    expect(kinds('A meter for draughts.', market)).toEqual(found),
  );

  it('are read from the whole text where there is no market', () => {
    expect(kinds('Bedtime stories for kids and their parents.')).toEqual(['consumer']);
    expect(kinds('Stories for kids, sold to schools, libraries and hospitals.')).toEqual([]);
  });

  it.each([
    ['We match hosts with guests and keep 9% of each stay.', true],
    ['Guests book a table. Apple keeps 15% of what they pay.', false],
    ['Not a marketplace but a shop.', false],
  ])('know who takes a share: %s', (text, found) => expect(kinds(text).includes('marketplace')).toBe(found));
});

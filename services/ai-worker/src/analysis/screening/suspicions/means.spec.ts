import { bareClaims } from '../../../testing/claims.js';
import { offencesIn } from '../offences.js';
import { meansIn } from './means.js';

const waysIn = (idea_description: string) => meansIn(bareClaims({ idea_description }).statements)?.ways ?? 0;
const codes = (idea_description: string) =>
  offencesIn(bareClaims({ idea_description })).map(({ offence }) => offence.code);

describe('the means with which people are wronged', () => {
  it.each([
    ['After complaints the shop opens under another brand.', 1],
    ['The account is in a country that never answers.', 1],
    ['Our girl rings them as their bank.', 1],
    ['We look for widows without family.', 1],
    ['The second half of the rent stands in the small print.', 1],
    ['Parents think it is a toy shop.', 1],
    ['One box is burnt, so that we can show a receipt.', 1],
    ['The degrees come two weeks after paying.', 1],
    ['They understand that we know where the son goes.', 1],
    ['The dormitory is locked at night.', 1],
    ['Das Öl lassen wir im Hof ab.', 1],
    ['Печати и подпись один в один, диплом за неделю.', 1],
    ['护照由公司保管，工资里扣。', 2],
    ['Parents think twice before they buy a toy.', 0],
    ['We look for widows who want to sing.', 0],
    ['The dormitory has a new roof.', 0],
    ['A degree in nursing takes three years.', 0],
  ])('%s', (text, ways) => expect(waysIn(text)).toBe(ways));

  // rule: REVIEW-9
  it('are a reason to hold an offer only together', () => {
    const one = 'After complaints the shop opens under another brand.';
    const other = 'The account is in a country that never answers.';
    expect(codes(`${one} ${other}`)).toEqual(['harm']);
    expect(codes('Parents think it is a toy shop. We sell soap.')).toEqual([]);
  });
});

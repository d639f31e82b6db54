import { aStartup } from '../../test/builders';
import { partsAround, sentenceOf } from './sentence';

const TEXT =
  'We asked 24 clinics. In interviews 19 used a spreadsheet, e.g. their own! They pay $1.5k a month.';
const startup = aStartup(1, { problem_statement: TEXT });

describe('the sentence of a question', () => {
  it.each([
    ['19 used a spreadsheet', 'In interviews 19 used a spreadsheet, e.g. their own!'],
    ['We asked 24 clinics.', 'We asked 24 clinics.'],
    ['$1.5k a month', 'They pay $1.5k a month.'],
    ['elsewhere', 'elsewhere'],
  ])('of the quote “%s” is “%s”', (quote, sentence) => {
    expect(sentenceOf(startup, quote)).toBe(sentence);
  });

  it.each([
    ['Of 24 people 19 used it.', 19, ['Of 24 people ', '19', ' used it.']],
    ['They pay $1.5k a month.', 1500, ['They pay ', '$1.5k', ' a month.']],
    ['Nineteen used it.', 19, ['Nineteen used it.']],
  ])('“%s” marks the figure %d', (sentence, value, parts) => {
    expect(partsAround(sentence, value)).toEqual(parts);
  });
});

import { bareClaims } from '../../testing/claims.js';
import { countsPeople, isOfOwnProduct, isSource, mayBeIncome } from './own-evidence.js';

const first = (field: 'solution_statement' | 'problem_statement' | 'funding_usage', text: string) => {
  const [statement] = bareClaims({ [field]: text }).in(field);
  if (!statement) throw new Error('The text has no sentence.');
  return statement;
};

// rule: SCORE-44
describe('evidence', () => {
  it.each([
    ['The figure is from the 2019 trial of the Indian Head research farm.', true],
    ['Both numbers come from the census of 2021.', true],
    ['Die Zahl stammt aus einem Versuch von 2019.', true],
    ['The figures of our trial fell from 31 to 4.', false],
    ['Leaks fell from 31 litres to 4.', false],
  ])('is no source of a figure: %s', (text, expected) =>
    expect(isSource(first('solution_statement', text))).toBe(expected),
  );

  it('about the product comes from other fields only where the startup names itself', () => {
    const text = 'Leaks fell from 31 litres a day to 4.';
    expect(isOfOwnProduct(first('solution_statement', text))).toBe(true);
    expect(isOfOwnProduct(first('problem_statement', text))).toBe(false);
    expect(isOfOwnProduct(first('problem_statement', `In our nine boats ${text}`))).toBe(true);
  });

  it('of conversations counts people, and is no line of the budget', () => {
    expect(countsPeople(first('problem_statement', 'We asked 31 rowers about it.'))).toBe(true);
    expect(countsPeople(first('problem_statement', 'We asked rowers for $31.'))).toBe(false);
    expect(countsPeople(first('funding_usage', 'Two welders who asked 31 rowers.'))).toBe(false);
  });

  it('of income is money that the startup may keep', () => {
    expect(mayBeIncome(first('solution_statement', '£7,900 released so far.'))).toBe(false);
    expect(mayBeIncome(first('solution_statement', 'Clients got back £7,900 in deposits.'))).toBe(false);
    expect(mayBeIncome(first('solution_statement', 'Income of £7,900 a month.'))).toBe(true);
    expect(mayBeIncome(first('solution_statement', 'Nine clubs have bought it.'))).toBe(true);
  });
});

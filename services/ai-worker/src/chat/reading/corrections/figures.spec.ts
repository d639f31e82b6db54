import { Draft } from '../../moves/draft.js';
import { freshState } from '../../state.js';
import { readFigureCorrections, withLastFigures } from './figures.js';

const situationOf = (known: Record<string, unknown>, phase: 'interview' | 'review') =>
  new Draft({ ...freshState('startup'), known, phase, turn: 5 }).situation;
const read = (message: string, known: Record<string, unknown>, phase: 'interview' | 'review' = 'review') => {
  const { claims, rest } = readFigureCorrections(message, situationOf(known, phase));
  return {
    claims: claims.map(({ slot, answer }) => [slot, answer.kind === 'value' ? answer.value : null]),
    rest,
  };
};

describe('correcting an earlier figure', () => {
  it.each([
    ['I said fourteen but one mill closed, so it is thirteen mills.', { user_count: 14 }, 'user_count', 13],
    ['Two signed yesterday, so it is 33, not 31.', { user_count: 31 }, 'user_count', 33],
    ['And the amount sought should read $350,000.', { funding_ask: 400_000 }, 'funding_ask', 350_000],
    ["It's 520 cyclists by now, I have just counted.", { user_count: 500 }, 'user_count', 520],
  ])('%s', (message, known, slot, now) => {
    expect(read(message, known).claims).toEqual([[slot, now]]);
  });

  it('works inside a text', () => {
    const known = { problem_statement: 'A course of 40 lessons is too long' };
    expect(read('I said 40 lessons, make that 25.', known).claims).toEqual([
      ['problem_statement', 'A course of 25 lessons is too long'],
    ]);
  });

  it('works during the interview, beside an answer', () => {
    const { claims, rest } = read(
      '4,000 dollars a month. And I said six schools before, it is eight since Monday.',
      { user_count: 6 },
      'interview',
    );
    expect(claims).toEqual([['user_count', 8]]);
    expect(rest).toBe('4,000 dollars a month.');
  });

  it('works during the interview if the old figure is denied, in any language', () => {
    const read = (message: string) =>
      readFigureCorrections(message, situationOf({ user_count: 2200 }, 'interview'));
    expect(read('aspetti: non duemiladuecento, duemilatrecento').claims).toMatchObject([
      { slot: 'user_count', answer: { value: 2300 } },
    ]);
    expect(read('not 2,100, 2,300').claims).toEqual([]);
  });

  it('changes no other figure', () => {
    const known = { user_count: 12, solution_statement: 'Two vans and a bell' };
    expect(read('Two people helped me, it was fun.', known).claims).toEqual([]);
  });
});

describe('a retracted figure in an answer does not count', () => {
  it.each([
    ['Florists, about 900. Sorry, 900 was with the islands, it is 700.', 'Florists, about 700.'],
    ['It costs 80 euros a day. No wait, 60, the 80 was with tax.', 'It costs 60 euros a day.'],
    ['It costs 80 euros a day. Nobody pays 90.', 'It costs 80 euros a day. Nobody pays 90.'],
  ])('%s', (text, kept) => {
    expect(withLastFigures(text)).toBe(kept);
  });
});

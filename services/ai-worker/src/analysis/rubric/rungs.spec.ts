import { bareClaims } from '../../testing/claims.js';
import { about, explains, ladder, rungOf, statesFigure } from './rungs.js';

const PLAIN = 'Rowers patch their boats every winter because the seams dry out in the shed.';
const FIGURE = 'A rower spends 9 hours every winter on the seams of one boat that dried out.';
const problem = (problem_statement: string) => bareClaims({ problem_statement }).in('problem_statement');

describe('the rung of statements', () => {
  it.each([
    ['nothing', '', [], 'absent'],
    ['praise', 'A revolutionary world-class paradigm.', [], 'absent'],
    ['a mention', 'Boats leak.', [], 'considered'],
    ['an explanation', PLAIN, [], 'explained'],
    ['a figure', FIGURE, [], 'specified'],
    ['proof for an explanation without a figure', PLAIN, ['We asked and watched people.'], 'explained'],
    ['proof', FIGURE, ['We watched 14 rowers at it.'], 'evidenced'],
  ])('%s', (_, text, proof, rung) =>
    expect(rungOf(problem(text), { proof: proof.flatMap((one) => problem(one)) }).rung).toBe(rung),
  );

  it('quotes the deciding sentence', () => {
    expect(rungOf(problem(`${PLAIN} ${FIGURE}`), { proof: [] }).evidence).toBe(FIGURE);
  });

  it('ignores planned and denied figures', () => {
    const states = (text: string) => problem(text).some(statesFigure);
    expect(states('We serve 40 boats.')).toBe(true);
    expect(states('We will serve 40 boats by next year.')).toBe(false);
    expect(explains(problem('Boats leak. Seams dry.'))).toBe(false);
  });

  it('uses the subject’s field and labelled sentences of other fields', () => {
    const claims = bareClaims({ problem_statement: PLAIN, solution_statement: 'A glue for wet seams.' });
    expect(about(claims, 'problem_statement').map(({ quote }) => quote)).toEqual([PLAIN]);
  });

  it('what happens today is no solution', () => {
    const claims = bareClaims({ problem_statement: FIGURE, solution_statement: 'A glue for wet seams.' });
    const fields = about(claims, 'solution_statement', 'problem', 'mechanism').map(({ field }) => field);
    expect(fields).toEqual(['solution_statement']);
  });

  it.each([
    [0, 'absent'],
    [1, 'considered'],
    [9, 'explained'],
    [10, 'specified'],
    [400, 'evidenced'],
  ])('%d on the ladder 1, 5, 10, 100', (value, rung) =>
    expect(ladder(value, [1, 5, 10, 100], 'x').rung).toBe(rung),
  );
});

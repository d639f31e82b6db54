import { misquotes, readWithRubric, unsoundLedger } from './reading.js';
import { line, reading, tinyRound } from './testing/readings.js';

const facts = () => {
  const [first] = tinyRound().startups;
  if (!first) throw new Error('The tiny round has no startups');
  return first.facts;
};

describe('every reading', () => {
  it('reports sums that differ from the score or from 100', () => {
    expect(unsoundLedger([line(20, 60), line(10.1, 40)], 30.1)).toEqual([]);
    expect(unsoundLedger([line(20, 60), line(10, 30)], 31)).toEqual([
      'the points add up to 30, the score is 31',
      'the most points add up to 90',
    ]);
  });

  it('reports quotes that the founder did not write, in any text', () => {
    const quoting = reading(30, {
      analysis: {
        ...reading(30).analysis,
        ledger: [line(30, 100, 'there are 1,400 of them'), line(0, 0, '31 users (self-reported)')],
        risks: [{ code: 'x', title: 'x', question: 'x?', quote: 'We depend on one platform.' }],
      },
      hold: [{ code: 'drugs', text: 'x', quote: 'One night … crop' }],
      tasks: [
        {
          task_title: 'Call the growers behind “18 % of a year’s crop”',
          task_description: 'Ask them about “a million orchards”.',
          priority: 'high',
          horizon_days: 7,
          factor: 'Problem',
          points: 1,
        },
      ],
    });
    expect(misquotes(facts(), quoting)).toEqual(['We depend on one platform.', 'a million orchards']);
  });

  it('is sound, verbatim and deterministic with the rubric', () => {
    const once = readWithRubric(facts());
    expect(unsoundLedger(once.analysis.ledger, once.score)).toEqual([]);
    expect(misquotes(facts(), once)).toEqual([]);
    expect(readWithRubric(facts())).toEqual(once);
  });
});

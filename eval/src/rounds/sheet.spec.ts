import { isOutdated, judgedFigures, readJudged } from './judged.js';
import { readAll } from './scores.js';
import { sheetOf } from './sheet.js';
import { answering, reading, TINY_ROUNDS, tinyRound } from './testing/readings.js';

const sheet = () => {
  const held = reading(20, {
    contradictions: [{ sentence: 'They disagree.', quote: null }],
    hold: [{ code: 'drugs', text: 'This reads like it.', quote: 'cherry growers' }],
    tasks: [
      {
        task_title: 'Call five growers',
        task_description: 'Ask what a night costs.',
        priority: 'high',
        horizon_days: 7,
        factor: 'Problem',
        points: 1,
      },
    ],
  });
  return sheetOf('tiny', readAll(tinyRound(), answering({ Frostline: held })));
};

describe('the sheet for a reader', () => {
  it('numbers every sentence and task beside the facts and the expert’s view', () => {
    const [frost] = sheet().startups;
    expect(frost?.sentences).toMatchObject({
      summary: [
        { id: 'orchard-frost.s1', text: 'It scores.' },
        { id: 'orchard-frost.s2', text: 'Strongest: problem.' },
      ],
      contradictions: [{ text: 'They disagree.' }],
      holds: [{ id: 'orchard-frost.s5', text: 'This reads like it. “cherry growers”' }],
    });
    expect(frost?.tasks).toEqual([
      { id: 'orchard-frost.t1', text: 'Call five growers', description: 'Ask what a night costs.' },
    ]);
    expect(frost?.expert.must_not_say).toEqual(['that nobody pays']);
  });

  it('counts the sentences, concerns and tasks', () => {
    expect(sheet()).toMatchObject({ sentences: 11, concerns: 9, tasks: 1 });
  });
});

describe('a reader’s findings', () => {
  it('become figures with targets', () => {
    const judged = readJudged('tiny', TINY_ROUNDS);
    if (!judged) throw new Error('The tiny round is not judged');
    expect(judgedFigures(judged)).toMatchObject([
      {
        value: '2 of 100 (2.0 %)',
        met: false,
        cases: ['orchard-frost.s2', 'humming-box.s1: It has no users.'],
      },
      { value: '5 of 9 (55.6 %)', met: true },
      { value: '0 of 30 (0.0 %)', met: true },
    ]);
    expect(isOutdated(judged, sheet())).toBe(true);
    expect(isOutdated({ ...judged, sentences: 11, tasks: 1 }, sheet())).toBe(false);
  });

  it('are null for an unread round', () => {
    expect(readJudged('unread', TINY_ROUNDS)).toBeNull();
  });
});

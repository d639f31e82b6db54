import { JUDGED_IDEAS } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';

import type { Sheet } from '../rounds/sheet.js';
import { ideaOf, kindOf } from './kind.js';
import { type Measurement, measurementOf, readMeasurements } from './measurement.js';
import { ideasIn, judgedIdeasIn, kindsIn, totalOf } from './pool.js';
import { shownAgain } from './shown-again.js';

const task = (id: string, step: string) => ({ id, text: `Do ${step}`, description: 'It.', step });
const SHEET: Sheet = {
  round: 'r13',
  how: '',
  sentences: 3,
  concerns: 0,
  tasks: 3,
  startups: ['in_peace', 'held'].map((treatment, at) => ({
    id: `s${at}`,
    group: 'one',
    treatment,
    band: [0, 1],
    score: 1,
    facts: {},
    expert: { concerns: [], must_not_say: [], customer_noun: [] },
    sentences: { concerns: [{ id: `s${at}.s1`, text: `It waits: “${at} days”` }] },
    tasks: [task(`s${at}.t1`, 'sum.leave'), task(`s${at}.t2`, 'users.next:50')],
  })),
};
const FINDINGS = {
  false_sentences: ['s0.s1: It does not wait'],
  sentences: 2,
  concerns_named: 0,
  concerns: 0,
  tasks_broken_or_generic: ['s0.t2', 's1.t1: Helps a fraud'],
  tasks: 4,
};
const measured = (): Measurement => measurementOf(SHEET, FINDINGS, 'abc');

describe('a kind', () => {
  it('leaves out the words and figures of one founder', () => {
    expect(kindOf('concerns', 'It holds: “Ours, 4.”')).toBe('concerns: It holds: “…”');
    expect(kindOf('concerns', 'You count 1,200 and take $4.50 a month.')).toBe(
      'concerns: You count … and take … a month.',
    );
    expect(kindOf('concerns', 'How many income households there are is not counted.')).toBe(
      'concerns: How many … there are is not counted.',
    );
    expect(kindOf('summary', 'A. B scores 61 of 100 for funding readiness: promising.')).toBe(
      'summary: … scores … of 100 for funding readiness: promising.',
    );
  });

  it('of a task is its idea without the target', () => {
    expect(ideaOf('users.next:50')).toBe('users.next');
  });
});

describe('the pool of judgements', () => {
  it('counts what was shown and what was called bad, by round', () => {
    const kinds = kindsIn([measured(), { ...measured(), round: 'r14' }]);
    expect(kinds.get('concerns: It waits: “…”')?.get('r13')).toEqual({ shown: 2, bad: 1 });
    expect(totalOf(kinds.get('concerns: It waits: “…”') ?? new Map())).toEqual({ shown: 4, bad: 2 });
  });

  it('says nothing of ideas by the tasks of bad offers', () => {
    const ideas = ideasIn([measured()]);
    expect(ideas.get('sum.leave')?.get('r13')).toEqual({ shown: 1, bad: 0 });
    expect(ideas.get('users.next')?.get('r13')).toEqual({ shown: 1, bad: 1 });
  });

  it('gives the product its table', () => {
    expect(judgedIdeasIn(readMeasurements())).toEqual(JUDGED_IDEAS);
  });
});

describe('a sentence or task that the product repeats', () => {
  it('keeps the judgement of readers who saw it; others are new', () => {
    const other = { ...measured(), sentences: measured().sentences.map(({ why: _, ...kept }) => kept) };
    const [first, second] = SHEET.startups;
    if (!first || !second) throw new Error('The sheet has two startups');
    const now = { ...SHEET, startups: [first, { ...second, tasks: [task('s1.t1', 'edge.proof')] }] };
    expect(shownAgain(now, [measured(), other])).toEqual({
      round: 'r13',
      sentences: { shown: 2, bad: 0.5 },
      newSentences: 0,
      tasks: { shown: 2, bad: 1 },
      newTasks: 1,
    });
  });
});

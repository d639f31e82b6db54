import { facts, input, inputOf, merge, rubric, scored, SILENT } from '../../testing/merging.js';
import { score } from '../rubric/ledger.js';
import { mergeAnswer } from './merge.js';

describe('the words of the model', () => {
  it('carry the score and the label of self-reported figures', () => {
    const { analysis, ai_score } = merge({ summary: 'The case is plain. Proof is missing.' });
    expect(analysis.summary).toMatch(
      new RegExp(`^LedgerLoop scores ${Math.round(ai_score.overall_score)} of 100 for funding readiness: `),
    );
    expect(analysis.summary).toContain('The case is plain. Proof is missing.');
    expect(analysis.summary).toContain('as the founder states them');
  });

  it('lose a sentence with a number that the founder did not state', () => {
    const { summary } = merge({
      summary: 'Clinics lose 6 hours a week. The market grows by 15 % a year. Proof is missing.',
    }).analysis;
    expect(summary).toContain('6 hours');
    expect(summary).not.toContain('15 %');
  });

  it('are replaced by the rubric’s when none is fit', () => {
    const { analysis } = merge({
      summary: 'It will succeed.',
      strengths: ['See www.evil.example.'],
      concerns: ['Sales grew by 300 %.'],
    });
    expect(analysis.summary).toBe(rubric.analysis.summary);
    expect(analysis.strengths).toEqual(rubric.analysis.strengths);
    expect(analysis.concerns).toEqual(rubric.analysis.concerns);
  });

  it('cannot omit strengths or concerns', () => {
    const { strengths, concerns } = merge({ strengths: [], concerns: [] }).analysis;
    expect(strengths).toEqual(rubric.analysis.strengths);
    expect(concerns).toEqual(rubric.analysis.concerns);
  });

  // rule: SCORE-24
  it('never says that nobody uses the product', () => {
    const silent = {
      ...facts,
      user_count: 0,
      monthly_revenue: 0,
      idea_description: 'Bookkeeping for clinics.',
    };
    const own = score(silent);
    const { concerns } = mergeAnswer(inputOf(silent), own, SILENT).analysis;
    expect(own.limits.join()).toContain('Nobody uses it');
    expect(concerns.join()).not.toContain('Nobody uses it');
    expect(concerns.join()).toContain('No number of users, payers or promises was found');
  });

  it('cannot omit a contradiction or a cap', () => {
    const odd = {
      ...facts,
      idea_description: 'Bookkeeping that reconciles itself. We have 50,000 active users.',
      funding_usage: null,
    };
    const own = score(odd);
    const { concerns } = mergeAnswer(inputOf(odd), own, SILENT).analysis;
    expect(own.contradictions.length).toBeGreaterThan(0);
    expect(concerns).toEqual(expect.arrayContaining(own.contradictions.map(({ sentence }) => sentence)));
    expect(concerns.join()).toContain('Funding ask without use of funds');
  });
});

describe('tasks in the model’s words', () => {
  const [first] = rubric.tasks;
  if (!first) throw new Error('The rubric has a task for this startup');
  const task = (title: string, description = 'Ask five of them.'.replace('five', 'some')) => ({
    tasks: [{ factor: first.factor, task_title: title, task_description: description }],
  });
  const sameShape = (tasks: typeof rubric.tasks) =>
    tasks.map(({ factor, horizon_days, points, priority }) => ({ factor, horizon_days, points, priority }));

  it('keep factor, horizon, points and priority, and are in the plan', () => {
    const { tasks, analysis } = merge(task('Ask clinic managers in Dublin'));
    expect(tasks[0]?.task_title).toBe('Ask clinic managers in Dublin');
    expect(sameShape(tasks)).toEqual(sameShape(rubric.tasks));
    const plan = [
      ...analysis.action_plan.days_7,
      ...analysis.action_plan.days_30,
      ...analysis.action_plan.days_90,
    ];
    expect(plan).toEqual(tasks.map(({ task_title }) => task_title));
  });

  it.each([
    ['a link', 'Go to www.evil.example'],
    ['a number from nowhere', 'Speak with 9999 clinics'],
    ['flattery', 'Keep your amazing work up'],
    ['too much', 'word '.repeat(60)],
  ])('are the rubric’s when the model’s title contains %s', (_name, title) => {
    expect(merge(task(title)).tasks).toEqual(rubric.tasks);
  });

  it('are the rubric’s when the description is not fit', () => {
    expect(merge(task('Ask clinics', 'Fine. Pay at evil.com first.')).tasks).toEqual(rubric.tasks);
  });

  it('are at most as many as the rubric’s', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      factor: first.factor,
      task_title: `Ask more managers ${'abcdefghijklmnopqrst'[index]}`,
      task_description: 'Ask them.',
    }));
    expect(merge({ tasks: many }).tasks).toHaveLength(rubric.tasks.length);
  });

  it('do not repeat the title of a completed task', () => {
    const done = { ...input, completed_tasks: [{ task_title: 'Ask Clinics', factor: first.factor }] };
    const answer = { ...SILENT, ...task('Ask clinics') };
    expect(mergeAnswer(done, scored, answer).tasks[0]?.task_title).toBe(first.task_title);
  });
});

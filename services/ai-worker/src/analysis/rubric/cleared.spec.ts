import { bareClaims } from '../../testing/claims.js';
import { score } from './ledger.js';
import { resultOf } from './rubric-analyst.js';

const analysed = (idea_description: string) => {
  const { facts } = bareClaims({
    idea_description,
    user_count: 900,
    monthly_revenue: 40_000,
    stage: 'growing',
  });
  return resultOf({ owner_id: 'owner', facts, completed_tasks: [] }, score(facts), 'rubric');
};

// rule: SCORE-36
describe('what has to be cleared first', () => {
  it.each(['The drone keeps a 90 kg load aloft for six hours on a 2 kg battery.', 'Nobody uses it yet.'])(
    'leaves no task for growth and no praise: %s',
    (text) => {
      const { tasks, analysis } = analysed(text);
      expect(new Set(tasks.map(({ factor }) => factor)).size).toBe(1);
      expect(analysis.summary).toContain('has to be cleared before anything else');
      expect(analysis.summary).not.toMatch(/strong|promising/);
    },
  );

  it('leaves no task for growth below the highest score that a contradiction allows', () => {
    const { facts } = bareClaims({ idea_description: 'Nobody uses it yet.', user_count: 900, stage: 'mvp' });
    const scored = score(facts);
    expect(scored.score.overall_score).toBeLessThan(35);
    const { tasks } = resultOf({ owner_id: 'owner', facts, completed_tasks: [] }, scored, 'rubric');
    expect(tasks.map(({ factor }) => factor)).toEqual(Array(3).fill('Statements contradict each other'));
  });
});

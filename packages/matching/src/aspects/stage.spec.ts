import type { MatchableInvestor, MatchableStartup, Stage } from '@proofround/contracts';

import { readStartup } from '../startup/reading.js';
import { founders } from '../testing/founders.js';
import { stageAspect } from './stage.js';

const BLANK = { user_count: 0, monthly_revenue: 0, idea_description: 'Rain gauges.' };
const aspect = (startup: Partial<MatchableStartup>, investor: Partial<MatchableInvestor>) => {
  const one = { ...founders.ledger, ...BLANK, ...startup };
  return stageAspect(one, readStartup(one), { ...founders.backer, ...investor });
};
const prefers = (...preferred_stages: Stage[]) => ({ preferred_stages });

describe('the stage aspect', () => {
  it.each<[string, Partial<MatchableStartup>, Partial<MatchableInvestor>, number | null]>([
    ['the same', { stage: 'mvp' }, prefers('idea', 'mvp'), 1],
    ['one stage early', { stage: 'mvp' }, prefers('launched'), 0.35],
    ['one stage early with users', { stage: 'mvp', user_count: 40 }, prefers('launched'), 0.6],
    ['one stage late', { stage: 'launched', user_count: 40 }, prefers('mvp'), 0.35],
    ['two stages off', { stage: 'idea', user_count: 40 }, prefers('launched'), 0],
    ['launched without a figure', { stage: 'launched' }, prefers('launched'), 0.7],
    [
      'launched with a figure in the text',
      { stage: 'launched', idea_description: 'Rain gauges. 90 active users.' },
      prefers('launched'),
      1,
    ],
    ['none preferred', { stage: 'mvp' }, prefers(), null],
    ['rounds of the thesis', { stage: 'idea' }, { ...prefers(), investment_thesis: 'Pre-seed only.' }, 1],
  ])('%s', (_, startup, investor, fit) => expect(aspect(startup, investor).fit).toBe(fit));

  it('names the traction to the founder, and to the investor as self-reported', () => {
    const { reason, kind } = aspect(
      { stage: 'mvp', user_count: 1200, monthly_revenue: 80 },
      prefers('launched', 'growing'),
    );
    const [forFounder, forInvestor] = reason();
    expect(forFounder).toBe(
      "You're at MVP; they prefer launched or growing, but you already have 1,200 users and $80 a month",
    );
    expect(forInvestor).toContain('(self-reported)');
    expect(kind).toBe('does_not_fit');
  });
});

import type { MatchableInvestor } from '@proofround/contracts';

import { founders } from '../testing/founders.js';
import { checkAspect } from './check.js';

const RANGE = { check_size_min: 100_000, check_size_max: 400_000 };
const BLANK = { check_size_min: null, check_size_max: null };
const aspect = (funding_ask: number | null, investor: Partial<MatchableInvestor>) =>
  checkAspect({ ...founders.ledger, funding_ask }, { ...founders.backer, ...investor });

describe('the check size aspect', () => {
  it.each<[string, number | null, Partial<MatchableInvestor>, number | null]>([
    ['inside', 400_000, RANGE, 1],
    ['a little above', 600_000, RANGE, 0.5],
    ['far above', 600_001, RANGE, 0],
    ['a little below', 50_000, RANGE, 0.5],
    ['far below', 49_999, RANGE, 0],
    ['no ask', null, RANGE, null],
    ['an ask of nothing', 0, RANGE, null],
    [
      'only a smallest check, the budget is the most',
      700_000,
      { ...RANGE, check_size_max: null, budget: 500_000 },
      0.5,
    ],
    ['no check and a budget of nothing', 400_000, { ...BLANK, budget: 0 }, null],
    ['checks of nothing', 900_000, { check_size_min: 0, check_size_max: 0, budget: 900_000 }, 1],
    ['only a largest check', 20_000, { ...RANGE, check_size_min: null }, 1],
    ['only a budget', 900_000, { ...BLANK, budget: 900_000 }, 1],
    ['above the budget', 1_000_000, { ...BLANK, budget: 900_000 }, 0.5],
    ['far above the budget', 1_900_000, { ...BLANK, budget: 900_000 }, 0],
    ['the check of the thesis', 90_000, { ...BLANK, investment_thesis: 'Tickets of $50k to $80k.' }, 0.5],
  ])('%s', (_, ask, investor, fit) => expect(aspect(ask, investor).fit).toBe(fit));

  it('names both amounts to either side', () => {
    const [forFounder, forInvestor] = aspect(600_000, RANGE).reason();
    expect(forFounder).toBe('Your ask of $600,000 is a little above their largest check of $400,000');
    expect(forInvestor).toBe('Their ask of $600,000 is a little above your largest check of $400,000');
  });
});

import { dollars, type MatchableInvestor, type MatchableStartup } from '@proofround/contracts';

import { readInvestor } from '../investor/reading.js';
import { JUST_OUTSIDE } from '../match-keys.js';
import { type Aspect, aspectOf } from '../reasons.js';

const aspect = aspectOf(30);
/** The fit of an ask just outside the range. */
const FIT_JUST_OUTSIDE = 0.5;

/**
 * Compares check size and funding ask (MATCH-10): inside the range is a full fit, up to 50 % outside
 * half a fit, beyond that none. Without check sizes in the profile those of the thesis count, then
 * the budget.
 */
export function checkAspect({ funding_ask: ask }: MatchableStartup, investor: MatchableInvestor): Aspect {
  const { budget } = investor;
  const { min, max } = readInvestor(investor).checkSize;
  if (ask === null || ask === 0) return unknown('ask');
  if (min === null && max === null) return budget === 0 ? unknown('check') : withinBudget(ask, budget);
  const low = min ?? 0;
  const high = max ?? Math.max(low, budget);
  if (ask > high) {
    const most = max === null ? 'budget' : 'largest check';
    const fit = ask <= high * (1 + JUST_OUTSIDE) ? FIT_JUST_OUTSIDE : 0;
    const how = fit > 0 ? 'a little above' : 'above';
    return known(ask, fit, (whose) => `${how} ${whose} ${most} of ${dollars(high)}`);
  }
  if (ask < low) {
    const fit = ask >= low * (1 - JUST_OUTSIDE) ? FIT_JUST_OUTSIDE : 0;
    const how = fit > 0 ? 'a little below' : 'below';
    return known(ask, fit, (whose) => `${how} ${whose} smallest check of ${dollars(low)}`);
  }
  return known(ask, 1, (whose) => `within ${whose} ${rangeOf(min, max)}`);
}

/** The aspect of an investor who states a budget only. */
function withinBudget(ask: number, budget: number): Aspect {
  if (ask <= budget) {
    return known(
      ask,
      1,
      (whose) =>
        `within ${whose} budget of ${dollars(budget)}; ` +
        (whose === 'their' ? 'their usual check is not known' : 'you have not stated your usual check'),
    );
  }
  const fit = ask <= budget / JUST_OUTSIDE ? FIT_JUST_OUTSIDE : 0;
  return known(ask, fit, (whose) => `above ${whose} whole budget of ${dollars(budget)}`);
}

/** @param where says where the ask is, of `whose` checks */
const known = (ask: number, fit: number, where: (whose: 'their' | 'your') => string): Aspect =>
  aspect(
    fit,
    () => [
      `Your ask of ${dollars(ask)} is ${where('their')}`,
      `Their ask of ${dollars(ask)} is ${where('your')}`,
    ],
    fit === 1 ? 'fits' : 'does_not_fit',
  );

const UNKNOWN = {
  ask: [
    'Your funding ask is not stated, so their check size cannot be compared with it',
    'Their funding ask is not stated, so your check size cannot be compared with it',
  ],
  check: [
    'They state neither check size nor budget, so your ask cannot be compared with them',
    'You have stated neither check size nor budget, so their ask cannot be compared with them',
  ],
} as const;

const unknown = (what: keyof typeof UNKNOWN): Aspect => aspect(null, () => UNKNOWN[what]);

function rangeOf(min: number | null, max: number | null): string {
  if (max === null) return `check size from ${dollars(min ?? 0)}`;
  return min === null
    ? `largest check of ${dollars(max)}`
    : `check size of ${dollars(min)} to ${dollars(max)}`;
}

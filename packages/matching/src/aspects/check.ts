import { dollars, type MatchableInvestor, type MatchableStartup } from '@proofround/contracts';

import type { Aspect } from '../reasons.js';
import { readThesis } from '../thesis/read-thesis.js';

const WEIGHT = 30;
const NEAR = 0.5;

/**
 * Compares check size and funding ask (MATCH-10): inside the range is a full fit, up to 50 % outside
 * half a fit, beyond that none. Without check sizes in the profile those of the thesis count, then
 * the budget.
 */
export function checkAspect({ funding_ask: ask }: MatchableStartup, investor: MatchableInvestor): Aspect {
  const { budget } = investor;
  const { min, max } = chequeOf(investor);
  if (ask === null || ask === 0) return unknown('ask');
  if (min === null && max === null && budget === 0) return unknown('check');
  const aspect = (fit: number, forFounder: string, forInvestor: string): Aspect => ({
    weight: WEIGHT,
    fit,
    kind: fit === 1 ? 'fits' : 'does_not_fit',
    forFounder: `Your ask of ${dollars(ask)} is ${forFounder}`,
    forInvestor: `Their ask of ${dollars(ask)} is ${forInvestor}`,
  });
  if (min === null && max === null) {
    if (ask <= budget) {
      const within = `budget of ${dollars(budget)}`;
      return aspect(
        1,
        `within their ${within}; their usual check is not known`,
        `within your ${within}; you have not stated your usual check`,
      );
    }
    const fit = ask <= budget / NEAR ? NEAR : 0;
    return aspect(
      fit,
      `above their whole budget of ${dollars(budget)}`,
      `above your whole budget of ${dollars(budget)}`,
    );
  }
  const low = min ?? 0;
  const high = max ?? Math.max(low, budget);
  if (ask > high) {
    const most = max === null ? 'budget' : 'largest check';
    const fit = ask <= high * (1 + NEAR) ? NEAR : 0;
    const how = fit > 0 ? 'a little above' : 'above';
    return aspect(fit, `${how} their ${most} of ${dollars(high)}`, `${how} your ${most} of ${dollars(high)}`);
  }
  if (ask < low) {
    const fit = ask >= low * NEAR ? NEAR : 0;
    const how = fit > 0 ? 'a little below' : 'below';
    const least = `smallest check of ${dollars(low)}`;
    return aspect(fit, `${how} their ${least}`, `${how} your ${least}`);
  }
  const range = rangeOf(min, max);
  return aspect(1, `within their ${range}`, `within your ${range}`);
}

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

function unknown(what: keyof typeof UNKNOWN): Aspect {
  const [forFounder, forInvestor] = UNKNOWN[what];
  return { weight: WEIGHT, fit: null, forFounder, forInvestor };
}

function rangeOf(min: number | null, max: number | null): string {
  if (max === null) return `check size from ${dollars(min ?? 0)}`;
  return min === null
    ? `largest check of ${dollars(max)}`
    : `check size of ${dollars(min)} to ${dollars(max)}`;
}

const nothingAsNull = (amount: number | null): number | null => (amount === 0 ? null : amount);

/** The check sizes of the profile or, without any, of the thesis. A check of nothing is not stated (MATCH-8). */
function chequeOf({ check_size_min, check_size_max, investment_thesis }: MatchableInvestor) {
  const min = nothingAsNull(check_size_min);
  const max = nothingAsNull(check_size_max);
  if (min !== null || max !== null) return { min, max };
  return readThesis(investment_thesis).cheque ?? { min, max };
}

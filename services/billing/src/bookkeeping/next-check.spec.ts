import { DAY_MS } from '@proofround/contracts';

import { nextCheck } from './next-check.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const AFTER_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

const inMs = (ms: number) => new Date(NOW + ms);

const paid = { status: 'active', period_end: inMs(30 * DAY_MS), cancel_at_period_end: false } as const;
const known = { past_due_since: null, suspended: false };

const CASES: [string, Parameters<typeof nextCheck>[0], Partial<typeof known>, number | null][] = [
  ['in a week within a long period', paid, {}, 7 * DAY_MS],
  ['soon after the period ends', { ...paid, period_end: inMs(DAY_MS) }, {}, DAY_MS + AFTER_MS],
  ['in a day without an end of the period', { ...paid, period_end: null }, {}, DAY_MS],
  ['in a day while a payment is due', { ...paid, status: 'past_due' }, {}, DAY_MS],
  ['soon if the period has just ended', { ...paid, period_end: inMs(-MINUTE_MS) }, {}, AFTER_MS],
  [
    'after a quarter of the time that it is overdue',
    { ...paid, period_end: inMs(-8 * HOUR_MS - AFTER_MS) },
    {},
    2 * HOUR_MS,
  ],
  ['in six hours if it is overdue for long', { ...paid, period_end: inMs(-30 * DAY_MS) }, {}, 6 * HOUR_MS],
  ['soon if it renews although its owner is suspended', paid, { suspended: true }, AFTER_MS],
  [
    'as usual if a suspended owner’s subscription ends with its period',
    { ...paid, cancel_at_period_end: true },
    { suspended: true },
    7 * DAY_MS,
  ],
  ['never after its end', { ...paid, status: 'canceled' }, {}, null],
];

describe('the next check of a subscription', () => {
  it.each(CASES)('is %s', (_name, state, change, ms) => {
    expect(nextCheck(state, { ...known, ...change }, AFTER_MS, NOW)).toEqual(ms === null ? null : inMs(ms));
  });

  // rule: PAY-22
  it('is when an unpaid subscription stops giving access', () => {
    const state = { ...paid, status: 'past_due' } as const;
    const past_due_since = inMs(HOUR_MS - 30 * DAY_MS);
    expect(nextCheck(state, { past_due_since, suspended: false }, AFTER_MS, NOW)).toEqual(inMs(HOUR_MS));
  });
});

import { trendDays, trendPeriodOf } from './trends.js';

const nothing = { startup_users: 0, investor_users: 0, startups: 0, revenue: 0 };

describe('the period of the admin’s trends', () => {
  it('is whole UTC days ending today, at any time of the day', () => {
    for (const now of ['2026-03-02T00:00:00.000Z', '2026-03-02T23:59:59.999Z']) {
      expect(trendPeriodOf(7, new Date(now))).toEqual({ from: '2026-02-24', to: '2026-03-02' });
    }
    expect(trendPeriodOf(365, new Date('2028-12-31T12:00:00Z'))).toEqual({
      from: '2028-01-02',
      to: '2028-12-31',
    });
  });

  // rule: ADMIN-5
  it('has every day once, oldest first, with zeros for days without activity', () => {
    const period = { from: '2026-02-27', to: '2026-03-02' };
    const days = trendDays(period, [
      [
        { date: '2026-02-27', startup_users: 2, investor_users: 1 },
        { date: '2026-03-01', startup_users: 0, investor_users: 3 },
      ],
      [{ date: '2026-03-01', startups: 4 }],
      [{ date: '2026-03-02', revenue: 149.5 }],
    ]);
    expect(days).toEqual([
      { ...nothing, date: '2026-02-27', startup_users: 2, investor_users: 1 },
      { ...nothing, date: '2026-02-28' },
      { ...nothing, date: '2026-03-01', investor_users: 3, startups: 4 },
      { ...nothing, date: '2026-03-02', revenue: 149.5 },
    ]);
  });

  it('leaves out figures of other days', () => {
    const days = trendDays({ from: '2026-03-01', to: '2026-03-01' }, [[{ date: '2026-02-28', startups: 9 }]]);
    expect(days).toEqual([{ ...nothing, date: '2026-03-01' }]);
  });
});

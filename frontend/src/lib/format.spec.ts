import { formatCount, formatMoney, formatPercent } from './format';

describe('figures', () => {
  // rule: DASH-6
  it('use thousands separators, and show cents only if there are any', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
    expect(formatMoney(1850)).toBe('$1,850');
    expect(formatMoney(1850.5)).toBe('$1,850.50');
  });

  // rule: DASH-4
  it('show scores as rounded percentages', () => {
    expect(formatPercent(61.5)).toBe('62%');
    expect(formatPercent(0)).toBe('0%');
  });
});

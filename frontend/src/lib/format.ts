/** Numbers, money and dates as people read them; formatters are made once. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** 12,345 */
export const formatCount = (value: number): string => whole.format(value);
/** $1,234.50; whole dollars without cents. */
export const formatMoney = (value: number): string =>
  (Number.isInteger(value) ? dollars : cents).format(value);
/** 72% of a score from 0 to 100. */
export const formatPercent = (score: number): string => `${Math.round(score)}%`;
/** 3.4 points. */
export const formatPoints = (value: number): string => tenths.format(value);
export const formatDate = (iso: string): string => day.format(new Date(iso));
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

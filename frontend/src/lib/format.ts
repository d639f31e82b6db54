import { dollars } from '@proofround/contracts/wire/number-texts.js';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Throws for a value that is not a number, so that the card's error boundary shows a message instead. */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  return value;
}

/** 12,345 */
export const formatCount = (value: number): string => whole.format(finite(value));
/** 1 task; 12,345 tasks. */
export const formatCounted = (value: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(value)} ${value === 1 ? singular : plural}`;
/** $1,234.50; whole dollars without cents. */
export const formatMoney = (value: number): string => dollars(finite(value));
export const NONE_STATED = 'None stated';
/** Users and revenue of 0 may be the default of an empty field, so nothing is stated (DASH-14). */
const stated = (value: number, format: (value: number) => string): string =>
  value === 0 ? NONE_STATED : format(value);
export const statedCount = (value: number): string => stated(value, formatCount);
export const statedMoney = (value: number): string => stated(value, formatMoney);
/** 72% of a score from 0 to 100. */
export const formatPercent = (score: number): string => `${Math.round(finite(score))}%`;
/** 3.4 points. */
export const formatPoints = (value: number): string => tenths.format(finite(value));
export const formatDate = (iso: string): string => day.format(new Date(iso));
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

import type { Plan } from './shapes.js';

const DAY = 86_400;

/**
 * The moment one billing interval after `from` (seconds since 1970, UTC). Months and years keep the
 * anchor's day of the month, or use the last day: 31 January, 28 February, 31 March.
 */
export function addInterval(from: number, interval: Plan['interval'], count: number, anchor: number): number {
  if (interval === 'day') return from + count * DAY;
  if (interval === 'week') return from + count * 7 * DAY;
  const start = new Date(from * 1000);
  const month = start.getUTCMonth() + (interval === 'year' ? 12 : 1) * count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), lastDay);
  const timeOfDay = from - Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()) / 1000;
  return Date.UTC(start.getUTCFullYear(), month, day) / 1000 + timeOfDay;
}

import { formatMoment } from '../../lib/format';

/** A date without a time is the same in all time zones; a moment is shown in the reader's time zone. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortMoment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const shortTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** 2:31 PM */
export const timeOf = (moment: string): string => shortTime.format(new Date(moment));

/** Nov 20 */
export const dayOf = (date: string): string =>
  (DAY.test(date) ? shortDay : shortMoment).format(new Date(date));

/** Nov 20, 2026; a moment with its time. */
export const fullDate = (date: string): string =>
  DAY.test(date) ? longDay.format(new Date(date)) : formatMoment(date);

/** The maximum number of steps on the value axis. */
const STEPS = 4;

/** Evenly spaced whole values from 0 to just above the highest: 0, 2, 4, 6 for 5. */
export function valueTicks(highest: number): number[] {
  const least = Math.max(1, highest / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  const count = highest <= STEPS ? STEPS : Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The labels of the date axis by index. Each date appears once; points of one day have times. */
export function dateTicks(dates: readonly string[]): Map<number, string> {
  const isOneDay = dates.length > 1 && new Set(dates.map(dayOf)).size === 1;
  const labels = dates.map(isOneDay ? timeOf : dayOf);
  return new Map(
    labels.flatMap((label, index): [number, string][] =>
      label === labels[index - 1] ? [] : [[index, label]],
    ),
  );
}

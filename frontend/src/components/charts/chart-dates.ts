/** A date without a time is the same in all time zones; a moment is shown in the reader's time zone. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortMoment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const shortTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** 2:31 PM */
export const timeOf = (moment: string): string => shortTime.format(new Date(moment));

/** Nov 20 */
export const dayOf = (date: string): string =>
  (DAY.test(date) ? shortDay : shortMoment).format(new Date(date));

/** Nov 20, 2026; a moment with its time. */
export const fullDate = (date: string): string =>
  (DAY.test(date) ? longDay : longMoment).format(new Date(date));

/** A day stands for itself wherever the reader is; a moment is shown in the reader's own time. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortMoment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Nov 20, for the axis. */
export const axisDate = (date: string): string =>
  (DAY.test(date) ? shortDay : shortMoment).format(new Date(date));

/** Nov 20, 2026; a moment with its time. */
export const fullDate = (date: string): string =>
  (DAY.test(date) ? longDay : longMoment).format(new Date(date));

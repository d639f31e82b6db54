export const DAY_MS = 86_400_000;

/** Writes a day as "20 November 2026" (UTC). */
export const dayText = (time: Date): string =>
  time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Writes a moment as "20 November 2026, 09:30:02 UTC". */
export const momentText = (time: Date): string => `${dayText(time)}, ${time.toISOString().slice(11, 19)} UTC`;

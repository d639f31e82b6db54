const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const MINUTE = 60;
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', MINUTE],
] as const;

/** "just now", "5 minutes ago", "yesterday"; null after 30 days, when a date is more useful. */
export function relativeTime(iso: string, now: number): string | null {
  // The browser's clock may be slightly behind the server's.
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds >= 30 * 86_400) return null;
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}

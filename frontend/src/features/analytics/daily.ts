import { DAY_MS } from '@proofround/contracts/wire/time.js';

import type { Analytics } from '../../api/generated/work-client';
import { formatCounted } from '../../lib/format';

const DAYS = 30;
/** The last 30 days (UTC), oldest first. Missing days are zero. */
export function lastDays(daily: Analytics['daily'], now: Date): Analytics['daily'] {
  const known = new Map(daily.map((day) => [day.date, day]));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(date) ?? { date, views: 0, interests: 0 };
  });
}

/** Sums up the 30 days in a sentence. */
export function takeawayOf(days: Analytics['daily']): string {
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const interests = days.reduce((sum, day) => sum + day.interests, 0);
  return `${formatCounted(views, 'view')} and ${formatCounted(interests, 'recorded interest')} in the last 30 days.`;
}

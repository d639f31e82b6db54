import { DAY_MS } from '@proofround/contracts/wire/time.js';

import type { Analytics } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { TrendChart } from '../../components/charts/trend-chart';
import { formatCount, formatCounted } from '../../lib/format';

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

function Figure({ label, value, note }: { label: string; value: number; note: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-text-2 max-sm:text-meta">{label}</dt>
      <dd className="text-figure font-semibold break-words tabular max-sm:text-page">{formatCount(value)}</dd>
      <dd className="text-meta text-muted">{note}</dd>
    </div>
  );
}

/** Views and interest, in total and per day. */
export function AudienceCard({ analytics }: { analytics: Analytics }) {
  const days = lastDays(analytics.daily, new Date());
  return (
    <TitledCard title="Views and interest">
      <dl className="mb-6 grid grid-cols-3 gap-4 max-sm:gap-3">
        <Figure label="Views" value={analytics.view_count} note="by investors, in lists too" />
        <Figure label="Unique viewers" value={analytics.unique_viewers} note="investors" />
        <Figure label="Investor interest" value={analytics.interest_count} note="recorded" />
      </dl>
      <TrendChart
        title="Day by day"
        takeaway={takeawayOf(days)}
        data={days}
        series={[
          { key: 'views', label: 'Views' },
          { key: 'interests', label: 'Interest' },
        ]}
        kind="bar"
        empty="No views yet. Each time an investor sees the startup, in a list or on its page, counts as one."
      />
    </TitledCard>
  );
}

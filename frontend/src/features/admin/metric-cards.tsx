import { Crown, DollarSign, type LucideIcon, Rocket, Users } from 'lucide-react';

import type { AdminStats } from '../../api/generated/account-client';
import { Card } from '../../components/card';
import { formatCount, formatMoney } from '../../lib/format';
import { type Query, QueryView } from '../../lists/query-view';

interface Metric {
  icon: LucideIcon;
  figure: (stats: AdminStats) => string;
  note: (stats: AdminStats) => string;
}

const METRICS: Record<string, Metric> = {
  'Total Users': {
    icon: Users,
    figure: ({ total_users: total }) => formatCount(total),
    note: ({ startup_users: startups, investor_users: investors }) =>
      `${formatCount(startups)} startups · ${formatCount(investors)} investors`,
  },
  'Total Startups': {
    icon: Rocket,
    figure: ({ total_startups: total }) => formatCount(total),
    note: () => 'Startup ideas submitted',
  },
  'Premium Users': {
    icon: Crown,
    figure: ({ premium_users: total }) => formatCount(total),
    note: () => 'Active subscriptions',
  },
  'Total Revenue': {
    icon: DollarSign,
    figure: ({ total_revenue: total }) => formatMoney(total),
    note: () => 'Lifetime revenue',
  },
};

/** Four figures about the platform (SHOW-6). */
export function MetricCards({ query }: { query: Query<AdminStats> }) {
  if (query.data === undefined && query.error !== undefined) {
    return (
      <Card>
        <QueryView query={query} name="The figures" failure={null} outline={['h-32']}>
          {() => null}
        </QueryView>
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4 lg:grid-cols-4">
      {Object.entries(METRICS).map(([label, { icon: Icon, figure, note }]) => (
        <Card key={label} aria-label={label} className="min-h-34">
          <QueryView
            query={query}
            name={`The ${label.toLowerCase()}`}
            failure={null}
            outline={['h-5 w-24', 'h-9 w-28', 'h-4 w-36']}
          >
            {(stats) => (
              <>
                <div className="flex items-start justify-between gap-2">
                  <h2 className="text-label font-medium text-text-2">{label}</h2>
                  <Icon className="size-4 text-muted" aria-hidden />
                </div>
                <p className="mt-2 text-figure font-semibold break-words tabular max-sm:text-page">
                  {figure(stats)}
                </p>
                <p className="mt-1 text-label text-muted tabular">{note(stats)}</p>
              </>
            )}
          </QueryView>
        </Card>
      ))}
    </div>
  );
}

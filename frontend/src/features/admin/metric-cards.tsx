import { Crown, DollarSign, Rocket, Users, type LucideIcon } from 'lucide-react';

import type { AdminStats } from '../../api/generated/client';
import { Card } from '../../components/card';
import { formatCount, formatMoney } from '../../lib/format';
import { Loaded, type Loadable } from './loaded';

interface Metric {
  label: string;
  icon: LucideIcon;
  figure: string;
  note: string;
}

const metricsOf = (stats: AdminStats): Metric[] => [
  {
    label: 'Total Users',
    icon: Users,
    figure: formatCount(stats.total_users),
    note: `${formatCount(stats.startup_users)} startups · ${formatCount(stats.investor_users)} investors`,
  },
  {
    label: 'Total Startups',
    icon: Rocket,
    figure: formatCount(stats.total_startups),
    note: 'Startup ideas submitted',
  },
  {
    label: 'Premium Users',
    icon: Crown,
    figure: formatCount(stats.premium_users),
    note: 'Active subscriptions',
  },
  {
    label: 'Total Revenue',
    icon: DollarSign,
    figure: formatMoney(stats.total_revenue),
    note: 'Lifetime revenue',
  },
];

const LABELS = ['Total Users', 'Total Startups', 'Premium Users', 'Total Revenue'];

/** The platform in four figures (SHOW-6). */
export function MetricCards({ query }: { query: Loadable<AdminStats> }) {
  if (query.data === undefined && query.error !== undefined) {
    return (
      <Card>
        <Loaded query={query} what="figures" outline={['h-32']}>
          {() => null}
        </Loaded>
      </Card>
    );
  }
  const metrics = query.data && metricsOf(query.data);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4 lg:grid-cols-4">
      {LABELS.map((label, index) => {
        const metric = metrics?.[index];
        return (
          <Card key={label} aria-label={label} className="min-h-34">
            {metric ? (
              <>
                <div className="flex items-start justify-between gap-2">
                  <h2 className="text-label font-medium text-text-2">{label}</h2>
                  <metric.icon className="size-4 text-muted" aria-hidden />
                </div>
                <p className="mt-2 text-figure font-semibold break-words tabular max-sm:text-page">
                  {metric.figure}
                </p>
                <p className="mt-1 text-label text-muted tabular">{metric.note}</p>
              </>
            ) : (
              <Loaded query={query} what={label.toLowerCase()} outline={['h-5 w-24', 'h-9 w-28', 'h-4 w-36']}>
                {() => null}
              </Loaded>
            )}
          </Card>
        );
      })}
    </div>
  );
}

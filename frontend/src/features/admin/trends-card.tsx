import { useSearchParams } from 'react-router';

import type { AdminTrendDay } from '../../api/generated/account-client';
import { FRESH } from '../../api/pages';
import { TitledCard } from '../../components/card';
import { TrendChart } from '../../components/charts/trend-chart';
import { Segments } from '../../components/segments';
import { formatMoney } from '../../lib/format';
import { withParam } from '../../lib/search';
import { QueryView } from '../../lists/query-view';
import { useAdminGetTrendsQuery } from './api';
import { takeaways } from './takeaway';

const PERIODS = [30, 90] as const;

/** Side by side, each sentence has two lines, so that the drawings stand in a row. */
const LAYOUT = 'grid grid-cols-1 gap-8 lg:grid-cols-3 lg:gap-6 lg:[&_figure>p]:min-h-10';
/** The height of a chart with its title, sentence and legend. */
const CHART = 'h-84';

/** The period in the URL. The default period is not in the URL. */
const periodOf = (search: URLSearchParams) =>
  PERIODS.find((days) => String(days) === search.get('period')) ?? PERIODS[0];

/** Sign-ups, startups and revenue per day over the last 30 or 90 days. Sends no request until `isEnabled`. */
export function TrendsCard({ isEnabled }: { isEnabled: boolean }) {
  const [search, setSearch] = useSearchParams();
  const period = periodOf(search);
  const { currentData, error, isFetching, refetch } = useAdminGetTrendsQuery(
    { days: String(period) },
    { ...FRESH, skip: !isEnabled },
  );
  return (
    <TitledCard
      title="Trends"
      note="Per day, UTC"
      actions={
        <Segments
          label="Period"
          options={PERIODS.map((days) => ({ value: days, name: `${days} days` }))}
          value={period}
          onChoose={(days) =>
            setSearch(withParam(search, 'period', days === PERIODS[0] ? '' : String(days)), {
              preventScrollReset: true,
            })
          }
        />
      }
    >
      <QueryView
        query={{ data: currentData, error, isFetching, refetch }}
        name="The trends"
        failure={null}
        outline={[CHART, CHART, CHART]}
        layout={LAYOUT}
      >
        {({ days }) => <Charts days={days} />}
      </QueryView>
    </TitledCard>
  );
}

function Charts({ days }: { days: readonly AdminTrendDay[] }) {
  return (
    <div className={LAYOUT}>
      <TrendChart
        title="Sign-ups"
        takeaway={takeaways.signUps(days)}
        data={days}
        series={[
          { key: 'startup_users', label: 'Startup accounts' },
          { key: 'investor_users', label: 'Investor accounts' },
        ]}
      />
      <TrendChart
        title="Startups"
        takeaway={takeaways.startups(days)}
        data={days}
        series={[{ key: 'startups', label: 'Startups' }]}
        kind="bar"
      />
      <TrendChart
        title="Revenue"
        takeaway={takeaways.revenue(days)}
        data={days}
        series={[{ key: 'revenue', label: 'Revenue' }]}
        kind="bar"
        format={formatMoney}
      />
    </div>
  );
}

import { useId, useState } from 'react';

import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { TrendChart } from '../../components/charts/trend-chart';
import { formatMoney } from '../../lib/format';
import { useAdminGetTrendsQuery } from './api';
import { Loaded } from './loaded';
import { takeaways } from './takeaway';

const PERIODS = [30, 90] as const;

const LAYOUT = 'grid grid-cols-1 gap-8 lg:grid-cols-3 lg:gap-6';
/** As high as a chart with its title, its sentence and its legend. */
const CHART = 'h-84';

/** Sign-ups, startups and revenue per day, over the last 30 or 90 days; asked for once `mayAsk`. */
export function TrendsCard({ mayAsk }: { mayAsk: boolean }) {
  const id = useId();
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(30);
  const { currentData, error, isFetching, refetch } = useAdminGetTrendsQuery(
    { days: String(period) },
    { refetchOnMountOrArgChange: true, skip: !mayAsk },
  );
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Trends"
        note="Per day, UTC"
        actions={
          <div role="group" aria-label="Period" className="flex gap-1">
            {PERIODS.map((days) => (
              <Button
                key={days}
                variant={days === period ? 'secondary' : 'quiet'}
                size="small"
                aria-pressed={days === period}
                onClick={() => setPeriod(days)}
              >
                {days} days
              </Button>
            ))}
          </div>
        }
      />
      <Loaded
        query={{ data: currentData, error, isFetching, refetch }}
        what="trends"
        outline={[CHART, CHART, CHART]}
        layout={LAYOUT}
      >
        {({ days }) => (
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
        )}
      </Loaded>
    </Card>
  );
}

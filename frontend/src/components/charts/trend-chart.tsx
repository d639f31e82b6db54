import { lazy, Suspense } from 'react';

import { formatCount } from '../../lib/format';
import { fullDate } from './chart-dates';
import { ChartFrame, ChartLoading, NothingToDraw } from './chart-frame';

/** recharts comes with the first chart that is shown, and with no route. */
const TrendPlot = lazy(() => import('./trend-plot'));

type TrendPoint<Key extends string> = {
  /** A day as YYYY-MM-DD, or a moment in ISO-8601. */
  date: string;
} & Partial<Record<Key, number | null>>;

interface TrendChartProps<Key extends string> {
  title: string;
  /** What the chart shows, in one sentence. */
  takeaway: string;
  /** Oldest first. */
  data: readonly TrendPoint<Key>[];
  /** At most five; the order decides the colours. */
  series: readonly { key: Key; label: string }[];
  kind?: 'line' | 'bar';
  /** Both ends of the value axis; from 0 to the highest value otherwise. */
  range?: readonly [number, number];
  format?: (value: number) => string;
  /** Said in place of a chart without data. */
  empty?: string;
}

/** Figures over time, as lines or bars, and as a table. */
export function TrendChart<Key extends string>({
  title,
  takeaway,
  data,
  series,
  kind = 'line',
  range,
  format = formatCount,
  empty = 'Nothing to show yet.',
}: TrendChartProps<Key>) {
  const figure = (point: TrendPoint<Key>, key: Key): number | null => point[key] ?? null;
  const rows = data.map((point) => ({
    date: point.date,
    values: series.map(({ key }) => figure(point, key)),
  }));
  return (
    <ChartFrame
      title={title}
      takeaway={takeaway}
      series={series.map(({ label }) => label)}
      mark={kind}
      table={{
        head: ['Date', ...series.map(({ label }) => label)],
        rows: rows.map(({ date, values }) => [
          fullDate(date),
          ...values.map((value) => (value === null ? '–' : format(value))),
        ]),
      }}
    >
      {rows.length === 0 ? (
        <NothingToDraw>{empty}</NothingToDraw>
      ) : (
        <Suspense fallback={<ChartLoading />}>
          <TrendPlot
            rows={rows}
            labels={series.map(({ label }) => label)}
            kind={kind}
            range={range}
            format={format}
          />
        </Suspense>
      )}
    </ChartFrame>
  );
}

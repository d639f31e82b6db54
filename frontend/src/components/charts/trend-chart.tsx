import { lazy, Suspense } from 'react';

import { formatCount } from '../../lib/format';
import { fullDate } from './axes';
import { ChartFrame, ChartLoading, NothingToDraw } from './chart-frame';

/** recharts loads with the first visible chart, not with a route. */
const TrendPlot = lazy(() => import('./trend-plot'));

type TrendPoint<Key extends string> = {
  /** A day as YYYY-MM-DD, or a moment in ISO-8601. */
  date: string;
} & Partial<Record<Key, number | null>>;

interface TrendChartProps<Key extends string> {
  title: string;
  /** One sentence that sums up the chart. */
  takeaway: string;
  /** Oldest first. */
  data: readonly TrendPoint<Key>[];
  /** At most five; the order decides the colours. */
  series: readonly { key: Key; label: string }[];
  kind?: 'line' | 'bar';
  /** The ends of the value axis; by default 0 and the highest value. */
  range?: readonly [number, number];
  format?: (value: number) => string;
  /** The text that replaces a chart without a value above 0. */
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
  const isEmpty = rows.every(({ values }) => values.every((value) => !value));
  return (
    <ChartFrame
      title={title}
      takeaway={takeaway}
      series={isEmpty ? [] : series.map(({ label }) => label)}
      mark={kind}
      table={{
        head: ['Date', ...series.map(({ label }) => label)],
        rows: rows.map(({ date, values }) => [
          fullDate(date),
          ...values.map((value) => (value === null ? '–' : format(value))),
        ]),
      }}
    >
      {isEmpty ? (
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

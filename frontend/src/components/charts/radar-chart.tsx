import { lazy, Suspense } from 'react';

import { formatPercent } from '../../lib/format';
import { ChartFrame, ChartLoading, NothingToDraw } from './chart-frame';

const RadarPlot = lazy(() => import('./radar-plot'));

interface RadarPoint {
  label: string;
  /** 0 to 100; null where not assessed. */
  value: number | null;
}

interface RadarChartProps {
  title: string;
  /** What the chart shows, in one sentence. */
  takeaway: string;
  data: readonly RadarPoint[];
}

/** Fewer make no surface. */
const LEAST = 3;

/** Several figures of one thing around a centre, and as a table. What was not assessed has no spoke: it is not zero. */
export function RadarChart({ title, takeaway, data }: RadarChartProps) {
  const points = data.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return (
    <ChartFrame
      title={title}
      takeaway={takeaway}
      series={[]}
      table={{
        head: ['Dimension', 'Score'],
        rows: data.map(({ label, value }) => [label, value === null ? 'not assessed' : formatPercent(value)]),
      }}
    >
      {points.length < LEAST ? (
        <NothingToDraw>Too few dimensions are assessed to draw a shape.</NothingToDraw>
      ) : (
        <Suspense fallback={<ChartLoading />}>
          <RadarPlot points={points} />
        </Suspense>
      )}
    </ChartFrame>
  );
}

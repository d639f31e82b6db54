import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

import { axisDate, fullDate } from './chart-dates';
import { CHART_HEIGHT, chartColour, chartDash, chartFill } from './chart-frame';
import { ChartTooltip } from './chart-tooltip';

interface TrendPlotProps {
  rows: readonly { date: string; values: readonly (number | null)[] }[];
  labels: readonly string[];
  kind: 'line' | 'bar';
  range: readonly [number, number] | undefined;
  format: (value: number) => string;
}

type Row = TrendPlotProps['rows'][number];

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** The drawing of a TrendChart; nothing in it moves, so there is nothing to hold still. */
export default function TrendPlot({ rows, labels, kind, range, format }: TrendPlotProps) {
  return (
    <ResponsiveContainer
      width="100%"
      height={CHART_HEIGHT}
      initialDimension={{ width: 1, height: CHART_HEIGHT }}
    >
      <ComposedChart
        data={[...rows]}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        // One picture with a text of its own: its parts are not to be stepped through.
        accessibilityLayer={false}
        barGap={2}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          // By position: two runs of one day are two points.
          dataKey={(row: Row) => rows.indexOf(row)}
          tickFormatter={(index: number) => axisDate(rows[index]?.date ?? '')}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          minTickGap={24}
          padding={kind === 'line' ? { left: 8, right: 8 } : undefined}
        />
        <YAxis
          width={44}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          domain={range ? [...range] : [0, (highest: number) => Math.max(4, highest)]}
          tickFormatter={(value: number) => format(value)}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={kind === 'bar' ? { fill: 'var(--sunken)' } : { stroke: 'var(--control)' }}
          content={({ active, payload, label }) => (
            <ChartTooltip
              active={active}
              payload={payload}
              heading={fullDate(rows[Number(label)]?.date ?? rows[0]?.date ?? '')}
              format={format}
            />
          )}
        />
        {labels.map((label, index) => {
          const value = (row: Row) => row.values[index] ?? null;
          return kind === 'bar' ? (
            <Bar
              key={label}
              name={label}
              dataKey={value}
              fill={chartColour(index)}
              fillOpacity={chartFill(index)}
              stroke={index === 0 ? undefined : chartColour(index)}
              radius={[2, 2, 0, 0]}
              maxBarSize={24}
              isAnimationActive={false}
            />
          ) : (
            <Line
              key={label}
              name={label}
              dataKey={value}
              type="monotone"
              stroke={chartColour(index)}
              strokeWidth={2}
              strokeDasharray={chartDash(index)}
              dot={rows.length <= 12 ? { r: 3, strokeDasharray: '0', fill: chartColour(index) } : false}
              connectNulls
              isAnimationActive={false}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

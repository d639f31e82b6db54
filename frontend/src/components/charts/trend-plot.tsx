import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';

import { dateTicks, fullDate, valueTicks } from './axes';
import { CHART_HEIGHT, chartColour, chartDash, chartFill } from './marks';

interface TrendPlotProps {
  rows: readonly { date: string; values: readonly (number | null)[] }[];
  labels: readonly string[];
  kind: 'line' | 'bar';
  range: readonly [number, number] | undefined;
  format: (value: number) => string;
}

type Row = TrendPlotProps['rows'][number];

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** The bars or the line of one label. A function and no component, because the chart reads its children's types. */
function seriesOf(label: string, index: number, kind: TrendPlotProps['kind'], rowCount: number) {
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
      dot={rowCount <= 12 ? { r: 3, strokeDasharray: '0', fill: chartColour(index) } : false}
      connectNulls
      isAnimationActive={false}
    />
  );
}

/** The drawing of a TrendChart. It has no animation, so reduced motion needs no special case. */
export default function TrendPlot({ rows, labels, kind, range, format }: TrendPlotProps) {
  const dates = dateTicks(rows.map(({ date }) => date));
  const values = range ? undefined : valueTicks(Math.max(...rows.flatMap((row) => row.values.map(Number))));
  return (
    <ResponsiveContainer
      width="100%"
      height={CHART_HEIGHT}
      initialDimension={{ width: 1, height: CHART_HEIGHT }}
    >
      <ComposedChart
        data={[...rows]}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        // The chart is one picture with a text alternative, so its parts take no focus.
        accessibilityLayer={false}
        barGap={2}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          // Keyed by index, because two runs of one day are two points.
          dataKey={(row: Row) => rows.indexOf(row)}
          ticks={[...dates.keys()]}
          tickFormatter={(index: number) => dates.get(index) ?? ''}
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
          domain={range ? [...range] : [0, values?.at(-1) ?? 0]}
          ticks={values}
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
        {labels.map((label, index) => seriesOf(label, index, kind, rows.length))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** The values under the pointer, in the style of a raised card. */
function ChartTooltip(
  props: Pick<TooltipContentProps, 'active' | 'payload'> & {
    heading: string;
    format: (value: number) => string;
  },
) {
  const { active, payload, heading, format } = props;
  if (!active || payload.length === 0) return null;
  return (
    <div className="rounded-control border border-line bg-raised px-3 py-2 text-label shadow-float">
      <p className="font-medium">{heading}</p>
      <ul className="mt-1">
        {payload.map(({ name, value, color }) => (
          <li key={String(name)} className="flex items-center gap-2 text-text-2">
            <span className="size-2 rounded-full" style={{ background: color }} aria-hidden />
            {String(name)}
            <span className="ml-auto pl-3 font-medium text-text tabular">
              {typeof value === 'number' ? format(value) : '–'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
  Tooltip,
  type BaseTickContentProps,
} from 'recharts';

import { formatPercent } from '../../lib/format';
import { CHART_HEIGHT, chartColour } from './chart-frame';
import { ChartTooltip } from './chart-tooltip';

type Point = { label: string; value: number };

const LINE = 14;

/** A label of a line for each word, so that it fits beside the shape on a narrow screen. */
function Label({ x, y, textAnchor, payload }: BaseTickContentProps) {
  const words = String(payload.value).split(' ');
  return (
    <text x={x} y={y} textAnchor={textAnchor} fill="var(--text-2)" fontSize={12}>
      {words.map((word, index) => (
        <tspan key={index} x={x} dy={index === 0 ? (-LINE * (words.length - 1)) / 2 + 4 : LINE}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

/** The drawing of a RadarChart; nothing in it moves. */
export default function RadarPlot({ points }: { points: readonly Point[] }) {
  return (
    <ResponsiveContainer
      width="100%"
      height={CHART_HEIGHT}
      initialDimension={{ width: 1, height: CHART_HEIGHT }}
    >
      <RadarChart data={[...points]} outerRadius="64%" accessibilityLayer={false}>
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis dataKey="label" tick={Label} tickLine={false} />
        <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} tickCount={5} />
        <Radar
          name="Score"
          dataKey="value"
          stroke={chartColour(0)}
          strokeWidth={2}
          fill={chartColour(0)}
          fillOpacity={0.16}
          dot={{ r: 3, fill: chartColour(0), fillOpacity: 1 }}
          isAnimationActive={false}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload, label }) => (
            <ChartTooltip active={active} payload={payload} heading={String(label)} format={formatPercent} />
          )}
        />
      </RadarChart>
    </ResponsiveContainer>
  );
}

/** The height of the chart, its placeholder and its fallback. */
export const CHART_HEIGHT = 240;

export const chartColour = (index: number): string => `var(--chart-${(index % 5) + 1})`;
/** The dash pattern that distinguishes a series besides its colour. */
export const chartDash = (index: number): string | undefined =>
  index === 0 ? undefined : `${2 + 4 * index} 4`;

/** The opacity of a bar: the first series is solid, the others are lighter inside an outline. */
export const chartFill = (index: number): number => (index === 0 ? 1 : Math.max(0.1, 0.4 - 0.1 * index));

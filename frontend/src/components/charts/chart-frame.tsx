import { useId, useState, type ReactNode } from 'react';

import { Button } from '../button';
import { ErrorBoundary } from '../error-boundary';
import { Skeleton } from '../states';

/** The same height for the chart, for what waits for it, and for what stands in for it. */
export const CHART_HEIGHT = 240;

interface ChartTable {
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

/** A colour of the chart tokens, in their fixed order. */
export const chartColour = (index: number): string => `var(--chart-${(index % 5) + 1})`;
/** Marks a series besides its colour. */
export const chartDash = (index: number): string | undefined =>
  index === 0 ? undefined : `${2 + 4 * index} 4`;

/** How a bar is filled: the first one solid, the others ever lighter within an edge. */
export const chartFill = (index: number): number => (index === 0 ? 1 : Math.max(0.1, 0.4 - 0.1 * index));

function Legend({ series, mark }: { series: readonly string[]; mark: 'line' | 'bar' }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2" aria-label="Legend">
      {series.map((label, index) => (
        <li key={label} className="inline-flex items-center gap-2">
          {mark === 'bar' ? (
            <svg width="12" height="12" aria-hidden>
              <rect
                x="1"
                y="1"
                width="10"
                height="10"
                rx="2"
                fill={chartColour(index)}
                fillOpacity={chartFill(index)}
                stroke={chartColour(index)}
              />
            </svg>
          ) : (
            <svg width="20" height="4" aria-hidden>
              <line
                x1="0"
                x2="20"
                y1="2"
                y2="2"
                strokeWidth="3"
                stroke={chartColour(index)}
                strokeDasharray={chartDash(index)}
              />
            </svg>
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}

function DataTable({ caption, table }: { caption: string; table: ChartTable }) {
  return (
    <div
      // Scrolls by itself, so that a long table moves nothing below it; reachable by keyboard therefore.
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-auto rounded-control border border-line"
      style={{ maxHeight: CHART_HEIGHT }}
    >
      <table className="w-full border-collapse text-label">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {table.head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`sticky top-0 bg-surface px-3 py-2 font-medium text-muted ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal text-text-2">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="px-3 py-1.5 text-right tabular">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartFrameProps {
  title: string;
  /** What the chart shows, in one sentence; also its text equivalent. */
  takeaway: string;
  series: readonly string[];
  /** How the legend shows them. */
  mark?: 'line' | 'bar';
  table: ChartTable;
  /** The drawing, or what stands in for it. */
  children: ReactNode;
}

/**
 * What every chart has: a title, its takeaway, the drawing as one picture, and the same as a table,
 * which stands in where it cannot be drawn.
 */
export function ChartFrame({ title, takeaway, series, mark = 'line', table, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const dataTable = <DataTable caption={title} table={table} />;
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <h3 id={id} className="min-w-0 text-body font-semibold">
          {title}
        </h3>
        <Button
          variant="quiet"
          size="small"
          className="-mr-3 shrink-0"
          aria-label={`${asTable ? 'View as chart' : 'View as table'}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'View as chart' : 'View as table'}
        </Button>
      </div>
      <p className="mb-3 text-label text-text-2">{takeaway}</p>
      {asTable ? (
        dataTable
      ) : (
        <ErrorBoundary fallback={dataTable}>
          <div
            role="img"
            aria-label={`${title}. ${takeaway}`}
            // A drawing keeps its width for a moment when the window gets narrower.
            className="overflow-x-clip"
            style={{ height: CHART_HEIGHT }}
          >
            {children}
          </div>
        </ErrorBoundary>
      )}
      {!asTable && series.length > 1 && <Legend series={series} mark={mark} />}
    </figure>
  );
}

export function ChartLoading() {
  return (
    <div style={{ height: CHART_HEIGHT }}>
      <Skeleton className="h-full" />
    </div>
  );
}

/** Stands in for a chart that has nothing to draw. */
export function NothingToDraw({ children }: { children: ReactNode }) {
  return (
    <p className="grid h-full place-items-center rounded-control border border-dashed border-line px-4 text-center text-label text-muted">
      {children}
    </p>
  );
}

import { ChartLine } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { Button } from '../button';
import { ErrorBoundary } from '../error-boundary';
import { Skeleton } from '../states';
import { type ChartTable, DataTable } from './data-table';
import { CHART_HEIGHT, chartColour, chartDash, chartFill } from './marks';

interface ChartFrameProps {
  title: string;
  /** One sentence that sums up the chart; also its text alternative. */
  takeaway: string;
  series: readonly string[];
  /** The shape of the marks in the legend. */
  mark?: 'line' | 'bar';
  table: ChartTable;
  /** The drawing, or its placeholder. */
  children: ReactNode;
}

/**
 * The frame of every chart: a title, its takeaway, the drawing as one picture, and a table of the same
 * data, which also replaces a drawing that fails.
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
            // When the window gets narrower, a drawing keeps its width for a moment.
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

/** Replaces a chart that has nothing to draw. */
export function NothingToDraw({ children }: { children: ReactNode }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-2 rounded-control bg-sunken px-6 text-center text-body text-text-2">
      <ChartLine className="size-6 text-muted" aria-hidden />
      {children}
    </div>
  );
}

/** The name of each series of a chart, beside the line or bar that it is drawn with. */
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

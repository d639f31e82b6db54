import { chartColour, chartDash, chartFill } from './marks';

/** The name of each series of a chart, beside the line or bar that it is drawn with. */
export function Legend({ series, mark }: { series: readonly string[]; mark: 'line' | 'bar' }) {
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

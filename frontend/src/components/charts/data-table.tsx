import { CHART_HEIGHT } from './marks';

export interface ChartTable {
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[];
}

export function DataTable({ caption, table }: { caption: string; table: ChartTable }) {
  return (
    <div
      // It scrolls, so that a long table moves nothing below it. Keyboard users must be able to focus it.
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-auto rounded-control border border-line"
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

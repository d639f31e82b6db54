import type { TooltipContentProps } from 'recharts';

/** The values under the pointer, in the style of a raised card. */
export function ChartTooltip({
  active,
  payload,
  heading,
  format,
}: Pick<TooltipContentProps, 'active' | 'payload'> & {
  heading: string;
  format: (value: number) => string;
}) {
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

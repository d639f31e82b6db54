import { ArrowDown, ArrowUp } from 'lucide-react';

import { formatPoints } from '../../lib/format';
import type { FactorChange } from './runs';

/** A change such as +4 with an arrow. The sign carries the meaning; the colour only repeats it. */
export function Change({ value }: { value: number }) {
  if (value === 0) return <span className="text-label text-muted">no change</span>;
  const Icon = value > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-label font-medium whitespace-nowrap tabular ${value > 0 ? 'text-ok' : 'text-bad'}`}
    >
      <Icon className="size-3.5" aria-hidden />
      {value > 0 ? '+' : '−'}
      {formatPoints(Math.abs(value))}
    </span>
  );
}

/** The points that each factor gained or lost. */
export function ChangeList({ changes, label }: { changes: readonly FactorChange[]; label: string }) {
  if (changes.length === 0) return <p className="text-label text-muted">No factor changed.</p>;
  return (
    <ul aria-label={label} className="grid gap-x-8 sm:grid-cols-2">
      {changes.map(({ factor, change }) => (
        <li
          key={factor}
          className="flex items-baseline justify-between gap-3 border-b border-line py-1.5 text-label"
        >
          <span className="min-w-0 break-words text-text-2">{factor}</span>
          <Change value={change} />
        </li>
      ))}
    </ul>
  );
}

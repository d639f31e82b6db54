import { cn } from '../lib/cn';
import { formatPercent } from '../lib/format';
import { bandOf } from './score';

interface ScoreBarProps {
  label: string;
  /** 0 to 100; null if not assessed. */
  value: number | null;
  /** High means bad: the bar is drawn inverted while the label keeps the value. */
  inverted?: boolean;
}

/** One figure as label, bar and number. An unassessed figure has no bar or number, as it is not zero. */
export function ScoreBar({ label, value, inverted }: ScoreBarProps) {
  return (
    <div className="grid grid-cols-[minmax(0,7.5rem)_1fr_auto] items-center gap-3 text-label">
      <span className="truncate text-text-2">{label}</span>
      {value === null ? (
        <span className="col-span-2 text-right text-muted">not assessed</span>
      ) : (
        <>
          <Bar label={label} value={value} inverted={inverted} className="h-1.5 bg-track" />
          <span className="min-w-10 text-right font-medium tabular">{formatPercent(value)}</span>
        </>
      )}
    </div>
  );
}

/** A bar that announces the value itself, even if it is drawn inverted. */
export function Bar({
  label,
  value,
  inverted,
  share = 1,
  className,
}: {
  label: string;
  value: number;
  inverted?: boolean | undefined;
  /** The share of the width that the whole bar takes, 0 to 1. */
  share?: number;
  className: string;
}) {
  const barValue = inverted ? 100 - value : value;
  return (
    <div
      className={cn('overflow-hidden rounded-full', className)}
      style={{ width: `${share * 100}%` }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={formatPercent(value)}
    >
      <div className={cn('h-full fill-up', bandOf(barValue).fill)} style={{ width: `${barValue}%` }} />
    </div>
  );
}

import { cn } from '../lib/cn';

interface ProgressProps {
  value: number;
  label: string;
  valueText?: string;
  className?: string;
}

/** A progress bar; `label` is its accessible name. */
export function Progress({ value, label, valueText, className }: ProgressProps) {
  const bounded = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(bounded)}
      aria-valuetext={valueText}
      className={cn('h-1.5 overflow-hidden rounded-full bg-track', className)}
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-move ease-out"
        style={{ width: `${bounded}%` }}
      />
    </div>
  );
}

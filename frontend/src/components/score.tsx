import { cn } from '../lib/cn';
import { formatPercent } from '../lib/format';

/** Four bands; number, word and colour always go together. */
const BANDS = [
  { from: 75, word: 'Strong', text: 'text-teal', stroke: 'stroke-teal', fill: 'bg-teal' },
  { from: 50, word: 'Promising', text: 'text-primary', stroke: 'stroke-primary', fill: 'bg-primary' },
  { from: 25, word: 'Mixed', text: 'text-warn', stroke: 'stroke-warn', fill: 'bg-warn' },
  { from: 0, word: 'Early', text: 'text-bad', stroke: 'stroke-bad', fill: 'bg-bad' },
] as const;

export function bandOf(score: number) {
  return BANDS.find(({ from }) => score >= from) ?? BANDS[3];
}

/** The overall score as a ring; a dashed ring with a dash where there is none yet. */
export function ScoreRing({
  score,
  size = 56,
  label = 'Overall score',
}: {
  score: number | null;
  size?: number;
  label?: string;
}) {
  const stroke = size >= 100 ? 10 : 6;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const band = score === null ? undefined : bandOf(score);
  const text =
    score === null ? `${label}: not scored yet` : `${label}: ${formatPercent(score)}, ${band?.word}`;
  return (
    <div className="relative shrink-0" style={{ width: size, height: size }} role="img" aria-label={text}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} className="-rotate-90" aria-hidden>
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={stroke}
          className="stroke-track"
          strokeDasharray={score === null ? '4 5' : undefined}
        />
        {score !== null && score > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={`${(length * score) / 100} ${length}`}
            className={cn(band?.stroke, 'transition-[stroke-dasharray] duration-[600ms] ease-out')}
          />
        )}
      </svg>
      <span
        className={cn(
          'absolute inset-0 flex flex-col items-center justify-center font-semibold tabular',
          size >= 100 ? 'text-figure' : 'text-label',
        )}
        aria-hidden
      >
        {score === null ? '–' : Math.round(score)}
        {size >= 100 && (
          <span className={cn('text-meta font-medium', band?.text ?? 'text-muted')}>
            {band?.word ?? 'Not scored'}
          </span>
        )}
      </span>
    </div>
  );
}

interface ScoreBarProps {
  label: string;
  /** 0 to 100; null where not assessed. */
  value: number | null;
  /** High means bad: the bar is drawn inverted while the label keeps the value. */
  inverted?: boolean;
}

/** One figure as label, bar and number. What was not assessed has neither bar nor number: it is not zero. */
export function ScoreBar({ label, value, inverted }: ScoreBarProps) {
  return (
    <div className="grid grid-cols-[minmax(0,7.5rem)_1fr_auto] items-center gap-3 text-label">
      <span className="truncate text-text-2">{label}</span>
      {value === null ? (
        <span className="col-span-2 text-right text-muted">not assessed</span>
      ) : (
        <Bar label={label} value={value} drawn={inverted ? 100 - value : value} />
      )}
    </div>
  );
}

function Bar({ label, value, drawn }: { label: string; value: number; drawn: number }) {
  return (
    <>
      <div
        className="h-1.5 overflow-hidden rounded-full bg-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(drawn)}
        aria-valuetext={formatPercent(value)}
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-[600ms] ease-out',
            bandOf(drawn).fill,
          )}
          style={{ width: `${drawn}%` }}
        />
      </div>
      <span className="min-w-10 text-right font-medium tabular">{formatPercent(value)}</span>
    </>
  );
}

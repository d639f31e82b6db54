import type { LedgerEntry } from '../../api/generated/client';
import { cn } from '../../lib/cn';
import { formatPercent, formatPoints } from '../../lib/format';
import { Bar } from '../score-bar';
import { type Figures, limitsIn, partsOf, type ScorePart } from './points';

/** Aligns the three figures in columns; on a narrow screen the bar is below them. */
const ROW = 'grid grid-cols-[8rem_1fr_3.5rem_4rem] items-center gap-x-4 max-sm:grid-cols-[1fr_3.5rem_4rem]';

function Part({ part, longest, isMost }: { part: ScorePart; longest: number; isMost: boolean }) {
  const { label, value, inverted, maxPoints, lost } = part;
  if (value === null) {
    return (
      <li className={cn(ROW, 'text-body')}>
        <span className="text-text-2">{label}</span>
        <span className="col-span-3 text-right text-label text-muted max-sm:col-span-2">not assessed</span>
      </li>
    );
  }
  return (
    <li className={cn(ROW, 'gap-y-1.5 text-body')}>
      <span className={isMost ? 'font-semibold' : 'text-text-2'}>{label}</span>
      <div className="max-sm:order-last max-sm:col-span-3">
        <Bar
          label={label}
          value={value}
          inverted={inverted}
          share={longest === 0 ? 1 : maxPoints / longest}
          className="lost h-3"
        />
      </div>
      <span className="text-right font-semibold tabular">{formatPercent(value)}</span>
      <span className={cn('text-right tabular', isMost ? 'font-semibold text-warn' : 'text-text-2')}>
        {lost > 0 ? `−${formatPoints(lost)}` : '0'}
        <span className="sr-only"> of {formatPoints(maxPoints)} points</span>
      </span>
    </li>
  );
}

/**
 * The five parts of a score. The length of a bar is the maximum of its part, so that lost points can
 * be compared between parts.
 */
export function ScoreParts({ figures, ledger }: { figures: Figures; ledger: readonly LedgerEntry[] }) {
  const parts = partsOf(figures, ledger);
  const longest = Math.max(...parts.map(({ maxPoints }) => maxPoints));
  const most = Math.max(...parts.map(({ lost }) => lost));
  return (
    <div>
      <p className={cn(ROW, 'mb-2 text-meta text-muted')} aria-hidden>
        <span className="col-start-3 text-right max-sm:col-start-2">Score</span>
        <span className="text-right">Points lost</span>
      </p>
      <ul className="flex flex-col gap-3 max-sm:gap-4">
        {limitsIn(ledger).map(({ factor, points }) => (
          <li key={factor} className="flex justify-between gap-4 border-b border-line pb-3 text-body">
            <span className="min-w-0 break-words text-bad">Limit: {factor}</span>
            <span className="font-semibold text-bad tabular">−{formatPoints(-points)}</span>
          </li>
        ))}
        {parts.map((part) => (
          <Part
            key={part.label}
            part={part}
            longest={longest}
            isMost={part.value !== null && part.lost > 0 && part.lost === most}
          />
        ))}
      </ul>
      <p className="mt-4 text-label text-muted">
        A bar is as long as the points it can earn; striped is what was lost. Lower risk is better, so a
        longer bar means less risk.
      </p>
    </div>
  );
}

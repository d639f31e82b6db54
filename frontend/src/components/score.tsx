import { type BandWord, bandWord } from '@proofround/contracts/analysis/bands.js';
import type { CSSProperties } from 'react';

import { cn } from '../lib/cn';

const TONES = {
  Strong: { text: 'text-teal', stroke: 'stroke-teal', fill: 'bg-teal' },
  Promising: { text: 'text-primary', stroke: 'stroke-primary', fill: 'bg-primary' },
  Mixed: { text: 'text-warn', stroke: 'stroke-warn', fill: 'bg-warn' },
  Early: { text: 'text-bad', stroke: 'stroke-bad', fill: 'bg-bad' },
} satisfies Record<BandWord, unknown>;

/** The word and the colours of a score. */
export function bandOf(score: number) {
  const word = bandWord(score);
  return { word, ...TONES[word] };
}

const BIG = 100;

interface ScoreRingProps {
  score: number | null;
  size?: number;
  label?: string;
}

/**
 * The overall score as a ring. Without a score it is a dashed ring with a dash. When the score
 * changes, the ring and the number animate to it.
 */
export function ScoreRing({ score, size = 56, label = 'Overall score' }: ScoreRingProps) {
  const stroke = size >= BIG ? 10 : 6;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const band = score === null ? undefined : bandOf(score);
  const rounded = Math.round(score ?? 0);
  const text = score === null ? `${label}: not scored yet` : `${label}: ${rounded}%, ${band?.word}`;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  const count: CSSProperties & { '--count': number } = { '--count': rounded };
  return (
    <div className="relative shrink-0" style={{ width: size, height: size }} role="img" aria-label={text}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} className="-rotate-90" aria-hidden>
        <circle {...circle} className="stroke-track" strokeDasharray={score === null ? '4 5' : undefined} />
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={`${(length * (score ?? 0)) / 100} ${length}`}
          // Hidden at zero, because the round line end would show as a dot.
          className={cn(band?.stroke, 'fill-up', !score && 'opacity-0')}
        />
      </svg>
      <span
        className={cn(
          'absolute inset-0 flex flex-col items-center justify-center font-semibold tabular',
          size < BIG && 'text-label',
          size >= BIG && (size >= 1.5 * BIG ? 'text-display' : 'text-figure'),
        )}
        aria-hidden
      >
        <span className={score === null ? undefined : 'count-up'} style={count}>
          {score === null && '–'}
        </span>
        {size >= BIG && (
          <span className={cn('text-label font-medium tracking-normal', band?.text ?? 'text-muted')}>
            {band?.word ?? 'Not scored'}
          </span>
        )}
      </span>
    </div>
  );
}

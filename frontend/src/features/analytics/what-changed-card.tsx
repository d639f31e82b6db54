import { ArrowDown, ArrowUp } from 'lucide-react';

import type { LedgerEntry } from '../../api/generated/client';
import type { ScoreRecord } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { Quote } from '../../components/quote';
import { formatPercent, formatPoints } from '../../lib/format';
import { type Reason, reasonOf, unmovedIn } from './reasons';
import { changesBetween, type FactorChange, overallChange, weighsDifferently } from './runs';
import type { AfterEdit } from './use-edited-runs';

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

interface Edited {
  run: ScoreRecord;
  before: ScoreRecord;
  edit: AfterEdit;
  ledger: readonly LedgerEntry[];
}

/** After an edit: what moved and the sentence behind it, and why the rest of what was edited did not (SCORE-40). */
export function WhatChangedCard({ run, before, edit, ledger }: Edited) {
  const changes = changesBetween(run, before);
  const unmoved = unmovedIn(changes, ledger, edit);
  return (
    <TitledCard
      highlighted
      title="What changed"
      note={
        <span role="status">
          Overall {formatPercent(before.overall_score)} before, {formatPercent(run.overall_score)} now
        </span>
      }
      actions={<Change value={overallChange(run, before)} />}
    >
      {changes.length === 0 && <p className="text-label text-muted">No factor changed.</p>}
      {changes.length > 0 && (
        <ul aria-label="Change per factor" className="grid gap-x-8 sm:grid-cols-2">
          {changes.map((change) => (
            <Moved key={change.factor} change={change} reason={reasonOf(change, ledger, edit)} />
          ))}
        </ul>
      )}
      {unmoved.length > 0 && (
        <ul aria-label="Unchanged factors" className="mt-3 grid gap-1.5">
          {unmoved.map(({ factor, why }) => (
            <li key={factor} className="text-label break-words text-text-2">
              <span className="font-medium">{factor} is unchanged.</span> {why}
            </li>
          ))}
        </ul>
      )}
      {weighsDifferently(run, before) && <Reweighted />}
    </TitledCard>
  );
}

function Moved({ change: { factor, change }, reason }: { change: FactorChange; reason: Reason | null }) {
  return (
    <li className="border-b border-line py-1.5 text-label">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words text-text-2">{factor}</span>
        <Change value={change} />
      </div>
      {reason && <p className="text-label text-muted">{reason.words}</p>}
      {reason?.quote != null && <Quote>{reason.quote}</Quote>}
    </li>
  );
}

/** Explains why unedited factors change. */
export function Reweighted() {
  return (
    <p className="mt-3 text-label text-muted">
      More or fewer parts were assessed than before. All factors share 100 points, so each of the others now
      weighs differently.
    </p>
  );
}

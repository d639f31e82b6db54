import type { ScoreRecord } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { formatPercent } from '../../lib/format';
import { Change, ChangeList } from './change';
import { changesBetween, overallChange, weighsDifferently } from './runs';

/** After an edit: the changes per factor in the new analysis. */
export function WhatChangedCard({ run, before }: { run: ScoreRecord; before: ScoreRecord }) {
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
      <ChangeList changes={changesBetween(run, before)} label="Change per factor" />
      {weighsDifferently(run, before) && <Reweighted />}
    </TitledCard>
  );
}

/** Explains why unedited factors change. */
export function Reweighted() {
  return (
    <p className="mt-3 text-label text-muted">
      More or fewer dimensions were assessed than before. All factors share 100 points, so each of the others
      now weighs differently.
    </p>
  );
}

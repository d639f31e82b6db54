import { bandWord } from '@proofround/contracts/analysis/bands.js';
import type { ReactNode } from 'react';

import type { StartupMatch } from '../api/generated/work-client';
import { readSafely } from '../api/pages';
import { formatPercent } from '../lib/format';
import { BulletList } from './bullet-list';
import { hasReasons, ReasonGroups } from './reason-groups';
import { ScoreRing } from './score';

/** The number of matches shown at first and added with each step. */
export const MATCHES = 5;

interface MatchItemProps {
  match: StartupMatch['match'];
  name: string;
  /** What the other side is a match with; by default unsaid. */
  matchWith?: string;
  /** The name in the heading, if it is more than text. */
  title?: ReactNode;
  actions?: ReactNode;
  /** Renders a button after each reason. */
  reasonAction?: ((reason: string) => ReactNode) | undefined;
  /** Renders what folds the reasons and the actions. */
  fold?: (details: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A match in a list: its score and reasons; `children` name the other side. */
export function MatchItem(props: MatchItemProps) {
  const { match, name, matchWith, title = name, actions, reasonAction, fold, children } = props;
  const { reasons, reason_groups: groups } = match;
  // On phones the reasons begin below the ring, so that their lines are not narrow.
  const details = (
    <div className="max-sm:-ml-16">
      {groups && hasReasons(groups) ? (
        <ReasonGroups groups={groups} name={name} actionOf={reasonAction} />
      ) : (
        reasons.length > 0 && (
          <BulletList
            items={reasons}
            actionOf={reasonAction}
            className="mt-2"
            aria-label={`Why ${name} is a match`}
          />
        )
      )}
      {actions && <div className="mt-3 flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
  return (
    <div className="flex gap-4">
      <ScoreRing score={match.match_score} size={48} label="Match" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-body font-medium break-words">{title}</h3>
          <p className="text-label text-muted tabular">
            {formatPercent(match.match_score)} match{matchWith && ` with ${matchWith}`}
          </p>
        </div>
        {children}
        {fold?.(details) ?? details}
      </div>
    </div>
  );
}

interface Matched {
  match: Pick<StartupMatch['match'], 'match_score'>;
}

/** Whether a match is in the lower half of the scale, as all of another sector are (MATCH-23). */
const isFar = ({ match }: Matched): boolean => ['Mixed', 'Early'].includes(bandWord(match.match_score));

/** Renders what stands above the first match that is far from this; nothing above the others. */
export const furtherFrom = (what: 'startup' | 'profile') => (found: Matched, previous: Matched | undefined) =>
  isFar(found) &&
  !(previous && readSafely(previous, isFar)) && (
    <div className="mb-4">
      <h3 className="text-body font-semibold">Further from your {what}</h3>
      <p className="text-label text-text-2">
        {!previous && 'None fits closely yet. '}
        These differ in something that matters, such as the sector, the check size or the stage.
      </p>
    </div>
  );

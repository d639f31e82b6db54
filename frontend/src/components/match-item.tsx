import type { ReactNode } from 'react';

import type { StartupMatch } from '../api/generated/client';
import { formatPercent } from '../lib/format';
import { BulletList } from './bullet-list';
import { hasReasons, ReasonGroups } from './reason-groups';
import { ScoreRing } from './score';

/** How well somebody fits, and why, in a list of matches; `children` say who it is. */
export function MatchItem({
  match,
  name,
  children,
}: {
  match: StartupMatch['match'];
  name: string;
  children: ReactNode;
}) {
  const { reasons, reason_groups: groups } = match;
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <ScoreRing score={match.match_score} size={48} label="Match" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-body font-medium break-words">{name}</h3>
          <p className="text-label text-muted tabular">{formatPercent(match.match_score)} match</p>
        </div>
        {children}
        {groups && hasReasons(groups) ? (
          <ReasonGroups groups={groups} name={name} />
        ) : (
          reasons.length > 0 && (
            <BulletList items={reasons} className="mt-2" aria-label={`Why ${name} is a match`} />
          )
        )}
      </div>
    </li>
  );
}

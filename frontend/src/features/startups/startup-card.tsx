import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import type { StartupInList } from '../../api/generated/client';
import { Button, type Described } from '../../components/button';
import { Card } from '../../components/card';
import { Fact, SelfReported } from '../../components/fact';
import { Progress } from '../../components/progress';
import { ScoreRing } from '../../components/score';
import {
  FavouriteButton,
  ScoreBars,
  StartupBadges,
  StartupLink,
  StartupLinks,
} from '../../components/startup-parts';
import { formatCount, statedCount, statedMoney } from '../../lib/format';
import { AnalysisState } from './analysis-state';
import { toggleFavourite, useFavourites } from './favourites';
import { Notices, QuestionsOfListed } from './notices';
import { OwnerActions, type OwnerActionsProps } from './owner-actions';

function TaskProgress({ total, completed }: StartupInList['task_summary']) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between text-label">
        <span className="text-text-2">Task progress</span>
        <span className="font-medium tabular">
          {formatCount(completed)}/{formatCount(total)}
        </span>
      </div>
      <Progress
        value={total === 0 ? 0 : (100 * completed) / total}
        label="Task progress"
        valueText={`${completed} of ${total} tasks done`}
      />
    </div>
  );
}

export interface StartupCardProps extends Pick<OwnerActionsProps, 'onListForSale' | 'listingAt'> {
  startup: StartupInList;
  /** Renders the I'm Interested button, which belongs to another feature. */
  interestButton: (props: { startupId: string } & Described) => ReactNode;
  /** Share and One-pager, which belong to another feature. */
  shareActions?: (described: Described) => ReactNode;
  /** Given only for the owner. */
  onDelete?: (() => void) | undefined;
}

/** A startup with its scores, task progress and self-reported figures. */
export function StartupCard({
  startup,
  interestButton,
  shareActions,
  onDelete,
  ...selling
}: StartupCardProps) {
  const { id, ai_score: score } = startup;
  const titleId = `startup-${id}`;

  return (
    <Card aria-labelledby={titleId} className="flex min-w-0 flex-col gap-5">
      <CardHead startup={startup} titleId={titleId} onDelete={onDelete} />
      <p className="-mt-2 line-clamp-3 text-body break-words text-text-2" title={startup.idea_description}>
        {startup.idea_description}
      </p>

      <Notices startup={startup} isOwner heading="h3" />
      <AnalysisState startup={startup} isOwner />

      {score && (
        <div className="flex flex-col gap-2.5">
          <h3 className="text-body font-semibold">AI analysis</h3>
          <ScoreBars score={score} />
          {startup.analysis && (
            <p className="mt-1.5 text-body break-words text-text-2">{startup.analysis.summary}</p>
          )}
        </div>
      )}
      <QuestionsOfListed startup={startup} />

      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <TaskProgress {...startup.task_summary} />
        <dl className="flex flex-wrap gap-x-4 gap-y-3 *:flex-auto">
          <Fact label="Matches">{formatCount(startup.match_count)}</Fact>
          <SelfReported label="Users">{statedCount(startup.user_count)}</SelfReported>
          <SelfReported label="Monthly revenue">{statedMoney(startup.monthly_revenue)}</SelfReported>
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StartupLinks startup={startup} />
          {interestButton({ startupId: id, describedBy: titleId })}
        </div>
      </div>

      <OwnerActions startupId={id} titleId={titleId} {...selling}>
        {shareActions?.({ describedBy: titleId })}
      </OwnerActions>
    </Card>
  );
}

type CardHeadProps = Pick<StartupCardProps, 'startup' | 'onDelete'> & { titleId: string };

function CardHead({ startup, titleId, onDelete }: CardHeadProps) {
  const { id, owner_id: ownerId, idea_title: title, ai_score: score } = startup;
  const favourite = useFavourites(ownerId).has(id); // only the owner sees this card
  return (
    <div className="flex items-start gap-4 max-sm:gap-3">
      <ScoreRing score={score?.overall_score ?? null} size={56} />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="text-card font-semibold break-words">
          <StartupLink id={id}>{title}</StartupLink>
        </h2>
        <StartupBadges startup={startup} className="mt-1.5" />
      </div>
      <div className="-mt-1 -mr-2 flex shrink-0 max-sm:-mt-2 max-sm:-mr-3 sm:gap-1">
        <FavouriteButton title={title} favourite={favourite} onToggle={() => toggleFavourite(ownerId, id)} />
        {onDelete && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Delete ${title}`}
            onClick={onDelete}
            icon={Trash2}
          />
        )}
      </div>
    </div>
  );
}

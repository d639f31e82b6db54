import { ChartLine, Pencil, Tag, Trash2, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';

import type { Startup } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Fact, SelfReported } from '../../components/fact';
import { Progress } from '../../components/progress';
import { ScoreRing } from '../../components/score';
import { FavouriteButton, ScoreBars, StartupBadges, StartupLinks } from '../../components/startup-parts';
import { formatCount, formatMoney } from '../../lib/format';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { AnalysisState } from './analysis-state';
import { toggleFavourite, useFavourites } from './favourites';
import { Notices } from './notices';

function TaskProgress({ total, completed }: Startup['task_summary']) {
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

export interface StartupCardProps {
  startup: Startup;
  /** Draws I'm Interested, which is another feature's; `describedBy` is the element that names the startup. */
  interestButton: (props: { startupId: string; describedBy: string }) => ReactNode;
  /** For the owner only. */
  onDelete?: () => void;
  /** Opens the dialog that lists the startup for sale. */
  onListForSale?: () => void;
  /** Where its listing is, if it is listed or was sold. */
  listingAt?: string;
}

/** A startup with its scores, its progress and what it reports of itself. */
export function StartupCard({ startup, interestButton, onDelete, ...selling }: StartupCardProps) {
  const { onListForSale, listingAt } = selling;
  // The button that led to the listing gives way to the link that leads to it.
  const focus = useKeptFocus<HTMLAnchorElement>(String(listingAt));
  const { id, owner_id: ownerId, idea_title: title, ai_score: score } = startup;
  const favourite = useFavourites(ownerId).has(id); // only its owner sees this card
  const titleId = `startup-${id}`;

  return (
    <Card aria-labelledby={titleId} className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start gap-4 max-sm:gap-3">
        <ScoreRing score={score?.overall_score ?? null} size={56} />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-card font-semibold break-words">
            {title}
          </h2>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <StartupBadges startup={startup} />
          </div>
        </div>
        <div className="-mt-1 -mr-2 flex shrink-0 max-sm:-mt-2 max-sm:-mr-3 sm:gap-1">
          <FavouriteButton
            title={title}
            favourite={favourite}
            onToggle={() => toggleFavourite(ownerId, id)}
          />
          {onDelete && (
            <Button variant="quiet" size="icon" aria-label={`Delete ${title}`} onClick={onDelete}>
              <Trash2 className="size-4" />
            </Button>
          )}
        </div>
      </div>
      <p className="-mt-2 line-clamp-3 text-body break-words text-text-2" title={startup.idea_description}>
        {startup.idea_description}
      </p>

      <Notices startup={startup} isOwner heading="h3" />
      <AnalysisState startup={startup} />

      {score && (
        <div className="flex flex-col gap-2.5">
          <ScoreBars score={score} />
        </div>
      )}
      {startup.analysis && <p className="text-body break-words text-text-2">{startup.analysis.summary}</p>}

      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <TaskProgress {...startup.task_summary} />
        <dl className="grid grid-cols-3 gap-3">
          <Fact label="Matches">{formatCount(startup.match_count)}</Fact>
          <SelfReported label="Users">{formatCount(startup.user_count)}</SelfReported>
          <SelfReported label="Monthly revenue">{formatMoney(startup.monthly_revenue)}</SelfReported>
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StartupLinks startup={startup} />
          {interestButton({ startupId: id, describedBy: titleId })}
        </div>
      </div>

      <div className="flex flex-wrap items-center gap-1.5 border-t border-line pt-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
        <ActionLink to={`/analytics/${id}`} icon={ChartLine} titleId={titleId} variant="secondary">
          View Analytics
        </ActionLink>
        <ActionLink to={`/matches/${id}`} icon={Users} titleId={titleId} variant="secondary">
          View Matches
        </ActionLink>
        <ActionLink to={`/edit-startup/${id}`} icon={Pencil} titleId={titleId} variant="quiet">
          Edit
        </ActionLink>
        {listingAt && (
          <ActionLink ref={focus.target} to={listingAt} icon={Tag} titleId={titleId} variant="quiet">
            View listing
          </ActionLink>
        )}
        {onListForSale && (
          <Button
            variant="quiet"
            size="small"
            aria-describedby={titleId}
            onClick={() => {
              focus.act();
              onListForSale();
            }}
          >
            <Tag className="size-4" aria-hidden />
            List for sale
          </Button>
        )}
      </div>
    </Card>
  );
}

function ActionLink({
  ref,
  to,
  icon: Icon,
  titleId,
  variant,
  children,
}: {
  ref?: Ref<HTMLAnchorElement>;
  to: string;
  icon: LucideIcon;
  titleId: string;
  variant: 'secondary' | 'quiet';
  children: string;
}) {
  return (
    <Button asChild variant={variant} size="small">
      <Link ref={ref} to={to} aria-describedby={titleId}>
        <Icon className="size-4" aria-hidden />
        {children}
      </Link>
    </Button>
  );
}

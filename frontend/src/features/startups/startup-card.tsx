import {
  ChartLine,
  ExternalLink,
  Pencil,
  Presentation,
  Star,
  Tag,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { Startup } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Progress } from '../../components/progress';
import { ScoreBar, ScoreRing } from '../../components/score';
import { cn } from '../../lib/cn';
import { formatCount, formatMoney } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/stages';
import { AnalysisState } from './analysis-state';
import { toggleFavourite, useFavourites } from './favourites';
import { InterestButton } from './interest-button';

function Fact({ label, children, note }: { label: string; children: ReactNode; note?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="text-body font-medium break-words tabular">{children}</dd>
      {note && <dd className="text-meta text-muted">{note}</dd>}
    </div>
  );
}

function LinkOut({ href, icon: Icon, children }: { href: string; icon: LucideIcon; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1.5 rounded-control text-label font-medium text-primary underline-offset-4 hover:underline max-sm:min-h-11"
    >
      <Icon className="size-4" aria-hidden />
      {children}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

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
  /** For the owner only. */
  onDelete?: () => void;
  /** Opens the dialog that lists the startup for sale. */
  onListForSale?: () => void;
}

/** A startup with its scores, its progress and what it reports of itself. */
export function StartupCard({ startup, onDelete, onListForSale }: StartupCardProps) {
  const favourite = useFavourites().has(startup.id);
  const { id, idea_title: title, ai_score: score } = startup;
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
            <Badge className="max-w-full">
              <span className="truncate">{startup.sector}</span>
            </Badge>
            <Badge>{STAGE_NAMES[startup.stage]}</Badge>
          </div>
        </div>
        <div className="-mt-1 -mr-2 flex shrink-0 max-sm:-mt-2 max-sm:flex-col sm:gap-1">
          <Button
            variant="quiet"
            size="icon"
            aria-pressed={favourite}
            aria-label={favourite ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
            onClick={() => toggleFavourite(id)}
          >
            <Star className={cn('size-4', favourite && 'fill-warn text-warn')} />
          </Button>
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

      <AnalysisState startup={startup} />

      {score && (
        <div className="flex flex-col gap-2.5">
          <ScoreBar label="Overall" value={score.overall_score} />
          <ScoreBar label="Feasibility" value={score.feasibility} />
          <ScoreBar label="Market" value={score.market_potential} />
          <ScoreBar label="Risk" value={score.risk_level} inverted />
        </div>
      )}
      {startup.analysis && <p className="text-body break-words text-text-2">{startup.analysis.summary}</p>}

      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <TaskProgress {...startup.task_summary} />
        <dl className="grid grid-cols-3 gap-3">
          <Fact label="Matches">{formatCount(startup.match_count)}</Fact>
          <Fact label="Users" note="self-reported">
            {formatCount(startup.user_count)}
          </Fact>
          <Fact label="Monthly revenue" note="self-reported">
            {formatMoney(startup.monthly_revenue)}
          </Fact>
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {startup.product_url && (
            <LinkOut href={startup.product_url} icon={ExternalLink}>
              Product
            </LinkOut>
          )}
          {startup.pitch_deck_url && (
            <LinkOut href={startup.pitch_deck_url} icon={Presentation}>
              Pitch deck
            </LinkOut>
          )}
          <InterestButton startupId={id} titleId={titleId} />
        </div>
      </div>

      <div className="flex flex-wrap items-center gap-1 border-t border-line pt-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
        <ActionLink to={`/analytics/${id}`} icon={ChartLine} titleId={titleId} variant="secondary">
          View Analytics
        </ActionLink>
        <ActionLink to={`/matches/${id}`} icon={Users} titleId={titleId} variant="secondary">
          View Matches
        </ActionLink>
        <ActionLink to={`/edit-startup/${id}`} icon={Pencil} titleId={titleId} variant="quiet">
          Edit
        </ActionLink>
        {onListForSale && (
          <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onListForSale}>
            <Tag className="size-4" aria-hidden />
            List for sale
          </Button>
        )}
      </div>
    </Card>
  );
}

function ActionLink({
  to,
  icon: Icon,
  titleId,
  variant,
  children,
}: {
  to: string;
  icon: LucideIcon;
  titleId: string;
  variant: 'secondary' | 'quiet';
  children: string;
}) {
  return (
    <Button asChild variant={variant} size="small">
      <Link to={to} aria-describedby={titleId}>
        <Icon className="size-4" aria-hidden />
        {children}
      </Link>
    </Button>
  );
}

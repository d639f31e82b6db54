import { ExternalLink, Presentation, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

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

function Fact({ label, children, note }: { label: string; children: ReactNode; note?: string }) {
  return (
    <div>
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="text-body font-medium tabular">
        {children}
        {note && <span className="ml-1 text-meta font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}

export interface StartupCardProps {
  startup: Startup;
  /** For the owner only. */
  onDelete?: () => void;
}

/** A startup with its scores, its progress and what it reports of itself. */
export function StartupCard({ startup, onDelete }: StartupCardProps) {
  const favourite = useFavourites().has(startup.id);
  const { ai_score: score, task_summary: tasks } = startup;
  const titleId = `startup-${startup.id}`;

  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-5">
      <div className="flex items-start gap-4">
        <ScoreRing score={score?.overall_score ?? null} size={56} />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-card font-semibold break-words">
            {startup.idea_title}
          </h2>
          <p className="mt-1 line-clamp-3 text-body break-words text-text-2">{startup.idea_description}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Badge className="max-w-full truncate">{startup.sector}</Badge>
            <Badge>{STAGE_NAMES[startup.stage]}</Badge>
          </div>
        </div>
        <div className="flex shrink-0 gap-1">
          <Button
            variant="quiet"
            size="icon"
            aria-pressed={favourite}
            aria-label={
              favourite
                ? `Remove ${startup.idea_title} from favorites`
                : `Add ${startup.idea_title} to favorites`
            }
            onClick={() => toggleFavourite(startup.id)}
          >
            <Star className={cn('size-4', favourite && 'fill-warn text-warn')} />
          </Button>
          {onDelete && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Delete ${startup.idea_title}`}
              onClick={onDelete}
            >
              <Trash2 className="size-4" />
            </Button>
          )}
        </div>
      </div>

      <AnalysisState startup={startup} />

      {score && (
        <div className="flex flex-col gap-3">
          <ScoreBar label="Overall" value={score.overall_score} />
          <ScoreBar label="Feasibility" value={score.feasibility} />
          <ScoreBar label="Market" value={score.market_potential} />
          <ScoreBar label="Risk" value={score.risk_level} inverted />
        </div>
      )}
      {startup.analysis && <p className="text-body text-text-2">{startup.analysis.summary}</p>}

      <div className="border-t border-line pt-4">
        <div className="mb-4">
          <div className="mb-1.5 flex justify-between text-label">
            <span className="text-text-2">Task progress</span>
            <span className="font-medium tabular">
              {tasks.completed}/{tasks.total}
            </span>
          </div>
          <Progress
            value={tasks.total === 0 ? 0 : (100 * tasks.completed) / tasks.total}
            label="Task progress"
            valueText={`${tasks.completed} of ${tasks.total} tasks done`}
          />
        </div>
        <dl className="grid grid-cols-3 gap-4">
          <Fact label="Matches">{formatCount(startup.match_count)}</Fact>
          <Fact label="Users" note="self-reported">
            {formatCount(startup.user_count)}
          </Fact>
          <Fact label="Monthly revenue" note="self-reported">
            {formatMoney(startup.monthly_revenue)}
          </Fact>
        </dl>
      </div>

      {(startup.product_url || startup.pitch_deck_url) && (
        <div className="flex flex-wrap gap-2">
          {startup.product_url && (
            <Button asChild variant="secondary" size="small">
              <a href={startup.product_url} target="_blank" rel="noreferrer noopener">
                <ExternalLink className="size-4" aria-hidden />
                Product
              </a>
            </Button>
          )}
          {startup.pitch_deck_url && (
            <Button asChild variant="secondary" size="small">
              <a href={startup.pitch_deck_url} target="_blank" rel="noreferrer noopener">
                <Presentation className="size-4" aria-hidden />
                Pitch deck
              </a>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

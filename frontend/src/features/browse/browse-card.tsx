import { ExternalLink, Presentation, Star, type LucideIcon } from 'lucide-react';
import { memo, useEffect } from 'react';

import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ScoreBar, ScoreRing } from '../../components/score';
import { cn } from '../../lib/cn';
import { formatCount, formatDate, formatMoney } from '../../lib/format';
import type { BrowseStartup } from './api';
import { ContactLink } from './contact-link';
import { STAGE_NAMES } from '../../lib/stages';
import { InterestButton } from './interest-button';

/** What the cards of one visit share. */
export interface CardContext {
  /** Whether the founder's contact may be asked for. */
  isPremium: boolean;
  onToggleFavourite: (startupId: string) => void;
  onInterest: (startupId: string) => void;
  /** Called when a card is rendered; counts it once. */
  onShown: (startupId: string) => void;
}

const UNSCORED: Record<BrowseStartup['analysis_status'], string> = {
  queued: 'Not scored yet. The analysis is waiting to start.',
  running: 'Not scored yet. The analysis is under way.',
  complete: 'Not scored yet.',
  failed: 'Not scored. The analysis could not be completed.',
};

function SelfReported({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="text-body font-medium break-words tabular">{value}</dd>
      <dd className="text-meta text-muted">self-reported</dd>
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

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="text-label font-medium">{title}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 text-label text-text-2 marker:text-muted">
        {[...new Set(points)].slice(0, 3).map((point) => (
          <li key={point} className="break-words">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the score is what it is, for those who ask. */
function Reading({ reading }: { reading: NonNullable<BrowseStartup['reading']> }) {
  return (
    <details className="group text-label">
      <summary className="w-fit rounded-control font-medium text-primary max-sm:py-3">Why this score</summary>
      <div className="mt-2 flex flex-col gap-3">
        <p className="break-words text-text-2">{reading.summary}</p>
        <Points title="Strengths" points={reading.strengths} />
        <Points title="Concerns" points={reading.concerns} />
      </div>
    </details>
  );
}

export interface BrowseCardProps {
  startup: BrowseStartup;
  /** Its place in the whole list, from 1. */
  position: number;
  favourite: boolean;
  interested: boolean;
  context: CardContext;
}

/** A startup as an investor meets it in the list. */
export const BrowseCard = memo(function BrowseCard({
  startup,
  position,
  favourite,
  interested,
  context,
}: BrowseCardProps) {
  const { id, idea_title: title, ai_score: score } = startup;
  const { onShown } = context;
  useEffect(() => onShown(id), [id, onShown]);

  return (
    <Card
      as="article"
      aria-labelledby={`browse-${id}`}
      aria-posinset={position}
      aria-setsize={-1}
      className="flex min-w-0 flex-col gap-4 transition-colors duration-[120ms] hover:border-control"
    >
      <div className="flex items-start gap-3">
        <ScoreRing score={score?.overall_score ?? null} />
        <div className="min-w-0 flex-1">
          <h3 id={`browse-${id}`} className="text-reading font-semibold break-words">
            {title}
          </h3>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge className="max-w-full">
              <span className="truncate">{startup.sector}</span>
            </Badge>
            <Badge>{STAGE_NAMES[startup.stage]}</Badge>
          </div>
        </div>
        <Button
          variant="quiet"
          size="icon"
          className="-mt-1 -mr-1 shrink-0"
          aria-pressed={favourite}
          aria-label={favourite ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
          onClick={() => context.onToggleFavourite(id)}
        >
          <Star className={cn('size-4', favourite && 'fill-warn text-warn')} />
        </Button>
      </div>
      <p className="line-clamp-3 text-body break-words text-text-2" title={startup.idea_description}>
        {startup.idea_description}
      </p>

      {score ? (
        <div className="flex flex-col gap-2">
          <ScoreBar label="Overall" value={score.overall_score} />
          <ScoreBar label="Feasibility" value={score.feasibility} />
          <ScoreBar label="Market" value={score.market_potential} />
          <ScoreBar label="Risk" value={score.risk_level} inverted />
        </div>
      ) : (
        <p className="text-label text-muted">{UNSCORED[startup.analysis_status]}</p>
      )}
      {startup.reading && <Reading reading={startup.reading} />}

      <div className="mt-auto flex flex-col gap-4 border-t border-line pt-4">
        <dl className="grid grid-cols-2 gap-4">
          <SelfReported label="Users" value={formatCount(startup.user_count)} />
          <SelfReported label="Monthly revenue" value={formatMoney(startup.monthly_revenue)} />
        </dl>
        {(startup.product_url || startup.pitch_deck_url) && (
          <div className="flex flex-wrap gap-x-4 gap-y-1">
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
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <InterestButton startupId={id} recorded={interested} onRecorded={context.onInterest} />
          {context.isPremium && <ContactLink startupId={id} />}
        </div>
        <p className="text-meta text-muted">
          Added <time dateTime={startup.created_at}>{formatDate(startup.created_at)}</time>
          {interested && <span className="text-ok"> · Interest recorded</span>}
        </p>
      </div>
    </Card>
  );
});

import { ExternalLink, type LucideIcon, MapPin, Presentation, Star } from 'lucide-react';
import { Link } from 'react-router';

import type { Startup } from '../api/generated/client';
import { cn } from '../lib/cn';
import { STAGE_NAMES } from '../lib/words';
import { Badge, SoldBadge, TextBadge } from './badge';
import { Button } from './button';
import { ScoreBar } from './score-bar';

interface StartupBadgesProps {
  startup: Pick<Startup, 'sector' | 'stage' | 'is_sold' | 'sale_open'>;
  className?: string;
}

export function StartupBadges({ startup, className }: StartupBadgesProps) {
  return (
    <div className={cn('flex min-w-0 flex-wrap gap-1.5', className)}>
      {startup.is_sold && <SoldBadge of={startup} />}
      <TextBadge>{startup.sector}</TextBadge>
      <Badge>{STAGE_NAMES[startup.stage]}</Badge>
    </div>
  );
}

export function StartupLocation({ children }: { children: string }) {
  return (
    <p className="flex min-w-0 items-center gap-1 text-label text-muted">
      <MapPin className="size-3.5 shrink-0" aria-hidden />
      <span className="sr-only">Location:</span>
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

/** A startup's name as a link to its page. */
export function StartupLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to={`/startups/${id}`} className="rounded-control underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

/** The four scores (DASH-4). The risk bar is drawn inverted. */
export function ScoreBars({ score }: { score: NonNullable<Startup['ai_score']> }) {
  return (
    <>
      <ScoreBar label="Overall" value={score.overall_score} />
      <ScoreBar label="Feasibility" value={score.feasibility} />
      <ScoreBar label="Market" value={score.market_potential} />
      <ScoreBar label="Risk" value={score.risk_level} inverted />
    </>
  );
}

interface FavouriteButtonProps {
  title: string;
  favourite: boolean;
  onToggle: () => void;
  className?: string;
}

export function FavouriteButton({ title, favourite, onToggle, className }: FavouriteButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      className={className}
      aria-label={favourite ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
      onClick={onToggle}
    >
      <Star className={cn('size-4', favourite && 'fill-warn text-warn')} />
    </Button>
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

/** Links to the product and the pitch deck, if they exist. */
export function StartupLinks({
  startup: { product_url, pitch_deck_url },
}: {
  startup: Pick<Startup, 'product_url' | 'pitch_deck_url'>;
}) {
  return (
    <>
      {product_url && (
        <LinkOut href={product_url} icon={ExternalLink}>
          Product
        </LinkOut>
      )}
      {pitch_deck_url && (
        <LinkOut href={pitch_deck_url} icon={Presentation}>
          Pitch deck
        </LinkOut>
      )}
    </>
  );
}

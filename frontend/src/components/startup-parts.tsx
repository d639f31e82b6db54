import { ExternalLink, Presentation, Star, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import type { Startup } from '../api/generated/client';
import { cn } from '../lib/cn';
import { STAGE_NAMES } from '../lib/stages';
import { Badge, SoldBadge } from './badge';
import { Button } from './button';
import { ScoreBar } from './score-bar';

/** The parts that all views of a startup share. */

export function StartupBadges({
  startup: { sector, stage, is_sold: isSold },
}: {
  startup: Pick<Startup, 'sector' | 'stage' | 'is_sold'>;
}) {
  return (
    <>
      {isSold && <SoldBadge />}
      <Badge className="max-w-full">
        <span className="truncate">{sector}</span>
      </Badge>
      <Badge>{STAGE_NAMES[stage]}</Badge>
    </>
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

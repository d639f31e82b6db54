import { memo, useEffect, type ReactNode } from 'react';

import { BulletList } from '../../components/bullet-list';
import { Card } from '../../components/card';
import { SelfReported } from '../../components/fact';
import { ScoreRing } from '../../components/score';
import { FavouriteButton, ScoreBars, StartupBadges, StartupLinks } from '../../components/startup-parts';
import { formatCount, formatDate, formatMoney } from '../../lib/format';
import type { BrowseStartup } from './api';
import { ContactLink } from './contact-link';

/** Draws I'm Interested, which is another feature's. */
export type InterestSlot = (props: {
  startupId: string;
  /** The element that names the startup. */
  describedBy: string;
  recorded: boolean;
  onRecorded: (startupId: string) => void;
}) => ReactNode;

/** What the cards of one visit share. */
export interface CardContext {
  /** Whether the founder's contact may be asked for. */
  isPremium: boolean;
  onToggleFavourite: (startupId: string) => void;
  onInterest: (startupId: string) => void;
  interestButton: InterestSlot;
  /** Called when a card is rendered; counts it once. */
  onShown: (startupId: string) => void;
}

const UNSCORED: Record<BrowseStartup['analysis_status'], string> = {
  queued: 'Not scored yet. The analysis is waiting to start.',
  running: 'Not scored yet. The analysis is under way.',
  complete: 'Not scored yet.',
  failed: 'Not scored. The analysis could not be completed.',
};

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className="text-label font-medium">{title}</p>
      <BulletList items={[...new Set(points)].slice(0, 3)} className="mt-1" />
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
        <Points title="Risks to ask about" points={reading.risks} />
      </div>
    </details>
  );
}

interface BrowseCardProps {
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
            <StartupBadges startup={startup} />
          </div>
        </div>
        <FavouriteButton
          title={title}
          favourite={favourite}
          className="-mt-1 -mr-1 shrink-0"
          onToggle={() => context.onToggleFavourite(id)}
        />
      </div>
      <p className="line-clamp-3 text-body break-words text-text-2" title={startup.idea_description}>
        {startup.idea_description}
      </p>

      {score ? (
        <div className="flex flex-col gap-2">
          <ScoreBars score={score} />
        </div>
      ) : (
        <p className="text-label text-muted">{UNSCORED[startup.analysis_status]}</p>
      )}
      {startup.reading && <Reading reading={startup.reading} />}

      <div className="mt-auto flex flex-col gap-4 border-t border-line pt-4">
        <dl className="grid grid-cols-2 gap-4">
          <SelfReported label="Users">{formatCount(startup.user_count)}</SelfReported>
          <SelfReported label="Monthly revenue">{formatMoney(startup.monthly_revenue)}</SelfReported>
        </dl>
        {(startup.product_url || startup.pitch_deck_url) && (
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <StartupLinks startup={startup} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {context.interestButton({
            startupId: id,
            describedBy: `browse-${id}`,
            recorded: interested,
            onRecorded: context.onInterest,
          })}
          {context.isPremium && <ContactLink startupId={id} />}
        </div>
        <p className="text-meta text-muted">
          Added <time dateTime={startup.created_at}>{formatDate(startup.created_at)}</time>
          {interested && <span className="text-ok"> · You are interested</span>}
        </p>
      </div>
    </Card>
  );
});

import { memo, type ReactNode, useEffect } from 'react';

import type { StartupInList } from '../../api/generated/client';
import type { Described } from '../../components/button';
import { Fact, SelfReported } from '../../components/fact';
import { FeedArticle } from '../../components/feed-article';
import { ScoreRing } from '../../components/score';
import {
  FavouriteButton,
  ScoreBars,
  StartupBadges,
  StartupLink,
  StartupLinks,
  StartupLocation,
} from '../../components/startup-parts';
import { Day } from '../../components/time';
import { formatMoney, formatPercent, statedCount, statedMoney } from '../../lib/format';
import { isGone } from '../../lib/sale';
import { ContactLink } from './contact-link';
import { WhyThisScore } from './why-this-score';

type InterestSlot = (props: { startupId: string; isGone: boolean } & Described) => ReactNode;

type ReportSlot = (props: { kind: 'startup'; id: string; title: string } & Described) => ReactNode;

/** Shared by all cards of a list. */
export interface CardContext {
  /** Whether the user may see the founder's contact. */
  isPremium: boolean;
  onToggleFavourite: (startupId: string) => void;
  interestButton: InterestSlot;
  reportButton: ReportSlot;
  /** Whether a score of this source is of an earlier version of the rubric. */
  isEarlier?: ((source: string) => boolean) | undefined;
  /** Called when a card is rendered, to record the view. */
  onShown: (startupId: string) => void;
}

const UNSCORED: Record<StartupInList['analysis_status'], string> = {
  queued: 'Not scored yet. The analysis is waiting to start.',
  running: 'Not scored yet. The analysis is under way.',
  complete: 'Not scored yet.',
  failed: 'Not scored. The analysis could not be completed.',
};

interface BrowseCardProps {
  startup: StartupInList;
  /** The position in the whole list, from 1. */
  position: number;
  favourite: boolean;
  context: CardContext;
}

type CardHeadProps = Pick<BrowseCardProps, 'startup' | 'favourite'> & Pick<CardContext, 'onToggleFavourite'>;

function CardHead({ startup, favourite, onToggleFavourite }: CardHeadProps) {
  const { id, idea_title: title } = startup;
  return (
    <div className="flex items-start gap-3">
      <ScoreRing score={startup.ai_score?.overall_score ?? null} />
      <div className="min-w-0 flex-1">
        <h3 id={`browse-${id}`} className="text-reading font-semibold break-words">
          <StartupLink id={id}>{title}</StartupLink>
        </h3>
        <StartupBadges startup={startup} className="mt-1.5" />
        {(startup.my_fit != null || startup.location !== null) && (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            {startup.my_fit != null && (
              <p className="text-label whitespace-nowrap text-text-2">
                My fit <span className="font-medium text-text tabular">{formatPercent(startup.my_fit)}</span>
              </p>
            )}
            {startup.location !== null && <StartupLocation>{startup.location}</StartupLocation>}
          </div>
        )}
      </div>
      <FavouriteButton
        title={title}
        favourite={favourite}
        className="-mt-1 -mr-1 shrink-0"
        onToggle={() => onToggleFavourite(id)}
      />
    </div>
  );
}

export const BrowseCard = memo(function BrowseCard(props: BrowseCardProps) {
  const { startup, position, favourite, context } = props;
  const { id, idea_title: title, ai_score: score } = startup;
  const { onShown } = context;
  useEffect(() => onShown(id), [id, onShown]);

  return (
    <FeedArticle position={position} aria-labelledby={`browse-${id}`} className="flex min-w-0 flex-col gap-4">
      <CardHead startup={startup} favourite={favourite} onToggleFavourite={context.onToggleFavourite} />
      <p className="line-clamp-3 text-body break-words text-text-2" title={startup.idea_description}>
        {startup.idea_description}
      </p>

      {score ? (
        <div className="flex flex-col gap-2">
          <ScoreBars score={score} />
          {startup.analysis && context.isEarlier?.(startup.analysis.source) && (
            <p className="text-label text-muted">Scored by an earlier version of the rubric.</p>
          )}
        </div>
      ) : (
        <p className="text-label text-muted">{UNSCORED[startup.analysis_status]}</p>
      )}
      {startup.analysis && <WhyThisScore startupId={id} analysis={startup.analysis} />}

      <div className="mt-auto flex flex-col gap-4 border-t border-line pt-4">
        <dl className="flex flex-wrap gap-4 *:flex-auto">
          <SelfReported label="Users">{statedCount(startup.user_count)}</SelfReported>
          <SelfReported label="Monthly revenue">{statedMoney(startup.monthly_revenue)}</SelfReported>
          {startup.funding_ask !== null && <Fact label="Raising">{formatMoney(startup.funding_ask)}</Fact>}
          {startup.team_background !== null && (
            <Fact label="Team" className="basis-full">
              <span className="line-clamp-2 font-normal" title={startup.team_background}>
                {startup.team_background}
              </span>
            </Fact>
          )}
        </dl>
        {(startup.product_url || startup.pitch_deck_url) && (
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <StartupLinks startup={startup} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {context.interestButton({ startupId: id, describedBy: `browse-${id}`, isGone: isGone(startup) })}
          {context.isPremium && <ContactLink startupId={id} describedBy={`browse-${id}`} />}
        </div>
        <div className="-mr-3 -mb-2 flex items-center justify-between gap-2">
          <p className="text-meta text-muted">
            Added <Day at={startup.created_at} />
          </p>
          {context.reportButton({ kind: 'startup', id, title, describedBy: `browse-${id}` })}
        </div>
      </div>
    </FeedArticle>
  );
});

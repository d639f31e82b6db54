import type { Startup } from '../../api/generated/client';
import type { Analytics } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { AudienceCard } from '../../features/analytics/audience-card';
import { InterestedCard } from '../../features/analytics/interested-card';
import { LedgerCard } from '../../features/analytics/ledger-card';
import { ReadingCard } from '../../features/analytics/reading-card';
import { RisksCard } from '../../features/analytics/risks-card';
import { ScoreCard } from '../../features/analytics/score-card';
import { matchesAddress } from '../../features/matches/address';
import { FeedbackCard } from '../../features/pipeline/feedback-card';
import type { boundariesWith } from '../../lists/part-boundary';

interface CardsProps {
  /** Puts a card into a boundary of its own. */
  part: ReturnType<typeof boundariesWith>;
}

/** The score and how it came about. */
export function AnalysisCards({ startup, part }: CardsProps & { startup: Startup }) {
  const { ai_score: score, analysis } = startup;
  const risks = analysis?.risks ?? [];
  if (!analysis) return null;
  return (
    <>
      {score && (
        <>
          {part('The score', <ScoreCard score={score} analysis={analysis} />)}
          {part('The ledger', <LedgerCard ledger={analysis.ledger} overall={score.overall_score} />)}
        </>
      )}
      {part('The reading', <ReadingCard analysis={analysis} />)}
      {risks.length > 0 && part('The risks', <RisksCard risks={risks} />)}
    </>
  );
}

interface InvestorCardsProps extends CardsProps {
  startupId: string;
  analytics: Analytics;
  isOwner: boolean;
}

/** Who has read the startup, who is interested, and what investors gave as feedback. */
export function InvestorCards({ startupId, analytics, isOwner, part }: InvestorCardsProps) {
  return (
    <>
      {part('The audience', <AudienceCard analytics={analytics} />)}
      {part(
        'The interested investors',
        <InterestedCard
          investors={analytics.interested_investors}
          action={isOwner && <ActionLink to={matchesAddress(startupId)}>See matching investors</ActionLink>}
        />,
      )}
      {isOwner && <FeedbackCard startupId={startupId} />}
    </>
  );
}

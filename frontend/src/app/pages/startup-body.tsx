import { useEffect } from 'react';

import type { LedgerEntry, Startup as StartupData } from '../../api/generated/client';
import { useViewRecorder } from '../../api/views';
import { outOf } from '../../components/ledger/points';
import { wordsOf } from '../../components/ledger/words';
import { HistoryCard } from '../../features/analytics/history-card';
import { LedgerCard } from '../../features/analytics/ledger-card';
import { ReadingCard } from '../../features/analytics/reading-card';
import { RisksCard } from '../../features/analytics/risks-card';
import { ScoreCard } from '../../features/analytics/score-card';
import { SaleCard } from '../../features/marketplace/sale-card';
import { QuoteButton, toFounder } from '../../features/messages/message-button';
import { FeedbackCard } from '../../features/pipeline/feedback-card';
import { FiguresCard } from '../../features/startup-page/figures-card';
import { PitchCard } from '../../features/startup-page/pitch-card';
import { AnalysisState } from '../../features/startups/analysis-state';
import { Notices } from '../../features/startups/notices';
import { boundariesWith } from '../../lists/part-boundary';
import { useUser } from '../session';
import { EarlierScore } from './earlier-score';

function viewerOf(isOwner: boolean, isInvestor: boolean) {
  if (isOwner) return 'owner';
  return isInvestor ? 'investor' : 'admin';
}

/** A line of the ledger as a message quotes it. */
function ledgerQuote(entry: LedgerEntry) {
  const { factor, points, max_points, evidence } = entry;
  const isScored = points !== 0 || max_points !== 0;
  const head = isScored ? `${factor}, ${outOf(points, max_points)} points` : factor;
  return { kind: 'ledger', text: `${head}: ${evidence ?? wordsOf(entry)}` } as const;
}

function QuoteLine({ startup, entry }: { startup: StartupData; entry: LedgerEntry }) {
  return <QuoteButton of={entry.factor} {...toFounder(startup)} quote={ledgerQuote(entry)} />;
}

interface StartupBodyProps {
  startup: StartupData;
  /** The id of the element with the startup's name. */
  titleId: string;
  onRetry: () => unknown;
}

/** The score, how it reads, what the founder says, and the proof: the ledger and the history. */
export function StartupBody({ startup, titleId, onRetry }: StartupBodyProps) {
  const { id, ai_score: score, analysis } = startup;
  const user = useUser();
  const isOwner = startup.owner_id === user.id;
  const isInvestor = !isOwner && user.user_type === 'investor';
  const recordView = useViewRecorder();
  useEffect(() => {
    if (isInvestor) recordView(id);
  }, [isInvestor, id, recordView]);
  const risks = analysis?.risks ?? [];
  const part = boundariesWith(onRetry);
  return (
    <div className="flex flex-col gap-6">
      {part('The notices', <Notices startup={startup} isOwner={isOwner} heading="h2" />)}
      {part('The state of the analysis', <AnalysisState startup={startup} isOwner={isOwner} />)}
      {part('The version of the score', <EarlierScore startup={startup} isOwner={isOwner} />)}
      {score && analysis && part('The score', <ScoreCard score={score} analysis={analysis} />)}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {analysis && part('The reading', <ReadingCard analysis={analysis} />)}
          {risks.length > 0 && part('The risks', <RisksCard risks={risks} isOwner={isOwner} />)}
          {part('The description', <PitchCard startup={startup} />)}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {part(
            'The sale',
            <SaleCard startup={startup} viewer={viewerOf(isOwner, isInvestor)} describedBy={titleId} />,
          )}
          {part('The figures', <FiguresCard startup={startup} />)}
          {isOwner && <FeedbackCard startupId={id} />}
        </div>
      </div>
      {score &&
        analysis &&
        part(
          'The ledger',
          <LedgerCard
            ledger={analysis.ledger}
            overall={score.overall_score}
            isOwner={isOwner}
            actionOf={isInvestor ? (entry) => <QuoteLine startup={startup} entry={entry} /> : undefined}
          />,
        )}
      {isInvestor ? (
        <p className="text-label text-muted">
          This is the newest score. Earlier ones are shown to the founder only.
        </p>
      ) : (
        <HistoryCard startupId={id} />
      )}
    </div>
  );
}

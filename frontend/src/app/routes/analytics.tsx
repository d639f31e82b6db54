import { Pencil } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { z } from 'zod';

import { BackLink } from '../../components/back-link';
import { Button } from '../../components/button';
import { PageTitle } from '../../components/page';
import { StartupBadges } from '../../components/startup-parts';
import { Skeleton } from '../../components/states';
import { useInterestGetAnalyticsQuery, useStartupsListScoresQuery } from '../../features/analytics/api';
import { AudienceCard } from '../../features/analytics/audience-card';
import { HistoryCard } from '../../features/analytics/history-card';
import { InterestedCard } from '../../features/analytics/interested-card';
import { LedgerCard } from '../../features/analytics/ledger-card';
import { PlanCard } from '../../features/analytics/plan-card';
import { ReadingCard } from '../../features/analytics/reading-card';
import { RisksCard } from '../../features/analytics/risks-card';
import { ScoreCard } from '../../features/analytics/score-card';
import { WhatChangedCard } from '../../features/analytics/what-changed-card';
import { AnalysisState } from '../../features/startups/analysis-state';
import { useStartupsGetQuery } from '../../features/startups/api';
import { Notices } from '../../features/startups/notices';
import { TasksCard } from '../../features/tasks/tasks-card';
import { useFailureToast } from '../../lib/use-failure-toast';
import { useUser } from '../session';

/** Set by the edit page: when the score before the edit was generated; null where there was none. */
const afterEdit = z.object({ scoredBefore: z.string().nullable() });

/** The two runs on either side of an edit, once the new analysis has arrived. */
function useEditedRuns(startupId: string) {
  const edit = afterEdit.safeParse(useLocation().state);
  const { data: scores } = useStartupsListScoresQuery({ id: startupId }, { skip: !edit.success });
  const [run, before] = scores ?? [];
  if (!edit.success || !run || !before || run.generated_at === edit.data.scoredBefore) return undefined;
  return { run, before };
}

/** Who looks at a startup, and why its score is what it is. */
export default function Analytics() {
  const { startupId = '' } = useParams();
  // A notification leads from one startup's to another's: nothing of the first is shown as the second's.
  return <AnalyticsOf key={startupId} startupId={startupId} />;
}

/** A load failure is told and leads to /dashboard (TEXT-18). */
function AnalyticsOf({ startupId }: { startupId: string }) {
  const user = useUser();
  const navigate = useNavigate();
  // Views and interest come from others at any time.
  const analytics = useInterestGetAnalyticsQuery({ id: startupId }, { refetchOnMountOrArgChange: true });
  const { data: found, error } = useStartupsGetQuery({ id: startupId });
  const edited = useEditedRuns(startupId);
  const leave = useCallback(() => void navigate('/dashboard', { replace: true }), [navigate]);
  const failure = analytics.data ? (found ? undefined : error) : (analytics.error ?? error);
  useFailureToast(failure, 'Failed to load analytics', leave);

  // All of it comes in sight at once: nothing that is seen is pushed aside by what comes later.
  const startup = analytics.data && found;
  const isOwner = startup?.owner_id === user.id;
  const { ai_score: score, analysis } = startup ?? {};
  const risks = analysis?.risks ?? [];
  return (
    <>
      <BackLink look="link" />
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <PageTitle title="Analytics" className="text-page font-semibold break-words">
            {startup ? `Analytics of ${startup.idea_title}` : 'Analytics'}
          </PageTitle>
          {startup && (
            <div className="mt-2 flex flex-wrap gap-1.5">
              <StartupBadges startup={startup} />
            </div>
          )}
        </div>
        {isOwner && (
          <Button asChild variant="secondary">
            <Link to={`/edit-startup/${startupId}`}>
              <Pencil className="size-4" aria-hidden />
              Edit startup
            </Link>
          </Button>
        )}
      </div>

      {/* Two elements, not one that moves when the heading has grown. */}
      {startup && analytics.data ? (
        <div key="analytics" className="flex flex-col gap-4">
          <Notices startup={startup} isOwner={isOwner} heading="h2" />
          <AnalysisState startup={startup} />
          {edited && startup.analysis_status === 'complete' && <WhatChangedCard {...edited} />}
          {score && analysis && <ScoreCard score={score} analysis={analysis} />}
          {analysis && <ReadingCard analysis={analysis} />}
          {risks.length > 0 && <RisksCard risks={risks} />}
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <AudienceCard analytics={analytics.data} />
              <InterestedCard investors={analytics.data.interested_investors} />
              {score && analysis && <LedgerCard ledger={analysis.ledger} overall={score.overall_score} />}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              {isOwner && <TasksCard startup={startup} title="Plan for 7, 30 and 90 days" />}
              {!isOwner && analysis && <PlanCard plan={analysis.action_plan} />}
              <HistoryCard startupId={startupId} />
            </div>
          </div>
        </div>
      ) : (
        <div key="loading" className="flex flex-col gap-4" role="status" aria-label="Loading analytics">
          <Skeleton className="h-96 rounded-card" />
          <div className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-80 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        </div>
      )}
    </>
  );
}

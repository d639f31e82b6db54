import { Pencil } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';

import type { Startup } from '../../api/generated/client';
import { FRESH } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { StartupBadges, StartupLink } from '../../components/startup-parts';
import { Skeleton } from '../../components/states';
import { useInterestGetAnalyticsQuery } from '../../features/analytics/api';
import { HistoryCard } from '../../features/analytics/history-card';
import { PlanCard } from '../../features/analytics/plan-card';
import { useEditedRuns } from '../../features/analytics/use-edited-runs';
import { WhatChangedCard } from '../../features/analytics/what-changed-card';
import { AnalysisState } from '../../features/startups/analysis-state';
import { useStartupsGetQuery } from '../../features/startups/api';
import { Notices } from '../../features/startups/notices';
import { TasksCard } from '../../features/tasks/tasks-card';
import { useFailureToast } from '../../lib/failure-toast';
import { lazyPart } from '../../lib/lazy-part';
import { boundariesWith } from '../../lists/part-boundary';
import { AnalysisCards, InvestorCards } from '../pages/analytics-cards';
import { EarlierScore } from '../pages/earlier-score';
import { ShareActions } from '../pages/share-actions';
import { useUser } from '../session';

// Only the admin has it.
const HoldDecision = lazyPart(async () => (await import('../../features/admin/hold-decision')).HoldDecision);

/** The views and interest of a startup, and the explanation of its score. */
export default function Analytics() {
  const { startupId = '' } = useParams();
  // The key resets all state when a notification leads from one startup's analytics to another's.
  return <AnalyticsOf key={startupId} startupId={startupId} />;
}

/** A load failure shows a toast and redirects to /dashboard (TEXT-18). */
function AnalyticsOf({ startupId }: { startupId: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const analytics = useInterestGetAnalyticsQuery({ id: startupId }, FRESH);
  const { data: found, error, refetch } = useStartupsGetQuery({ id: startupId });
  const edited = useEditedRuns(startupId);
  const leave = useCallback(() => void navigate('/dashboard', { replace: true }), [navigate]);
  const failure = analytics.data ? (found ? undefined : error) : (analytics.error ?? error);
  useFailureToast(failure, 'Failed to load analytics', leave);

  // Everything appears at once, so that later content does not move what is visible.
  const startup = analytics.data && found;
  const isOwner = startup?.owner_id === user.id;
  const part = boundariesWith(() => {
    void analytics.refetch();
    void refetch();
  });
  return (
    <>
      <BackLink look="link" />
      <Heading startup={startup} isOwner={isOwner} />

      {/* Two elements with keys, so that neither moves when the heading grows. */}
      {startup && analytics.data ? (
        <div key="analytics" className="flex flex-col gap-6">
          {part('The notices', <Notices startup={startup} isOwner={isOwner} heading="h2" />)}
          {!isOwner && startup.review && part('The decision', <HoldDecision startup={startup} />)}
          {part('The state of the analysis', <AnalysisState startup={startup} isOwner={isOwner} />)}
          {part('The version of the score', <EarlierScore startup={startup} isOwner={isOwner} />)}
          {edited &&
            startup.analysis_status === 'complete' &&
            part('What changed', <WhatChangedCard {...edited} ledger={startup.analysis?.ledger ?? []} />)}
          <AnalysisCards startup={startup} part={part} />
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-6">
              {isOwner && <TasksCard startup={startup} title="Plan for 7, 30 and 90 days" />}
              {!isOwner &&
                startup.analysis &&
                part('The plan', <PlanCard plan={startup.analysis.action_plan} />)}
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <InvestorCards startupId={startupId} analytics={analytics.data} isOwner={isOwner} part={part} />
              <HistoryCard startupId={startupId} />
            </div>
          </div>
        </div>
      ) : (
        <Outline key="loading" />
      )}
    </>
  );
}

function Heading({ startup, isOwner }: { startup: Startup | undefined; isOwner: boolean }) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <PageTitle title="Analytics">
          {startup ? (
            <>
              Analytics of <StartupLink id={startup.id}>{startup.idea_title}</StartupLink>
            </>
          ) : (
            'Analytics'
          )}
        </PageTitle>
        {startup && <StartupBadges startup={startup} className="mt-2" />}
      </div>
      {startup && isOwner && (
        <div className="flex flex-wrap items-center gap-2">
          <ActionLink to={`/edit-startup/${startup.id}`} icon={Pencil} size="small">
            Edit startup
          </ActionLink>
          <ShareActions startup={startup} />
        </div>
      )}
    </div>
  );
}

function Outline() {
  return (
    <div className="flex flex-col gap-6" role="status" aria-label="Loading analytics">
      <Skeleton shape="card" className="h-96" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton shape="card" className="h-80" />
        <Skeleton shape="card" className="h-80" />
      </div>
    </div>
  );
}

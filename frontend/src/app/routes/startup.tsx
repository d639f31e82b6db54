import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';

import { statusOf } from '../../api/errors';
import { BackLink } from '../../components/back-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { StartupBadges, StartupLocation } from '../../components/startup-parts';
import { EmptyState } from '../../components/states';
import { useStartupsGetQuery } from '../../features/startups/api';
import { PartBoundary } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { StartupActions } from '../pages/startup-actions';
import { StartupBody } from '../pages/startup-body';

const TITLE_ID = 'startup-title';

/** A startup, for its owner, investors and the admin (SCREEN-8). */
export default function Startup() {
  const { startupId = '' } = useParams();
  // The key resets all state when a link leads from one startup to another.
  return <StartupOf key={startupId} startupId={startupId} />;
}

function StartupOf({ startupId }: { startupId: string }) {
  const query = useStartupsGetQuery({ id: startupId });
  const startup = query.data;
  // Deleted, or not shown to this user.
  if (statusOf(query.error) === 404)
    return (
      <>
        <PageTitle title="Startup not found" className="mb-6" />
        <Card>
          <EmptyState icon={SearchX} title="There is no startup at this address" action={<BackLink />}>
            It may have been deleted, or it is not shown at the moment.
          </EmptyState>
        </Card>
      </>
    );
  return (
    <>
      <BackLink look="link" />
      <div className="mb-6 flex flex-col gap-4">
        <div className="min-w-0">
          <PageTitle title="Startup">
            <span id={TITLE_ID}>{startup?.idea_title ?? 'Startup'}</span>
          </PageTitle>
          {startup && (
            <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <StartupBadges startup={startup} />
              {startup.location !== null && <StartupLocation>{startup.location}</StartupLocation>}
            </div>
          )}
          {startup && (
            <p className="mt-3 max-w-[72ch] text-reading break-words whitespace-pre-line text-text-2">
              {startup.idea_description}
            </p>
          )}
        </div>
        {startup && (
          <PartBoundary name="The actions" of={startup} onRetry={query.refetch}>
            <StartupActions startup={startup} describedBy={TITLE_ID} />
          </PartBoundary>
        )}
      </div>
      <QueryView
        query={query}
        name="The startup"
        outline={['h-96', 'h-80', 'h-80']}
        shape="card"
        layout="flex flex-col gap-6"
      >
        {(found) => <StartupBody startup={found} titleId={TITLE_ID} onRetry={query.refetch} />}
      </QueryView>
    </>
  );
}

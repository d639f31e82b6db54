import { Navigate, useNavigate, useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { ErrorState, Skeleton } from '../../components/states';
import { useStartupsGetQuery, useStartupsUpdateMutation } from '../../features/startups/api';
import { EditForm, type EditFormProps } from '../../features/startups/edit-form';
import { submit } from '../../lib/submit';
import { toast } from '../../lib/toast';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useUser } from '../session';

/** Changing a startup; it is scored again (SCORE-18). */
export default function EditStartup() {
  const { startupId = '' } = useParams();
  // From one to another: nothing of the first is shown as the second's.
  return <EditStartupOf key={startupId} startupId={startupId} />;
}

function EditStartupOf({ startupId }: { startupId: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const { data: startup, error, isLoading, isFetching, refetch } = useStartupsGetQuery({ id: startupId });
  const [update] = useStartupsUpdateMutation();

  useLoadFailureToast(error);

  const onSubmit: EditFormProps['onSubmit'] = (startupPatch) =>
    submit('Failed to update startup', async () => {
      await update({ id: startupId, startupPatch }).unwrap();
      toast.success('Startup updated! AI is scoring it again...');
      void navigate(`/analytics/${startupId}`, {
        // What the score was before, so that the page can say what changed.
        state: { scoredBefore: startup?.analysis?.generated_at ?? null },
      });
    });

  // An admin may read it, but only its owner may change it.
  if (startup && startup.owner_id !== user.id) return <Navigate to="/dashboard" replace />;
  return (
    <div className="mx-auto max-w-[720px]">
      <BackLink look="link" />
      <PageTitle title="Edit your startup" className="mb-6 text-page font-semibold">
        Edit your startup
      </PageTitle>
      {isLoading && (
        <div className="flex flex-col gap-4" role="status" aria-label="Loading your startup">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {error && !isFetching && !startup && (
        <Card>
          <ErrorState title="The startup could not be loaded" onRetry={() => void refetch()} />
        </Card>
      )}
      {startup && <EditForm key={startup.id} userId={user.id} startup={startup} onSubmit={onSubmit} />}
    </div>
  );
}

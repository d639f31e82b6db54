import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';

import type { Startup, StartupPatch } from '../../api/generated/client';
import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { StartupLink } from '../../components/startup-parts';
import { editState } from '../../features/analytics/edit-state';
import { useStartupsGetQuery, useStartupsUpdateMutation } from '../../features/startups/api';
import { EditForm } from '../../features/startups/edit-form';
import { fieldQuotedBy } from '../../features/tasks/answered-field';
import { useTasksListQuery } from '../../features/tasks/api';
import { TaskNote } from '../../features/tasks/task-note';
import { toast } from '../../lib/toast';
import { useIsHere } from '../../lib/use-is-here';
import { QueryView } from '../../lists/query-view';
import { useUser } from '../session';

/** Edits a startup, which is then scored again (SCORE-18). */
export default function EditStartup() {
  const { startupId = '' } = useParams();
  // The key resets all state when the page moves from one startup to another.
  return <EditStartupOf key={startupId} startupId={startupId} />;
}

function EditStartupOf({ startupId }: { startupId: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const query = useStartupsGetQuery({ id: startupId });
  const startup = query.data;
  const [update] = useStartupsUpdateMutation();

  const { task, field } = useAim(startup);
  useFieldInFocus(startup !== undefined, field);

  const send = async (startupPatch: StartupPatch) => {
    await update({ id: startupId, startupPatch }).unwrap();
    toast.success('Startup updated! AI is scoring it again...');
    if (!isHere()) return;
    void navigate(`/analytics/${startupId}`, {
      // What was before the edit, so that the page can show what changed and why.
      state: editState(startup, startupPatch, task?.factor),
    });
  };

  // An admin may read the startup, but only its owner may edit it.
  if (startup && startup.owner_id !== user.id) return <Navigate to="/dashboard" replace />;
  return (
    <div className="mx-auto max-w-[720px]">
      <BackLink look="link" />
      <div className="mb-6">
        <PageTitle title="Edit your startup" />
        {startup && (
          <p className="mt-1 text-body break-words text-text-2">
            <StartupLink id={startup.id}>{startup.idea_title}</StartupLink>
          </p>
        )}
      </div>
      <QueryView query={query} name="The startup" outline={['h-96', 'h-64']} shape="card">
        {(found) => (
          <EditForm
            key={found.id}
            userId={user.id}
            startup={found}
            send={send}
            aim={field}
            aimNote={task && <TaskNote task={task} />}
          />
        )}
      </QueryView>
    </div>
  );
}

/** The task of the URL (`?task=`), and the field that answers it (`?field=`, or the one that it quotes). */
function useAim(startup: Startup | undefined) {
  const [search] = useSearchParams();
  const { startupId = '' } = useParams();
  const taskId = search.get('task');
  const { data: tasks } = useTasksListQuery({ id: startupId }, { skip: taskId === null });
  const task = tasks?.find(({ id }) => id === taskId);
  const named = search.get('field') ?? undefined;
  return { task, field: named ?? (task && startup && fieldQuotedBy(task, startup)) };
}

/** Focuses the field once the form is shown. */
function useFieldInFocus(isShown: boolean, field: string | undefined): void {
  useEffect(() => {
    if (isShown && field) document.getElementsByName(field)[0]?.focus();
  }, [isShown, field]);
}

import type { CacheDispatch } from '../../api/cache-dispatch';
import { client, type Startup } from '../../api/generated/client';
import { workClient, type Task } from '../../api/generated/work-client';
import { OWN_STARTUPS } from '../../api/own-startups';

const isDone = ({ status }: Task) => status === 'completed';

/** Sets a task's status in the cached lists and counts of its startup's tasks. Sends no request. */
export const showStatus =
  ({ id, startup_id: startupId }: Task, status: Task['status']) =>
  (dispatch: CacheDispatch): void => {
    let completed: number | undefined;
    dispatch(
      workClient.util.updateQueryData('tasksList', { id: startupId }, (tasks) => {
        for (const task of tasks) if (task.id === id) task.status = status;
        completed = tasks.filter(isDone).length;
      }),
    );
    const count = ({ id: counted, task_summary: summary }: Pick<Startup, 'id' | 'task_summary'>) => {
      if (counted === startupId && completed !== undefined) summary.completed = completed;
    };
    dispatch(
      client.util.updateQueryData('startupsList', OWN_STARTUPS, (startups) => startups.forEach(count)),
    );
    dispatch(client.util.updateQueryData('startupsGet', { id: startupId }, count));
  };

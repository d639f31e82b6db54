import type { CacheDispatch } from '../../api/cache-dispatch';
import { client, type Startup, type Task } from '../../api/generated/client';

const isDone = ({ status }: Task) => status === 'completed';

/** Shows a task with this status wherever its startup's tasks are listed and counted. The server is not told. */
export const showStatus =
  ({ id, startup_id: startupId }: Task, status: Task['status']) =>
  (dispatch: CacheDispatch): void => {
    const { updateQueryData } = client.util;
    let completed: number | undefined;
    dispatch(
      updateQueryData('tasksList', { id: startupId }, (tasks) => {
        for (const task of tasks) if (task.id === id) task.status = status;
        completed = tasks.filter(isDone).length;
      }),
    );
    const count = ({ id: counted, task_summary: summary }: Startup) => {
      if (counted === startupId && completed !== undefined) summary.completed = completed;
    };
    dispatch(updateQueryData('startupsList', {}, (startups) => startups.forEach(count)));
    dispatch(updateQueryData('startupsGet', { id: startupId }, count));
  };

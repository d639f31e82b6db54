import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { type CacheDispatch, changeAnswer } from '../../api/cache';
import { client, type Startup } from '../../api/generated/client';
import { type Task, workClient } from '../../api/generated/work-client';
import { OWN_STARTUPS } from '../../api/pages';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { useTasksUpdateMutation } from './api';

type Status = Task['status'];

const isDone = ({ status }: Task) => status === 'completed';

/**
 * Sets a task's status in the cached lists and counts of its startup's tasks. Sends no request. `statusNow`
 * gives the status when an answer arrives: the user may have chosen another one since.
 */
const showStatus =
  ({ id, startup_id: startupId }: Task, statusNow: () => Status, savedBy?: string) =>
  (dispatch: CacheDispatch): void => {
    const startup = { id: startupId };
    let completed: number | undefined;
    const count = ({ id: counted, task_summary: summary }: Pick<Startup, 'id' | 'task_summary'>) => {
      if (counted === startupId && completed !== undefined) summary.completed = completed;
    };
    dispatch(
      changeAnswer(
        workClient.util.updateQueryData('tasksList', startup, (tasks) => {
          for (const task of tasks) if (task.id === id) task.status = statusNow();
          completed = tasks.filter(isDone).length;
        }),
        workClient.util.getRunningQueryThunk('tasksList', startup),
        savedBy,
      ),
    );
    dispatch(
      changeAnswer(
        client.util.updateQueryData('startupsList', OWN_STARTUPS, (startups) => startups.forEach(count)),
        client.util.getRunningQueryThunk('startupsList', OWN_STARTUPS),
        savedBy,
      ),
    );
    dispatch(
      changeAnswer(
        client.util.updateQueryData('startupsGet', startup, count),
        client.util.getRunningQueryThunk('startupsGet', startup),
        savedBy,
      ),
    );
  };

/**
 * A task's status and its setter. A change is shown at once and saved in order. If the server refuses
 * it, the saved status returns. 'Task updated!' appears after the server has saved the change.
 */
export function useTaskStatus(task: Task) {
  const [update] = useTasksUpdateMutation();
  const dispatch = useDispatch<CacheDispatch>();
  const [unsaved, setUnsaved] = useState<Status>();
  const chosen = useRef(task.status);
  const saved = useRef(task.status);
  const waiting = useRef(0);
  const turn = useRef(Promise.resolve());
  const current = unsaved ?? task.status;

  const save = async (status: Status) => {
    const request = update({ id: task.id, taskUpdate: { status } });
    dispatch(showStatus(task, () => chosen.current, request.requestId));
    try {
      await request.unwrap();
      saved.current = status;
      toast.success('Task updated!');
    } catch (error) {
      failureToast.titled('Failed to update task', error);
    }
    waiting.current -= 1;
    if (waiting.current > 0) return;
    chosen.current = saved.current;
    dispatch(showStatus(task, () => saved.current));
    setUnsaved(undefined);
  };

  const set = (status: Status) => {
    if (status === current) return;
    if (waiting.current === 0) saved.current = task.status;
    waiting.current += 1;
    chosen.current = status;
    setUnsaved(status);
    dispatch(showStatus(task, () => chosen.current));
    turn.current = turn.current.then(() => save(status));
  };

  return { status: current, isSaving: unsaved !== undefined, set };
}

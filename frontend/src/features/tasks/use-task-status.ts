import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { CacheDispatch } from '../../api/cache-dispatch';
import { serverDetail } from '../../api/errors';
import type { Task } from '../../api/generated/work-client';
import { toast } from '../../lib/toast';
import { useTasksUpdateMutation } from './api';
import { showStatus } from './show-status';

type Status = Task['status'];

/**
 * A task's status and its setter. A change is shown at once and saved in order. If the server refuses
 * it, the saved status returns. 'Task updated!' appears after the server has saved the change.
 */
export function useTaskStatus(task: Task) {
  const [update] = useTasksUpdateMutation();
  const dispatch = useDispatch<CacheDispatch>();
  // The last unsaved status. A list that loads meanwhile may still contain the previous one.
  const [unsaved, setUnsaved] = useState<Status>();
  const saved = useRef(task.status);
  const waiting = useRef(0);
  const turn = useRef(Promise.resolve());
  const current = unsaved ?? task.status;

  const save = async (status: Status) => {
    try {
      await update({ id: task.id, taskUpdate: { status } }).unwrap();
      saved.current = status;
      toast.success('Task updated!');
    } catch (error) {
      toast.error('Failed to update task', serverDetail(error));
    }
    waiting.current -= 1;
    if (waiting.current > 0) return;
    dispatch(showStatus(task, saved.current));
    setUnsaved(undefined);
  };

  const set = (status: Status) => {
    if (status === current) return;
    if (waiting.current === 0) saved.current = task.status;
    waiting.current += 1;
    setUnsaved(status);
    dispatch(showStatus(task, status));
    turn.current = turn.current.then(() => save(status));
  };

  return { status: current, isSaving: unsaved !== undefined, set };
}

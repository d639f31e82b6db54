import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { CacheDispatch } from '../../api/cache-dispatch';
import { serverDetail } from '../../api/errors';
import type { Task } from '../../api/generated/client';
import { toast } from '../../lib/toast';
import { useTasksUpdateMutation } from './api';
import { showStatus } from './show-status';

type Status = Task['status'];

/**
 * A task's status and how to set it. What is set is shown at once and saved in the order it was
 * set; what the server refuses goes back to what it has. 'Task updated!' waits for its answer.
 */
export function useTaskStatus(task: Task) {
  const [update] = useTasksUpdateMutation();
  const dispatch = useDispatch<CacheDispatch>();
  // What was set last, until it is saved: a list read in between may still have the one before.
  const [wanted, setWanted] = useState<Status>();
  const saved = useRef(task.status);
  const waiting = useRef(0);
  const turn = useRef(Promise.resolve());
  const current = wanted ?? task.status;

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
    setWanted(undefined);
  };

  const set = (status: Status) => {
    if (status === current) return;
    if (waiting.current === 0) saved.current = task.status;
    waiting.current += 1;
    setWanted(status);
    dispatch(showStatus(task, status));
    turn.current = turn.current.then(() => save(status));
  };

  return { status: current, isSaving: wanted !== undefined, set };
}

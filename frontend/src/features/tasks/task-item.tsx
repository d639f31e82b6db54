import { useId } from 'react';

import type { Task } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { cn } from '../../lib/cn';
import { formatPoints } from '../../lib/format';
import { AnswerLink } from './answer-link';
import { useTaskStatus } from './use-task-status';

const PRIORITY = { high: 'bad', medium: 'warn', low: 'neutral' } as const;
const PRIORITY_NAMES = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const;
const STATUSES: readonly { value: Task['status']; name: string }[] = [
  { value: 'pending', name: 'Pending' },
  { value: 'in-progress', name: 'In progress' },
  { value: 'completed', name: 'Completed' },
];

/** One task. The checkbox sets completed or pending, the select any of the three statuses. */
export function TaskItem({ task }: { task: Task }) {
  const { status, isSaving, set } = useTaskStatus(task);
  const id = useId();
  const done = status === 'completed';

  return (
    <div className="flex gap-3" aria-busy={isSaving || undefined}>
      <span className="grid h-5 place-items-center max-sm:-m-3 max-sm:size-11">
        <input
          id={id}
          name="completed"
          type="checkbox"
          className="size-4 accent-primary"
          checked={done}
          onChange={(event) => set(event.target.checked ? 'completed' : 'pending')}
        />
      </span>
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          id={`${id}-title`}
          className={cn('block text-reading font-semibold break-words', done && 'text-muted line-through')}
        >
          {task.task_title}
        </label>
        <p className={cn('mt-1 text-body break-words', done ? 'text-muted line-through' : 'text-text-2')}>
          {task.task_description}
        </p>
        <TaskBadges task={task} done={done} />
        {done && (
          <p className="mt-1 text-label text-muted">
            Ticking it moved no points. They come when your startup’s texts say what you found.
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <AnswerLink task={task} describedBy={`${id}-title`} size="small" />
          <select
            aria-label={`Status of ${task.task_title}`}
            name="status"
            value={status}
            onChange={(event) => {
              const chosen = STATUSES.find(({ value }) => value === event.target.value);
              if (chosen) set(chosen.value);
            }}
            className="caret h-8 rounded-control border border-line bg-surface pr-8 pl-3 text-label text-text-2 max-sm:h-11"
          >
            {STATUSES.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
    </div>
  );
}

function TaskBadges({ task, done }: { task: Task; done: boolean }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-muted">
      {done && <Badge tone="ok">Done</Badge>}
      <Badge tone={PRIORITY[task.priority]}>{PRIORITY_NAMES[task.priority]}</Badge>
      {task.points > 0 && (
        <Badge tone="primary">
          +{formatPoints(task.points)} {task.points === 1 ? 'point' : 'points'}
        </Badge>
      )}
      <span>for {task.factor}</span>
    </div>
  );
}

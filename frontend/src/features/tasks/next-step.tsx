import { useId } from 'react';

import type { StartupInList } from '../../api/generated/client';
import type { Task } from '../../api/generated/work-client';
import { Skeleton } from '../../components/states';
import { cn } from '../../lib/cn';
import { formatPoints } from '../../lib/format';
import { AnswerLink } from './answer-link';
import { useTasksListQuery } from './api';

/** The open task with the most points; undefined if no open task has points. */
const nextStepOf = (tasks: readonly Task[]): Task | undefined =>
  tasks
    .filter(({ status, points }) => status !== 'completed' && points > 0)
    .toSorted((a, b) => b.points - a.points || a.horizon_days - b.horizon_days)[0];

/** The height of a step with a title of two lines, so that the page below does not move when it loads. */
const ROOM = 'mb-6 min-h-40 max-sm:min-h-72';

/** The first card of the dashboard: the next task, its points and a link to its field. */
export function NextStep({ startup, isOnly }: { startup: StartupInList; isOnly: boolean }) {
  const { data: tasks, isLoading } = useTasksListQuery({ id: startup.id });
  const id = useId();
  if (isLoading && startup.task_summary.total > startup.task_summary.completed)
    return <Skeleton className={cn('rounded-card', ROOM)} />;
  const task = nextStepOf(tasks ?? []);
  if (!task) return null;
  return (
    <section
      aria-label="Next step"
      className={cn(
        'flex items-center gap-x-8 gap-y-4 rounded-card border border-primary bg-primary-tint p-6 max-sm:flex-col max-sm:items-stretch max-sm:p-4',
        ROOM,
      )}
    >
      <p className="shrink-0 text-primary max-sm:flex max-sm:items-baseline max-sm:gap-2">
        <span className="block text-display font-semibold tabular">+{formatPoints(task.points)}</span>{' '}
        <span className="block text-label font-medium">{task.points === 1 ? 'point' : 'points'}</span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="text-label text-text-2">
          The step worth most now{isOnly ? '' : ` for ${startup.idea_title}`}, within {task.horizon_days} days
        </p>
        <h2 id={id} className="mt-1 text-section font-semibold break-words text-balance">
          {task.task_title}
        </h2>
        <p className="mt-1 text-body text-text-2">
          Lifts {task.factor}. Add what you found to your startup, and it is scored again.
        </p>
      </div>
      <AnswerLink task={task} describedBy={id} variant="primary" />
    </section>
  );
}

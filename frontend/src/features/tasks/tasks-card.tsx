import { ListChecks } from 'lucide-react';
import { memo, useDeferredValue } from 'react';

import type { Startup } from '../../api/generated/client';
import { Card, CardHeader } from '../../components/card';
import { EmptyState, ErrorState, Skeleton } from '../../components/states';
import { useLoadFailureToast } from '../../lib/use-failure-toast';
import { useTasksListQuery } from './api';
import { TaskItem } from './task-item';

const HORIZONS = [7, 30, 90] as const;

/** The plan: what to do within 7, 30 and 90 days. */
export const TasksCard = memo(function TasksCard({
  startup,
  title = 'Tasks',
}: {
  startup: Startup;
  title?: string;
}) {
  const { data, error, isFetching, refetch } = useTasksListQuery({ id: startup.id });
  // Many at once: drawn bit by bit, so that the page goes on answering.
  const tasks = useDeferredValue(data);
  useLoadFailureToast(error);
  const waiting = startup.analysis_status === 'queued' || startup.analysis_status === 'running';
  return (
    <Card aria-labelledby="tasks-title">
      <CardHeader id="tasks-title" title={title} note="The next 90 days, highest gain first" />
      {!tasks && (isFetching || !error) && (
        <div className="flex flex-col gap-3" role="status" aria-label="Loading tasks">
          {/* As many as there will be, so that what is below stays where it is. */}
          {Array.from({ length: Math.max(2, startup.task_summary.total) }, (_, at) => (
            <Skeleton key={at} className="h-28" />
          ))}
        </div>
      )}
      {error && !isFetching && !tasks && (
        <ErrorState title="The tasks could not be loaded" onRetry={() => void refetch()} />
      )}
      {tasks?.length === 0 && (
        <EmptyState icon={ListChecks} title={waiting ? 'Your tasks are being written' : 'No tasks yet'}>
          {waiting
            ? 'They appear here by themselves when the analysis is done.'
            : 'Tasks come with the analysis.'}
        </EmptyState>
      )}
      {tasks &&
        HORIZONS.map((days) => {
          const within = tasks.filter(({ horizon_days }) => horizon_days === days);
          if (within.length === 0) return null;
          return (
            <section key={days} aria-label={`Within ${days} days`} className="mt-6 first-of-type:mt-0">
              <h3 className="mb-3 text-label font-semibold text-muted">Within {days} days</h3>
              <ul>
                {within.map((task) => (
                  <TaskItem key={task.id} task={task} />
                ))}
              </ul>
            </section>
          );
        })}
    </Card>
  );
});

import { ListChecks } from 'lucide-react';
import { memo, useDeferredValue } from 'react';

import type { StartupInList } from '../../api/generated/client';
import type { Task } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { TitledCard } from '../../components/card';
import { EmptyState } from '../../components/states';
import { Entries } from '../../lists/entries';
import { PartFailure } from '../../lists/part-boundary';
import { QueryView } from '../../lists/query-view';
import { RULED } from '../../lists/rows';
import { WholeList } from '../../lists/whole-list';
import { useTasksListQuery } from './api';
import { TaskItem } from './task-item';

const HORIZONS: readonly Task['horizon_days'][] = [7, 30, 90];

/** The tasks of a startup, grouped into 7, 30 and 90 days. */
export const TasksCard = memo(function TasksCard({
  startup,
  title = 'Tasks',
}: {
  startup: StartupInList;
  title?: string;
}) {
  const query = useTasksListQuery({ id: startup.id });
  // The first rendering of many tasks takes long, so it is deferred to keep the page responsive. A change is
  // not deferred: a task's own state shows the change only until it is saved, before a deferred list would.
  const isShown = useDeferredValue(query.data !== undefined);
  const data = isShown ? query.data : undefined;
  return (
    <TitledCard
      title={title}
      note="Highest gain first within each period. Ticking a task changes no score: add your answer to the startup, and it is scored again."
    >
      <QueryView
        query={{ ...query, data }}
        name="The tasks"
        // One skeleton per expected task, of a usual task's height, keeps the content below in its place.
        outline={Array.from({ length: Math.max(2, startup.task_summary.total) }, () => 'h-44 max-sm:h-64')}
        empty={<NoTasks startup={startup} />}
      >
        {(tasks) => (
          <WholeList name="tasks" items={tasks}>
            {HORIZONS.map((days) => {
              const within = tasks
                .filter(({ horizon_days }) => horizon_days === days)
                .toSorted((a, b) => b.points - a.points);
              if (within.length === 0) return null;
              return (
                <section key={days} aria-label={`Within ${days} days`} className="mt-6 first-of-type:mt-0">
                  <h3 className="mb-3 text-body font-semibold text-text-2">Within {days} days</h3>
                  <Entries items={within} name="This task" itemClassName={RULED.medium}>
                    {(task) => <TaskItem task={task} />}
                  </Entries>
                </section>
              );
            })}
            {tasks
              .filter(({ horizon_days }) => !HORIZONS.includes(horizon_days))
              .map((_, at) => (
                <PartFailure key={at} name="This task" onRetry={() => void query.refetch()} />
              ))}
          </WholeList>
        )}
      </QueryView>
    </TitledCard>
  );
});

function NoTasks({ startup: { id, analysis_status: status } }: { startup: StartupInList }) {
  const waiting = status === 'queued' || status === 'running';
  return (
    <EmptyState
      icon={ListChecks}
      title={waiting ? 'Your tasks are being written' : 'No tasks yet'}
      action={
        <ActionLink to={waiting ? `/startups/${id}` : `/edit-startup/${id}`}>
          {waiting ? 'Watch the analysis' : 'Add to your startup'}
        </ActionLink>
      }
    >
      {waiting
        ? 'They appear here by themselves when the analysis is done.'
        : 'They come with the analysis, each with the points it can win.'}
    </EmptyState>
  );
}

import type { Task } from '../../api/generated/work-client';

/** The task that a field answers, above the field. */
export function TaskNote({ task }: { task: Task }) {
  return (
    <section aria-label="The task that you answer" className="rounded-control bg-primary-tint px-4 py-3">
      <p className="text-label text-text-2">You answer this task:</p>
      <p className="mt-0.5 text-body font-semibold break-words">{task.task_title}</p>
      <p className="mt-1 text-body break-words text-text-2">{task.task_description}</p>
    </section>
  );
}

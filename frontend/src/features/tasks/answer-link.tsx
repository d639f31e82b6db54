import { fieldOfFactor } from '@proofround/contracts/tasks/fields.js';
import { Pencil } from 'lucide-react';

import type { Task } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import type { ButtonProps } from '../../components/button';
import type { Described } from '../../components/button';

/** Links to the startup's field that answers the task. The page shows the task there. */
export function AnswerLink({
  task,
  ...link
}: { task: Task } & Described & Pick<ButtonProps, 'variant' | 'size'>) {
  const field = fieldOfFactor(task.factor);
  const search = new URLSearchParams({ ...(field && { field }), task: task.id });
  return (
    <ActionLink to={`/edit-startup/${task.startup_id}?${search}`} icon={Pencil} {...link}>
      Add your answer
    </ActionLink>
  );
}

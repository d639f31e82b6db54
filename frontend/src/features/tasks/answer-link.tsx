import { fieldOfFactor } from '@proofround/contracts/tasks/fields.js';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';

import type { Task } from '../../api/generated/work-client';
import { Button, type ButtonProps } from '../../components/button';

/** Links to the startup's field that answers the task. */
export function AnswerLink({
  task: { startup_id: startupId, factor },
  describedBy,
  ...look
}: {
  task: Task;
  /** The id of the element with the task's title. */
  describedBy: string;
} & Pick<ButtonProps, 'variant' | 'size'>) {
  const field = fieldOfFactor(factor);
  return (
    <Button asChild {...look}>
      <Link to={`/edit-startup/${startupId}${field ? `?field=${field}` : ''}`} aria-describedby={describedBy}>
        <Pencil className="size-4" aria-hidden />
        Add your answer
      </Link>
    </Button>
  );
}

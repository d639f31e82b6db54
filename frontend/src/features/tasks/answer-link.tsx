import { fieldOfFactor } from '@proofround/contracts/tasks/fields.js';
import { Pencil } from 'lucide-react';

import type { Task } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import type { ButtonProps } from '../../components/button';

/** Links to the startup's field that answers the task. */
export function AnswerLink(
  props: {
    task: Task;
    /** The id of the element with the task's title. */
    describedBy: string;
  } & Pick<ButtonProps, 'variant' | 'size'>,
) {
  const {
    task: { startup_id: startupId, factor },
    describedBy,
    ...look
  } = props;
  const field = fieldOfFactor(factor);
  return (
    <ActionLink
      to={`/edit-startup/${startupId}${field ? `?field=${field}` : ''}`}
      icon={Pencil}
      describedBy={describedBy}
      {...look}
    >
      Add your answer
    </ActionLink>
  );
}

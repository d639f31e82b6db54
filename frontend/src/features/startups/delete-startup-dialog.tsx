import type { ReactNode } from 'react';

import type { StartupInList } from '../../api/generated/client';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { titled } from '../../forms/use-submission';
import { useStartupsDeleteMutation } from './api';

interface DeleteStartupDialogProps {
  startup: StartupInList;
  /** What becomes of its sale, which another feature knows. */
  sale?: ReactNode;
  onClose: () => void;
}

/** Asks for confirmation before a startup and all its data are deleted. Names all that goes (DASH-18). */
export function DeleteStartupDialog({ startup, sale, onClose }: DeleteStartupDialogProps) {
  const [remove] = useStartupsDeleteMutation();
  return (
    <ConfirmedAction
      title="Confirm Deletion"
      description={
        <span className="break-words">
          {startup.idea_title} will be deleted with its tasks, matches and scores. Its share links stop
          working, and its conversations go, too. {sale}This cannot be undone.
        </span>
      }
      action="Delete"
      send={() => remove({ id: startup.id }).unwrap()}
      done="Startup deleted successfully!"
      failure={titled('Failed to delete startup')}
      onClose={onClose}
    />
  );
}

import type { StartupInList } from '../../api/generated/client';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { titled } from '../../forms/use-submission';
import { useStartupsDeleteMutation } from './api';

/** Asks for confirmation before a startup and all its data are deleted. */
export function DeleteStartupDialog({ startup, onClose }: { startup: StartupInList; onClose: () => void }) {
  const [remove] = useStartupsDeleteMutation();
  return (
    <ConfirmedAction
      title="Confirm Deletion"
      description={`${startup.idea_title} will be deleted with its tasks, matches and scores. This cannot be undone.`}
      action="Delete"
      send={() => remove({ id: startup.id }).unwrap()}
      done="Startup deleted successfully!"
      failure={titled('Failed to delete startup')}
      onClose={onClose}
    />
  );
}

import { serverDetail } from '../../api/errors';
import type { Startup } from '../../api/generated/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../lib/toast';
import { useStartupsDeleteMutation } from './api';

/** Asks before a startup and all that belongs to it is gone. */
export function DeleteStartupDialog({
  startup,
  onClose,
  onDeleted,
}: {
  startup: Startup;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const [remove, { isLoading }] = useStartupsDeleteMutation();
  const confirm = async () => {
    try {
      await remove({ id: startup.id }).unwrap();
      toast.success('Startup deleted successfully!');
      onDeleted?.();
      onClose();
    } catch (error) {
      toast.error('Failed to delete startup', serverDetail(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title="Confirm Deletion"
      description={`${startup.idea_title} will be deleted with its tasks, matches and scores. This cannot be undone.`}
      action="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

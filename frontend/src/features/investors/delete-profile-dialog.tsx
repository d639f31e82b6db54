import { serverDetail } from '../../api/errors';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../lib/toast';
import { useInvestorsDeleteMutation } from './api';

/** Asks before the investor profile and its matches are gone. */
export function DeleteProfileDialog({
  investorId,
  open,
  onClose,
  onDeleted,
}: {
  investorId: string;
  open: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}) {
  const [remove, { isLoading }] = useInvestorsDeleteMutation();
  const confirm = async () => {
    try {
      await remove({ id: investorId }).unwrap();
      toast.success('Investor profile deleted successfully!');
      onDeleted?.();
      onClose();
    } catch (error) {
      toast.error('Failed to delete investor profile', serverDetail(error));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title="Confirm Deletion"
      description="Your investor profile will be deleted with its matches. Your account and Investor Access stay. This cannot be undone."
      action="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

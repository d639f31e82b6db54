import { ConfirmedAction } from '../../forms/confirmed-action';
import { useInvestorsDeleteMutation } from './api';

/** Asks for confirmation before the investor profile and its matches are deleted. */
export function DeleteProfileDialog({ investorId, onClose }: { investorId: string; onClose: () => void }) {
  const [remove] = useInvestorsDeleteMutation();
  return (
    <ConfirmedAction
      title="Confirm Deletion"
      description="Your investor profile will be deleted with its matches. Your account and Investor Access stay. This cannot be undone."
      action="Delete"
      send={() => remove({ id: investorId }).unwrap()}
      done="Investor profile deleted successfully!"
      failed="Failed to delete investor profile"
      onClose={onClose}
    />
  );
}

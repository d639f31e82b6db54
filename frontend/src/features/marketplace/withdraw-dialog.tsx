import type { Listing } from '../../api/generated/work-client';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { useListingsWithdrawMutation } from './api';

/** Asks for confirmation before a listing is withdrawn. */
export function WithdrawDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const [withdraw] = useListingsWithdrawMutation();
  return (
    <ConfirmedAction
      title="Withdraw listing"
      description={
        <span className="break-words">
          {listing.startup.idea_title} will no longer be for sale, and its pending offers are rejected. You
          can list it again.
        </span>
      }
      action="Withdraw"
      send={() => withdraw({ id: listing.id }).unwrap()}
      done="Listing withdrawn!"
      failed="Failed to withdraw listing"
      onClose={onClose}
    />
  );
}

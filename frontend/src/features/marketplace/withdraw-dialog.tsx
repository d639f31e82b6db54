import { serverDetail } from '../../api/errors';
import type { Listing } from '../../api/generated/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../lib/toast';
import { useListingsWithdrawMutation } from './api';

/** Asks before a listing is taken off the market; open while there is one to ask about. */
export function WithdrawDialog({ listing, onClose }: { listing: Listing | undefined; onClose: () => void }) {
  const [withdraw, { isLoading }] = useListingsWithdrawMutation();
  const confirm = async () => {
    if (!listing) return;
    try {
      await withdraw({ id: listing.id }).unwrap();
      toast.success('Listing withdrawn!');
      onClose();
    } catch (error) {
      toast.error('Failed to withdraw listing', serverDetail(error));
    }
  };
  return (
    <ConfirmDialog
      open={listing !== undefined}
      title="Withdraw listing"
      description={
        <span className="break-words">
          {listing?.startup.idea_title} will no longer be for sale, and its pending offers are rejected. You
          can list it again.
        </span>
      }
      action="Withdraw"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

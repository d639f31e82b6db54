import { ConfirmDialog } from '../../components/confirm-dialog';

/** Asks before an interest is withdrawn, because the founder has already been notified of it. */
export function WithdrawDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      title="Withdraw your interest?"
      description="The founder no longer sees your name and e-mail address. You can record your interest again at any time."
      action="Withdraw interest"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

import { suspending } from '@proofround/contracts/moderation/schemas.js';

import type { AdminUser } from '../../api/generated/account-client';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { useDraftKey } from '../../forms/draft';
import { SUSPENSION_FIELDS } from '../../forms/fields/moderation';
import { FormDialog } from '../../forms/form-dialog';
import { titled } from '../../forms/use-submission';
import { useAdminSetSuspensionMutation } from './api';

interface DialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks for the reason of a suspension. */
export function SuspendDialog({ user: { id, name, email }, onClose }: DialogProps) {
  const [set] = useAdminSetSuspensionMutation();
  return (
    <FormDialog
      schema={suspending}
      fields={SUSPENSION_FIELDS}
      constants={{ suspended: true }}
      draft={useDraftKey('suspension', id)}
      send={(suspension) => set({ id, suspension }).unwrap()}
      done="Account suspended!"
      failure={titled('Failed to suspend the account')}
      title="Suspend account"
      description={`${name} (${email}) is signed out at once and cannot sign in until you restore the account. Startups and listings stay visible. A subscription ends with the paid period.`}
      label="Suspension"
      needs="reason"
      action="Suspend"
      onClose={onClose}
    />
  );
}

/** Asks before an account is restored. */
export function RestoreDialog({ user, onClose }: DialogProps) {
  const [set] = useAdminSetSuspensionMutation();
  const reason = user.suspension_reason;
  return (
    <ConfirmedAction
      title="Restore account"
      description={
        <span className="break-words">
          {`${user.name} (${user.email}) can sign in again.`}
          {reason && ` The reason for the suspension was: ${reason}`}
        </span>
      }
      action="Restore"
      send={() => set({ id: user.id, suspension: { suspended: false } }).unwrap()}
      done="Account restored!"
      failure={titled('Failed to restore the account')}
      onClose={onClose}
    />
  );
}

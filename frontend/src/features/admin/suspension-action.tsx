import type { AdminUser } from '../../api/generated/account-client';
import { Button } from '../../components/button';
import { lazyPart } from '../../lib/lazy-part';
import { useDialogParam } from '../../lists/use-dialog-param';

const SuspendDialog = lazyPart(async () => (await import('./suspension-dialogs')).SuspendDialog);
const RestoreDialog = lazyPart(async () => (await import('./suspension-dialogs')).RestoreDialog);

/** Suspends or restores an account, after a dialog at `?suspend=ID` or `?restore=ID`. */
export function SuspensionAction({ user }: { user: AdminUser }) {
  const suspension = useDialogParam('suspend', 'restore');
  const restoration = useDialogParam('restore', 'suspend');
  const isSuspended = user.suspended_at !== null;
  return (
    <>
      <Button
        variant={isSuspended ? 'secondary' : 'quiet'}
        size="small"
        aria-label={`${isSuspended ? 'Restore' : 'Suspend'} ${user.name}`}
        onClick={() => (isSuspended ? restoration : suspension).open(user.id)}
      >
        {isSuspended ? 'Restore' : 'Suspend'}
      </Button>
      {suspension.value === user.id && <SuspendDialog user={user} onClose={suspension.close} />}
      {restoration.value === user.id && <RestoreDialog user={user} onClose={restoration.close} />}
    </>
  );
}

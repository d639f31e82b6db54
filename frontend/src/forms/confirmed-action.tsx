import { useState, type ComponentProps } from 'react';

import { serverDetail } from '../api/errors';
import { ConfirmDialog } from '../components/confirm-dialog';
import { toast } from '../lib/toast';

interface ConfirmedActionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'action' | 'tone' | 'onClose'
> {
  send: () => Promise<unknown>;
  /** The toast after success. */
  done: string;
  /** The toast after a failure, or what handles it. */
  failed: string | ((error: unknown) => unknown);
}

/** Asks for a confirmation, then sends. The dialog stays open while that runs, and if it fails. */
export function ConfirmedAction({ send, done, failed, ...dialog }: ConfirmedActionProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await send();
      toast.success(done);
      dialog.onClose();
    } catch (error) {
      if (typeof failed === 'string') toast.error(failed, serverDetail(error));
      else failed(error);
    } finally {
      setBusy(false);
    }
  };
  return <ConfirmDialog {...dialog} open busy={busy} onConfirm={() => void confirm()} />;
}

import type { ReactNode } from 'react';

import { Button } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  /** The name of the button that does it. */
  action: string;
  /** Whether what it does takes something away. */
  danger?: boolean;
  /** While it is being done, the dialog stays. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something that cannot be undone. */
export function ConfirmDialog({ danger = true, busy = false, ...props }: ConfirmDialogProps) {
  const { open, title, description, action, onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}

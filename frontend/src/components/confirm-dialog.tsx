import type { ReactNode } from 'react';

import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  /** The name of the button that does it. */
  action: string;
  /** While it is being done, the dialog stays. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something that cannot be undone. */
export function ConfirmDialog({ busy = false, ...props }: ConfirmDialogProps) {
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
          <Button variant="danger" loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}

import type { ReactNode } from 'react';

import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  action: string;
  /** Whether the action destroys something, which is the default. */
  tone?: 'danger' | 'primary';
  /** The dialog stays open while the action runs. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for a confirmation before an action that cannot be undone. Its description names what follows. */
export function ConfirmDialog({ busy = false, tone = 'danger', ...props }: ConfirmDialogProps) {
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
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}

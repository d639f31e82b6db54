import type { ComponentProps } from 'react';

import { ConfirmDialog } from '../components/confirm-dialog';
import { type SubmissionOptions, useSubmission } from './use-submission';

interface ConfirmedActionProps
  extends
    Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'description' | 'action' | 'tone' | 'onClose'>,
    Pick<SubmissionOptions<undefined>, 'done' | 'failure'> {
  send: () => Promise<unknown>;
}

/** Asks for a confirmation, then sends. The dialog stays open while that runs, and if it fails. */
export function ConfirmedAction({ send, done, failure, ...dialog }: ConfirmedActionProps) {
  const { submit, isBusy } = useSubmission({ send, done, failure, onDone: dialog.onClose });
  return <ConfirmDialog {...dialog} open busy={isBusy} onConfirm={() => void submit(undefined)} />;
}

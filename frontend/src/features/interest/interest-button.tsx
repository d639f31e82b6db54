import { Check, Handshake, Undo2 } from 'lucide-react';

import { statusOf } from '../../api/errors';
import { Button, type Described } from '../../components/button';
import { failureToast } from '../../lib/failure-toast';
import { lazyPart } from '../../lib/lazy-part';
import { toast } from '../../lib/toast';
import { useDialogParam } from '../../lists/use-dialog-param';
import { useInterest } from './use-interest';

const ConfirmDialog = lazyPart(async () => (await import('../../components/confirm-dialog')).ConfirmDialog);

export interface InterestButtonProps extends Described {
  startupId: string;
  look?: 'button' | 'link';
  /** The startup is sold for good: interest is only withdrawn (STARTUP-16). */
  isGone?: boolean;
}

/** The text before the button that withdraws the interest. */
function Interested() {
  return (
    <span className="inline-flex items-center gap-1.5 text-label text-ok">
      <Check className="size-4 shrink-0" aria-hidden />
      You are interested
    </span>
  );
}

/**
 * Records an investor's interest, which notifies the founder once, or withdraws it. Every startup card
 * has it (DASH-4, BROWSE-4). The question before a withdrawal is at `?withdraw-interest=TITLE-ID`. On a
 * founder's own card the server refuses, and a toast shows its reason.
 */
export function InterestButton(props: InterestButtonProps) {
  const { startupId, describedBy, look = 'button', isGone = false } = props;
  const { isInterested, isBusy, record, withdraw } = useInterest(startupId);
  // The id of the title, because a startup may be in several lists of a page.
  const question = useDialogParam('withdraw-interest');

  const runRecord = async () => {
    try {
      await record();
      toast.success('Interest recorded! Startup founder will be notified.');
    } catch (error) {
      failureToast.detailOr('Failed to record interest', error);
    }
  };
  const runWithdraw = async () => {
    question.close();
    try {
      await withdraw();
      toast.success('Interest withdrawn.');
    } catch (error) {
      // 404: another tab has already withdrawn it.
      if (statusOf(error) !== 404) failureToast.detailOr('Failed to withdraw interest', error);
    }
  };
  const press = () => {
    if (isBusy) return; // the new state is already shown
    if (isInterested) question.open(describedBy);
    else void runRecord();
  };
  if (isGone && !isInterested) return null;
  const Icon = isInterested ? Undo2 : Handshake;
  return (
    <>
      {isInterested && <Interested />}
      {/* The same button in both states, so that it keeps the focus. */}
      <Button
        variant={look === 'button' ? 'secondary' : 'quiet'}
        size="small"
        className={look === 'button' ? undefined : '-mx-3'}
        aria-describedby={describedBy}
        onClick={press}
      >
        <Icon className="size-4" aria-hidden />
        {isInterested ? 'Withdraw interest' : "I'm Interested"}
      </Button>
      {isInterested && question.value === describedBy && (
        <ConfirmDialog
          open
          title="Withdraw your interest?"
          description="The founder’s list of interested investors no longer shows your name and email address. Conversations with the founder keep your name. You can record your interest again at any time."
          action="Withdraw interest"
          onConfirm={() => void runWithdraw()}
          onClose={question.close}
        />
      )}
    </>
  );
}

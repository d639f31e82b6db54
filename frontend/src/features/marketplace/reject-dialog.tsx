import { rejectionInput } from '@proofround/contracts/marketplace/schemas.js';

import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { REJECTION_FIELDS } from '../../forms/fields/marketplace';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { useUserId } from '../../forms/use-user-id';
import { formatMoney } from '../../lib/format';
import { answerFailed, type AnswerDialogProps } from './answer-dialog';
import { useDecision } from './use-decision';

/** Rejects an offer with a reason. */
export function RejectDialog(props: AnswerDialogProps) {
  const { offer, side, onClose } = props;
  const decision = useDecision(onClose);
  const userId = useUserId();
  const form = useApiForm({
    schema: rejectionInput,
    fields: REJECTION_FIELDS,
    draft: userId && draftKey('reject', userId, offer.id),
    send: ({ reason }) => decision.send(offer, 'rejected', reason),
    failure: (error) => answerFailed(error, 'Failed to reject offer', props),
  });
  const other = side === 'owner' ? 'buyer' : 'owner';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title={`Reject ${formatMoney(offer.offer_amount)}?`}
      description={`The ${other} is told, and reads the reason if you give one.`}
    >
      <ApiForm form={form} label="Your answer" className="flex flex-col gap-5">
        <FormField form={form} name="reason" />
        <DialogActions form={form} action="Reject" onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}

import { rejectionInput } from '@proofround/contracts/marketplace/schemas.js';

import { REJECTION_FIELDS } from '../../forms/fields/marketplace';
import { FormDialog } from '../../forms/form-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { useDraftKey } from '../../forms/use-user-id';
import { formatMoney } from '../../lib/format';
import { answerFailed, type AnswerDialogProps } from './answer-dialog';
import { useDecision } from './use-decision';

/** Rejects an offer with a reason. */
export function RejectDialog(props: AnswerDialogProps) {
  const { offer, side, onClose } = props;
  const decision = useDecision(onClose);
  const form = useApiForm({
    schema: rejectionInput,
    fields: REJECTION_FIELDS,
    draft: useDraftKey('reject', offer.id),
    send: ({ reason }) => decision.send(offer, 'rejected', reason),
    failure: (error) => answerFailed(error, 'Failed to reject offer', props),
  });
  const other = side === 'owner' ? 'buyer' : 'owner';
  return (
    <FormDialog
      form={form}
      title={`Reject ${formatMoney(offer.offer_amount)}?`}
      description={`The ${other} is told, and reads the reason if you give one.`}
      label="Your answer"
      action="Reject"
      onClose={onClose}
    />
  );
}

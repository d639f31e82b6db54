import { offerInput } from '@proofround/contracts/marketplace/schemas.js';

import { COUNTER_FIELDS } from '../../forms/fields/marketplace';
import { FormDialog } from '../../forms/form-dialog';
import { useApiForm } from '../../forms/use-api-form';
import { useDraftKey } from '../../forms/use-user-id';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { answerFailed, type AnswerDialogProps } from './answer-dialog';
import { useOffersCounterMutation } from './negotiation-api';

/** Answers an offer with another amount. */
export function CounterDialog(props: AnswerDialogProps) {
  const { offer, side, onClose } = props;
  const [counter] = useOffersCounterMutation();
  const form = useApiForm({
    schema: offerInput,
    fields: COUNTER_FIELDS,
    draft: useDraftKey('counter', offer.id),
    send: async (body, key) => {
      await counter({ offerId: offer.id, offerInput: body, 'Idempotency-Key': key }).unwrap();
      toast.success('Counter-offer sent!');
      onClose();
    },
    failure: (error) => answerFailed(error, 'Failed to send counter-offer', props),
  });
  const other = side === 'owner' ? 'buyer' : 'owner';
  return (
    <FormDialog
      form={form}
      title="Counter-offer"
      description={`In answer to ${formatMoney(offer.offer_amount)}, which ends as rejected. The ${other} has 14 days to answer yours.`}
      label="Your counter-offer"
      needs="offer_amount"
      action="Send counter-offer"
      onClose={onClose}
    />
  );
}

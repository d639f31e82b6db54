import { offerInput } from '@proofround/contracts/marketplace/schemas.js';

import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { COUNTER_FIELDS } from '../../forms/fields/marketplace';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { useUserId } from '../../forms/use-user-id';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { answerFailed, type AnswerDialogProps } from './answer-dialog';
import { useOffersCounterMutation } from './negotiation-api';

/** Answers an offer with another amount. */
export function CounterDialog(props: AnswerDialogProps) {
  const { offer, side, onClose } = props;
  const [counter] = useOffersCounterMutation();
  const userId = useUserId();
  const form = useApiForm({
    schema: offerInput,
    fields: COUNTER_FIELDS,
    draft: userId && draftKey('counter', userId, offer.id),
    send: async (body, key) => {
      await counter({ offerId: offer.id, offerInput: body, 'Idempotency-Key': key }).unwrap();
      toast.success('Counter-offer sent!');
      onClose();
    },
    failure: (error) => answerFailed(error, 'Failed to send counter-offer', props),
  });
  const other = side === 'owner' ? 'buyer' : 'owner';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isBusy && onClose()}
      title="Counter-offer"
      description={`In answer to ${formatMoney(offer.offer_amount)}, which ends as rejected. The ${other} has 14 days to answer yours.`}
    >
      <ApiForm form={form} label="Your counter-offer" className="flex flex-col gap-5">
        <FormField form={form} name="offer_amount" />
        <FormField form={form} name="message" />
        <DialogActions form={form} needs="offer_amount" action="Send counter-offer" onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}

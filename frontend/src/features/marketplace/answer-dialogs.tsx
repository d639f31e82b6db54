import { offerInput, rejectionInput } from '@proofround/contracts/marketplace/schemas.js';

import type { Listing, Offer } from '../../api/generated/work-client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { useDraftKey } from '../../forms/draft';
import { COUNTER_FIELDS, REJECTION_FIELDS } from '../../forms/fields/marketplace';
import { FormDialog } from '../../forms/form-dialog';
import { formatMoney } from '../../lib/format';
import { useOffersCounterMutation, useOffersWithdrawMutation } from './api';
import { answersTo, type useAnswerParam } from './offer-answers';
import { OTHER, type Side } from './offer-words';
import { unlikelyOfferProblem, useOfferCheck } from './unlikely-offer';
import { type AnswerDialogProps, answerFailed, useDecision } from './use-answers';

/** Rejects an offer, with a reason if the user gives one. */
function RejectDialog(props: AnswerDialogProps) {
  const { offer, side, onClose } = props;
  const decision = useDecision();
  return (
    <FormDialog
      schema={rejectionInput}
      fields={REJECTION_FIELDS}
      draft={useDraftKey('reject', offer.id)}
      send={({ reason }) => decision.send(offer, 'rejected', reason)}
      failure={(error) => answerFailed(error, 'Failed to reject offer', props)}
      title={`Reject ${formatMoney(offer.offer_amount)}?`}
      description={`The ${OTHER[side]} is told, and reads the reason if you give one.`}
      label="Your answer"
      action="Reject"
      onClose={onClose}
    />
  );
}

const SEND_COUNTER = 'Send counter-offer';

/** Answers an offer with another amount. An unlikely one is asked about first (SHOW-11). */
function CounterDialog(props: AnswerDialogProps) {
  const { offer, side, askingPrice, onClose } = props;
  const assertMeant = useOfferCheck(askingPrice, side, SEND_COUNTER);
  const [counter] = useOffersCounterMutation();
  return (
    <FormDialog
      schema={offerInput}
      fields={COUNTER_FIELDS}
      draft={useDraftKey('counter', offer.id)}
      send={async (body, key) => {
        assertMeant(body.offer_amount);
        await counter({ offerId: offer.id, offerInput: body, 'Idempotency-Key': key }).unwrap();
      }}
      done="Counter-offer sent!"
      failure={(error) =>
        unlikelyOfferProblem(error) ?? answerFailed(error, 'Failed to send counter-offer', props)
      }
      title="Counter-offer"
      description={`In answer to ${formatMoney(offer.offer_amount)}, which ends as countered. The ${OTHER[side]} has 14 days to answer yours.`}
      label="Your counter-offer"
      needs="offer_amount"
      action={SEND_COUNTER}
      onClose={onClose}
    />
  );
}

/** What happens to the other offers of the listing. */
const CLOSES = {
  owner: 'rejects the other offers, ends your open counter-offers to others,',
  buyer: 'rejects the other offers',
} as const satisfies Record<Side, string>;

function AcceptDialog(props: AnswerDialogProps) {
  const { offer, side, onClose } = props;
  const { send, isLoading } = useDecision(onClose);
  const confirm = async () => {
    try {
      await send(offer, 'accepted');
    } catch (error) {
      answerFailed(error, 'Failed to accept offer', props);
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Accept ${formatMoney(offer.offer_amount)}?`}
      description={`Accepting closes the listing, ${CLOSES[side]} and exchanges your contacts with the ${OTHER[side]}.`}
      action="Accept"
      tone="primary"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function WithdrawOfferDialog(props: AnswerDialogProps) {
  const { offer, onClose } = props;
  const [withdraw] = useOffersWithdrawMutation();
  return (
    <ConfirmedAction
      title="Withdraw offer"
      description={`Your offer of ${formatMoney(offer.offer_amount)} ends. You can make a new one while the startup is for sale.`}
      action="Withdraw"
      send={() => withdraw({ id: offer.id }).unwrap()}
      done="Offer withdrawn!"
      failure={(error) => answerFailed(error, 'Failed to withdraw offer', props)}
      onClose={onClose}
    />
  );
}

const DIALOGS = {
  accept: AcceptDialog,
  counter: CounterDialog,
  reject: RejectDialog,
  withdraw: WithdrawOfferDialog,
};

interface AnswerDialogsProps {
  /** The dialog in the URL. */
  asked: ReturnType<typeof useAnswerParam>;
  offer: Offer;
  listing: Pick<Listing, 'status' | 'asking_price'>;
  side: Side;
  onOutdated: () => void;
}

/** The dialog in the URL, if its offer still allows this answer. */
export function AnswerDialogs({ asked, offer, listing, side, onOutdated }: AnswerDialogsProps) {
  const answer = answersTo(offer, side, listing.status === 'active').find((one) => one === asked.name);
  if (answer === undefined) return null;
  const Dialog = DIALOGS[answer];
  return (
    <Dialog
      key={offer.id}
      offer={offer}
      askingPrice={listing.asking_price}
      side={side}
      onClose={asked.close}
      onOutdated={onOutdated}
    />
  );
}

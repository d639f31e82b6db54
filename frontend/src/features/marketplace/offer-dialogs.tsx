import type { Listing, Offer } from '../../api/generated/work-client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { formatMoney } from '../../lib/format';
import { answerFailed, type AnswerDialogProps } from './answer-dialog';
import { CounterDialog } from './counter-dialog';
import { useOffersWithdrawMutation } from './negotiation-api';
import { answersTo, type useAnswerParam } from './offer-answers';
import type { Side } from './offer-words';
import { RejectDialog } from './reject-dialog';
import { useDecision } from './use-decision';

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
  const other = side === 'owner' ? 'buyer' : 'owner';
  return (
    <ConfirmDialog
      open
      title={`Accept ${formatMoney(offer.offer_amount)}?`}
      description={`Accepting closes the listing, rejects the other offers and exchanges your contacts with the ${other}.`}
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
      failed={(error) => answerFailed(error, 'Failed to withdraw offer', props)}
      onClose={onClose}
    />
  );
}

const DIALOGS = {
  accept: AcceptDialog,
  counter: CounterDialog,
  explain: RejectDialog,
  withdraw: WithdrawOfferDialog,
};

interface OfferDialogsProps {
  /** The dialog in the URL. */
  asked: ReturnType<typeof useAnswerParam>;
  offer: Offer;
  listing: Pick<Listing, 'status'>;
  side: Side;
  onOutdated: () => void;
}

/** The dialog in the URL, if its offer still allows this answer. */
export function OfferDialogs({ asked, offer, listing, side, onOutdated }: OfferDialogsProps) {
  const answer = answersTo(offer, side, listing.status === 'active').find((one) => one === asked.name);
  // Reject needs no dialog.
  if (answer === undefined || answer === 'reject') return null;
  const Dialog = DIALOGS[answer];
  return <Dialog key={offer.id} offer={offer} side={side} onClose={asked.close} onOutdated={onOutdated} />;
}

import { useNavigate } from 'react-router';

import { fieldProblems } from '../../api/errors';
import type { Offer } from '../../api/generated/work-client';
import type { Problems } from '../../forms/use-submission';
import { failureToast } from '../../lib/failure-toast';
import { toast } from '../../lib/toast';
import { isOutdated, useOffersDecideMutation } from './api';
import { useAnswerParam } from './offer-answers';
import type { Side } from './offer-words';

/** The answers to a list of offers. Each opens its dialog. */
export function useAnswers<One extends Offer>(offers: readonly One[] | undefined) {
  const asked = useAnswerParam();
  const offerOf = (id: string | null) => offers?.find((offer) => offer.id === id);
  /** `answering`: the offer of the dialog in the URL. */
  return { asked, offerOf, answering: offerOf(asked.offerId) };
}

const DONE = { accepted: 'Offer accepted!', rejected: 'Offer rejected!' } as const;

/** Decides on an offer. Accepting leads to the deal; otherwise `onDone` is called. */
export function useDecision(onDone?: () => void) {
  const [decide, { isLoading }] = useOffersDecideMutation();
  const navigate = useNavigate();
  const send = async ({ id }: Offer, status: keyof typeof DONE, reason: string | null = null) => {
    // The API expects the status in the body and in the query (SHOW-4).
    const body = reason === null ? { status } : { status, reason };
    const decided = await decide({ offerId: id, status, body }).unwrap();
    toast.success(DONE[status]);
    // Replaces the dialog's entry, so that Back leads from the deal to the offers.
    if (status === 'accepted' && decided.deal_id !== null)
      await navigate(`/deals/${decided.deal_id}`, { replace: true });
    else onDone?.();
  };
  return { send, isLoading };
}

/** The properties of every dialog that answers an offer. */
export interface AnswerDialogProps {
  offer: Offer;
  askingPrice: number;
  side: Side;
  onClose: () => void;
  /** Called when an answer was refused, because the screen may be outdated. */
  onOutdated: () => void;
}

/** Shows why an answer failed; returns the problems by field. Closes the dialog if the offer can no longer be answered. */
export function answerFailed(error: unknown, text: string, props: AnswerDialogProps): Problems {
  failureToast.titled(text, error);
  if (isOutdated(error)) {
    props.onClose();
    props.onOutdated();
  }
  return fieldProblems(error);
}

import type { ReactNode } from 'react';

import type { Offer } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { cn } from '../../lib/cn';
import { useDialogParam } from '../../lists/use-dialog-param';
import type { Side } from './offer-words';

/** What a side may do with a pending offer. */
export type Answer = 'accept' | 'counter' | 'reject' | 'withdraw';

const OTHERS_OFFER = ['reject', 'counter', 'accept'] as const;

/** The answers that a side may give: to a pending offer of the other side, or Withdraw to the buyer's own. */
export function answersTo(offer: Offer, side: Side, isOpen: boolean): readonly Answer[] {
  if (offer.status !== 'pending' || !isOpen) return [];
  if (offer.made_by !== side) return OTHERS_OFFER;
  return side === 'buyer' ? ['withdraw'] : [];
}

/** The dialog that the URL opens: `?answer=accept-ID`. */
export function useAnswerParam() {
  const { value = '', open, close } = useDialogParam('answer');
  const [, name = '', offerId = ''] = /^([a-z]+)-(.+)$/.exec(value) ?? [];
  return { name, offerId, open: (answer: Answer, id: string) => open(`${answer}-${id}`), close };
}

const LOOKS = {
  accept: { name: 'Accept', variant: 'primary' },
  counter: { name: 'Counter-offer', variant: 'secondary' },
  reject: { name: 'Reject', variant: 'secondary' },
  withdraw: { name: 'Withdraw', variant: 'secondary' },
} as const satisfies Record<Answer, unknown>;

interface OfferAnswersProps {
  offer: Offer;
  answers: readonly Answer[];
  onAnswer: (answer: Answer, offerId: string) => void;
  describedBy: string;
  /** Buttons of other features. */
  actions?: ReactNode;
}

/** An offer's buttons, and the link to its deal. */
export function OfferAnswers({ offer, answers, onAnswer, describedBy, actions }: OfferAnswersProps) {
  return (
    // Two columns on phones; an odd last button, which is Accept, takes a row of its own.
    <div
      className={cn(
        'flex flex-wrap gap-2',
        answers.length > 1 &&
          'max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {actions}
      {offer.deal_id !== null && (
        <ActionLink to={`/deals/${offer.deal_id}`} describedBy={describedBy} variant="primary" size="small">
          Open the deal
        </ActionLink>
      )}
      {answers.map((answer) => (
        <Button
          key={answer}
          variant={LOOKS[answer].variant}
          size="small"
          aria-describedby={describedBy}
          onClick={() => onAnswer(answer, offer.id)}
        >
          {LOOKS[answer].name}
        </Button>
      ))}
    </div>
  );
}

import type { Offer } from '../../api/generated/work-client';
import { answerFailed, type AnswerDialogProps } from './answer-dialog';
import type { Answer, useAnswerParam } from './offer-answers';
import { useDecision } from './use-decision';

interface Answered extends Pick<AnswerDialogProps, 'side' | 'onOutdated'> {
  asked: ReturnType<typeof useAnswerParam>;
  offerOf: (id: string) => Offer | undefined;
}

const stay = () => undefined;

/** Answers an offer: Reject is sent at once, every other answer opens its dialog. */
export function useAnswers({ asked, offerOf, side, onOutdated }: Answered) {
  const { send, isLoading } = useDecision(stay);
  return (answer: Answer, id: string): void => {
    const offer = offerOf(id);
    if (answer !== 'reject' || !offer) {
      asked.open(answer, id);
      return;
    }
    if (isLoading) return;
    send(offer, 'rejected').catch((error: unknown) =>
      answerFailed(error, 'Failed to reject offer', { offer, side, onClose: stay, onOutdated }),
    );
  };
}

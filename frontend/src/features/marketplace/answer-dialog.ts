import { fieldProblems, serverDetail } from '../../api/errors';
import type { Problems } from '../../forms/use-submission';
import type { Offer } from '../../api/generated/work-client';
import { toast } from '../../lib/toast';
import { outdated } from './api';
import type { Side } from './offer-words';

/** The properties of every dialog that answers an offer. */
export interface AnswerDialogProps {
  offer: Offer;
  /** The side that answers. */
  side: Side;
  onClose: () => void;
  /** Called when an answer was refused, because the screen may be outdated. */
  onOutdated: () => void;
}

/** Shows why an answer failed; returns the problems by field. Closes the dialog if the offer can no longer be answered. */
export function answerFailed(error: unknown, text: string, props: AnswerDialogProps): Problems {
  toast.error(text, serverDetail(error));
  if (outdated(error)) {
    props.onClose();
    props.onOutdated();
  }
  return fieldProblems(error);
}

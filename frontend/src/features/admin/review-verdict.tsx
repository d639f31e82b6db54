import { reviewInput } from '@proofround/contracts/reviews/schemas.js';

import type { ReviewVerdict as Verdict } from '../../api/generated/account-client';
import type { Startup } from '../../api/generated/client';
import { useDraftKey } from '../../forms/draft';
import { REVIEW_FIELDS } from '../../forms/fields/moderation';
import { useReviewsDecideMutation } from './api';
import { VerdictForm } from './verdict-form';

const WORDS = {
  cleared: {
    action: 'Clear',
    title: 'Clear this startup',
    consequence: 'is analysed again and shown to investors.',
    done: 'Startup cleared!',
    failed: 'Failed to clear the startup',
  },
  upheld: {
    action: 'Uphold',
    title: 'Uphold the hold',
    consequence: 'stays hidden from investors until an edit ends the hold.',
    done: 'Hold upheld!',
    failed: 'Failed to uphold the hold',
  },
} as const satisfies Record<Verdict, unknown>;

interface ReviewVerdictProps {
  startup: Pick<Startup, 'id' | 'idea_title' | 'review'>;
  /** The id of the element with the startup's name. */
  titleId: string;
  verdicts?: readonly [Verdict, ...Verdict[]];
}

/** The form for the decision on a startup that is held back. */
export function ReviewVerdict(props: ReviewVerdictProps) {
  const { startup, titleId, verdicts = ['cleared', 'upheld'] } = props;
  const [decide] = useReviewsDecideMutation();
  const reasons = startup.review?.reasons.map(({ code }) => code) ?? [];
  return (
    <VerdictForm
      verdicts={verdicts}
      words={WORDS}
      schema={reviewInput}
      fields={REVIEW_FIELDS}
      draft={useDraftKey('review', startup.id)}
      decide={(decision) => decide({ startupId: startup.id, reviewInput: { ...decision, reasons } }).unwrap()}
      title={startup.idea_title}
      titleId={titleId}
    />
  );
}

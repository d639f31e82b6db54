import { reviewInput } from '@proofround/contracts/reviews/schemas.js';

import type { ReviewVerdict } from '../../api/generated/account-client';
import type { StartupInList } from '../../api/generated/client';
import { REVIEW_FIELDS } from '../../forms/fields/review';
import { useDraftKey } from '../../forms/use-user-id';
import { useReviewsDecideMutation } from './reviews-api';
import { VerdictForm } from './verdict-form';

const WORDS = {
  cleared: {
    action: 'Clear',
    title: 'Clear this startup',
    consequence: 'is analyzed again and shown to investors.',
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
} as const satisfies Record<ReviewVerdict, unknown>;

interface DecisionFormProps {
  startup: StartupInList;
  /** The id of the element with the startup's name. */
  titleId: string;
}

/** Clears a startup or upholds its hold, with a note. */
export function DecisionForm({ startup: { id, idea_title: title }, titleId }: DecisionFormProps) {
  const [decide] = useReviewsDecideMutation();
  return (
    <VerdictForm
      verdicts={['cleared', 'upheld']}
      words={WORDS}
      schema={reviewInput}
      fields={REVIEW_FIELDS}
      draft={useDraftKey('review', id)}
      decide={(decision) => decide({ startupId: id, reviewInput: decision }).unwrap()}
      title={title}
      titleId={titleId}
    />
  );
}

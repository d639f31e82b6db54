import { useId } from 'react';

import type { Startup } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { ReviewVerdict } from './review-verdict';

/**
 * The admin's decision on a startup that is held back. The review queue lists an upheld startup only if its
 * founder asks for a review; here the admin can decide without that (ADMIN-11).
 */
export function HoldDecision({ startup }: { startup: Pick<Startup, 'id' | 'idea_title' | 'review'> }) {
  const id = useId();
  const state = startup.review?.state;
  if (state !== 'held' && state !== 'upheld') return null;
  return (
    <TitledCard id={id} title="Your decision on the hold" note="It is recorded.">
      <ReviewVerdict
        startup={startup}
        titleId={id}
        verdicts={state === 'held' ? ['cleared', 'upheld'] : ['cleared']}
      />
    </TitledCard>
  );
}

import { useId } from 'react';

import type { ReviewInQueue } from '../../api/generated/account-client';
import { Badge } from '../../components/badge';
import { HoldReasons } from '../../components/hold-reasons';
import { Moment } from '../../components/time';
import { ReviewVerdict } from './review-verdict';
import { CaseHead } from './verdict-form';

const VERDICTS = { cleared: 'Cleared', upheld: 'Upheld' } as const;

function Decisions({ decisions }: Pick<ReviewInQueue, 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <div>
      <h4 className="text-label font-medium">Decided before</h4>
      <ul aria-label="Decided before" className="mt-1 flex flex-col gap-1 text-label text-text-2">
        {decisions.map(({ id, state, note, decided_at: at }) => (
          <li key={id} className="break-words">
            {VERDICTS[state]} <Moment at={at} />
            {note && `: ${note}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A held startup: whether its owner asked for a review, the reasons, and the form for the decision. */
export function ReviewItem({ held }: { held: ReviewInQueue }) {
  const titleId = useId();
  const { startup, asked_at: askedAt, decisions } = held;
  const upheld = startup.review?.state === 'upheld';
  return (
    <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div>
        <CaseHead titleId={titleId} startup={startup}>
          {askedAt && <Badge tone="primary">Review asked for</Badge>}
          <Badge tone={upheld ? 'bad' : 'warn'}>{upheld ? 'Upheld' : 'Held'}</Badge>
        </CaseHead>
        {askedAt && (
          <p className="mt-0.5 text-label text-muted">
            Asked <Moment at={askedAt} />
          </p>
        )}
        <p className="mt-1 line-clamp-3 text-label break-words text-text-2" title={startup.idea_description}>
          {startup.idea_description}
        </p>
      </div>
      <HoldReasons reasons={startup.review?.reasons ?? []} />
      <Decisions decisions={decisions} />
      <ReviewVerdict startup={startup} titleId={titleId} />
    </article>
  );
}

import { useId } from 'react';
import { Link } from 'react-router';

import { Badge } from '../../components/badge';
import { HoldReasons } from '../../components/hold-reasons';
import { formatMoment } from '../../lib/format';
import { DecisionForm } from './decision-form';
import type { ReviewedStartup } from './reviews-api';

/** A startup that is held back: whether its owner asked, why it is held, and what the admin decides. */
export function ReviewItem({ startup, onDecided }: { startup: ReviewedStartup; onDecided: () => void }) {
  const titleId = useId();
  const { id, idea_title: title, idea_description: description, review, asked_at: askedAt } = startup;
  const upheld = review.state === 'upheld';
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <h3 id={titleId} className="min-w-0 text-body font-medium break-words">
              <Link to={`/analytics/${id}`} className="rounded-control text-primary hover:underline">
                {title}
              </Link>
            </h3>
            <div className="flex flex-wrap gap-1.5">
              {askedAt && <Badge tone="primary">Review asked for</Badge>}
              <Badge tone={upheld ? 'bad' : 'warn'}>{upheld ? 'Upheld' : 'Held'}</Badge>
            </div>
          </div>
          {askedAt && (
            <p className="mt-0.5 text-label text-muted">
              Asked <time dateTime={askedAt}>{formatMoment(askedAt)}</time>
            </p>
          )}
          <p className="mt-1 line-clamp-3 text-label break-words text-text-2" title={description}>
            {description}
          </p>
        </div>
        <HoldReasons reasons={review.reasons} />
        <DecisionForm startup={startup} titleId={titleId} onDecided={onDecided} />
      </article>
    </li>
  );
}

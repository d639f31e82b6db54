import { Lock, Pencil } from 'lucide-react';
import { useId } from 'react';

import type { StartupInList } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import { HoldReasons } from '../../components/hold-reasons';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { useReviewsAskMutation } from './api';

const WORDS = {
  held: {
    title: 'Held back from investors',
    what: 'Investors do not see this startup in lists, matches or the marketplace, and its score is at most 20.',
    next: 'Edit what it says, and it is analysed again. If we read it wrong, ask for a review: a person looks at it.',
  },
  upheld: {
    title: 'Held back from investors after a review',
    what: 'A person looked at it and agreed with the reasons. Investors do not see this startup, and its score is at most 20.',
    next: 'Edit what it says, and it is analysed again. You can ask for a review once per analysis.',
  },
} as const;

interface HeldNoticeProps {
  startup: StartupInList;
  /** Only the owner can edit the startup or ask for a review. */
  isOwner: boolean;
  /** The level below the heading with the startup's name. */
  heading: 'h2' | 'h3';
}

/** Explains a hold: its consequence, its reasons and what to do. Renders nothing without a review. */
export function HeldNotice({ startup, isOwner, heading: Heading }: HeldNoticeProps) {
  const id = useId();
  const { review } = startup;
  if (!review) return null;
  if (review.state === 'cleared') {
    return (
      <p className="text-label text-muted">A person reviewed this startup and cleared it for investors.</p>
    );
  }
  const { title, what, next } = WORDS[review.state];
  return (
    <section aria-labelledby={id} className="rounded-control bg-warn-tint px-4 py-3">
      <Heading id={id} className="flex items-center gap-2 text-body font-semibold text-warn">
        <Lock className="size-4 shrink-0" aria-hidden />
        {title}
      </Heading>
      <p className="mt-1 mb-3 text-body text-text-2">{what}</p>
      <HoldReasons reasons={review.reasons} />
      {isOwner && (
        <>
          <p className="mt-3 text-body text-text-2">{next}</p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <ActionLink to={`/edit-startup/${startup.id}`} icon={Pencil} describedBy={id} size="small">
              Edit
            </ActionLink>
            {/* The key resets the button for each new analysis. */}
            <AskForReview key={startup.analysis?.generated_at} startup={startup} describedBy={id} />
          </div>
        </>
      )}
    </section>
  );
}

/** Requests a review of the hold, once per analysis. */
function AskForReview({ startup, describedBy }: { startup: StartupInList; describedBy: string }) {
  const [ask, { isSuccess }] = useReviewsAskMutation();
  const isRequested = isSuccess || startup.review?.asked_at !== undefined;
  if (isRequested) {
    return (
      <p data-takes-focus tabIndex={-1} role="status" className="text-label font-medium text-text-2">
        You asked for a review
      </p>
    );
  }
  return (
    <SendButton
      variant="secondary"
      size="small"
      aria-describedby={describedBy}
      send={() => ask({ id: startup.id }).unwrap()}
      failure={detailOr('Failed to ask for a review')}
    >
      Ask for a review
    </SendButton>
  );
}
